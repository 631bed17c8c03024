import { jsonObjectOf, type ObjectId } from '@arbiter/kernel';
import { counterRules, type Happening, propose, type Table } from '@arbiter/kernel/authoring';
import { rowOnField } from '../facts.js';
import { type Doing, doingOf, shownDoing } from './reasons.js';

/** Proposes to put counters of one kind on a face-up card (base.21.4). */
export function addCounters(object: ObjectId, kind: string, amount: number, doing: Doing): Happening {
  return propose('addCounters', { object }, jsonObjectOf({ ...doing, kind, amount }));
}

/** Proposes to remove counters of one kind from a card, at most as many as it has. */
export function removeCounters(object: ObjectId, kind: string, amount: number, doing: Doing): Happening {
  return propose('removeCounters', { object }, jsonObjectOf({ ...doing, kind, amount }));
}

const standsFaceUp = (table: Table, object: ObjectId): boolean => {
  return rowOnField(table, object)?.faceUp === true;
};

export const { addCountersRule, removeCountersRule } = counterRules({
  put: 'counterPlaced',
  removed: 'counterRemoved',
  reaches: (table, { object, data }) => (data.amount as number) > 0 && standsFaceUp(table, object),
  tell: (table, { object, data }, amount) => {
    const { card, controller } = table.object(object);
    table.emit('countersChanged', 'base.21.4', {
      object,
      card,
      seat: controller,
      kind: data.kind as string,
      amount,
      ...shownDoing(doingOf(data)),
    });
  },
});
