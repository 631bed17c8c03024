import type { DeckViolation, FormatPins, Json } from '@arbiter/kernel';
import { type CardProgram, once } from '@arbiter/kernel/authoring';
import { parseDeckText } from '../deck-forms/index.js';
import { limitLists, type LimitList } from '../lists/index.js';
import { indexCards, readDeck } from './deck.js';
import { checkDeck, malformedDeck } from './deck-rules.js';

/** Reading and checking decks for a format (base.2). */

/** The list of limited cards that a format's options name; null if they name none (base.2.9). */
export function listOf({ options }: FormatPins): LimitList | null {
  return typeof options.list === 'string' ? (limitLists[options.list] ?? null) : null;
}

/** The index of a catalogue, built once for each catalogue. */
export const indexOf = once(indexCards);

/** Returns every fault of a deck in a format. */
export function validateDeck(cards: readonly CardProgram[], format: FormatPins, deck: Json): readonly DeckViolation[] {
  const read = readDeck(deck);
  return read === null ? [malformedDeck] : checkDeck(read, indexOf(cards), listOf(format));
}

/** Reads a deck from any of its text forms. */
export function parseDeck(
  cards: readonly CardProgram[],
  text: string,
): { readonly ok: true; readonly deck: Json } | { readonly ok: false; readonly violations: readonly DeckViolation[] } {
  const read = parseDeckText(text, cards);
  return read.ok ? { ok: true, deck: { main: [...read.deck.main], extra: [...read.deck.extra], side: [...read.deck.side] } } : read;
}
