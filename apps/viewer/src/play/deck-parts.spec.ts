import { describe, expect, it } from '@jest/globals';
import { asDocument, counted, moved, partsOf } from './deck-parts.js';

describe('a deck that is divided anew', () => {
  it('is in the question by its parts; a question without parts asks for any deck', () => {
    expect(partsOf({ game: 2, main: ['a', 'b'], sideboard: [] })).toEqual({ main: ['a', 'b'], sideboard: [] });
    expect([partsOf({}), partsOf({ game: 1 }), partsOf({ races: ['elf'] })]).toEqual([null, null, null]);
  });

  it('has one copy moved at a time, and as many cards as before', () => {
    const deck = { main: ['a', 'a', 'b'], extra: [], side: ['c'] };
    expect(moved(deck, 'a', 'main', 'side')).toEqual({ main: ['a', 'b'], extra: [], side: ['c', 'a'] });
    expect(moved(deck, 'c', 'side', 'extra')).toEqual({ main: ['a', 'a', 'b'], extra: ['c'], side: [] });
    expect(moved(deck, 'z', 'main', 'side')).toBe(deck);
  });

  it('is shown card by card with numbers, and sent as it is', () => {
    expect(counted(['b', 'a', 'b'])).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
    expect(asDocument({ main: ['a'], side: [] })).toEqual({ main: ['a'], side: [] });
  });
});
