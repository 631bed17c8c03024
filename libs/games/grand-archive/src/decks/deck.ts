import { type CardProgram, type DeckParts, type Json, looseName, readDeckParts } from '@arbiter/kernel';

/** The material deck and the main deck (1.5.1), and a sideboard: of how it is used a document of its own speaks (1.5.4), so that it is kept and not played with. Entries are ids of cards. */
export const deckParts = ['material', 'main', 'side'] as const;
export type DeckPart = (typeof deckParts)[number];

/** A deck as a player registers it. */
export type Deck = DeckParts<DeckPart>;

/** Reads the shape of a deck; null when it isn't one. */
export const readDeck = (deck: Json): Deck | null => readDeckParts(deck, deckParts);

/** What can be looked up in a catalogue. Tokens are in no deck, and so not in here. */
export interface CardIndex {
  readonly card: (id: string) => CardProgram | null;
  /** The id of the card of a name, English or Chinese, whatever its letters and spaces; null for none. */
  readonly named: (name: string) => string | null;
}

/** @param cards the catalogue; cards whose id has a colon are none of a deck */
export function indexCards(cards: readonly CardProgram[]): CardIndex {
  const byId = new Map<string, CardProgram>();
  const byName = new Map<string, string>();
  for (const card of cards) {
    if (card.id.includes(':')) continue;
    byId.set(card.id, card);
    for (const name of [card.id, card.names.zh, card.names.en]) byName.set(looseName(name), card.id);
  }
  return { card: (id) => byId.get(id) ?? null, named: (name) => byName.get(looseName(name)) ?? null };
}
