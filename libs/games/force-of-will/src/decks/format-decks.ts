import type { CardProgram, DeckViolation, FormatPins, Json } from '@arbiter/kernel';
import { type CardIndex, indexCards, readDeck } from './deck.js';
import { parseDeckText } from './deck-lists.js';
import { checkDeck, malformedDeck } from './deck-rules.js';
import { limitsOf } from './formats.js';

const indexes = new WeakMap<readonly CardProgram[], CardIndex>();

/** The index of a catalogue, made once. */
export function indexOf(cards: readonly CardProgram[]): CardIndex {
  let known = indexes.get(cards);
  if (known === undefined) indexes.set(cards, (known = indexCards(cards)));
  return known;
}

/** Every fault of a deck in a format (402). */
export function validateDeck(cards: readonly CardProgram[], format: FormatPins, deck: Json): readonly DeckViolation[] {
  const read = readDeck(deck);
  return read === null ? [malformedDeck] : checkDeck(read, indexOf(cards), limitsOf(format));
}

/** Reads a deck from a plain list. */
export function parseDeck(cards: readonly CardProgram[], text: string): { readonly ok: true; readonly deck: Json } | { readonly ok: false; readonly violations: readonly DeckViolation[] } {
  const read = parseDeckText(text, cards);
  return read.ok ? { ok: true, deck: { ...read.deck } as unknown as Json } : read;
}
