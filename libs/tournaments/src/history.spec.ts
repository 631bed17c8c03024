import { describe, expect, it } from '@jest/globals';
import { type History, problemOf } from './history.js';
import { played, policy } from './specs/histories.js';
import { standingsOf } from './standings/standings.js';

const codeOf = (history: History): string => {
  const problem = problemOf(history);
  return problem === null ? 'sound' : `${problem.code} at ${problem.place}`;
};

describe('a history that can not be', () => {
  const sound = played(['a 2-0-0 b', 'c bye'], ['a 0-2-0 c', 'b loss']);

  it('given every kind of result, when nothing is wrong, then there is no problem', () => {
    expect(codeOf(sound)).toBe('sound');
    expect(codeOf({ entrants: [], rounds: [] })).toBe('sound');
  });

  it('given an entrant twice, when it is checked, then it is named', () => {
    expect(codeOf({ ...sound, entrants: [...sound.entrants, ...sound.entrants] })).toBe('history/entrant-twice at entrant 4');
  });

  it('given a stranger, when it is checked, then the table is named', () => {
    const { entrants } = played(['a 2-0-0 b', 'c bye']);
    expect(codeOf({ entrants, rounds: played(['a 2-0-0 b'], ['c 2-0-0 d']).rounds })).toBe('history/unknown-entrant at round 2, table 1');
  });

  it('given an entrant twice in a round, or against themselves, when it is checked, then the second place is named', () => {
    expect(codeOf(played(['a 2-0-0 b', 'a bye']))).toBe('history/twice-in-a-round at round 1, table 2');
    expect(codeOf(played(['a 2-0-0 b', 'c 2-0-0 c']))).toBe('history/twice-in-a-round at round 1, table 2');
  });

  it.each(['a NaN-0-0 b', 'a 2-0.5-0 b', 'a 2-0-Infinity b'])('given %s, when it is checked, then the games are malformed', (text) => {
    expect(codeOf(played([text]))).toBe('history/games-malformed at round 1, table 1');
  });

  it('given fewer games than none, when it is checked, then the games are malformed', () => {
    const games = { first: 2, second: -1, drawn: 0 };
    const round = [{ kind: 'match', players: ['a', 'b'], games, place: 'table 9' }] as const;
    expect(codeOf({ entrants: sound.entrants, rounds: [round] })).toBe('history/games-malformed at table 9');
  });

  it('given a pod of one, or a winner from elsewhere, when it is checked, then the pod is malformed', () => {
    const { entrants } = sound;
    const pod = (players: readonly string[], winner: string): History => ({
      entrants,
      rounds: [[{ kind: 'pod', players, winner, place: 'pod 1' }]],
    });
    expect(codeOf(pod(['a'], 'a'))).toBe('history/pod-malformed at pod 1');
    expect(codeOf(pod(['a', 'b'], 'c'))).toBe('history/pod-malformed at pod 1');
    expect(codeOf(pod(['a', 'b', 'c'], 'c'))).toBe('sound');
  });

  it('given pods or draws that the policy does not know, when standings are asked for, then it refuses and names the entry', () => {
    const pods: History = { entrants: sound.entrants, rounds: [[{ kind: 'pod', players: ['a', 'b', 'c'], winner: 'a', place: 'pod 1' }]] };
    expect(standingsOf(pods, policy('magic'))).toMatchObject({
      ok: false,
      problem: { code: 'history/pods-not-in-policy', place: 'pod 1' },
    });
    const strict = { ...policy('magic'), points: { kind: 'fixed', win: 3, draw: 1, equalScore: 'refused' } } as const;
    expect(standingsOf(played(['a 1-1-0 b']), strict)).toMatchObject({ ok: false, problem: { code: 'history/draws-not-in-policy' } });
    expect(standingsOf(played(['a 1-1-0 b both-lose']), strict)).toMatchObject({ ok: true });
  });

  it.each([-1, 3, 1.5, Number.NaN])('given 2 rounds, when standings after round %d are asked for, then there is no such round', (after) => {
    expect(standingsOf(sound, policy('magic'), after)).toMatchObject({ ok: false, problem: { code: 'history/no-such-round' } });
  });
});
