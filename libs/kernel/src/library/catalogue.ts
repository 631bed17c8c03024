import type { CardId } from '../contract.js';
import { InvariantBroken } from '../errors.js';
import type { OpeningsData } from './openings.js';
import { isCardId } from '../programs/paths.js';
import type { CardProgram } from '../programs/programs.js';

/** The cards that a match may use, as the rules read them. All matches of one catalogue share what is compiled of it. */
export interface Catalogue {
  readonly cards: ReadonlyMap<CardId, CardProgram>;
  /** What all cards of the catalogue together could do (`openingsOf`); null where this has not been worked out yet. */
  readonly openings: OpeningsData | null;
}

/** Builds a catalogue of cards that are in memory. @throws {InvariantBroken} for two cards with one id, and for an invalid id */
export function catalogueOf(cards: readonly CardProgram[], openings: OpeningsData | null = null): Catalogue {
  const byId = new Map<CardId, CardProgram>();
  for (const card of cards) {
    if (card.id === '' || !isCardId(card.id)) throw new InvariantBroken(`no card id: ${JSON.stringify(card.id)}`);
    if (byId.has(card.id)) throw new InvariantBroken(`two cards with id ${card.id}`);
    byId.set(card.id, card);
  }
  return { cards: byId, openings };
}
