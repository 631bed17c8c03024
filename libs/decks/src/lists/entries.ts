import type { DeckGame } from '../deck-list.js';
import type { LegalityStatus } from '../facts/card-facts.js';
import type { ListEntry } from '../verdicts/legality-lists.js';
import { failList } from './stated-list.js';

const copiesOfStatus: { readonly [status in LegalityStatus]: number | null } = {
  legal: null,
  restricted: 1,
  banned: 0,
  forbidden: 0,
  limited: 1,
  semiLimited: 2,
  limitedTogether: null,
  notLegal: 0,
  notReleased: 0,
};

const words: { readonly [word: string]: LegalityStatus } = {
  legal: 'legal',
  unlimited: 'legal',
  allowed: 'legal',
  restricted: 'restricted',
  banned: 'banned',
  suspended: 'banned',
  forbidden: 'forbidden',
  limited: 'limited',
  semilimited: 'semiLimited',
  limitedtogether: 'limitedTogether',
  notlegal: 'notLegal',
  notreleased: 'notReleased',
};

const ofCopies: { readonly [game in DeckGame]: readonly [none: LegalityStatus, one: LegalityStatus, two: LegalityStatus] } = {
  magic: ['banned', 'restricted', 'limited'],
  yugioh: ['forbidden', 'limited', 'semiLimited'],
  'force-of-will': ['banned', 'limited', 'limited'],
  'grand-archive': ['banned', 'limited', 'limited'],
  starline: ['banned', 'limited', 'limited'],
};

/** The largest number of copies that a list states; from here on it limits nothing. */
const mostCopies = 99;

/** What a file says of a card, as it is written. */
export interface WrittenEntry {
  readonly card: string;
  readonly passcode: number | null;
  /** A word, or a number of copies. */
  readonly status: string;
  readonly copies: number | null;
  readonly line: number;
}

/** Reads what a list says of a card: a status, a number of copies, or both, of which the number counts. */
export function entryOf(game: DeckGame, { card, passcode, status, copies, line }: WrittenEntry): ListEntry {
  const name = card.trim();
  if (name === '' && passcode === null) return failList('list/card-missing', 'Here no card is named; write its name.', line);
  const named = { card: name === '' ? String(passcode) : name, ...(passcode === null ? {} : { passcode }) };
  const number = /^-?\d+$/.test(status.trim()) ? Number(status) : copies;
  const loose = status.toLowerCase().replace(/[\s_-]/g, '');
  const word = Object.hasOwn(words, loose) ? words[loose] : undefined;
  if (number !== null && (!Number.isSafeInteger(number) || number < -1 || number > mostCopies))
    return failList('list/status-unknown', `${number} is no number of copies of ${named.card}.`, line);
  if (word !== undefined) return { ...named, status: word, copies: number ?? copiesOfStatus[word] };
  if (number === null) return failList('list/status-unknown', `"${status.slice(0, 40)}" is no status of ${named.card}.`, line);
  const limit = number < 0 ? undefined : ofCopies[game][number];
  // Three and more are what the rules for decks allow anyway, and -1 stands for that as well.
  return limit === undefined ? { ...named, status: 'legal', copies: null } : { ...named, status: limit, copies: number };
}
