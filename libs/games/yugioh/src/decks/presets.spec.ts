import { describe, expect, it } from '@jest/globals';
import { createRuleset } from '@arbiter/kernel';
import { catalogue } from '../cards/index.js';
import { cardFacts, withProgram, type FactsId } from '../cards/facts/index.js';
import { yugioh } from '../game.js';
import { limitLists } from '../lists/index.js';
import { indexCards } from './deck.js';
import { checkDeck } from './deck-rules.js';
import { playablePresets, presets } from './presets.js';
import { starters } from './starters.js';

const cards = (Object.keys(cardFacts) as FactsId[]).map((id) => withProgram(id, []));

describe('preset decks', () => {
  it.each(presets.map((preset) => [preset.id, preset] as const))(
    'given %s, then it is legal by the list of the OCG, with 40 cards and a full Side Deck',
    (_, { deck }) => {
      expect(checkDeck(deck, indexCards(cards), limitLists.ocg ?? null)).toEqual([]);
      expect([deck.main.length, deck.side.length]).toEqual([40, 15]);
    },
  );

  it('given the Extra Decks, then the classic deck has none and the others are full', () => {
    expect(presets.map(({ id, deck }) => [id, deck.extra.length])).toEqual([
      ['classic', 0],
      ['links', 15],
      ['arts', 15],
    ]);
  });

  it('given the cards that there are, then these decks can be played', () => {
    expect(playablePresets(catalogue).map(({ id }) => id)).toEqual(['classic', 'links', 'arts']);
  });

  it('given the game, then it offers the starter decks and all of these', () => {
    expect(createRuleset(yugioh).presetDecks()).toEqual([...starters, ...presets]);
  });

  it('given a catalogue that lacks a card, then the decks that need it are not offered', () => {
    const without = (id: FactsId): readonly string[] => playablePresets(cards.filter((card) => card.id !== id)).map((preset) => preset.id);
    expect(playablePresets(cards)).toEqual(presets);
    expect(without('jinzo')).toEqual(['links', 'arts']);
    expect(without('decode-talker')).toEqual(['classic', 'arts']);
    expect(without('book-of-moon')).toEqual([]);
  });
});
