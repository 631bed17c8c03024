import { type Happening, type ObjectId, type Seat, type Table } from '@arbiter/kernel';
import { fieldOf, rowOf } from '../facts.js';
import { move } from '../happenings/move.js';

/** How long a card is another player's, and whose it is again afterwards. */
export interface Loan {
  readonly home: Seat;
  readonly until: 'endOfTurn';
}

/** Control of a card of a field is gained (313.2): it goes to that player's field, for good or until the turn ends (ruling:48). */
export function gainControl(table: Table, object: ObjectId, seat: Seat, until: Loan['until'] | null, by: ObjectId): Happening {
  const { lent } = rowOf(table, object);
  const home = (lent as Loan | null)?.home ?? table.object(object).controller;
  return move(object, { to: 'field', under: seat, by, ...(until === null ? {} : { lent: { home, until } }) }, '313.2');
}

/** Cards that go back as the turn ends (505.5b). */
export function loansOver(table: Table): readonly Happening[] {
  return table.seats().flatMap((seat) => fieldOf(table, seat).flatMap((id) => {
    const lent = rowOf(table, id).lent as Loan | null;
    return lent === null ? [] : [move(id, { to: 'field', under: lent.home }, '505.5b')];
  }));
}
