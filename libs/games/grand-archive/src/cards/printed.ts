import { type JsonObject, jsonObjectOf } from '@arbiter/kernel';

/** What is printed on a card, as data (1.6). Words are the official English ones in lower case; numbers are the printed ones. */
export interface Printed {
  /** 1.6.5.2; phantasias and tokens' types among them. */
  readonly types: readonly CardType[];
  /** 1.7.8 */
  readonly supertypes: readonly Supertype[];
  readonly classes: readonly string[];
  /** Subtypes that are no classes (1.6.5.4). */
  readonly subtypes: readonly string[];
  readonly elements: readonly Element[];
  /** A reserve or a memory cost, a number or X (1.6.4.2, 1.6.4.2.9); null for none, which is no cost of 0 (2.3.3.4). */
  readonly cost: { readonly kind: CostKind; readonly amount: number | 'X' } | null;
  /** Of actions (1.6.7). */
  readonly speed?: Speed;
  readonly power?: number;
  readonly life?: number;
  readonly durability?: number;
  /** Of champions. */
  readonly level?: number;
  /** The name in whose lineage alone a champion may be levelled (1.6.3.2.1, 1.7.1.10). */
  readonly lineage?: string;
  readonly keywords: readonly (Keyword | PrintedKeyword)[];
}

export const cardTypes = ['champion', 'ally', 'action', 'attack', 'weapon', 'item', 'domain', 'phantasia'] as const;
export type CardType = (typeof cardTypes)[number];

export const supertypes = ['unique', 'regalia'] as const;
export type Supertype = (typeof supertypes)[number];

/** `norm` is enabled for everybody who controls a champion (1.6.6.3). */
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

/** Keywords by their words; those with a number are always a `PrintedKeyword` (KEYWORDS.md). */
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

/** A keyword with its number, or with what it is restricted by. */
export interface PrintedKeyword {
  readonly word: Keyword;
  readonly amount?: number;
  readonly only?: Restriction;
}

/** What a text or keyword is restricted by (2.4.4); all of it has to hold. */
export interface Restriction {
  /** Class Bonus: a champion of one of the card's classes. */
  readonly class?: true;
  /** Element Bonus: a champion of one of the card's elements. */
  readonly element?: true;
  /** The least level of a champion (2.4.4.4). */
  readonly level?: number;
  /** A champion with these words in its name. */
  readonly champion?: string;
  /** The least damage on a champion. */
  readonly damage?: number;
  /** The least number of cards in the memory. */
  readonly memory?: number;
}

/** Facts as the kernel carries them: plain data. */
export const asPrinted = (facts: Printed): JsonObject => jsonObjectOf(facts);
