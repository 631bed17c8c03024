import type { Demand, Mask } from './demands.js';
import { meansOf, meets, type Supply } from './supplies.js';

/**
 * Returns the units that may be spent next after some were chosen, so that all of them together still pay the cost in full.
 * @param masks masks of the units for this payment
 * @param chosen indexes chosen so far
 * @param life life that may be paid
 * @returns indexes; empty when the chosen units already pay, or when no further unit leads to a full payment
 */
export function nextUnits(demands: readonly Demand[], masks: readonly Mask[], chosen: readonly number[], life = 0): readonly number[] {
  const results = new Map<Mask, boolean>();
  const ways = payable(demands, masks, life);
  return masks.flatMap((mask, place) => {
    if (mask === 0 || chosen.includes(place)) return [];
    let leads = results.get(mask);
    if (leads === undefined) {
      leads = extendable(ways, masks, [...chosen, place]);
      results.set(mask, leads);
    }
    return leads ? [place] : [];
  });
}

/** Whether some full payment from the pool spends all the chosen units, so that each can be given a need of its own. */
function extendable(demands: readonly Demand[], masks: readonly Mask[], chosen: readonly number[]): boolean {
  return demands.some(
    (demand) =>
      demand.size >= chosen.length &&
      allPlaced(
        demand,
        chosen.map((place) => masks[place] as Mask),
      ),
  );
}

/** Returns the ways to meet a cost for which the units and the life are enough. */
function payable(demands: readonly Demand[], masks: readonly Mask[], life: number): readonly Demand[] {
  const [supply] = meansOf(masks).supplies as [Supply];
  return demands.filter((demand) => demand.life <= life && meets(demand, supply));
}

/**
 * Whether each unit can be given a need of its own. By an exchange argument, units that can be placed are part of a full payment if there
 * is one.
 */
function allPlaced(demand: Demand, units: readonly Mask[]): boolean {
  const needs = demand.masks.flatMap((mask, at) => Array.from({ length: Math.min(demand.counts[at] as number, units.length) }, () => mask));
  const filledBy: number[] = needs.map(() => -1);
  const place = (unit: number, seen: Set<number>): boolean =>
    needs.some((need, at) => {
      if (seen.has(at) || (need & (units[unit] as Mask)) === 0) return false;
      seen.add(at);
      if ((filledBy[at] as number) >= 0 && !place(filledBy[at] as number, seen)) return false;
      filledBy[at] = unit;
      return true;
    });
  return units.every((_, unit) => place(unit, new Set()));
}

/** What a payment spends. */
export interface Spending {
  readonly places: readonly number[];
  readonly life: number;
}

/**
 * Returns the payment for a player who has no preference: least life, then fewest units, then those that come first.
 * @param masks masks of the units for this payment
 * @param life life that may be paid
 * @param order indexes in the order in which units should be spent; by default those that can be spent in fewest ways come first
 * @returns null when the units and the life are not enough
 */
export function leastSpending(
  demands: readonly Demand[],
  masks: readonly Mask[],
  life = 0,
  order: readonly number[] = byUse(masks),
): Spending | null {
  const demand = payable(demands, masks, life)[0];
  if (demand === undefined) return null;
  const places: number[] = [];
  for (const place of order) {
    if (places.length === demand.size) break;
    if (masks[place] !== 0 && extendable([demand], masks, [...places, place])) places.push(place);
  }
  return { places, life: demand.life };
}

/** Sorts units: those that can be spent in fewest ways first, among equals those with the highest bits, then in their given order. */
function byUse(masks: readonly Mask[]): readonly number[] {
  return masks
    .map((_, place) => place)
    .sort((a, b) => bits(masks[a] as Mask) - bits(masks[b] as Mask) || (masks[b] as Mask) - (masks[a] as Mask) || a - b);
}

export function bits(mask: Mask): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}
