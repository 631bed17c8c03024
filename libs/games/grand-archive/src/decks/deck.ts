import type { Json } from '@arbiter/kernel';
import { type DeckParts, readDeckParts } from '@arbiter/kernel/authoring';

/**
 * The parts of a deck: the material deck and the main deck (1.5.1), and a sideboard from which cards may come in between two games (1.5.4,
 * ruling:33). Entries are ids of cards.
 */
export const deckParts = ['material', 'main', 'side'] as const;
export type DeckPart = (typeof deckParts)[number];

/** A deck as a player registers it. */
export type Deck = DeckParts<DeckPart>;

/** Reads the shape of a deck; null when it isn't one. */
export const readDeck = (deck: Json): Deck | null => readDeckParts(deck, deckParts);
