import { describe, expect, it } from '@jest/globals';
import { type DeckListForm, printDeckList, readDeckList } from './deck-lists.js';

type Part = 'main' | 'side';
const names: { readonly [name: string]: string } = { bear: 'bear', 'two bears': 'two', '7 dwarves': 'seven', stone: 'stone' };
const form: DeckListForm<Part> = {
  parts: ['main', 'side'],
  bare: (line) => line.replace(/#.*$/, '').trim(),
  titled: (line) => (line === 'Main:' ? 'main' : line === 'Side:' ? 'side' : null),
  marked: (line) => (line.startsWith('S ') ? { part: 'side', rest: line.slice(2) } : null),
  named: (name) => names[name.toLowerCase()] ?? null,
};

describe('plain lists of decks', () => {
  it('given counts, titles, marks and comments, then each card stands in its part', () => {
    expect(readDeckList('\uFEFF2 bear # good\r\n\r\nSide:\r3x Bear\nMain:\n7 dwarves\n2 7 Dwarves\nS 1 bear', form)).toEqual({
      deck: { main: ['bear', 'bear', 'seven', 'seven', 'seven'], side: ['bear', 'bear', 'bear', 'bear'] },
      unknown: [],
      tooLong: false,
    });
  });

  it('given names that no card has, then all of them are told', () => {
    expect(readDeckList('1 wolf\nbear\n2 fox', form)).toMatchObject({ deck: { main: ['bear'] }, unknown: ['wolf', 'fox'] });
  });

  it('given more cards than any deck has, then it is not read on', () => {
    expect(readDeckList('1000 bear', form)).toMatchObject({ tooLong: false });
    expect(readDeckList('1 bear\n1000 bear\n1 wolf', form)).toMatchObject({ tooLong: true, unknown: [] });
  });

  it('given a game that places cards itself, then titles are what it makes of them', () => {
    const sorted: DeckListForm<Part> = { ...form, place: (card, title) => title ?? (card === 'stone' ? 'side' : 'main') };
    expect(readDeckList('stone\nbear\nMain:\nstone', sorted).deck).toEqual({ main: ['bear', 'stone'], side: ['stone'] });
  });

  it('given a deck, then what is printed reads back as it was', () => {
    const deck = { main: ['bear', 'bear', 'seven', 'bear'], side: ['two'] };
    const text = printDeckList(
      deck,
      [
        ['main', 'Main'],
        ['side', 'Side'],
      ],
      (card) => Object.entries(names).find(([, id]) => id === card)?.[0] ?? card,
    );
    expect(text).toBe('Main:\n2 bear\n1 7 dwarves\n1 bear\n\nSide:\n1 two bears\n');
    expect(readDeckList(text, form).deck).toEqual(deck);
  });
});
