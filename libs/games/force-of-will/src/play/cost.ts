import { type EntityId, idOfSeat, type ObjectId, type Seat } from '@arbiter/kernel';
import { type Ability, fitsEntry, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { addCosts, noCost, parseCost, printCost, type WillCost } from '../will/costs.js';
import { willIn } from '../will/cost-parts.js';
import { rulesWith } from '../values/rules.js';
import type { Way } from './items.js';

/** What a cost is for: a card being played, an ability of a card, a Judgment, or the awakening of a card (1109.2). */
export interface CostSubject {
  readonly of: 'play' | 'activate' | 'judgment' | 'awaken';
  readonly object: ObjectId;
  readonly keyword?: string;
}

/**
 * Returns the will that the card itself costs, played in a way (203, 708.4, 1110.2, 1114.2); no cost for a way in which its printed cost is
 * not paid.
 */
export function printedCost(table: Table, object: ObjectId, way: Way): WillCost {
  const { cost } = valuesOf(table, object);
  return isPrinted(way) ? printedCostOf(cost) : noCost;
}

/**
 * Whether the printed cost is paid when a card is played in a way, as long as nothing changes it (708.4, 903.2e-ii, 1110.2, 1114.2,
 * ruling:9).
 */
export const isPrinted = (way: Way): boolean => way !== 'standby' && way !== 'stealth' && way !== 'incarnation' && way !== 'free';

/** Reads a printed cost; a card without one costs 0 (203.5a). */
export function printedCostOf(cost: unknown): WillCost {
  return typeof cost === 'string' ? parseCost(cost) : noCost;
}

/** Returns the will that an ability costs. */
export const abilityCost = (ability: Ability): WillCost => parseCost(willIn(ability));

/** Returns the final will cost; if its payer may choose a reduction, the first variant (903.2e). */
export function changedCost(table: Table, seat: Seat, base: WillCost, subject: CostSubject): WillCost {
  return costVariants(table, seat, base, subject)[0] ?? base;
}

/**
 * Returns a cost with all increases (903.2e-iii) and then all reductions applied, in each variant in which the payer may apply the
 * reductions (903.2e, 903.2e-iv).
 */
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

/**
 * Returns the least that can remain of a cost after a reduction: no cost if the payer may choose the reduction, or if it is not known how
 * often it applies.
 */
export function lessened(
  cost: WillCost,
  { less, times }: { readonly less?: string | readonly string[]; readonly times?: unknown },
): WillCost {
  if (less === undefined) return cost;
  return typeof less === 'string' && times === undefined ? takeTimes(cost, parseCost(less), 1) : noCost;
}

/**
 * Takes a reduction off a cost several times: attribute will is taken off its own attribute, free will off the free cost, and neither gets
 * below 0 (203.2, ruling:30).
 */
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
