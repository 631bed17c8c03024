import type { DeckGame } from '../deck-list.js';
import { normalName } from '../facts/normal-name.js';
import { isLflist, readLflist } from './lflist.js';
import { readJsonLists } from './json-lists.js';
import { failList, type ListReading, type SaidOfLists, type StatedList, UnreadableList } from './stated-list.js';
import { readTableLists } from './table-lists.js';

function readAny(game: DeckGame, text: string, said: SaidOfLists): readonly StatedList[] {
  if (/^\s*[[{]/.test(text)) return readJsonLists(game, text, said);
  if (isLflist(text))
    return game === 'yugioh' ? readLflist(text, said) : failList('list/unreadable', 'This is a list of Yu-Gi-Oh!, by passcodes.');
  return readTableLists(game, text, said);
}

/** Refuses a list that says two things of one card: by its name, unless the passcodes tell two artworks apart. */
function checkOnce({ name, entries }: StatedList): void {
  const said = new Map<string, string>();
  for (const { card, passcode, status, copies } of entries) {
    const key = `${normalName(card)} ${passcode ?? ''}`;
    const what = `${status} ${copies ?? ''}`;
    const before = said.get(key);
    if (before !== undefined && before !== what) failList('list/card-twice', `The list ${name} says two things of ${card}.`);
    said.set(key, what);
  }
}

/**
 * Reads a file of dated lists: which cards a format bans, restricts, limits or allows, from which day on. Never throws.
 *
 * Our own form is JSON, one list or several:
 *
 *     { "list": "modern", "name": "Modern", "from": "2026-03-30", "until": null, "unlisted": "asFacts", "cards": { "Lurrus": "banned" } }
 *
 * `cards` are names with a status or a number of copies, or objects with `card`, `status`, `copies` and `passcode`. With `changes`, a list of
 * `{ "from", "cards" }`, each day has a list of its own: what was said before with these changes. `unlisted` says what of cards that the list
 * does not name: `legal`, `notLegal` (the list is all there is), or `asFacts` (the facts tell which cards the format has; unless said).
 *
 * Read as well: tables with `card` and `status`, where rows may have `from` and `until`; `lflist.conf`; the publisher's JSON of Yu-Gi-Oh!.
 *
 * Errors: the first fault of the file, with its line where the form has lines. A file with a fault is not read in part.
 */
export function readLists(game: DeckGame, text: string, said: SaidOfLists): ListReading {
  try {
    const [first, ...others] = readAny(game, text.replace(/^\uFEFF/, ''), said);
    if (first === undefined) return failList('list/empty', 'There is no list in this file.');
    for (const list of [first, ...others]) checkOnce(list);
    return { ok: true, lists: [first, ...others] };
  } catch (error) {
    if (error instanceof UnreadableList) return { ok: false, faults: [error.fault] };
    throw error;
  }
}
