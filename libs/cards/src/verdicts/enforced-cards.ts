import { normalName } from '@arbiter/decks';
import type { CardId, Ruleset } from '@arbiter/kernel';

/** The cards that the rules of a game play by themselves. */
export interface EnforcedCards {
  /** Returns the id of the card that is called so; null where the rules don't play it. */
  readonly idOf: (name: string) => CardId | null;
  /** Returns the name of a card that lists write: the English one, in Starline the Chinese one; null for an id that is no card. */
  readonly nameOf: (id: CardId) => string | null;
}

/** Finds the cards of a ruleset by their names; a card's own name takes precedence over the face of another. */
export function enforcedCards(ruleset: Pick<Ruleset, 'cards' | 'game'>): EnforcedCards {
  const [own, faces] = [new Map<string, CardId>(), new Map<string, CardId>()];
  const names = new Map<CardId, string>();
  const add = (to: Map<string, CardId>, name: string, id: CardId): void => {
    if (name !== '' && !to.has(normalName(name))) to.set(normalName(name), id);
  };
  for (const { id, names: called, faces: further = [] } of ruleset.cards()) {
    names.set(id, called.en === '' || ruleset.game === 'starline' ? called.zh : called.en);
    for (const name of [called.en, called.zh]) add(own, name, id);
    for (const face of further) for (const name of [face.names.en, face.names.zh]) add(faces, name, id);
  }
  return {
    idOf: (name) => own.get(normalName(name)) ?? faces.get(normalName(name)) ?? null,
    nameOf: (id) => names.get(id) ?? null,
  };
}
