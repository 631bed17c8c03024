import type { Json, ObjectId, Seat } from '@arbiter/kernel';
import { type Table, valuesOf } from '@arbiter/kernel/authoring';
import { canonicalCost } from '../costs/arithmetic.js';
import type { ManaCost } from '../characteristics/symbols.js';
import { canAfford, purseOf } from './payment.js';

/** More generic mana than anybody pays. */
const mostGeneric = 100;

/** Whether a spell has assist (702.131a). */
export function hasAssist(table: Table, spell: ObjectId): boolean {
  return (valuesOf(table, spell).keywords as readonly Json[]).includes('assist');
}

/** Returns how much generic mana another player could pay at most for a spell (702.131a); 0 if the spell has no assist. */
export function assistance(table: Table, seat: Seat, spell: ObjectId): number {
  if (!hasAssist(table, spell)) return 0;
  return Math.max(
    0,
    ...table
      .seats()
      .filter((other) => other !== seat)
      .map((other) => payableBy(table, other, spell, mostGeneric)),
  );
}

/** Returns how much generic mana a player could pay for a spell, up to a limit. */
export function payableBy(table: Table, seat: Seat, spell: ObjectId, limit: number): number {
  const purse = purseOf(table, seat, { spender: { purpose: 'spell', object: spell } });
  let most = 0;
  while (most < limit && canAfford(purse, [{ kind: 'generic', amount: most + 1 }])) most++;
  return most;
}

/** Returns the amount of generic mana of a cost. */
export function genericOf(cost: ManaCost): number {
  return cost.reduce((sum, symbol) => (symbol.kind === 'generic' ? sum + symbol.amount : sum), 0);
}

/** Returns a cost with its generic mana in one symbol, reduced by `amount`, or without generic mana if it has less. */
export function withoutGeneric(cost: ManaCost, amount: number): ManaCost {
  return canonicalCost(
    cost.map((symbol) => (symbol.kind === 'generic' ? { ...symbol, amount: Math.max(0, symbol.amount - amount) } : symbol)),
  );
}
