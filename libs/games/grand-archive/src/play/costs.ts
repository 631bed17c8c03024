import { idOfSeat, type ObjectId, type Seat } from '@arbiter/kernel';
import {
  type Amount,
  type Ability,
  amount,
  type Env,
  fitsEntry,
  type ObjectRow,
  type Table,
  type Tree,
  valuesOf,
  type Verb,
} from '@arbiter/kernel/authoring';
import type { CostKind } from '../cards/printed.js';
import { rowOf } from '../facts.js';
import { fieldOf } from '../values/sides.js';
import { hasKeyword } from '../values/keywords.js';
import { levelFor } from './empowered.js';
import { rulesWith } from '../values/rules.js';

/** Numbers of cards paid: cards of the hand put into memory (reserve), and cards of the memory banished (1.6.4.2). */
export type Cost = { readonly [kind in CostKind]: number };

export const noCost: Cost = { reserve: 0, memory: 0 };

/**
 * Returns the cost of a card after effects increase and reduce it, never less than 0 (1.6.4.2.8, 1.6.4.2.8.3, 1.6.4.2.8.3.1); null for a
 * card without a cost (2.3.0.1, 2.3.3.4).
 * @param x the number for X
 */
export function cardCost(table: Table, seat: Seat, object: ObjectId, x = 0): Cost | null {
  const { cost, costKind } = valuesOf(table, object);
  if (costKind === null) return null;
  const kind = costKind as CostKind;
  const base = isVariable(table, object) ? x : (cost as number);
  return costOf(kind, Math.max(0, base + changes(table, seat, object, kind)));
}

const costOf = (kind: CostKind, amount: number): Cost =>
  kind === 'reserve' ? { reserve: amount, memory: 0 } : { reserve: 0, memory: amount };

/** Returns what must be paid of a card's cost if something else is paid instead: the increases by effects. */
export function costInstead(table: Table, seat: Seat, object: ObjectId): Cost {
  const kind = (valuesOf(table, object).costKind ?? 'reserve') as CostKind;
  return costOf(kind, Math.max(0, changes(table, seat, object, kind)));
}

/** Whether a card's cost is X (1.6.4.2.9). */
export const isVariable = (table: Table, object: ObjectId): boolean => hasVariableCost(table, table.object(object));

/** Whether an object's cost is X, for the object as it is or last was. */
export const hasVariableCost = (table: Table, row: ObjectRow): boolean =>
  (table.program(row).card.printed.cost as { readonly amount?: unknown } | null)?.amount === 'X';

/**
 * Returns the sum of increases and reductions by effects, for a cost of its own kind (1.6.4.2.8.1, 1.6.4.2.8.2); the printed cost stays the
 * same (2.4.3.4).
 */
function changes(table: Table, seat: Seat, object: ObjectId, kind: CostKind): number {
  // ext.1.2
  let sum = kind === 'reserve' && hasKeyword(table, object, 'efficiency') ? -levelFor(table, table.object(object)) : 0;
  for (const bearer of [idOfSeat(seat), object]) {
    for (const entry of rulesWith(table, bearer, 'cost')) {
      if (entry.atLevel !== undefined && levelFor(table, table.object(object)) < entry.atLevel) continue;
      if (entry.kind === kind && fitsEntry(table, entry.where, object, bearer))
        sum += ((entry.more ?? 0) - (entry.less ?? 0)) * timesOf(table, entry.each, object);
    }
  }
  return sum;
}

/** Returns how often an entry counts: once, or once for each object on the field that fits. */
function timesOf(table: Table, each: Tree | undefined, card: ObjectId): number {
  return each === undefined ? 1 : table.zone('field').order.filter((id) => fitsEntry(table, each, id, card)).length;
}

/** Returns the cost of an ability in cards: its verbs `payReserve` and `payMemory`. */
export function abilityCost(table: Table, env: Env, { cost = [] }: Ability): Cost {
  const sum = (name: string): number =>
    cost.reduce((total, verb) => total + (verb.verb === name ? amount(table, env, (verb.amount as Amount | undefined) ?? 1) : 0), 0);
  return { reserve: sum('payReserve'), memory: sum('payMemory') };
}

/** Returns the other costs of an ability. */
export const otherCosts = ({ cost = [] }: Ability): readonly Verb[] =>
  cost.filter(({ verb }) => verb !== 'payReserve' && verb !== 'payMemory');

/** Returns a cost in cards as verbs, so that it can be checked together with other costs. */
export const cardVerbs = ({ reserve, memory }: Cost): readonly Verb[] => [
  ...(reserve > 0 ? [{ verb: 'payReserve', amount: reserve }] : []),
  ...(memory > 0 ? [{ verb: 'payMemory', amount: memory }] : []),
];

export const addCosts = (one: Cost, other: Cost): Cost => ({ reserve: one.reserve + other.reserve, memory: one.memory + other.memory });

/** Returns the cards of a player's graveyard that may be banished to pay 1 of a memory cost (ext.1.1, ruling:24). */
export function floatingCards(table: Table, seat: Seat): readonly ObjectId[] {
  return table.zoneOf('graveyard', seat).order.filter((id) => hasKeyword(table, id, 'floatingMemory'));
}

/** Returns the objects that a player may rest to pay 1 of a reserve cost (ext.1.6). */
export function reservables(table: Table, seat: Seat): readonly ObjectId[] {
  return fieldOf(table, seat).filter((id) => !rowOf(table, id).rested && hasKeyword(table, id, 'reservable'));
}

/** Whether a player could pay a cost in cards. The card being played can't pay for itself (1.6.4.2.4.1). */
export function canPay(table: Table, seat: Seat, { reserve, memory }: Cost, played: ObjectId): boolean {
  const others = (kind: string): number => {
    const { order } = table.zoneOf(kind, seat);
    return order.includes(played) ? order.length - 1 : order.length;
  };
  if (reserve > 0 && others('hand') < reserve && others('hand') + reservables(table, seat).length < reserve) return false;
  return memory === 0 || others('memory') + floatingCards(table, seat).filter((id) => id !== played).length >= memory;
}
