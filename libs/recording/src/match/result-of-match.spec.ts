import { describe, expect, it } from '@jest/globals';
import type { MatchEvent } from '@arbiter/contracts';
import { resultOfMatch } from './result-of-match.js';

const game = (number: number, winners: readonly number[]): MatchEvent => ({
  type: 'GameEnded',
  data: { at: 1, game: number, result: { winners, reason: 'life', rule: '104.3b' } },
});
const ended = (winners: readonly number[], reason = 'life'): MatchEvent => ({
  type: 'MatchEnded',
  data: { at: 2, result: { winners, reason, rule: '104.1' } },
});
const noShow = (seats: readonly number[], cause: 'no-show' | 'judge' = 'no-show'): MatchEvent => ({
  type: 'LossGivenBeforeStart',
  data: { at: 1, judge: 'judy', seats: [...seats], cause, reason: 'absent', rules: [] },
});

/** The result of a best of three between entrants 7 (seat 0) and 4 (seat 1). */
const result = (...events: readonly MatchEvent[]) => resultOfMatch(events, [7, 4], 3);
const score = (ones: number, others: number, drawn = 0) => ({
  kind: 'games',
  wins: [
    { entrant: 7, games: ones },
    { entrant: 4, games: others },
  ],
  drawn,
});

describe('what a recorded match gives its table', () => {
  it('given games that were played out, for either seat, with and without drawn games, then they count as they ended', () => {
    expect(result(game(1, [0]), game(2, [1]), game(3, [0]), ended([0]))).toEqual(score(2, 1));
    expect(result(game(1, [1]), game(2, []), game(3, [1]), ended([1]))).toEqual(score(0, 2, 1));
  });

  it('given a concession in game 3, in game 1, or by a loss, then the winner gets the games that are missing, and the loser keeps theirs', () => {
    expect(result(game(1, [0]), game(2, [1]), ended([1], 'concession'))).toEqual(score(1, 2));
    expect(result(ended([0], 'concession'))).toEqual(score(2, 0));
    expect(result(noShow([1], 'judge'), ended([0], 'judge'))).toEqual(score(2, 0));
  });

  it('given somebody did not come, then they are absent; if nobody came, both lose', () => {
    expect(result(noShow([0]), ended([1], 'no-show'))).toEqual({ kind: 'noShow', absent: 7 });
    expect(result(noShow([1]), ended([0], 'no-show'))).toEqual({ kind: 'noShow', absent: 4 });
    expect(result(noShow([0, 1]), ended([], 'no-show'))).toEqual({ kind: 'doubleLoss' });
  });

  it('given a draw, after games or before any, then nobody has more games than the other', () => {
    expect(result(game(1, [0]), game(2, [1]), ended([], 'agreed'))).toEqual(score(1, 1));
    expect(result(game(1, [0]), ended([], 'agreed'))).toEqual(score(0, 0, 1));
    expect(result(ended([], 'agreed'))).toEqual(score(0, 0));
  });

  it('given time that was called, then the games count as they ended, and both lose where the end of the round says so', () => {
    expect(result(game(1, [0]), game(2, []), ended([0], 'timeCalled'))).toEqual(score(1, 0, 1));
    expect(result(game(1, [1]), ended([1], 'timeCalled'))).toEqual(score(0, 1));
    expect(result(game(1, [0]), game(2, [1]), game(3, []), ended([], 'timeCalled'))).toEqual(score(1, 1, 1));
    expect(result(game(1, [0]), game(2, []), ended([], 'bothLose'))).toEqual({ kind: 'doubleLoss' });
  });

  it('given a match that was cancelled or goes on, then there is none', () => {
    expect(result({ type: 'MatchCancelled', data: { at: 1, by: 'olga', reason: 'alarm' } })).toBeNull();
    expect(result(game(1, [0]))).toBeNull();
  });
});
