import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { counterRules, type Table, valuesOf } from '@arbiter/kernel/authoring';
import { shownCard } from '../facts.js';

/** Whether an object's durability is counted: without a printed or given value, its durability counters have no meaning (2.11.6.3.4). */
export const hasDurability = (table: Table, id: ObjectId): boolean => typeof valuesOf(table, id).durability === 'number';

/** Counters on objects (2.11.4), without a limit: durability counters may exceed the printed value (1.6.9.1.3, 2.11.6.3.2). */
export const { addCountersRule, removeCountersRule } = counterRules({
  put: 'counterPut',
  removed: 'counterRemoved',
  tell: (table, { object, data }, amount) =>
    table.emit('countersChanged', data.rule as RuleRef, { object, card: shownCard(table, object), kind: data.kind as string, amount }),
});
