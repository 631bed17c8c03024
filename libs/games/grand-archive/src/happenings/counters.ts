import { type Happening, type HappeningRule, type ObjectId, propose, type RuleRef, type Table, valuesOf } from '@arbiter/kernel';
import { rowOf, setObject, shownCard } from '../facts.js';

/** Counters of a kind are put on an object (2.11.4). */
export function addCounters(object: ObjectId, kind: string, amount: number, rule: RuleRef): Happening {
  return propose('addCounters', { object }, { kind, amount, rule });
}

/** Counters of a kind are removed from an object. */
export function removeCounters(object: ObjectId, kind: string, amount: number, rule: RuleRef): Happening {
  return propose('removeCounters', { object }, { kind, amount, rule });
}

/** Numbers of counters by their kind. */
export type Counters = { readonly [kind: string]: number };

/** Counters together; kinds keep one order, for rows must be canonical. */
export function summed(one: Counters, other: Counters): Counters {
  const kinds = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort((a, b) => (a < b ? -1 : 1));
  return Object.fromEntries(kinds.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)]));
}

export function countersOn(table: Table, id: ObjectId, kind: string): number {
  return rowOf(table, id).counters[kind] ?? 0;
}

/** Whether an object's durability is counted: without a printed or given value its counters say nothing (2.11.6.3.4). */
export const hasDurability = (table: Table, id: ObjectId): boolean => typeof valuesOf(table, id).durability === 'number';

const adding = ['counterPut'] as const;
const removing = ['counterRemoved'] as const;

export const addCountersRule: HappeningRule = { keys: () => adding, possible: (table, { object, data }) => table.find(object) !== null && (data.amount as number) > 0, commit: (table, list) => list.map((one) => change(table, one, 1)) };
export const removeCountersRule: HappeningRule = {
  keys: () => removing,
  possible: (table, { object, data }) => table.find(object) !== null && countersOn(table, object, data.kind as string) > 0,
  commit: (table, list) => list.map((one) => change(table, one, -1)),
};

/** Kinds keep one order, for rows must be canonical. */
function change(table: Table, happening: Happening, sign: 1 | -1): Happening {
  const { object, data } = happening;
  const kind = data.kind as string;
  const { counters } = rowOf(table, object);
  const amount = Math.max(0, table.number((counters[kind] ?? 0) + sign * (data.amount as number)));
  const rest = Object.entries(counters).filter(([name]) => name !== kind);
  setObject(table, object, 'counters', Object.fromEntries([...rest, ...(amount > 0 ? [[kind, amount] as const] : [])].sort(([a], [b]) => (a < b ? -1 : 1))));
  table.emit('countersChanged', data.rule as RuleRef, { object, card: shownCard(table, object), kind, amount });
  return happening;
}
