import { isSubtype, subtypeListOf, type SubtypeList } from './subtypes.js';

/** Card types (205.2a). Those of casual variants are listed as words only: no rule of this engine uses them. */
export const cardTypes = [
  'artifact',
  'conspiracy',
  'creature',
  'enchantment',
  'instant',
  'land',
  'phenomenon',
  'plane',
  'planeswalker',
  'scheme',
  'sorcery',
  'tribal',
  'vanguard',
] as const;
export type CardType = (typeof cardTypes)[number];

/** Supertypes (205.4a). */
export const supertypes = ['basic', 'legendary', 'ongoing', 'snow', 'world'] as const;
export type Supertype = (typeof supertypes)[number];

export const isCardType = (word: string): word is CardType => (cardTypes as readonly string[]).includes(word);
export const isSupertype = (word: string): word is Supertype => (supertypes as readonly string[]).includes(word);

const listOfType: { readonly [T in CardType]: SubtypeList | null } = {
  artifact: 'artifact',
  conspiracy: null,
  creature: 'creature',
  enchantment: 'enchantment',
  instant: 'spell',
  land: 'land',
  phenomenon: null,
  plane: 'plane',
  planeswalker: 'planeswalker',
  scheme: null,
  sorcery: 'spell',
  tribal: 'creature',
  vanguard: null,
};

/** Returns the list of subtypes that goes with a card type (205.3g-205.3n); null for types without subtypes (205.3p). */
export function subtypesFor(type: CardType): SubtypeList | null {
  return listOfType[type];
}

/** Returns the subtypes that an object of these card types may have or keep; subtypes of other card types are lost (205.1a, 205.3d). */
export function keptSubtypes(subtypes: readonly string[], types: readonly string[]): readonly string[] {
  const lists = new Set(types.map((type) => listOfType[type as CardType]));
  return subtypes.filter((word) => isSubtype(word) && lists.has(subtypeListOf(word)));
}

/** Stands for any number of objects or players: more than there can ever be. */
export const anyNumber = 1_000;
