import type { Seat } from '@arbiter/kernel';
import type { ObjectRow, Table } from '@arbiter/kernel/authoring';
import { fieldsOf, type YuRow } from '../facts.js';

/** What players go on knowing of hidden cards (base.5.14). */

const remembering: ReadonlySet<string> = new Set(['hand', 'mainDeck']);

/** Whether those who see a card go on knowing it where it goes; a shuffle ends it (base.24.4). */
export function keepsKnowledge(_table: Table, _row: ObjectRow, _from: string, to: string): boolean {
  return remembering.has(to);
}

/** A card leaves a hand unseen: the other player can't be sure any more of what he knew of that hand. Cards that are kept open stay so (4.4.2.1-4). */
export function blurHand(table: Table, { zone }: YuRow): void {
  const { order, seat } = table.zone(zone);
  for (const id of order) {
    const row = table.object(id);
    if (!fieldsOf(row).shown) table.set(row, 'knownTo', row.knownTo & bit(seat));
  }
}

const bit = (seat: Seat): number => 1 << seat;

/** Whether a card lies in a hand. */
export function liesInHand({ zone }: ObjectRow): boolean {
  return zone.startsWith('hand:');
}
