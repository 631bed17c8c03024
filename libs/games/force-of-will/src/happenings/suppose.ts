import type { Seat } from '@arbiter/kernel';
import { type Happening, suppose, type Table } from '@arbiter/kernel/authoring';
import { setObject, zoneOf } from '../facts.js';

/**
 * Puts the table as it would be if a card from elsewhere were on the field, so that effects that change how it enters can be judged
 * (909.5). The card keeps its id, and the caller takes everything back.
 */
export function supposeOnField(table: Table, { object, data }: Happening): void {
  if (data.to !== 'field' || zoneOf(table, object) === 'field') return;
  const row = table.object(object);
  const seat = (data.under as Seat) >= 0 ? (data.under as Seat) : row.owner;
  suppose(table, object, `field:${seat}`, seat);
  // A card shows its first face, unless it comes from the chase, which names the face (1302.3).
  setObject(table, object, 'face', Math.max(0, data.face as number));
}
