import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EntrantId, Entry, History } from '../history.js';
import type { ChainStep, FigureName, StandingsPolicy, TiebreakerName } from '../policies/policy.js';
import { exactly, rational } from '../rational.js';
import { figure, figures, order, played, policy, standings } from '../specs/histories.js';
import { histories } from '../specs/random-histories.js';
import { equalsItsTerms } from './figures.js';
import { type Standings, standingsOf } from './standings.js';
import { type Tiebreaker, tiebreakerEqualsItsTerms } from './tiebreakers.js';

const chainOf = (...names: readonly (FigureName | TiebreakerName)[]): readonly ChainStep[] =>
  names.map((name) => ({ figure: name, at: null }));

const byChain = (...names: readonly (FigureName | TiebreakerName)[]): StandingsPolicy => ({
  ...policy('magic-third'),
  chain: chainOf(...names),
});

const tiebreaker = (of: Standings, entrant: EntrantId, name: TiebreakerName): Tiebreaker | undefined =>
  of.rows.find((row) => row.entrant === entrant)?.tiebreakers[name];

const value = (one: Tiebreaker | undefined): string => (one !== undefined && 'value' in one ? exactly(one.value) : 'none');

describe('head-to-head', () => {
  const policyOf = byChain('points', 'headToHead');

  it('given two who are tied and have met, when they are ranked, then the winner of their match stands first', () => {
    const made = standings(played(['b 2-0-0 a', 'c 2-0-0 d'], ['a 2-0-0 c', 'd 2-0-0 b']), policyOf);
    // All have three points; a has not met d, and b has not met c.
    expect(order(made)).toEqual(['1 a', '1 b', '1 c', '1 d']);
    const pair = standings(played(['b 2-0-0 a', 'c 2-0-0 d'], ['a 2-0-0 d', 'c 2-0-0 b']), policyOf);
    expect(order(pair)).toEqual(['1 c', '2 b', '3 a', '4 d']);
    expect(tiebreaker(pair, 'b', 'headToHead')).toMatchObject({ earned: 3, possible: 3, tied: ['a', 'b'], terms: [{ round: 1 }] });
  });

  it('given a tie of which two have not met, when they are ranked, then it tells nobody apart and names these two', () => {
    const made = standings(played(['b 2-0-0 a', 'c bye'], ['a bye', 'c 0-2-0 d']), policyOf);
    expect(order(made)).toEqual(['1 a', '1 b', '1 c', '1 d']);
    expect(tiebreaker(made, 'd', 'headToHead')).toEqual({
      kind: 'notApplied',
      name: 'headToHead',
      tied: ['a', 'b', 'c', 'd'],
      unmet: ['a', 'c'],
    });
  });

  it('given three who beat each other in a circle, when they are ranked, then they share the rank', () => {
    const made = standings(played(['a 2-0-0 b'], ['b 2-0-0 c'], ['c 2-0-0 a']), policyOf);
    expect(order(made)).toEqual(['1 a', '1 b', '1 c']);
    expect(value(tiebreaker(made, 'a', 'headToHead'))).toBe('1/2');
  });

  it('given two who met twice and a third once each, when they are ranked, then it is the share of the points and not their sum', () => {
    const made = standings(
      played(
        ['a 1-1-0 b', 'c bye'],
        ['a 1-1-0 b', 'c loss'],
        ['a 2-0-0 c', 'b loss'],
        ['b 2-0-0 c', 'a loss'],
        ['c 1-1-0 x'],
        ['c 1-1-0 y'],
      ),
      policyOf,
    );
    expect(order(made).slice(0, 3)).toEqual(['1 a', '1 b', '3 c']);
    expect([value(tiebreaker(made, 'a', 'headToHead')), value(tiebreaker(made, 'c', 'headToHead'))]).toEqual(['5/9', '0']);
  });

  it('given nobody tied with an entrant, when they are ranked, then nothing is said about them', () => {
    const made = standings(played(['a 2-0-0 b']), policyOf);
    expect(made.rows.map(({ tiebreakers }) => tiebreakers)).toEqual([{}, {}]);
  });
});

describe('Buchholz', () => {
  const history = played(['a 2-0-0 b', 'c 2-0-0 d', 'e 2-0-0 f'], ['a 2-0-0 c', 'b 2-0-0 e', 'd bye'], ['e 2-0-0 a', 'b 2-0-0 d', 'c bye']);

  it("given three rounds, when it is made, then it is the sum of the opponents' points, and the median is the middle one", () => {
    const made = standings(history, byChain('points', 'medianBuchholz', 'buchholz'));
    expect(figures(made, 'points')).toEqual({ a: '6', b: '6', c: '6', d: '3', e: '6', f: '0' });
    // a met b, c, e (6, 6, 6); b met a, e, d (6, 6, 3); c met d, a (3, 6); e met f, b, a (0, 6, 6).
    expect(['a', 'b', 'c', 'e'].map((id) => value(tiebreaker(made, id, 'buchholz')))).toEqual(['18', '15', '9', '12']);
    expect(['a', 'b', 'c', 'e'].map((id) => value(tiebreaker(made, id, 'medianBuchholz')))).toEqual(['6', '6', '0', '6']);
    expect(order(made)).toEqual(['1 a', '2 b', '3 e', '4 c', '5 d', '6 f']);
  });

  it('given it is opened, when its terms are read, then they say who counts', () => {
    const made = standings(history, byChain('medianBuchholz'));
    expect(tiebreaker(made, 'e', 'medianBuchholz')).toMatchObject({
      terms: [
        { round: 1, opponent: 'f', counts: false },
        { round: 2, opponent: 'b', counts: true },
        { round: 3, opponent: 'a', counts: false },
      ],
    });
  });

  it('given the same opponent twice, when it is made, then they count twice, or once where the policy says so', () => {
    const twice = played(['a 2-0-0 b'], ['b 2-0-0 a']);
    const each = byChain('buchholz');
    expect(value(tiebreaker(standings(twice, each), 'a', 'buchholz'))).toBe('6');
    expect(value(tiebreaker(standings(twice, { ...each, repeatedOpponent: 'once' }), 'a', 'buchholz'))).toBe('3');
  });

  it('given tiebreakers frozen after round 1, when it is made, then only the opponent of round 1 counts, as of that round', () => {
    const frozen: History = { ...history, entrants: history.entrants.map((one) => ({ ...one, frozenAfter: one.id === 'e' ? 1 : null })) };
    expect(value(tiebreaker(standings(frozen, byChain('buchholz')), 'e', 'buchholz'))).toBe('0');
  });
});

describe('phantom opponents for byes', () => {
  const pod = (players: string, winner: string): Entry => ({ kind: 'pod', players: [...players], winner, place: players });
  const history: History = {
    entrants: [...'abcde'].map((id) => ({ id, play: 'active', frozenAfter: null })),
    rounds: [
      [pod('abcd', 'a'), { kind: 'bye', player: 'e', place: 'bye' }],
      [pod('bcde', 'b'), { kind: 'bye', player: 'a', place: 'bye' }],
    ],
  };

  it('given a bye, when OMW is made, then it counts as an opponent of 0.20, of 0.33, or of nothing', () => {
    // b, c and d have 1/2, 1/7 and 1/7.
    expect(['pods', 'pods-phantom-0.20', 'pods-phantom-0.33'].map((id) => figure(standings(history, id), 'a', 'omw'))).toEqual([
      '11/42',
      '69/280',
      '781/2800',
    ]);
    expect(figure(standings(history, 'pods-phantom-0.20'), 'a', 'opponentPoints')).toBe('7/3');
  });

  it('given it is opened, when the terms are read, then the bye stands in its round and the number equals its terms', () => {
    const { rows, policy: used } = standings(history, 'pods-phantom-0.20');
    const omw = rows.find(({ entrant }) => entrant === 'e')?.figures.omw;
    if (omw?.kind !== 'mean') throw new Error('OMW is a mean');
    expect(omw.terms.map(({ kind, round }) => `${round} ${kind}`)).toEqual(['1 phantom', '2 opponent', '2 opponent', '2 opponent']);
    expect(equalsItsTerms(omw, used)).toBe(true);
    expect(equalsItsTerms(omw, { ...used, phantomForByes: '0.33' })).toBe(false);
    expect(equalsItsTerms(omw, { ...used, phantomForByes: null })).toBe(false);
  });

  it('given an assigned loss, when OMW is made, then it is no opponent', () => {
    const made = standings(played(['a loss', 'b 2-0-0 c'], ['a 2-0-0 c', 'b bye']), { ...policy('magic-third'), phantomForByes: '0.20' });
    expect([figure(made, 'a', 'omw'), figure(made, 'b', 'omw')]).toEqual(['1/3', '4/15']);
  });
});

describe('a recorded lot', () => {
  const history = played(['a 2-0-0 b', 'c 2-0-0 d']);
  const ranked = (...lots: readonly EntrantId[]): readonly string[] => {
    const answer = standingsOf(history, byChain('points', 'lot'), 1, lots);
    return answer.ok ? order(answer.standings) : [answer.problem.code];
  };

  it('given a draw, when nothing else tells them apart, then the first drawn stands first; points go before', () => {
    expect(ranked('d', 'c', 'b', 'a')).toEqual(['1 c', '2 a', '3 d', '4 b']);
  });

  it('given no draw, or one that leaves some out, when they are ranked, then these share a rank behind the others', () => {
    expect(ranked()).toEqual(['1 a', '1 c', '3 b', '3 d']);
    expect(ranked('c')).toEqual(['1 c', '2 a', '3 b', '3 d']);
  });

  it('given an entrant drawn twice, when they are ranked, then the first place counts', () => {
    expect(ranked('c', 'a', 'c')).toEqual(['1 c', '2 a', '3 b', '3 d']);
  });

  it('given a policy without a lot, when one was drawn, then it says nothing', () => {
    const answer = standingsOf(history, byChain('points'), 1, ['d', 'c', 'b', 'a']);
    expect(answer.ok && order(answer.standings)).toEqual(['1 a', '1 c', '3 b', '3 d']);
  });
});

describe('tiebreakers of any tournament', () => {
  const all = byChain('points', 'headToHead', 'medianBuchholz', 'buchholz', 'lot');

  it('given results, when they are opened, then each equals what its terms give, and a wrong one does not', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const row of standings(history, all).rows)
          for (const one of Object.values(row.tiebreakers)) {
            expect(tiebreakerEqualsItsTerms(one, all)).toBe(true);
            if ('value' in one) expect(tiebreakerEqualsItsTerms({ ...one, value: rational(-1, 7) }, all)).toBe(false);
          }
      }),
      { numRuns: 40 },
    );
  });

  it('given results, when a lot of all is the last step, then nobody shares a rank', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const answer = standingsOf(history, all, history.rounds.length, history.entrants.map(({ id }) => id).reverse());
        expect(answer.ok && answer.standings.rows.map(({ rank }) => rank)).toEqual(history.entrants.map((_, at) => at + 1));
      }),
      { numRuns: 40 },
    );
  });
});
