import { describe, expect, it } from '@jest/globals';
import { chooser } from '@arbiter/testing';
import { cardFacts, withProgram, type FactsId } from '../cards/facts/index.js';
import { catalogue } from '../cards/index.js';
import { vanillaMonsters } from '../cards/vanilla.js';
import { checkDeck } from './deck-rules.js';
import { sampleDeck } from './deck-samples.js';
import { indexCards } from './deck.js';

const cards = (Object.keys(cardFacts) as FactsId[]).map((id) => withProgram(id, []));
const index = indexCards(cards);

describe('sampled decks', () => {
  it('given any chance, then they are legal, the same for the same chance, and not all alike', () => {
    const decks = Array.from({ length: 60 }, (_, seed) => sampleDeck(cards, chooser(seed + 1)));
    expect(decks.flatMap((deck) => checkDeck(deck, index, null))).toEqual([]);
    expect(decks.map(({ main }) => main.length)).toEqual(Array(60).fill(40));
    expect(sampleDeck(cards, chooser(1))).toEqual(decks[0]);
    expect(new Set(decks.map(({ main }) => main.join())).size).toBe(60);
    expect(new Set(decks.map(({ side }) => side.length)).size).toBeGreaterThan(8);
  });

  it('given every card in turn as what the deck is about, then it is in it, legally', () => {
    const missing = cards.filter((card, at) => {
      const { main, extra, side } = sampleDeck(cards, chooser(at + 1), [card]);
      return checkDeck({ main, extra, side }, index, null).length > 0 || !(main.includes(card.id) || extra.includes(card.id));
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('given a monster that needs others, then they are there', () => {
    const about = (id: FactsId): ReturnType<typeof sampleDeck> => sampleDeck(cards, chooser(5), [withProgram(id, [])]);
    expect(about('sanwitch').main).toEqual(expect.arrayContaining(['sangan', 'witch-of-the-black-forest']));
    expect(
      about('zera-the-mant').main.some(
        (id) =>
          cardFacts[id as FactsId].printed.kind === 'spell' &&
          (cardFacts[id as FactsId].printed as { readonly property: string }).property === 'ritual',
      ),
    ).toBe(true);
    expect(
      about('stardust-dragon').main.some((id) =>
        (cardFacts[id as FactsId].printed as { readonly marks?: readonly string[] }).marks?.includes('tuner'),
      ),
    ).toBe(true);
  });

  it('given a card whose effects look for a narrow kind of cards, then some of them are there', () => {
    const about = (id: string): readonly string[] => {
      const { main, extra } = sampleDeck(
        catalogue,
        chooser(9),
        catalogue.filter((card) => card.id === id),
      );
      return [...main, ...extra];
    };
    expect(about('lunalight-reincarnation-dance').filter((id) => id.startsWith('lunalight-')).length).toBeGreaterThan(5);
    expect(
      about('pendulum-treasure').some((id) => (cardFacts[id as FactsId].printed as { readonly scale?: number }).scale !== undefined),
    ).toBe(true);
    expect(about('xyz-import').some((id) => (cardFacts[id as FactsId].printed as { readonly frame?: string }).frame === 'xyz')).toBe(true);
    expect(about('sanwitch')).toEqual(expect.arrayContaining(['sangan', 'witch-of-the-black-forest']));
    expect(about('sanwitch').some((id) => ['polymerization', 'miracle-fusion'].includes(id))).toBe(true);
  });

  it('given too few cards for the usual shares, then the deck is filled all the same', () => {
    const deck = sampleDeck(vanillaMonsters, chooser(3));
    expect(checkDeck(deck, index, null)).toEqual([]);
  });
});
