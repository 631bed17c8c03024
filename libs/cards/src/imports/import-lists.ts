import { createHash } from 'node:crypto';
import { type DeckGame, type IsoDay, type ListFault, readLists, type SaidOfLists } from '@arbiter/decks';
import type { CardLists, ImportedList } from '../store/card-lists.js';

/** A file of lists, and what whoever imports it says of it. */
export interface ListFile extends SaidOfLists {
  readonly bytes: Uint8Array;
  readonly game: DeckGame;
  readonly source: string;
  readonly date: IsoDay;
}

export type ListOutcome =
  | { readonly kind: 'imported'; readonly lists: readonly ImportedList[] }
  | { readonly kind: 'refused'; readonly faults: readonly ListFault[] };

/** The largest file of lists, in bytes. */
export const largestListFile = 4 * 1024 * 1024;

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Imports a file of dated lists whole or not at all; the same file again changes nothing. */
export async function importLists(lists: CardLists, { bytes, game, source, date, ...said }: ListFile): Promise<ListOutcome> {
  const unreadable = (detail: string): ListOutcome => ({ kind: 'refused', faults: [{ code: 'list/unreadable', line: 0, detail }] });
  if (bytes.length > largestListFile) return unreadable('This is larger than 4 MiB, and so no list.');
  const text = textOf(bytes);
  if (text === null || text.includes('\0')) return unreadable('This is no text in UTF-8.');
  const read = readLists(game, text, said);
  if (!read.ok) return { kind: 'refused', faults: read.faults };
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { kind: 'imported', lists: await lists.keep({ game, source, digest, knownSince: date, lists: read.lists }) };
}
