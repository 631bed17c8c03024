import type { Decision, Json } from '@arbiter/kernel';
import {
  type CardProgram,
  type Face,
  type Objection,
  type ObjectRow,
  once,
  type Program,
  type Table,
  type Values,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { isSplit, printedValues } from './base.js';

/**
 * Choosing the name of a card (201.3): any card of the catalogue can be named, whether or not it is in the match (ruling:8). A card is
 * named by its id; its further faces by their English names: the flip half, the back, the combined back, the adventure (201.3c - 201.3f).
 * For a split card only the halves have names (201.3b). Tokens and the carriers of the rules' own abilities have none.
 */
export function nameKeys(card: CardProgram): readonly string[] {
  if (card.id.includes(':')) return [];
  const others = (card.faces ?? []).map(({ names }) => names.en);
  return isSplit(card.faces) ? others : [card.id, ...others];
}

/** The place of a face with this name, counted from 1; 0 for the card itself. */
const faceNamed = ({ faces }: CardProgram, key: string): number => 1 + (faces ?? []).findIndex((face: Face) => face.names.en === key);

/**
 * Whether a name fits the words of the decision: types, supertypes, subtypes and colours, with the prefix `non` for what it must not have
 * (201.3a).
 */
export function acceptName(table: Table, decision: Decision, card: CardProgram, key: string): Objection | null {
  const { among } = decision.domain as { readonly among: string };
  const program: Program = table.library.card(card.id);
  // 201.3b - 201.3f, 709.5, 711.13, 712.11, 715.5: only the characteristics of the named face count.
  const values = printedValues(program, faceNamed(card, key));
  const has = (word: string): boolean =>
    ['types', 'supertypes', 'subtypes', 'colours'].some((list) => (values[list] as readonly Json[]).includes(word));
  const words = among === 'any' ? [] : among.split(' ');
  const fits = words.every((word) => (word.startsWith('non') ? !has(word.slice(3)) : has(word)));
  return fits ? null : { rule: '201.3a', detail: `No card with the qualities "${among}" is named ${key}.` };
}

/** Returns the keys of the names that an object has (201.2b), as `nameKeys` does for cards. */
export function namedAs(table: Table, row: ObjectRow): readonly string[] {
  const keys = keysOfNames(table.library);
  return namesIn(valuesOf(table, row.id)).flatMap((one) => keys.get(one) ?? []);
}

/** Returns the names in some values: several for a split card (708.4a), none for an object that is face down. */
export function namesIn({ name }: Values): readonly string[] {
  return typeof name === 'string' ? (name === '' ? [] : [name]) : (name as readonly string[]);
}

const keysOfNames = once((library: Table['library']): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const card of library.catalogue()) for (const key of nameKeys(card)) found.set(key === card.id ? card.names.en : key, key);
  return found;
});

/** Section of the openings: the card's name, if it is a creature card that is not legendary (612.6, ruling:8). */
export function creatureNames({ card }: Program): readonly Json[] {
  const has = (list: string, word: string): boolean => ((card.printed[list] ?? []) as readonly Json[]).includes(word);
  const counts = nameKeys(card).length > 0 && has('types', 'creature') && !has('supertypes', 'legendary');
  return counts ? [card.names.en] : [];
}

/** 612.6, ruling:8: returns the names of all creature cards that are not legendary, as far as they are in the catalogue. */
export function namesOfCreatures({ library }: Table): readonly string[] {
  return library.openings.section('creatureNames');
}
