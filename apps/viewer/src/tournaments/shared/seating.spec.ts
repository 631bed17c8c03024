import { describe, expect, it } from '@jest/globals';
import { cuttingOrder, nameHolds, placesByName } from './seating.js';
import type { Round, Table } from './types.js';

const table = (number: number, one: readonly [number, string], other: readonly [number, string]): Table => ({
  table: number,
  seats: [one, other].map(([entrant, name]) => ({ entrant, name, playerId: null, points: 0 })),
  matchId: null,
  why: { kind: 'sameScore', points: 0 },
  forced: [],
  state: 'missing',
  result: null,
  source: null,
  corrected: false,
  event: null,
  reports: [],
  reportStandsAt: null,
  extensionSeconds: 0,
});

const round: Round = {
  round: 1,
  phase: 0,
  stage: 'paired',
  algorithm: 'swiss/1',
  seed: '',
  tables: [table(1, [1, 'Zoe'], [2, 'Ann']), table(2, [3, 'Bob'], [4, 'Élise'])],
  unpaired: [{ entrant: 5, name: 'Cem', playerId: null, gets: 'bye', why: { kind: 'awarded' } }],
  clock: null,
  event: { version: 1, hash: '' },
  version: 1,
  now: '',
};

describe('slips in cutting order', () => {
  it.each([1, 3, 4, 5, 8, 17, 200])(
    'given %i slips, then piles of a cut stack laid on one another are sorted, and nothing is missing',
    (count) => {
      const pages = cuttingOrder(count, 4);
      expect(pages).toHaveLength(Math.ceil(count / 4));
      const piles = [0, 1, 2, 3].flatMap((place) => pages.map((page) => page[place] ?? null));
      expect(piles.filter((index) => index !== null)).toEqual(Array.from({ length: count }, (_, index) => index));
    },
  );
});

describe('places in a round', () => {
  it('are found by name, as names are ordered', () => {
    expect(placesByName(round, 'en').map(({ name, table: at, opponent, gets }) => [name, at?.table ?? null, opponent, gets])).toEqual([
      ['Ann', 1, 'Zoe', null],
      ['Bob', 2, 'Élise', null],
      ['Cem', null, null, 'bye'],
      ['Élise', 2, 'Bob', null],
      ['Zoe', 1, 'Ann', null],
    ]);
    expect([nameHolds('Élise', ' éL'), nameHolds('Ann', 'b'), nameHolds('Ann', '')]).toEqual([true, false, true]);
  });
});
