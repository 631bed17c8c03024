import { type EntityId, idOfSeat, type ObjectId, type Seat } from '@arbiter/kernel';
import { type Ability, fitsEntry, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { addCosts, noCost, parseCost, printCost, type WillCost } from '../will/costs.js';
import { willIn } from '../will/cost-parts.js';
import { rulesWith } from '../values/rules.js';
import type { Way } from './items.js';

/** What is played: a card in a way, an ability of a card, or a Judgment; or what a card is awakened for (1109.2). */
export interface CostSubject {
  readonly of: 'play' | 'activate' | 'judgment' | 'awaken';
  readonly object: ObjectId;
  readonly keyword?: string;
}

/** Will that the card itself costs, played in a way (203, 708.4, 1110.2, 1114.2); null where it can't be played for lack of a cost. */
export function printedCost(table: Table, object: ObjectId, way: Way): WillCost {
  const { cost } = valuesOf(table, object);
  return isPrinted(way) ? printedCostOf(cost) : noCost;
}

/** Whether what is printed on a card is paid for it in a way, so far as nothing changes it (708.4, 903.2e-ii, 1110.2, 1114.2, ruling:9). */
export const isPrinted = (way: Way): boolean => way !== 'standby' && way !== 'stealth' && way !== 'incarnation' && way !== 'free';

/** What a cost says; 203.5a: what has no cost costs 0. */
export function printedCostOf(cost: unknown): WillCost {
  return typeof cost === 'string' ? parseCost(cost) : noCost;
}

/** Will that an ability costs. */
export const abilityCost = (ability: Ability): WillCost => parseCost(willIn(ability));

/** 903.2e: the will that is asked for in the end; where its payer may choose what is taken off, the first of the ways. */
export function changedCost(table: Table, seat: Seat, base: WillCost, subject: CostSubject): WillCost {
  return costVariants(table, seat, base, subject)[0] ?? base;
}

/** 903.2e: what effects add (903.2e-iii), then what they take off, in each of the ways in which the payer may have it taken off (903.2e-iv). */
export function costVariants(table: Table, seat: Seat, base: WillCost, subject: CostSubject): readonly WillCost[] {
  const bearers = [idOfSeat(seat), subject.object];
  if (bearers.every((bearer) => rulesWith(table, bearer, 'cost').length === 0)) return [base];
  const entries = bearers.flatMap((bearer) => rulesWith(table, bearer, 'cost').filter((entry) => applies(table, entry, subject, bearer)));
  const more = entries.reduce(
    (cost, { more: text, times = 1 }) => (text === undefined ? cost : addTimes(cost, parseCost(text), times)),
    base,
  );
  let found: readonly WillCost[] = [more];
  for (const { less, times = 1 } of entries) {
    if (less === undefined) continue;
    const ways = typeof less === 'string' ? [less] : less;
    found = found.flatMap((cost) => ways.map((text) => takeTimes(cost, parseCost(text), times)));
  }
  return [...new Map(found.map((cost) => [printCost(cost), cost] as const)).values()];
}

function applies(
  table: Table,
  { of, keyword, where }: ReturnType<typeof rulesWith<'cost'>>[number],
  subject: CostSubject,
  bearer: EntityId,
): boolean {
  if (of !== subject.of || (keyword !== undefined && keyword !== subject.keyword)) return false;
  return fitsEntry(table, where, subject.object, bearer);
}

function addTimes(cost: WillCost, more: WillCost, times: number): WillCost {
  return times <= 0 ? cost : addTimes(addCosts(cost, more), more, times - 1);
}

/** The least that is left of a cost where so much is taken off it: where its payer may choose, or it is not known how often, nothing. */
export function lessened(
  cost: WillCost,
  { less, times }: { readonly less?: string | readonly string[]; readonly times?: unknown },
): WillCost {
  if (less === undefined) return cost;
  return typeof less === 'string' && times === undefined ? takeTimes(cost, parseCost(less), 1) : noCost;
}

/** 203.2, ruling:30: attribute will comes off its attribute; free will comes off the free cost, and never makes it less than nothing. */
function takeTimes(cost: WillCost, less: WillCost, times: number): WillCost {
  if (times <= 0) return cost;
  const attributes = Object.fromEntries(
    Object.entries(cost.attributes)
      .map(([attribute, count]) => [attribute, Math.max(0, count - (less.attributes[attribute] ?? 0))] as const)
      .filter(([, count]) => count > 0),
  );
  return takeTimes(
    { ...cost, attributes, moon: Math.max(0, cost.moon - less.moon), free: Math.max(0, cost.free - less.free) },
    less,
    times - 1,
  );
}
