import { type Happening, type HappeningRule, type JsonObject, type ObjectId, propose, type Table, tallyWith } from '@arbiter/kernel';
import { fieldsOf, rowOf, setObject } from '../facts.js';
import { type Doing, doingOf, shownDoing } from './reasons.js';

/** Counters of a kind are put on a face-up card (base.21.4). */
export function addCounters(object: ObjectId, kind: string, amount: number, doing: Doing): Happening {
  return propose('addCounters', { object }, { ...doing, kind, amount } as unknown as JsonObject);
}

/** Counters of a kind are removed from a card, as many as are there at most. */
export function removeCounters(object: ObjectId, kind: string, amount: number, doing: Doing): Happening {
  return propose('removeCounters', { object }, { ...doing, kind, amount } as unknown as JsonObject);
}

/** How many counters of a kind lie on a card. */
export function countersOn(table: Table, object: ObjectId, kind: string): number {
  return rowOf(table, object).counters[kind] ?? 0;
}

function write(table: Table, { object, data }: Happening, to: number, rule: string): void {
  const kind = data.kind as string;
  const { counters } = rowOf(table, object);
  setObject(table, object, 'counters', tallyWith(counters, kind, to));
  table.emit('countersChanged', rule, { object, card: table.object(object).card, seat: table.object(object).controller, kind, amount: to, ...shownDoing(doingOf(data)) });
}

const standsFaceUp = (table: Table, object: ObjectId): boolean => {
  const row = table.find(object);
  return row !== null && row.slot !== '' && fieldsOf(row).faceUp;
};

export const addCountersRule: HappeningRule = {
  keys: () => ['counterPlaced'],
  possible: (table, { object, data }) => (data.amount as number) > 0 && standsFaceUp(table, object),
  commit: (table, list) =>
    list.map((happening) => {
      write(table, happening, countersOn(table, happening.object, happening.data.kind as string) + (happening.data.amount as number), 'base.21.4');
      return happening;
    }),
};

export const removeCountersRule: HappeningRule = {
  keys: () => ['counterRemoved'],
  possible: (table, { object, data }) => (data.amount as number) > 0 && standsFaceUp(table, object) && countersOn(table, object, data.kind as string) > 0,
  commit: (table, list) =>
    list.map((happening) => {
      const there = countersOn(table, happening.object, happening.data.kind as string);
      const amount = Math.min(there, happening.data.amount as number);
      write(table, happening, there - amount, 'base.21.4');
      return { ...happening, data: { ...happening.data, amount } };
    }),
};
