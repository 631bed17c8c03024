import { describe, expect, it } from '@jest/globals';
import { cardFacts } from '../cards/facts/index.js';
import { knownCards } from '../testing/known-cards.js';
import { indexCards, cardsOfDeck } from '@arbiter/kernel/authoring';
import { chooser } from '@arbiter/testing';
import { checkDeck } from './deck-rules.js';
import { sampleDeck } from './deck-samples.js';

const index = indexCards(knownCards);
const limits = { sideDeck: 15 };

describe('sampled decks', () => {
  it('given any chance, then they are legal, the same for the same chance, and not all alike', () => {
    // The seeds are far apart, since neighbouring seeds begin with similar numbers.
    const decks = Array.from({ length: 60 }, (_, seed) => sampleDeck(knownCards, chooser(seed * 1_000_003)));
    expect(decks.flatMap((deck) => checkDeck(deck, index, limits))).toEqual([]);
    expect(sampleDeck(knownCards, chooser(0))).toEqual(decks[0]);
    expect(new Set(decks.map(({ main }) => main.join())).size).toBe(60);
    expect(new Set(decks.map(({ ruler }) => ruler.join())).size).toBeGreaterThan(10);
    expect(new Set(decks.map(({ side }) => side.length)).size).toBeGreaterThan(8);
  });

  it('given every card in turn as what the deck is about, then it is in it, legally', () => {
    const missing = knownCards.filter((card, at) => {
      const deck = sampleDeck(knownCards, chooser(at + 1), [card]);
      return checkDeck(deck, index, limits).length > 0 || !cardsOfDeck(deck).includes(card.id);
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('given the attributes of a card, then the magic stones are of them, and so is the ruler where none is asked for', () => {
    const deck = sampleDeck(
      knownCards,
      chooser(5),
      knownCards.filter(({ id }) => id === 'eia-god-of-water'),
    );
    expect(deck.magicStones).toContain('water-magic-stone');
    expect(cardFacts[deck.ruler[0] as keyof typeof cardFacts].printed.attributes).toContain('water');
  });

  it('given too few cards for the usual shares, then the deck is filled all the same', () => {
    const few = knownCards.filter(({ printed }) => printed.kind !== 'resonator');
    expect(checkDeck(sampleDeck(few, chooser(3)), index, limits)).toEqual([]);
  });

  it('given a catalogue without a ruler, then there is no deck', () => {
    expect(() =>
      sampleDeck(
        knownCards.filter(({ printed }) => printed.kind !== 'ruler'),
        chooser(3),
      ),
    ).toThrow(RangeError);
  });
});
