import { type JsonObject, jsonObjectOf } from '@arbiter/kernel';

/** What is printed on one face of a card, as data (200). Words are the official English ones; numbers are the printed ones. */
export type Printed = RulerFacts | JRulerFacts | ResonatorFacts | ChantFacts | AdditionFacts | RegaliaFacts | MagicStoneFacts;

/** The types of card (201.2). */
export const cardTypes = ['ruler', 'jRuler', 'resonator', 'chant', 'addition', 'regalia', 'magicStone'] as const;
export type CardType = (typeof cardTypes)[number];

/** The attributes in the order of the book (208.2). */
export const attributes = ['light', 'fire', 'water', 'wind', 'darkness'] as const;
export type Attribute = (typeof attributes)[number];

/** Letters by which costs name attributes and the quality moon (203, 907.5, 907.6). */
export const willLetters = { W: 'light', R: 'fire', U: 'water', G: 'wind', B: 'darkness', M: 'moon' } as const;

/**
 * The ways in which a face that is not its card's first belongs to it: the J-ruler behind a ruler (705.3), the future behind the past
 * (1302.2).
 */
export const faceKinds = ['jRuler', 'future'] as const;
export type FaceKind = (typeof faceKinds)[number];

/** The old subtypes of chants, which stand for keywords today (1405). */
export const oldChants = ['chant', 'instant', 'standby'] as const;
export type OldChant = (typeof oldChants)[number];

/** The old subtypes of additions: the type of card that such an addition is added to, or the field (1406.1a). */
export const oldAdditions = ['field', 'resonator', 'ruler', 'jRuler', 'jResonator', 'jRulerOrRuler'] as const;
export type OldAddition = (typeof oldAdditions)[number];

/** Keywords printed on a card without cost, number or text (1102 to 1124). Those with costs or texts are written in programs. */
export const plainKeywords = [
  'pierce',
  'precision',
  'firstStrike',
  'explode',
  'flying',
  'swiftness',
  'imperishable',
  'quickcast',
  'remnant',
  'barrier',
  'bloodlust',
] as const;
export type PlainKeyword = (typeof plainKeywords)[number];

/** Keywords with a number (1118, 1122), and Barrier against some cards only (1120.3): those of these attributes or of these types. */
export type WideKeyword =
  | { readonly word: 'limit' | 'mana'; readonly n: number }
  | { readonly word: 'barrier'; readonly where: { readonly attributes: readonly Attribute[] } | { readonly types: readonly CardType[] } };

interface EveryFace {
  /** Attribute icons in the corner; empty for a card without attribute (208.4). */
  readonly attributes: readonly Attribute[];
  /** Races of rulers, J-rulers and resonators, traits of other cards: the rules treat both alike (205.1a). */
  readonly races: readonly string[];
  /** Keywords that need no costs and no text. */
  readonly keywords: readonly (PlainKeyword | WideKeyword)[];
}

/** Facts of a card that costs will to play (203). */
interface Playable extends EveryFace {
  /**
   * Symbols as `{W}{W}{1}`: `{W}`, `{R}`, `{U}`, `{G}`, `{B}` by attribute, `{M}` moon, `{X}`, and a number for the free cost. Null for no
   * cost (203.5a).
   */
  readonly cost: string | null;
  /** Copies that a deck may hold by the card's own text, in place of four (402.6). */
  readonly copies?: number;
}

/** ATK and DEF; absent where a card has none (206.1a, 207.2a). */
interface Fighting {
  readonly atk?: number;
  readonly def?: number;
}

export interface RulerFacts extends EveryFace {
  readonly kind: 'ruler';
  /**
   * The will cost of a Judgment that asks for nothing else (705.2a). A Judgment with conditions or other actions is written in the program.
   */
  readonly judgment?: string;
  /** Attributes among which the coin of Energize produces one (1119): one or two. */
  readonly energize?: readonly Attribute[];
}

export interface JRulerFacts extends EveryFace, Fighting {
  readonly kind: 'jRuler';
}

export interface ResonatorFacts extends Playable, Fighting {
  readonly kind: 'resonator';
}

export interface ChantFacts extends Playable {
  readonly kind: 'chant';
  /** The subtype of a chant printed while subtypes existed: `Spell:Chant-...` (1405). */
  readonly old?: OldChant;
}

export interface AdditionFacts extends Playable {
  readonly kind: 'addition';
  /** The subtype of an addition printed with one: `Addition:...` (1406). */
  readonly old?: OldAddition;
}

export interface RegaliaFacts extends Playable {
  readonly kind: 'regalia';
}

export interface MagicStoneFacts extends EveryFace {
  readonly kind: 'magicStone';
  /** Whether it is a special magic stone (201.3a). */
  readonly special: boolean;
  /**
   * Kinds of magic stone that it is by its own name or text, by the attribute in their name (201.4). What it produces is written in its
   * program, unless `stones` alone determine it.
   */
  readonly stones: readonly Attribute[];
}

/** Facts as the kernel carries them: plain data. */
export const asPrinted = (facts: Printed): JsonObject => jsonObjectOf(facts);
