import {
  affords,
  type Conversion,
  conversionsNeeded as conversionsFor,
  leastSpending as leastOf,
  type Means,
  nextActivations as activationsFor,
  nextUnits as unitsFor,
  type Activation,
  smallestPlan as planFor,
  type Mask,
  type Plan,
  type Spending,
} from '@arbiter/kernel/authoring';
import { waysToPay, withX, type Way } from '../costs/arithmetic.js';
import type { ManaType } from '../characteristics/colours.js';
import { hasVariable, type ManaCost, type ManaSymbol } from '../characteristics/symbols.js';
import { bitOf, demandsOf } from './masks.js';

/** Paying mana costs with the kernel's search for payments. */

/** Whether a cost can be paid in full (118.3). X counts 0. */
export function canPay(cost: ManaCost, means: Means): boolean {
  return affords(demandsOf(cost), means);
}

/** Returns, in order, the uses of sources with a mana cost without which a cost can't be paid; null if it can't be paid at all. */
export function conversionsNeeded(cost: ManaCost, means: Means): readonly Conversion[] | null {
  return conversionsFor(demandsOf(cost), means);
}

/** Returns what may be activated next so that the cost can still be paid in full (601.2g). */
export function nextActivations(cost: ManaCost, means: Means): readonly Activation[] {
  return activationsFor(demandsOf(cost), means);
}

/**
 * Returns the smallest way to pay, always the same one for the same means: it prefers sources that can do least, colourless ones before
 * coloured ones, then older permanents (earlier places). Null if the cost can't be paid.
 */
export function smallestPlan(cost: ManaCost, means: Means): Plan | null {
  return planFor(demandsOf(cost), means, bitOf.colourless);
}

/** Returns the units of the pool that may be spent next, after the chosen ones, so that the pool still pays the cost in full (601.2h). */
export function nextUnits(cost: ManaCost, masks: readonly Mask[], chosen: readonly number[], life = 0): readonly number[] {
  return unitsFor(demandsOf(cost), masks, chosen, life);
}

/** Returns the default payment from the pool, for a player without preferences; null if the pool doesn't suffice. */
export function leastSpending(cost: ManaCost, masks: readonly Mask[], life = 0, order?: readonly number[]): Spending | null {
  return leastOf(demandsOf(cost), masks, life, order);
}

/**
 * Returns the largest X with which a cost can be paid; -1 if it can't be paid even with 0, and 0 for a cost without a variable symbol.
 * @param only types of mana that may be spent on X
 * @param isPaid whether the cost with this X can be paid, after increases and reductions (601.2f); if one X can't be paid, no larger one
 *   can
 */
export function largestX(
  cost: ManaCost,
  means: Means,
  only?: readonly ManaType[],
  isPaid: (cost: ManaCost) => boolean = (same) => canPay(same, means),
): number {
  const pays = (x: number): boolean => isPaid(withX(cost, x, only));
  if (!pays(0)) return -1;
  if (!hasVariable(cost)) return 0;
  let low = 0;
  let high = 1;
  const most =
    means.units.length + means.sources.reduce((sum, { outputs }) => sum + Math.max(0, ...outputs.map(({ units }) => units.length)), 0);
  // A reduction may pay for part of X, so the bound is found by doubling and not from the mana alone; it ends far above what any board can
  // pay.
  while (high <= 2 * most + 1_000 && pays(high)) {
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (pays(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Returns the ways to pay one symbol of a cost that still allow a full payment (118.13, 601.2b), which an announcement may offer.
 * @param at a place of the cost
 * @param pays whether a cost whose other symbols are still open can be paid with this much life; `canPay` unless costs change later
 */
export function payableWays(cost: ManaCost, at: number, life: number, pays: (cost: ManaCost, life: number) => boolean): readonly Way[] {
  return waysToPay(cost[at] as ManaSymbol).filter(
    (way) => way.life <= life && pays([...cost.slice(0, at), ...way.mana, ...cost.slice(at + 1)], life - way.life),
  );
}
