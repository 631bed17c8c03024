import { type Happening, type HappeningRule, type ObjectId, propose, type RuleRef, type Table, tallyWith } from '@arbiter/kernel';
import { rowOf, setObject, shownCard } from '../facts.js';

/** Counters of a name are put on a card (1022.1). */
export function addCounters(object: ObjectId, kind: string, amount: number, rule: RuleRef): Happening {
  return propose('addCounters', { object }, { kind, amount, rule });
}

/** Counters of a name are removed from a card. */
export function removeCounters(object: ObjectId, kind: string, amount: number, rule: RuleRef): Happening {
  return propose('removeCounters', { object }, { kind, amount, rule });
}

export function countersOn(table: Table, id: ObjectId, kind: string): number {
  return rowOf(table, id).counters[kind] ?? 0;
}

const adding = ['counterPut'] as const;
const removing = ['counterRemoved'] as const;

export const addCountersRule: HappeningRule = { keys: () => adding, possible: (table, { object, data }) => table.find(object) !== null && (data.amount as number) > 0, commit: (table, list) => list.map((one) => change(table, one, 1)) };
export const removeCountersRule: HappeningRule = {
  keys: () => removing,
  possible: (table, { object, data }) => table.find(object) !== null && countersOn(table, object, data.kind as string) > 0,
  commit: (table, list) => list.map((one) => change(table, one, -1)),
};

/** Counters of one name are the same, wherever they came from (1022.1b). */
function change(table: Table, happening: Happening, sign: 1 | -1): Happening {
  const { object, data } = happening;
  const kind = data.kind as string;
  const { counters } = rowOf(table, object);
  const amount = Math.max(0, (counters[kind] ?? 0) + sign * (data.amount as number));
  setObject(table, object, 'counters', tallyWith(counters, kind, amount));
  table.emit('countersChanged', data.rule as RuleRef, { object, card: shownCard(table, object), kind, amount });
  return happening;
}
