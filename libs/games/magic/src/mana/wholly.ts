import { affords, type Conversion, type Demand, type Mask, meansOf, type Source } from '@arbiter/kernel/authoring';
import type { ManaCost } from '../characteristics/symbols.js';
import { demandsOf } from './masks.js';
import { type Helper, type ManaUse, type Purse, useOf } from './payment.js';

/**
 * Paying so that nothing of the mana that is added for it is left over, where an effect lets mana abilities be activated only so. Sources
 * that ask for mana themselves are left alone.
 */

/**
 * Uses of sources after which a payment is left that spends all that was added, and that one needs.
 * @param before how many units lay in the pool as the payment began: what was added, or set aside to help, comes behind them
 */
export function whollyHelpful(purse: Purse, cost: ManaCost, before: number): readonly (ManaUse | Helper)[] {
  const found: (ManaUse | Helper)[] = [];
  purse.means.sources.forEach(({ outputs }, source) => {
    outputs.forEach((_, output) => {
      const first = { source, output };
      if (demandsOf(cost).some((demand) => planAfter(purse, demand, before, first) !== null)) found.push(useOf(purse, first));
    });
  });
  return found;
}

/** What to use, in order, so that the pool pays a cost and nothing that was added is left; null where there is no such way. */
export function whollyPaid(purse: Purse, cost: ManaCost, before: number): readonly (ManaUse | Helper)[] | null {
  for (const demand of demandsOf(cost)) {
    const plan = planFrom(demand, spotOf(purse, before), 0);
    if (plan !== null) return plan.map((use) => useOf(purse, use));
  }
  return null;
}

/** How far a payment has come: units that may stay, units that must go, and what can still be used. */
interface Spot {
  readonly kept: readonly Mask[];
  readonly added: readonly Mask[];
  readonly sources: readonly { readonly at: number; readonly source: Source }[];
  readonly life: number;
}

function spotOf({ means }: Purse, before: number): Spot {
  const masks = means.units.map(({ main }) => main);
  return {
    kept: masks.slice(0, before),
    added: masks.slice(before),
    sources: means.sources.map((source, at) => ({ at, source })),
    life: means.life,
  };
}

function planAfter(purse: Purse, demand: Demand, before: number, first: Conversion): readonly Conversion[] | null {
  const spot = spotOf(purse, before);
  const place = spot.sources.findIndex(({ at }) => at === first.source);
  const after = used(spot, place, first.output);
  return after === null ? null : planFrom(demand, after, 0);
}

/** The spot after one use; null where the source asks for mana itself. */
function used(spot: Spot, place: number, output: number): Spot | null {
  const { source } = spot.sources[place] as Spot['sources'][number];
  const result = source.outputs[output];
  if (result === undefined || result.needs !== undefined) return null;
  const sources = spot.sources.filter((_, index) => index !== place);
  // Life below nothing pays for nothing.
  return { ...spot, sources, life: spot.life - (result.life ?? 0), added: [...spot.added, ...result.units] };
}

/** The first way to go on, using sources from a place on in their order: which one is used first makes no difference. */
function planFrom(demand: Demand, spot: Spot, from: number): readonly Conversion[] | null {
  if (!allFit(demand, spot.added)) return null;
  if (affords([demand], meansOf([...spot.added, ...spot.kept], [], spot.life))) return [];
  for (let place = from; place < spot.sources.length; place++) {
    const { at, source } = spot.sources[place] as Spot['sources'][number];
    if (place > from && sameSource(source, (spot.sources[place - 1] as Spot['sources'][number]).source)) continue;
    for (let output = 0; output < source.outputs.length; output++) {
      const after = used(spot, place, output);
      const rest = after === null ? null : planFrom(demand, after, place);
      if (rest !== null) return [{ source: at, output }, ...rest];
    }
  }
  return null;
}

/** Of equal sources that stand side by side the first is tried for all. */
const sameSource = (one: Source, other: Source): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether all of these units can be spent on one payment, each for a need of its own. */
function allFit({ masks, counts, size }: Demand, units: readonly Mask[]): boolean {
  if (units.length > size) return false;
  const needs = masks.flatMap((mask, at) => Array.from({ length: counts[at] as number }, () => mask));
  const taken: number[] = needs.map(() => -1);
  const place = (unit: number, seen: Set<number>): boolean =>
    needs.some((need, at) => {
      if ((need & (units[unit] as Mask)) === 0 || seen.has(at)) return false;
      seen.add(at);
      if (taken[at] !== -1 && !place(taken[at] as number, seen)) return false;
      taken[at] = unit;
      return true;
    });
  return units.every((_, unit) => place(unit, new Set()));
}
