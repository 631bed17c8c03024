import type { Demand, Mask } from './demands.js';
import { meansOf, meets, type Supply } from './supplies.js';

/**
 * Units that may be spent next, after some were chosen, so that all of them still pay the cost in full.
 * @param masks of the units for this payment @param chosen places chosen so far @param life life that may be paid
 * @returns places; empty when the chosen ones pay already or nothing leads on
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

/** Whether some full payment from the pool spends all the chosen units: each must find a need of its own. */
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

/** The ways to meet a cost that the units and the life suffice for. */
function payable(demands: readonly Demand[], masks: readonly Mask[], life: number): readonly Demand[] {
  const [supply] = meansOf(masks).supplies as [Supply];
  return demands.filter((demand) => demand.life <= life && meets(demand, supply));
}

/** Gives each unit a need of its own. By exchange, what can be placed at all can be part of a full payment, if there is one. */
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
 * The payment that a player makes who doesn't care: least life, then fewest units, then those that come first.
 * @param masks of the units for this payment  @param life life that may be paid
 * @param order places in the order in which they should go; those that can do least first where it is left out
 * @returns null when they don't suffice
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

/** What can be spent as least first, of those the highest bits, then what was there first. */
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
