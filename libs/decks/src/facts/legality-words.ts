import type { IsoDay, Legality, LegalityStatus } from './card-facts.js';
import { fail, inWords } from './fields.js';

/** Copies that a status allows; null where the rules for decks alone count. `limitedTogether` has its number from the source. */
const copiesOf: { readonly [status in Exclude<LegalityStatus, 'limitedTogether'>]: number | null } = {
  legal: null,
  restricted: 1,
  banned: 0,
  forbidden: 0,
  limited: 1,
  semiLimited: 2,
  notLegal: 0,
  notReleased: 0,
};

/** Returns the legality of a status with as many copies as the status means. */
export const legality = (
  format: string,
  status: Exclude<LegalityStatus, 'limitedTogether'>,
  knownSince: IsoDay | null,
  from: IsoDay | null = null,
): Legality => ({ format: format.toLowerCase(), status, copies: copiesOf[status], from, knownSince });

const words: { readonly [word: string]: Exclude<LegalityStatus, 'limitedTogether'> } = {
  legal: 'legal',
  unlimited: 'legal',
  restricted: 'restricted',
  banned: 'banned',
  forbidden: 'forbidden',
  limited: 'limited',
  semilimited: 'semiLimited',
  notlegal: 'notLegal',
  notreleased: 'notReleased',
  notyetreleased: 'notReleased',
};

/**
 * Reads the word of a source for a status: case, spaces, hyphens and underscores make no difference. `Limited 2`, as lists of Speed Duels
 * have it, is a limit that all cards of that number share.
 * @throws the fault of the row, for a word that no list uses
 */
export function readLegality(format: string, word: unknown, knownSince: IsoDay | null, from: IsoDay | null = null): Legality {
  const loose = typeof word === 'string' ? word.toLowerCase().replace(/[\s_-]/g, '') : '';
  const together = /^limited([1-3])$/.exec(loose);
  if (together !== null) return { format: format.toLowerCase(), status: 'limitedTogether', copies: Number(together[1]), from, knownSince };
  const status = Object.hasOwn(words, loose) ? words[loose] : undefined;
  if (status === undefined) return fail('row/value-unknown', `legality.${format}`, `${inWords(word)} is no status of a card.`);
  return legality(format, status, knownSince, from);
}

/** Returns the first ten characters of a date and time where they are a day; null for anything else. */
export const dayOf = (value: unknown): IsoDay | null =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? value.slice(0, 10) : null;
