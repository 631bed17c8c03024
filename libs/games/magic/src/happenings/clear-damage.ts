import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose } from '@arbiter/kernel/authoring';
import { setObject } from '../facts.js';

/** Removes all damage marked on a permanent (702.88a). */
export function clearDamage(object: ObjectId, rule: RuleRef): Happening {
  return propose('clearDamage', { object }, { rule });
}

const unwatched: readonly string[] = [];

export const clearDamageRule: HappeningRule = {
  keys: () => unwatched,
  possible: (table, { object }) => table.find(object)?.zone === 'battlefield',
  commit: (table, list) => {
    for (const { object } of list) setObject(table, object, 'damage', 0);
    return list;
  },
};
