import type { Table } from '@arbiter/kernel/authoring';
import { setObject, type YuRow } from '../facts.js';

/** What a card goes on having as the new object that it becomes. Everything else is lost with the place (base.20.11). */
export interface Kept {
  readonly proper: boolean;
}

const places: ReadonlySet<string> = new Set(['graveyard', 'banished']);

/** base.9.8, base.13.13: a proper summon counts on in the GY, among banished cards and face-up in the Extra Deck, and is lost in hand and Deck. */
export function kept(row: YuRow, to: string, faceUp: boolean): Kept {
  return { proper: row.proper && (places.has(to) || (to === 'extraDeck' && faceUp)) };
}

export function restoreKept(table: Table, now: number, { proper }: Kept): void {
  if (proper) setObject(table, now, 'proper', true);
}
