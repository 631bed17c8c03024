import { describe, expect, it } from '@jest/globals';
import type { CardProgram } from '../programs/programs.js';
import { cardLookup } from './card-lookup.js';
import { phrase } from './phrases.js';

const card = (id: string, en: string, zh: string): CardProgram => ({ id, names: phrase(en, zh), printed: {}, abilities: [] });
const moon: CardProgram = {
  ...card('sun', 'Sun', '日'),
  faces: [{ kind: 'back', names: phrase('Moon', '月'), printed: {}, abilities: [] }],
};

/** A catalogue that counts how often all its cards are read. */
class Counted extends Map<string, CardProgram> {
  read = 0;
  override values(): ReturnType<Map<string, CardProgram>['values']> {
    this.read += 1;
    return super.values();
  }
}

describe('a lookup of the cards of a catalogue', () => {
  const cards = new Counted([card('ox', 'Ox', '牛'), moon].map((one) => [one.id, one]));
  const cardOf = cardLookup(cards);

  it('given an id, then it has the card, or nothing where the catalogue has none', () => {
    expect([cardOf('ox')?.names.zh, cardOf('bear')]).toEqual(['牛', undefined]);
    expect(cards.read).toBe(0);
  });

  it('given a name of a card or a face in either language, then it has both; all names are read once a language', () => {
    expect([cardOf.named('en', 'Ox')?.zh, cardOf.named('zh', '牛')?.en, cardOf.named('en', 'Moon')?.zh]).toEqual(['牛', 'Ox', '月']);
    expect([cardOf.named('en', '牛'), cardOf.named('zh', 'Bear')]).toEqual([undefined, undefined]);
    expect(cards.read).toBe(2);
  });

  it('given one catalogue twice, then it is one lookup; another catalogue has its own', () => {
    expect(cardLookup(cards)).toBe(cardOf);
    expect(cardLookup(new Map(cards))).not.toBe(cardOf);
  });
});
