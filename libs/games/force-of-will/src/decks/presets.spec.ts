import { describe, expect, it } from '@jest/globals';
import { cardFacts, type FactsId } from '../cards/facts/index.js';
import type { CardFacts } from '../cards/facts/making.js';
import { knownCards } from '../testing/known-cards.js';
import { validateDeck } from './format-decks.js';
import { formats } from './formats.js';
import { playablePresets, presets } from './presets.js';

describe('preset decks', () => {
  it.each(presets.map((preset) => [preset.id, preset] as const))(
    'given %s, then it is legal, with 40 cards, 10 magic stones and a side deck',
    (_, { deck }) => {
      expect(validateDeck(knownCards, formats.match, deck)).toEqual([]);
      expect([deck.main.length, deck.magicStones.length]).toEqual([40, 10]);
      expect(deck.side.length).toBeGreaterThan(10);
    },
  );

  it('given their rulers, then each can become a J-ruler', () => {
    expect(presets.map(({ deck }) => (cardFacts[deck.ruler[0] as FactsId] as CardFacts).faces?.map(({ kind }) => kind))).toEqual(
      presets.map(() => ['jRuler']),
    );
  });

  it('given a catalogue that lacks a card, then the decks that need it are not offered', () => {
    const without = (id: FactsId): readonly string[] =>
      playablePresets(knownCards.filter((card) => card.id !== id)).map((preset) => preset.id);
    expect(playablePresets(knownCards)).toEqual(presets);
    expect(without('gusurg')).toEqual(['sages', 'emperor', 'knights']);
    expect(without('light-magic-stone')).toEqual(['flame', 'sages']);
  });
});
