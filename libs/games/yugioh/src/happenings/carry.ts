import type { Table } from '@arbiter/kernel';
import { setObject, type YuRow } from '../facts.js';

/** What a card goes on having as the new object that it becomes. Everything else is lost with the place (base.20.11). */
export interface Kept {
  readonly proper: boolean;
}

const places: ReadonlySet<string> = new Set(['graveyard', 'banished']);

/** base.9.8: a proper summon counts on in the GY and among banished cards, and is lost in hand and Deck. */
export function kept(row: YuRow, _from: string, to: string): Kept {
  return { proper: row.proper && places.has(to) };
}

export function restoreKept(table: Table, now: number, { proper }: Kept): void {
  if (proper) setObject(table, now, 'proper', true);
}
