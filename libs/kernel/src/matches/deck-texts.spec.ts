import { describe, expect, it } from '@jest/globals';
import type { CardProgram } from '../programs/programs.js';
import { indexCards, listedName } from './card-index.js';
import { cardId, deckViolation } from './deck-parts.js';
import { type DeckTextForm, printDeckText, readDeckText } from './deck-texts.js';

const card = (en: string, zh: string, more: Partial<CardProgram> = {}): CardProgram => ({
  id: cardId(en),
  names: { en, zh },
  printed: {},
  abilities: [],
  ...more,
});
const cards: readonly CardProgram[] = [
  card('Old Ox', '老牛'),
  card('Wolf', '狼', { faces: [{ kind: 'back', names: { en: 'Moon Wolf', zh: '月狼' }, printed: {}, abilities: [] }] }),
  card('Moon Wolf', '另一月狼', { id: 'moon' }),
  card('Cub', '幼崽', { id: 'cub-of-old' }),
  card('Cub', '小熊', { id: 'cub-of-late' }),
  card('Lure', '诱饵', { id: 'token:lure' }),
];
const malformed = deckViolation('deck/malformed', 'P2', [], 'No deck.');
const form: DeckTextForm<'main' | 'side'> = {
  parts: ['main', 'side'],
  bare: (line) => line.trim(),
  titled: (line) => (line === 'Side:' ? 'side' : line === 'Main:' ? 'main' : null),
  place: ({ id }, title) => title ?? (id === 'moon' ? 'side' : 'main'),
  titles: [
    ['main', 'Main'],
    ['side', 'Side'],
  ],
  malformed,
  unknown: 'P3',
};

describe('looking up cards of a catalogue', () => {
  it('given names in either language, ids and other spellings, then each is found; tokens are in no deck', () => {
    const { card: find, named } = indexCards(cards);
    expect(['OLD  ox', '老牛', 'old-ox', '月狼', 'Lure', 'token:lure', 'Fox'].map(named)).toEqual([
      'old-ox',
      'old-ox',
      'old-ox',
      'wolf',
      null,
      null,
      null,
    ]);
    expect([find('wolf')?.names.en, find('token:lure'), find('fox')]).toEqual(['Wolf', null, null]);
  });

  it('given a card of the name of another’s other side, then the name is its own', () => {
    expect(indexCards(cards).named('Moon Wolf')).toBe('moon');
  });

  it('given a name that two cards have, then a list has the id of the one that would not be found by it', () => {
    const index = indexCards(cards);
    expect(['cub-of-late', 'cub-of-old', 'fox'].map((id) => listedName(id, index))).toEqual(['Cub', 'cub-of-old', 'fox']);
  });
});

describe('plain lists of a game', () => {
  it('given a deck, then what is written reads back as it was', () => {
    const deck = { main: ['old-ox', 'old-ox', 'cub-of-old'], side: ['wolf', 'moon'] };
    const printed = printDeckText(deck, cards, form);
    expect(printed).toEqual({ ok: true, text: 'Main:\n2 Old Ox\n1 cub-of-old\n\nSide:\n1 Wolf\n1 Moon Wolf\n' });
    expect(printed.ok && readDeckText(printed.text, cards, form)).toEqual({ ok: true, deck });
    expect(readDeckText('moon\n老牛', cards, form)).toEqual({ ok: true, deck: { main: ['old-ox'], side: ['moon'] } });
  });

  it('given names that no card has, or too many cards, then the list is refused by the rules that the game names', () => {
    expect(readDeckText('1 Fox\nWolf\n2 Hen', cards, form)).toMatchObject({
      ok: false,
      violations: [
        { code: 'deck/unknown-card', rule: null, cards: ['Fox'] },
        { code: 'deck/unknown-card', rule: null, cards: ['Hen'] },
      ],
    });
    expect(readDeckText('1001 Wolf', cards, form)).toMatchObject({ ok: false, violations: [{ code: 'deck/malformed', rule: 'P2' }] });
  });

  it('given what is no deck, or has cards that are none of the catalogue, then it is not written', () => {
    expect(printDeckText({ side: [] }, cards, form)).toEqual({ ok: false, violations: [malformed] });
    expect(printDeckText({ main: ['fox', 'wolf', 'fox', 'hen'] }, cards, form)).toMatchObject({
      ok: false,
      violations: [
        { code: 'deck/unknown-card', rule: null, cards: ['fox'] },
        { code: 'deck/unknown-card', rule: null, cards: ['hen'] },
      ],
    });
  });
});
