import { describe, expect, it } from '@jest/globals';
import type { CardProgram } from '../programs/programs.js';
import { letterDistance, nearNames } from '../vocabulary/near-names.js';
import { unknownCard } from './unknown-cards.js';

const card = (id: string, en: string, zh: string, more: Partial<CardProgram> = {}): CardProgram => ({
  id,
  names: { en, zh },
  printed: {},
  abilities: [],
  ...more,
});
const cards: readonly CardProgram[] = [
  card('morning-lark', 'Morning Lark', '晨间的云雀', {
    faces: [{ kind: 'back', names: { en: 'Evening Owl', zh: '夜枭' }, printed: {}, abilities: [] }],
  }),
  card('morning-bark', 'Morning Bark', '晨吠'),
  card('wolf', 'Wolf', '狼'),
  card('token:lure', 'Lure', '诱饵'),
];
const near = (entry: string): unknown => unknownCard(entry, cards, 'P3').params.near;

describe('how far two names are apart', () => {
  const distance = (one: string, other: string, most = 9): number => letterDistance([...one], [...other], most);

  it('counts letters that are put in, taken out, replaced and exchanged with their neighbour', () => {
    expect([
      distance('lark', 'lark'),
      distance('lark', 'larks'),
      distance('lark', 'ark'),
      distance('lark', 'bark'),
      distance('lark', 'alrk'),
      distance('', 'lark'),
    ]).toEqual([0, 1, 1, 1, 1, 4]);
    expect([distance('lark', 'owl'), distance('owl', 'lark')]).toEqual([4, 4]);
  });

  it('stops where it is more than was asked for', () =>
    expect([distance('morning', 'evening', 2), distance('a', 'abcdef', 2)]).toEqual([3, 3]));
});

describe('names that a misspelt one may mean', () => {
  const known = [
    ['morning lark', 'Morning Lark'],
    ['morning bark', 'Morning Bark'],
    ['wolf', 'Wolf'],
  ] as const;

  it('are the nearest, three at most, and each once', () => {
    expect(nearNames('morning lrak', known)).toEqual(['Morning Lark']);
    expect(nearNames('morning xark', [...known, ['morning dark', 'D'], ['morning mark', 'M'], ['morning park', 'M']])).toEqual([
      'D',
      'M',
      'Morning Bark',
    ]);
  });

  it('are none for a name so short that anything is near it, or for one that is another', () => {
    expect([nearNames('ulf', known), nearNames('wulf', known), nearNames('evening lark', known)]).toEqual([[], ['Wolf'], []]);
  });
});

describe('what stands against a card that is not in the catalogue', () => {
  it('is that Arbiter has no program for it, which no rule says', () => {
    expect(unknownCard('Quiet Fox', cards, 'P3')).toEqual({
      code: 'deck/unknown-card',
      rule: null,
      cards: ['Quiet Fox'],
      detail: 'Arbiter has no program for "Quiet Fox".',
      params: {},
    });
    expect(unknownCard('number:7', cards, 'P3', 'the card with the number 7').detail).toBe(
      'Arbiter has no program for the card with the number 7.',
    );
  });

  it('names the cards that are spelt nearly alike: by id, in either language, of either side', () => {
    expect(unknownCard('Mornig Lark', cards, 'P3')).toMatchObject({
      rule: null,
      detail: 'Arbiter has no program for "Mornig Lark". Did you mean "Morning Lark"?',
    });
    expect([near('moring-lark'), near('evening owls'), near('晨间的云省'), near('Évening Owl!')]).toEqual([
      ['morning-lark'],
      ['Evening Owl'],
      ['晨间的云雀'],
      ['Evening Owl'],
    ]);
  });

  it('is the game’s rule where the name is a token’s', () => {
    expect([unknownCard('Lure', cards, 'P3').rule, unknownCard('token:lure', cards, 'P3').rule]).toEqual(['P3', 'P3']);
    expect(unknownCard('Lure', cards, 'P3').detail).toBe('"Lure" is a token, and tokens are in no deck.');
  });
});
