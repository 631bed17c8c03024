import { idOfSeat, type ObjectId, type Seat } from '@arbiter/kernel';
import { fitsEntry, isOpenItem, type ObjectRow, type Table } from '@arbiter/kernel/authoring';
import { fieldsOf, setObject } from '../facts.js';
import { levelOf } from '../values/keywords.js';
import { rulesWith } from '../values/rules.js';

/** Returns by how much the level of a player's champion would count higher for a card that they activated now (ext.4.3). */
const waitingFor = (table: Table, seat: Seat, card: ObjectId): number =>
  rulesWith(table, idOfSeat(seat), 'empower').reduce(
    (sum, { amount, where }) => sum + (fitsEntry(table, where, card, idOfSeat(seat)) ? amount : 0),
    0,
  );

/** Returns by how much the level counts higher for an object; 0 on the field, and for what is gone. */
function moreFor(table: Table, row: ObjectRow, seat: Seat): number {
  if (table.find(row.id) === null || row.zone === 'field') return 0;
  return row.zone === 'effectsStack' && !isOpenItem(row) ? fieldsOf(row).empowered : waitingFor(table, seat, row.id);
}

/** Returns the level of a player's champion as it counts for a card, which may be empowered as it is activated and resolves. */
export function levelFor(table: Table, row: ObjectRow): number {
  const seat = table.controllerOf(row);
  return levelOf(table, seat) + moreFor(table, row, seat);
}

/** Notes on an activated card by how much it is empowered. */
export function empower(table: Table, seat: Seat, item: ObjectId): void {
  const more = waitingFor(table, seat, item);
  if (more > 0) setObject(table, item, 'empowered', more);
}
