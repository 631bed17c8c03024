import { jsonObjectOf, type ObjectId, type Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, place, propose, type Table } from '@arbiter/kernel/authoring';
import { gameOf, setGame } from '../facts.js';
import { type Doing, doingOf, shownDoing } from './reasons.js';

/**
 * Proposes to move a monster to the other side in its present position; it does not leave the field (base.21.6).
 * @param until key of the end; '' for no end, `back` if a change of control ends
 */
export function takeControl(object: ObjectId, seat: Seat, slot: string, until: string, doing: Doing): Happening {
  return propose('takeControl', { object, seat }, jsonObjectOf({ ...doing, slot, until }));
}

/** Drops the changes of control of a card that is not a monster any more (base.20.11). */
export function dropLoans(table: Table, id: ObjectId): void {
  setGame(
    table,
    'loans',
    gameOf(table).loans.filter(({ object }) => object !== id),
  );
}

export const takeControlRule: HappeningRule = {
  keys: () => ['controlChanged'],
  commit: (table, list) => list.map((happening) => takeOver(table, happening)),
};

function takeOver(table: Table, happening: Happening): Happening {
  const { object, seat, data } = happening;
  const from = table.object(object).controller;
  place(table, object, { slot: data.slot as string });
  const until = data.until as string;
  if (until !== 'back') setGame(table, 'loans', [...gameOf(table).loans, { object, to: seat, until }]);
  const doing = doingOf(data);
  table.emit('controlChanged', doing.rule, { object, seat, before: from, slot: data.slot as string, until, ...shownDoing(doing) });
  return { ...happening, data: { ...data, before: from } };
}
