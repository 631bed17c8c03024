import { describe, expect, it } from '@jest/globals';
import type { Json } from '../contract.js';
import { comingIn, looseName, readDeckParts, sameCards, sortedDeck } from './deck-parts.js';

const parts = ['main', 'side'] as const;

describe('a deck in parts', () => {
  it('given an object with lists of ids, then it is read with every part; the first must be there', () => {
    expect(readDeckParts({ main: ['ox', 'cub'] }, parts)).toEqual({ main: ['ox', 'cub'], side: [] });
    expect(readDeckParts({ side: ['ox'], main: [], other: 1 }, parts)).toEqual({ main: [], side: ['ox'] });
    const others: readonly Json[] = [{ side: ['ox'] }, { main: [1] }, { main: 'ox' }, { main: [], side: null }, ['ox'], 'ox', null];
    expect(others.filter((deck) => readDeckParts(deck, parts) !== null)).toEqual([]);
  });

  it('given a list of more cards than anybody plays, then it is no deck', () => {
    expect(readDeckParts({ main: Array.from({ length: 1_001 }, () => 'ox') }, parts)).toBeNull();
  });

  it('given decks of the same cards, then how they are divided and ordered makes no difference', () => {
    const deck = { main: ['ox', 'cub', 'ox'], side: ['wolf'] };
    expect(sameCards(deck, { main: ['wolf', 'ox'], side: ['cub', 'ox'] })).toBe(true);
    expect(sameCards(deck, { main: ['wolf', 'ox'], side: ['cub', 'cub'] })).toBe(false);
    expect(sortedDeck(deck)).toEqual({ main: ['cub', 'ox', 'ox'], side: ['wolf'] });
  });

  it('given a list before and after, then a card came in as often as it is there more often', () => {
    expect(comingIn(['ox', 'ox', 'cub'], ['cub', 'ox', 'cub', 'wolf'])).toEqual(['cub', 'wolf']);
  });
});

describe('names as lists write them', () => {
  it.each([
    ['Æther Vial', 'aether vial'],
    ['Lim-Dûl’s  Vault ', "lim-dul's vault"],
    ['Fire // Ice', 'Fire/Ice'],
    ['“Number” F0—X', '"number" F0-X'],
  ])('given %s, then it is the same name as %s', (one, other) => {
    expect(looseName(one)).toBe(looseName(other));
  });
});
