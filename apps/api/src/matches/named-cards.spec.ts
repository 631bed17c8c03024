import { describe, expect, it } from '@jest/globals';
import type { CardFacts } from '@arbiter/kernel';
import { namedCards } from './named-cards.js';

const card = (id: string): CardFacts => ({ id: id as CardFacts['id'], names: { en: id, zh: id }, values: {}, text: { en: '', zh: '' } });
const cards = new Map(['wolf', 'bear', 'owl'].map((id) => [id, card(id)]));
const named = (document: unknown): readonly string[] => namedCards(document, cards).map(({ id }) => id);

describe('the cards that a document names', () => {
  it('given ids at any depth, in lists and in values of a game, then each card comes once, by its id', () => {
    expect(named({ objects: [{ card: 'wolf' }, { values: { copied: { of: 'bear' } } }], pending: [['wolf']] })).toEqual(['bear', 'wolf']);
  });

  it('given texts that are no ids, names of fields, numbers and nothing, then no card comes', () => {
    expect(named({ owl: 1, text: 'an owl', nothing: null, absent: undefined })).toEqual([]);
    expect(named(null)).toEqual([]);
  });
});
