import { describe, expect, it } from '@jest/globals';
import { cardsOfDeck } from '@arbiter/kernel/authoring';
import { chooser } from '@arbiter/testing';
import { catalogue } from '../cards/index.js';
import { validateDeck } from './deck-rules.js';
import { sampleDeck } from './deck-samples.js';
import { formats } from './formats.js';

const inDecks = catalogue.filter(({ id }) => !id.includes(':'));

describe('sampled decks', () => {
  it('given any chance, then they are legal, the same for the same chance, and not all alike', () => {
    const decks = Array.from({ length: 60 }, (_, seed) => sampleDeck(catalogue, chooser(seed + 1)));
    expect(decks.flatMap((deck) => validateDeck(catalogue, formats.single, deck))).toEqual([]);
    expect(sampleDeck(catalogue, chooser(1))).toEqual(decks[0]);
    expect(new Set(decks.map(({ main }) => main.join())).size).toBe(60);
    expect(new Set(decks.map(({ material }) => material[0])).size).toBeGreaterThan(5);
  });

  it('given every card in turn as what the deck is about, then it is in it, legally', () => {
    const missing = inDecks.filter((card, at) => {
      const deck = sampleDeck(catalogue, chooser(at + 1), [card]);
      return validateDeck(catalogue, formats.single, deck).length > 0 || !cardsOfDeck(deck).includes(card.id);
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('given a champion with a lineage, then champions of it are there below', () => {
    const archmage = inDecks.filter(({ id }) => id === 'rai-archmage');
    expect(sampleDeck(catalogue, chooser(3), archmage).material).toContain('rai-spellcrafter');
  });

  it('given a card of an element that no champion of level 0 enables, then a lineage that does is there from level 1 on', () => {
    const arcane = inDecks.filter(({ id }) => id === 'arcane-blast');
    for (let seed = 1; seed <= 10; seed++)
      expect(sampleDeck(catalogue, chooser(seed), arcane).material).toEqual(
        expect.arrayContaining(['rai-spellcrafter', 'rai-archmage', 'rai-mana-weaver']),
      );
  });

  it('given a catalogue without a champion of level 0, then there is no deck', () => {
    expect(() =>
      sampleDeck(
        catalogue.filter(({ printed }) => printed.level !== 0),
        chooser(3),
      ),
    ).toThrow(RangeError);
  });
});
