import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, type Table } from '@arbiter/kernel/authoring';
import { isOnField, rowOf, setObject, shownCard } from '../facts.js';
import { forbids } from '../values/rules.js';

/** Proposes to rest an object. */
export function rest(object: ObjectId, rule: RuleRef): Happening {
  return propose('rest', { object }, { rule });
}

/** Proposes that an object wakes up. */
export function wakeUp(object: ObjectId, rule: RuleRef): Happening {
  return propose('wakeUp', { object }, { rule });
}

const resting = ['rested'] as const;
const waking = ['wokeUp'] as const;

/** Only an awake object can be rested, and only a rested one wakes up (2.2.1.1, 2.11.7.14.2). */
export const restRule: HappeningRule = {
  keys: () => resting,
  possible: (table, happening) => stands(table, happening, false),
  commit: (table, list) => turn(table, list, true),
};
export const wakeUpRule: HappeningRule = {
  keys: () => waking,
  possible: (table, happening) => stands(table, happening, true) && !forbids(table, happening.object, 'wakeUp'),
  commit: (table, list) => turn(table, list, false),
};

function stands(table: Table, { object }: Happening, rested: boolean): boolean {
  return isOnField(table, object) && rowOf(table, object).rested === rested;
}

function turn(table: Table, list: readonly Happening[], rested: boolean): readonly Happening[] {
  for (const { object, data } of list) {
    setObject(table, object, 'rested', rested);
    table.emit(rested ? 'rested' : 'wokeUp', data.rule as RuleRef, { object, card: shownCard(table, object) });
  }
  return list;
}
