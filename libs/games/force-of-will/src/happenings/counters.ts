import type { RuleRef } from '@arbiter/kernel';
import { counterRules } from '@arbiter/kernel/authoring';
import { shownCard } from '../facts.js';

/** Counters on cards (1022.1). Counters of one name are the same, whatever put them there (1022.1b). */
export const { addCountersRule, removeCountersRule } = counterRules({
  put: 'counterPut',
  removed: 'counterRemoved',
  tell: (table, { object, data }, amount) =>
    table.emit('countersChanged', data.rule as RuleRef, { object, card: shownCard(table, object), kind: data.kind as string, amount }),
});
