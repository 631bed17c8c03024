import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, stampInOrder, type Table } from '@arbiter/kernel/authoring';
import { futureOf, isPastUp } from '../field/faces.js';
import { isInBattleArea, rowOf, setObject } from '../facts.js';

/** A double-faced card is turned over, so that its future is up (1117.2a). It stays the same card (1302.2c). */
export function shift(object: ObjectId, rule: RuleRef): Happening {
  return propose('shift', { object }, { rule });
}

const shifting = ['shifted'] as const;

/** What shows its past can be turned over where it lies, whatever it is a copy of (1117.2a, 1302.2c). */
const isShiftable = (table: Table, id: ObjectId): boolean => isInBattleArea(table, id) && isPastUp(table, table.object(id));

export const shiftRule: HappeningRule = {
  keys: () => shifting,
  possible: (table, { object }) => isShiftable(table, object),
  commit: (table, list) => {
    for (const { object, data } of list) {
      // 1117.2a, 1302.2c: it shows its future where it lies, and stays the same card.
      setObject(table, object, 'face', futureOf(table, table.object(object)));
      // 909.3b: what the other side says begins now.
      stampInOrder(table, [object]);
      table.emit('shifted', data.rule as RuleRef, { object, card: rowOf(table, object).card });
    }
    return list;
  },
};
