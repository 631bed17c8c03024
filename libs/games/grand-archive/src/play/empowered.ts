import { idOfSeat, type ObjectId, type Seat } from '@arbiter/kernel';
import { fitsEntry, isOpenItem, type ObjectRow, type Table } from '@arbiter/kernel/authoring';
import { fieldsOf, setObject } from '../facts.js';
import { levelOf } from '../values/keywords.js';
import { rulesWith } from '../values/rules.js';

/** How much more the level of a player's champion would count for a card that he activated now (ext.4.3). */
const waitingFor = (table: Table, seat: Seat, card: ObjectId): number =>
  rulesWith(table, idOfSeat(seat), 'empower').reduce(
    (sum, { amount, where }) => sum + (fitsEntry(table, where, card, idOfSeat(seat)) ? amount : 0),
    0,
  );

/** What is on the field, or is gone, is empowered by nothing. */
function moreFor(table: Table, row: ObjectRow, seat: Seat): number {
  if (table.find(row.id) === null || row.zone === 'field') return 0;
  return row.zone === 'effectsStack' && !isOpenItem(row) ? fieldsOf(row).empowered : waitingFor(table, seat, row.id);
}

/** The level of its player's champion as it counts for a card: as it is activated and resolves the card may be empowered. */
export function levelFor(table: Table, row: ObjectRow): number {
  const seat = table.controllerOf(row);
  return levelOf(table, seat) + moreFor(table, row, seat);
}

/** A card has been activated: what waited to empower it has. */
export function empower(table: Table, seat: Seat, item: ObjectId): void {
  const more = waitingFor(table, seat, item);
  if (more > 0) setObject(table, item, 'empowered', more);
}
