import type { Happening, Seat, Table } from '@arbiter/kernel';
import { setObject, zoneOf } from '../facts.js';

/** Puts the table as it would be with a card on the field that comes from elsewhere, so that what alters its coming can be judged. It keeps its id, and all of it is taken back. */
export function supposeOnField(table: Table, { object, data }: Happening): void {
  if (data.to !== 'field' || zoneOf(table, object) === 'field') return;
  const row = table.object(object);
  const seat = (data.under as Seat) >= 0 ? (data.under as Seat) : row.owner;
  if (row.zone !== '') {
    const from = table.zone(row.zone);
    table.set(from, 'order', from.order.filter((one) => one !== object));
  }
  const field = table.zone(`field:${seat}`);
  table.set(field, 'order', [...field.order, object]);
  table.set(row, 'zone', field.id);
  table.set(row, 'controller', seat);
  table.set(row, 'stamp', table.nextStamp());
  if ((data.face as number) >= 0) setObject(table, object, 'face', data.face as number);
  table.journal.touch();
}
