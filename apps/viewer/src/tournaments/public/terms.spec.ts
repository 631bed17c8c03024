import { describe, expect, it } from '@jest/globals';
import { termsOf } from './terms.js';

const result = { round: 1, place: 'round 1, table 2', outcome: 'win', points: 3, possible: 3, gamePoints: 6, possibleGamePoints: 6 };

describe('the terms of a number', () => {
  it('are results, a share of results, or numbers of opponents', () => {
    expect(termsOf([result])).toEqual({ kind: 'results', results: [result], share: null });
    expect(termsOf({ earned: 3, possible: 6, raw: '1/2', results: [result] })).toEqual({
      kind: 'results',
      results: [result],
      share: { earned: 3, possible: 6, raw: '1/2' },
    });
    expect(termsOf([{ round: 2, opponent: 5, name: 'mw', exact: '1/3', terms: {} }])).toEqual({
      kind: 'opponents',
      opponents: [{ round: 2, opponent: 5, figure: 'mw', exact: '1/3' }],
    });
  });

  it('that nobody understands are none', () => {
    expect([undefined, null, 'x', [1]].map(termsOf)).toEqual(
      Array.from({ length: 4 }, () => ({ kind: 'results', results: [], share: null })),
    );
  });
});
