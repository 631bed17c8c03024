import type { ObjectId, RuleRef } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose, stampInOrder, type Table } from '@arbiter/kernel/authoring';
import { futureOf, isPastUp } from '../field/faces.js';
import { isInBattleArea, rowOf, setObject } from '../facts.js';

/** Proposes to turn over a double-faced card so that its future is up (1117.2a). It stays the same card (1302.2c). */
export function shift(object: ObjectId, rule: RuleRef): Happening {
  return propose('shift', { object }, { rule });
}

const shifting = ['shifted'] as const;

/** Whether a card can be turned over where it lies: its past is up, whatever it is a copy of (1117.2a, 1302.2c). */
const isShiftable = (table: Table, id: ObjectId): boolean => isInBattleArea(table, id) && isPastUp(table, table.object(id));

export const shiftRule: HappeningRule = {
  keys: () => shifting,
  possible: (table, { object }) => isShiftable(table, object),
  commit: (table, list) => {
    for (const { object, data } of list) {
      // The card shows its future where it lies, and stays the same card (1117.2a, 1302.2c).
      setObject(table, object, 'face', futureOf(table, table.object(object)));
      // The abilities of the other side begin now (909.3b).
      stampInOrder(table, [object]);
      table.emit('shifted', data.rule as RuleRef, { object, card: rowOf(table, object).card });
    }
    return list;
  },
};
