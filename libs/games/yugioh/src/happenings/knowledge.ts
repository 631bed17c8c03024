import type { Seat } from '@arbiter/kernel';
import type { ObjectRow, Table } from '@arbiter/kernel/authoring';
import { fieldsOf, type YuRow } from '../facts.js';

/** What players still know of hidden cards that move (base.5.14). */

const remembering: ReadonlySet<string> = new Set(['hand', 'mainDeck']);

/** Whether players who see a card still know it in the zone that it goes to; a shuffle ends this knowledge (base.24.4). */
export function keepsKnowledge(_table: Table, _row: ObjectRow, _from: string, to: string): boolean {
  return remembering.has(to);
}

/**
 * Makes the other player forget the cards of a hand that a card left unseen, since they can no longer be sure of any of them. Cards that
 * are kept revealed stay known (4.4.2.1-4).
 */
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
