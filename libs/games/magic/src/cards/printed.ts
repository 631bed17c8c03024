import type { Json, JsonObject } from '@arbiter/kernel';
import { type Ability, cardId, type CardProgram } from '@arbiter/kernel/authoring';
import type { Colour } from '../characteristics/colours.js';
import type { KeywordWord } from '../keywords/keyword-rules.js';
import type { CardType, Supertype } from '../characteristics/card-types.js';
import type { Subtype } from '../characteristics/subtypes.js';

/** A keyword ability as a card prints it: its word, with its parameters where it has some (702.1). */
export type PrintedKeyword = KeywordWord | (JsonObject & { readonly word: KeywordWord });

/** The printed characteristics of a card (109.3, 200.1). */
export interface Printed {
  /** Mana cost as `{1}{W}`; null for none (202.1b). */
  readonly cost: string | null;
  /** Colour indicator (204); absent where the cost alone determines the colours. */
  readonly colours?: readonly Colour[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly Subtype[];
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  readonly keywords: readonly PrintedKeyword[];
  /** Mana value of the combined back face of a meld pair: the sum of both fronts, which neither prints (712.3b). */
  readonly worth?: number;
  /** How many copies a deck may contain, where the card's own text says so (100.2a has four). */
  readonly copies?: number | 'any';
}

/** A card of the catalogue whose printed facts are typed. */
export interface PrintedCard extends CardProgram {
  readonly printed: Printed & { readonly [characteristic: string]: Json };
}

/**
 * Makes a card program from its facts.
 * @param zh official Chinese name; the English name stands in where the Chinese one is not known for certain
 */
export function card(en: string, zh: string | null, printed: Printed, abilities: readonly Ability[] = []): PrintedCard {
  return { id: cardId(en), names: { en, zh: zh ?? en }, printed: printed as PrintedCard['printed'], abilities };
}
