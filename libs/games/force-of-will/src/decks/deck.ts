import type { Json } from '@arbiter/kernel';
import { type DeckParts, readDeckParts } from '@arbiter/kernel/authoring';

/** The parts of a deck: ruler, main deck, magic stone deck and side deck (402, ruling:23). Entries are ids of cards. */
export const deckParts = ['ruler', 'main', 'magicStones', 'side'] as const;
export type DeckPart = (typeof deckParts)[number];

/** A deck as a player registers it. */
export type Deck = DeckParts<DeckPart>;

/** Reads the shape of a deck; null if it isn't one. Missing parts, except the ruler, are read as empty. */
export const readDeck = (deck: Json): Deck | null => readDeckParts(deck, deckParts);
