import type { ForceOfWillFacts, OwnCopies, RowContext, RowReader } from '../card-facts.js';
import { fail, type Fields, rowReader, textOf, textOrNull, textsOf } from '../fields.js';

const numerals: { readonly [word: string]: number } = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};

/**
 * Returns the copies of this card that its text lets a deck hold (402.6). A number that depends on the ruler counts as well: without that
 * ruler it is no more than the rule allows anyway, or the card could not be played.
 */
function copiesByText(text: string): OwnCopies {
  if (/\bmay have any number of copies of this card in your\b/i.test(text)) return 'any';
  const upTo = /\bmay have up to (\w+) copies of this card in your\b/i.exec(text)?.[1]?.toLowerCase();
  return upTo === undefined ? null : (numerals[upTo] ?? null);
}

/** Returns the copies of any card that a deck with this ruler may hold, by its text. Decks of strangers are not meant. */
function copiesUnder(text: string): number | null {
  const most = /\bmay not have more than (\w+) cop(?:y|ies) of any card in your deck\b/i.exec(text)?.[1]?.toLowerCase();
  return most === undefined ? null : (numerals[most] ?? null);
}

/** Returns where a card belongs: rulers, magic stones and other cards (402.2 to 402.4); kinds that the rulebook does not know elsewhere. */
function placeOf(types: readonly string[]): ForceOfWillFacts['place'] {
  const has = (pattern: RegExp): boolean => types.some((type) => pattern.test(type));
  if (has(/stranger|\brune\b|^extension rule$|^sub-ruler$/i)) return 'elsewhere';
  if (has(/\bj-ruler$|^order$/i)) return 'jRuler';
  if (has(/\bruler$/i)) return 'ruler';
  return has(/\bmagic stone$/i) && !has(/^(?:regalia|resonator|addition)/i) ? 'stone' : 'main';
}

function read(row: Fields, _context: RowContext): ForceOfWillFacts {
  const key = textOf(row, 'name');
  const types = textsOf(row, 'type');
  if (types.length === 0) fail('row/field-missing', 'type', 'The field type is missing.');
  const text = textsOf(row, 'abilities').join('\n');
  const printed = /^(.+)-([^-]+)$/.exec(textOrNull(row, 'id') ?? '');
  const place = placeOf(types);
  // A face that has the name of the other one is told apart in brackets.
  const bare = key.replace(/ \[[^\]]*J-Ruler\]$/i, '');
  return {
    game: 'force-of-will',
    key,
    names: { en: key, zh: null },
    alternativeNames: bare === key ? [] : [bare],
    printings: printed === null ? [] : [{ set: printed[1] ?? '', number: printed[2] ?? '' }],
    legalities: [],
    copies: copiesByText(text),
    types,
    races: textsOf(row, 'race'),
    cluster: textOrNull(row, 'cluster'),
    place,
    basicStone: place === 'stone' && !types.some((type) => /^special magic stone$/i.test(type)),
    copiesUnderRuler: place === 'ruler' ? copiesUnder(text) : null,
  };
}

/** Reads a card of fowsim (`fow.clusters[].sets[].cards[]` of its cards.json, with the name of the cluster as `cluster`). */
export const readFowsim: RowReader = rowReader(read);
