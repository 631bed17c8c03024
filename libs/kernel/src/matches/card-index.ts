import type { CardProgram } from '../programs/programs.js';
import { looseName } from './deck-parts.js';

/** What can be looked up in a catalogue. Tokens are in no deck, and so not in here. */
export interface CardIndex {
  /** The whole catalogue. */
  readonly cards: readonly CardProgram[];
  readonly card: (id: string) => CardProgram | null;
  /** The id of the card of a name, English or Chinese, of any of its sides, whatever its letters and spaces; null for none. */
  readonly named: (name: string) => string | null;
}

/** @param cards the catalogue; cards whose id has a colon are none of a deck */
export function indexCards(cards: readonly CardProgram[]): CardIndex {
  const byId = new Map<string, CardProgram>();
  const byName = new Map<string, string>();
  const decked = cards.filter(({ id }) => !id.includes(':'));
  // A card's own name goes before the name of another's other side.
  for (const { id, faces = [] } of decked)
    for (const { names } of faces) for (const name of [names.zh, names.en]) byName.set(looseName(name), id);
  for (const card of decked) {
    byId.set(card.id, card);
    for (const name of [card.id, card.names.zh, card.names.en]) byName.set(looseName(name), card.id);
  }
  return { cards, card: (id) => byId.get(id) ?? null, named: (name) => byName.get(looseName(name)) ?? null };
}

/** The English name of an entry of a deck, where it can be read back as the same one; else the entry as it is. */
export function listedName(entry: string, index: CardIndex): string {
  const name = index.card(entry)?.names.en;
  return name !== undefined && index.named(name) === entry ? name : entry;
}
