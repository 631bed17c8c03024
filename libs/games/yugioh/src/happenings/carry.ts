import type { Table } from '@arbiter/kernel/authoring';
import { setObject, type YuRow } from '../facts.js';

/** What a card keeps when it becomes a new object; everything else is lost with its former place (base.20.11). */
export interface Kept {
  readonly proper: boolean;
}

const places: ReadonlySet<string> = new Set(['graveyard', 'banished']);

/**
 * Having been properly summoned is kept in the GY, among banished cards and face-up in the Extra Deck, and lost in hand and Deck (base.9.8,
 * base.13.13).
 */
export function kept(row: YuRow, to: string, faceUp: boolean): Kept {
  return { proper: row.proper && (places.has(to) || (to === 'extraDeck' && faceUp)) };
}

export function restoreKept(table: Table, now: number, { proper }: Kept): void {
  if (proper) setObject(table, now, 'proper', true);
}
