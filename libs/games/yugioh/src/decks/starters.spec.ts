import { describe, expect, it } from '@jest/globals';
import { catalogue } from '../cards/index.js';
import { limitLists } from '../lists/index.js';
import { indexCards } from './deck.js';
import { checkDeck } from './deck-rules.js';
import { starters } from './starters.js';

describe('decks to begin with', () => {
  it.each(starters.map((deck) => [deck.id, deck] as const))(
    'given %s, then it is legal by the list of the OCG, and all its cards are played',
    (_, { deck }) => {
      expect(checkDeck(deck, indexCards(catalogue), limitLists.ocg ?? null)).toEqual([]);
      const known = new Set(catalogue.map(({ id }) => id));
      expect([...deck.main, ...deck.extra, ...deck.side].filter((id) => !known.has(id))).toEqual([]);
      expect(deck.main).toHaveLength(40);
    },
  );
});
