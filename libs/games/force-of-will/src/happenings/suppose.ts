import type { Seat } from '@arbiter/kernel';
import type { Happening, Table } from '@arbiter/kernel/authoring';
import { setObject, zoneOf } from '../facts.js';

/**
 * 909.5: puts the table as it would be with a card on the field that comes from elsewhere, so that what alters its coming can be judged. It
 * keeps its id, and all of it is taken back.
 */
export function supposeOnField(table: Table, { object, data }: Happening): void {
  if (data.to !== 'field' || zoneOf(table, object) === 'field') return;
  const row = table.object(object);
  const seat = (data.under as Seat) >= 0 ? (data.under as Seat) : row.owner;
  // A token comes from nowhere.
  if (row.zone !== '') {
    const from = table.zone(row.zone);
    table.set(
      from,
      'order',
      from.order.filter((one) => one !== object),
    );
  }
  const field = table.zone(`field:${seat}`);
  table.set(field, 'order', [...field.order, object]);
  table.set(row, 'zone', field.id);
  table.set(row, 'controller', seat);
  table.set(row, 'stamp', table.nextStamp());
  // 1302.3: but for what comes from the chase, which says so, a card shows its first face.
  setObject(table, object, 'face', Math.max(0, data.face as number));
  table.journal.population++;
  table.journal.touch();
}
