import type { DeckViolation, RuleRef } from '../contract.js';
import type { CardProgram } from '../programs/programs.js';
import { deckViolation, looseName } from './deck-parts.js';
import { nearNames } from '../vocabulary/near-names.js';
import { once } from '../programs/once.js';

interface CatalogueNames {
  /** Names of the cards that can be in decks, by their form for comparison, and their ids. */
  readonly names: ReadonlyMap<string, string>;
  readonly ids: ReadonlyMap<string, string>;
  /** Names and ids, in their form for comparison, of cards that can be in no deck. */
  readonly tokens: ReadonlySet<string>;
}

const namesOf = once((cards: readonly CardProgram[]): CatalogueNames => {
  const [decked, ids] = [new Map<string, string>(), new Map<string, string>()];
  const tokens = new Set<string>();
  for (const { id, names, faces = [] } of cards) {
    const written = [names, ...faces.map((face) => face.names)].flatMap(({ en, zh }) => [zh, en]);
    if (id.includes(':')) {
      for (const name of [id, ...written]) tokens.add(looseName(name));
      continue;
    }
    ids.set(looseName(id), id);
    for (const name of written) decked.set(looseName(name), name);
  }
  return { names: decked, ids, tokens };
});

const isId = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

/**
 * Builds the violation for an entry of a deck, or a name in a list, that is no card which can be in a deck. If Arbiter merely lacks a
 * card's program, no rule is broken, so `rule` is null; names of the catalogue with a similar spelling are in `params.near`.
 *
 * @param entry the entry as it is written: a name or an id
 * @param inDecks the game's rule about which cards can be in decks, cited for cards that exist but can be in none
 * @param called what the entry is called in the message where it is no name by itself, such as a number printed on the card
 */
export function unknownCard(entry: string, cards: readonly CardProgram[], inDecks: RuleRef, called: string | null = null): DeckViolation {
  const { names, ids, tokens } = namesOf(cards);
  const compared = looseName(entry);
  if (tokens.has(compared))
    return deckViolation('deck/unknown-card', inDecks, [entry], `${JSON.stringify(entry)} is a token, and tokens are in no deck.`);
  const near = nearNames(compared, isId.test(entry) ? ids : names);
  const missing = `Arbiter has no program for ${called ?? JSON.stringify(entry)}.`;
  if (near.length === 0) return deckViolation('deck/unknown-card', null, [entry], missing);
  return deckViolation(
    'deck/unknown-card',
    null,
    [entry],
    `${missing} Did you mean ${near.map((name) => JSON.stringify(name)).join(' or ')}?`,
    { near: [...near] },
  );
}
