import { affords, type Conversion, type Demand, type Mask, meansOf, type Source } from '@arbiter/kernel/authoring';
import type { ManaCost } from '../characteristics/symbols.js';
import { demandsOf } from './masks.js';
import { type Helper, type ManaUse, type Purse, useOf } from './payment.js';

/**
 * Payments that leave none of the mana that is added for them unspent, for effects that allow mana abilities to be activated only in that
 * way. Sources that have a mana cost themselves are not used.
 */

/**
 * Returns the uses of sources that such a payment needs, and after which one that spends all added mana is still possible.
 * @param before how many units were in the pool as the payment began; units added since, or set aside by helpers, come after them
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

/** Returns what to use, in order, so that the pool pays a cost and no added mana is left; null if there is no such way. */
export function whollyPaid(purse: Purse, cost: ManaCost, before: number): readonly (ManaUse | Helper)[] | null {
  for (const demand of demandsOf(cost)) {
    const plan = planFrom(demand, spotOf(purse, before), 0);
    if (plan !== null) return plan.map((use) => useOf(purse, use));
  }
  return null;
}

/** The state of a payment: units that may be left, units that must be spent, and sources that can still be used. */
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

/** Returns the state after one use; null if the source has a mana cost itself. */
function used(spot: Spot, place: number, output: number): Spot | null {
  const { source } = spot.sources[place] as Spot['sources'][number];
  const result = source.outputs[output];
  if (result === undefined || result.needs !== undefined) return null;
  const sources = spot.sources.filter((_, index) => index !== place);
  // A negative amount of life can't pay for anything.
  return { ...spot, sources, life: spot.life - (result.life ?? 0), added: [...spot.added, ...result.units] };
}

/** Returns the first way to complete the payment, using sources in order from a place on: the order of use makes no difference. */
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

/** Whether two sources are equal; of equal neighbours only the first is tried. */
const sameSource = (one: Source, other: Source): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether all of these units can be spent on one payment, each on a need of its own. */
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
