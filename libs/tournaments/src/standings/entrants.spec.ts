import { describe, expect, it } from '@jest/globals';
import { figure, figures, order, played, standings, withEntrants } from '../specs/histories.js';

const history = played(
  ['a 2-0-0 b', 'c 2-1-0 d', 'e 2-0-0 f'],
  ['a 2-1-0 c', 'e 2-0-0 b', 'd 2-0-0 f'],
  ['a 2-1-0 e', 'c 2-0-0 d', 'b bye'],
);

describe('a disqualified entrant (IPG 1.1)', () => {
  it('given the first is disqualified, when standings are made, then all move up and the numbers of the others stay', () => {
    const before = standings(history, 'magic');
    const after = standings(withEntrants(history, { a: { play: 'disqualified' } }), 'magic');
    expect(order(before)).toEqual(['1 a', '2 c', '3 e', '4 b', '5 d', '6 f']);
    expect(order(after)).toEqual(['1 c', '2 e', '3 b', '4 d', '5 f']);
    for (const name of ['points', 'omw', 'gw', 'ogw'] as const)
      expect({ a: figure(before, 'a', name), ...figures(after, name) }).toEqual(figures(before, name));
  });
});

describe('an entrant who dropped', () => {
  it('given a drop after the second round, when standings are made, then they stay in them', () => {
    const after = standings(withEntrants(history, { f: { play: 'dropped' } }), 'magic');
    expect(figures(after, 'omw')).toEqual(figures(standings(history, 'magic'), 'omw'));
  });

  it('given frozen tiebreakers, when opponents play on, then only the own tiebreakers stay as they were', () => {
    const frozen = standings(withEntrants(history, { f: { play: 'dropped', frozenAfter: 2 } }), 'magic-third');
    const second = standings(history, 'magic-third', 2);
    const last = standings(history, 'magic-third');
    expect([figure(second, 'f', 'omw'), figure(last, 'f', 'omw')]).toEqual(['3/4', '1/2']);
    expect(figures(frozen, 'omw')).toEqual({ ...figures(last, 'omw'), f: '3/4' });
  });

  it('given tiebreakers frozen after round 2, when standings after round 1 are asked for, then they are those of round 1', () => {
    const frozen = withEntrants(history, { f: { frozenAfter: 2 } });
    expect(figures(standings(frozen, 'magic', 1), 'omw')).toEqual(figures(standings(history, 'magic', 1), 'omw'));
  });
});

describe('standings after a round', () => {
  it('given three rounds, when standings after none are asked for, then all share the first rank', () => {
    expect(order(standings(history, 'magic', 0)).map((one) => one[0])).toEqual(['1', '1', '1', '1', '1', '1']);
  });

  it('given three rounds, when standings after the second are asked for, then they are those of the first two', () => {
    const cut = { ...history, rounds: history.rounds.slice(0, 2) };
    expect(figures(standings(history, 'magic', 2), 'ogw')).toEqual(figures(standings(cut, 'magic'), 'ogw'));
  });
});
