import { describe, expect, it } from '@jest/globals';
import { termsOf } from './terms.js';

const numbers = { points: 3, possible: 3, gamePoints: 6, possibleGamePoints: 6 };
const sent = { round: 1, place: 'round 1, table 2', opponents: [{ entrant: 5, name: 'Eve' }], outcome: 'win', ...numbers };
const result = { ...sent, opponents: ['Eve'] };

describe('the terms of a number', () => {
  it('are results, a share of results, or numbers of opponents', () => {
    expect(termsOf([sent])).toEqual({ kind: 'results', results: [result], share: null });
    expect(termsOf({ earned: 3, possible: 6, raw: '1/2', results: [sent] })).toEqual({
      kind: 'results',
      results: [result],
      share: { earned: 3, possible: 6, raw: '1/2' },
    });
    expect(termsOf([{ round: 2, opponent: 5, opponentName: 'Eve', name: 'mw', exact: '1/3', terms: {} }])).toEqual({
      kind: 'opponents',
      opponents: [{ round: 2, opponent: 5, name: 'Eve', figure: 'mw', exact: '1/3' }],
    });
  });

  it('that nobody understands are none', () => {
    expect([undefined, null, 'x', [1]].map(termsOf)).toEqual(
      Array.from({ length: 4 }, () => ({ kind: 'results', results: [], share: null })),
    );
  });
});
