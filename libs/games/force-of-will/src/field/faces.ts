import type { ObjectRow, Table } from '@arbiter/kernel/authoring';
import { fieldsOf } from '../facts.js';

/**
 * Returns the number of the face that is the future of a double-faced card; 0 for any other card, rulers included (1302.1, 1302.1a,
 * 1302.2). A token that is a copy of such a card has no other side (1302.1b, 1302.4).
 */
export function futureOf(table: Table, row: ObjectRow): number {
  if (row.kind !== 'card') return 0;
  const { faces } = table.program(row).card;
  return faces === undefined ? 0 : faces.findIndex(({ kind }) => kind === 'future') + 1;
}

/** Whether a double-faced card lies with its past up (1302.2a), whatever the card is a copy of. */
export function isPastUp(table: Table, row: ObjectRow): boolean {
  return futureOf(table, row) > 0 && fieldsOf(row).face === 0;
}
