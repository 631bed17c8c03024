import type { ManaCost } from '../characteristics/symbols.js';
import { demandsOf, type Demand, type Mask } from './masks.js';
import { meansOf, meets, type Supply } from './supply.js';

/**
 * Units of the pool that may be spent next, after some were chosen, so that the pool still pays the cost in full (601.2h).
 * @param masks the pool's masks for this payment @param chosen places chosen so far @param life life that may be paid
 * @returns places; empty when the chosen ones pay already or nothing leads on
 */
export function nextUnits(cost: ManaCost, masks: readonly Mask[], chosen: readonly number[], life = 0): readonly number[] {
  const results = new Map<Mask, boolean>();
  const demands = payable(cost, masks, life);
  return masks.flatMap((mask, place) => {
    if (mask === 0 || chosen.includes(place)) return [];
    let leads = results.get(mask);
    if (leads === undefined) {
      leads = extendable(demands, masks, [...chosen, place]);
      results.set(mask, leads);
    }
    return leads ? [place] : [];
  });
}

/** Whether some full payment from the pool spends all the chosen units: each must find a need of its own. */
function extendable(demands: readonly Demand[], masks: readonly Mask[], chosen: readonly number[]): boolean {
  return demands.some((demand) => demand.size >= chosen.length && allPlaced(demand, chosen.map((place) => masks[place] as Mask)));
}

/** The ways to meet a cost that the pool and the life suffice for. */
function payable(cost: ManaCost, masks: readonly Mask[], life: number): readonly Demand[] {
  const [supply] = meansOf(masks).supplies as [Supply];
  return demandsOf(cost).filter((demand) => demand.life <= life && meets(demand, supply));
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

/** What a payment from the pool spends. */
export interface Spending {
  readonly places: readonly number[];
  readonly life: number;
}

/**
 * The payment from the pool that a player makes who doesn't care: least life, then least mana, then the units that come first.
 * @param masks the pool's masks for this payment  @param life life that may be paid
 * @param order places in the order in which they should go; those that can do least first where it is left out
 * @returns null when the pool doesn't suffice
 */
export function leastSpending(cost: ManaCost, masks: readonly Mask[], life = 0, order: readonly number[] = byUse(masks)): Spending | null {
  const demand = payable(cost, masks, life)[0];
  if (demand === undefined) return null;
  const places: number[] = [];
  for (const place of order) {
    if (places.length === demand.size) break;
    if (masks[place] !== 0 && extendable([demand], masks, [...places, place])) places.push(place);
  }
  return { places, life: demand.life };
}

/** Colourless mana first, then what can be spent as least, then what was there first. */
function byUse(masks: readonly Mask[]): readonly number[] {
  return masks.map((_, place) => place).sort((a, b) => bits(masks[a] as Mask) - bits(masks[b] as Mask) || (masks[b] as Mask) - (masks[a] as Mask) || a - b);
}

export function bits(mask: Mask): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}
