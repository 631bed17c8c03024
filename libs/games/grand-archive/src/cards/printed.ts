import { type JsonObject, jsonObjectOf } from '@arbiter/kernel';

/** What is printed on a card, as data (1.6). Words are the official English ones in lower case; numbers are the printed ones. */
export interface Printed {
  /** Types of the card (1.6.5.2), including phantasias and types of tokens. */
  readonly types: readonly CardType[];
  /** Supertypes (1.7.8). */
  readonly supertypes: readonly Supertype[];
  readonly classes: readonly string[];
  /** Subtypes that are not classes (1.6.5.4). */
  readonly subtypes: readonly string[];
  readonly elements: readonly Element[];
  /** A reserve or a memory cost, a number or X (1.6.4.2, 1.6.4.2.9); null for no cost, which is not a cost of 0 (2.3.3.4). */
  readonly cost: { readonly kind: CostKind; readonly amount: number | 'X' } | null;
  /** The speed of an action (1.6.7). */
  readonly speed?: Speed;
  readonly power?: number;
  readonly life?: number;
  readonly durability?: number;
  /** The level of a champion. */
  readonly level?: number;
  /** The name that a champion's name must contain for this card to level it up (1.6.3.2.1, 1.7.1.10). */
  readonly lineage?: string;
  readonly keywords: readonly (Keyword | PrintedKeyword)[];
}

export const cardTypes = ['champion', 'ally', 'action', 'attack', 'weapon', 'item', 'domain', 'phantasia'] as const;
export type CardType = (typeof cardTypes)[number];

export const supertypes = ['unique', 'regalia'] as const;
export type Supertype = (typeof supertypes)[number];

/** The elements. `norm` is enabled for every player who controls a champion (1.6.6.3). */
export const elements = [
  'norm',
  'fire',
  'water',
  'wind',
  'arcane',
  'astra',
  'crux',
  'exia',
  'luxem',
  'neos',
  'tera',
  'umbra',
  'exalted',
] as const;
export type Element = (typeof elements)[number];

export const costKinds = ['reserve', 'memory'] as const;
export type CostKind = (typeof costKinds)[number];

export const speeds = ['fast', 'slow'] as const;
export type Speed = (typeof speeds)[number];

/** Keywords by their words; keywords with a number are always written as a `PrintedKeyword` (KEYWORDS.md). */
export const keywordWords = [
  'floatingMemory',
  'efficiency',
  'fastActivation',
  'classLocked',
  'levelLocked',
  'reservable',
  'prepare',
  'stealth',
  'trueSight',
  'taunt',
  'intercept',
  'spellshroud',
  'vigor',
  'hindered',
  'pride',
  'retort',
  'ambush',
  'steadfast',
  'immortality',
  'renewable',
  'cleave',
  'ranged',
  'foster',
  'divineRelic',
] as const;
export type Keyword = (typeof keywordWords)[number];

/** A keyword with its number, or with its restriction. */
export interface PrintedKeyword {
  readonly word: Keyword;
  readonly amount?: number;
  readonly only?: Restriction;
}

/** The restrictions of a text or keyword (2.4.4); all of them have to hold. */
export interface Restriction {
  /** Class Bonus: a champion has one of the card's classes. */
  readonly class?: true;
  /** Element Bonus: a champion has one of the card's elements. */
  readonly element?: true;
  /** The lowest level that a champion must have (2.4.4.4). */
  readonly level?: number;
  /** A champion's name must contain these words. */
  readonly champion?: string;
  /** The least damage that a champion must have. */
  readonly damage?: number;
  /** The least number of cards in the player's memory. */
  readonly memory?: number;
}

/** Facts as the kernel carries them: plain data. */
export const asPrinted = (facts: Printed): JsonObject => jsonObjectOf(facts);
