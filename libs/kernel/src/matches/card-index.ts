import type { CardProgram } from '../programs/programs.js';
import { looseName } from './deck-parts.js';

/** An index of the cards of a catalogue that can be in decks. Tokens are in no deck, and so cannot be looked up. */
export interface CardIndex {
  /** The whole catalogue. */
  readonly cards: readonly CardProgram[];
  readonly card: (id: string) => CardProgram | null;
  /** Returns the id of the card with a name, English or Chinese, of any of its sides, compared by `looseName`; null for none. */
  readonly named: (name: string) => string | null;
}

/**
 * Indexes a catalogue.
 * @param cards the catalogue; cards whose id contains a colon are in no deck
 */
export function indexCards(cards: readonly CardProgram[]): CardIndex {
  const byId = new Map<string, CardProgram>();
  const byName = new Map<string, string>();
  const decked = cards.filter(({ id }) => !id.includes(':'));
  // A card's own name takes precedence over the name of another card's other side.
  for (const { id, faces = [] } of decked)
    for (const { names } of faces) for (const name of [names.zh, names.en]) byName.set(looseName(name), id);
  for (const card of decked) {
    byId.set(card.id, card);
    for (const name of [card.id, card.names.zh, card.names.en]) byName.set(looseName(name), card.id);
  }
  return { cards, card: (id) => byId.get(id) ?? null, named: (name) => byName.get(looseName(name)) ?? null };
}

/** Returns the English name of an entry of a deck, where reading that name gives the same entry; otherwise the entry as it is. */
export function listedName(entry: string, index: CardIndex): string {
  const name = index.card(entry)?.names.en;
  return name !== undefined && index.named(name) === entry ? name : entry;
}
