import type { CardId } from '../contract.js';
import { InvariantBroken } from '../errors.js';
import type { OpeningsData } from './openings.js';
import { isCardId } from '../programs/paths.js';
import type { CardProgram } from '../programs/programs.js';

/** The cards that a match may use, as the rules read them. All matches of one catalogue share what is compiled of it. */
export interface Catalogue {
  readonly cards: ReadonlyMap<CardId, CardProgram>;
  /** What is known of all its cards together (`openingsOf`); null where it is still to be worked out. */
  readonly openings: OpeningsData | null;
}

/** A catalogue of cards that are in memory. @throws {InvariantBroken} for two cards with one id, and for what is no id */
export function catalogueOf(cards: readonly CardProgram[], openings: OpeningsData | null = null): Catalogue {
  const byId = new Map<CardId, CardProgram>();
  for (const card of cards) {
    if (card.id === '' || !isCardId(card.id)) throw new InvariantBroken(`no card id: ${JSON.stringify(card.id)}`);
    if (byId.has(card.id)) throw new InvariantBroken(`two cards with id ${card.id}`);
    byId.set(card.id, card);
  }
  return { cards: byId, openings };
}
