import { type DeckViolation, type FormatPins, type Json, jsonOf } from '@arbiter/kernel';
import { type CardProgram, indexCards, once } from '@arbiter/kernel/authoring';
import { readDeck } from './deck.js';
import { parseDeckText } from './deck-lists.js';
import { checkDeck, malformedDeck } from './deck-rules.js';
import { limitsOf } from './formats.js';

const indexOf = once(indexCards);

/** Returns every fault of a deck in a format (402). */
export function validateDeck(cards: readonly CardProgram[], format: FormatPins, deck: Json): readonly DeckViolation[] {
  const read = readDeck(deck);
  return read === null ? [malformedDeck] : checkDeck(read, indexOf(cards), limitsOf(format));
}

/** Reads a deck from a plain list. */
export function parseDeck(
  cards: readonly CardProgram[],
  text: string,
): { readonly ok: true; readonly deck: Json } | { readonly ok: false; readonly violations: readonly DeckViolation[] } {
  const read = parseDeckText(text, cards);
  return read.ok ? { ok: true, deck: jsonOf({ ...read.deck }) } : read;
}
