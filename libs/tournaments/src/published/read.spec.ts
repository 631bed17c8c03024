import { describe, expect, it } from '@jest/globals';
import { readPublished } from './read.js';

const row = (Player: string, more: object = {}): object => ({
  Rank: 1,
  Player,
  Points: 3,
  OMWP: 0.5,
  GWP: 0.6667,
  OGWP: 0.44439999999999996,
  ...more,
});
const match = (Player1: unknown, Player2: unknown, Result: unknown): object => ({ Player1, Player2, Result });
const file = (Matches: readonly object[], Standings: readonly unknown[] = [row('a'), row('b'), row('c')]): object => ({
  Rounds: [{ RoundName: 'Finals', Matches }],
  Standings,
});

const said = (value: unknown): string => {
  const answer = readPublished(value);
  return answer.ok ? 'read' : `${answer.problem.code} at ${answer.problem.place}: ${answer.problem.detail}`;
};

const entries = (...matches: readonly object[]) => {
  const answer = readPublished(file(matches));
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.tournament.rounds[0]?.entries;
};

describe('a file of published standings', () => {
  it('given a match twice, from either side, when it is read, then it counts once and is counted', () => {
    const answer = readPublished(
      file([
        match('a', 'b', '1-2-0'),
        match('b', 'a', '2-1-0'),
        match('a', 'b', '1-2-0'),
        match('c', '-', '2-0-0'),
        match('c', '-', '2-0-0'),
      ]),
    );
    expect(answer).toMatchObject({ ok: true, tournament: { repeated: 3, rounds: [{ name: 'Finals' }] } });
    expect(answer.ok ? answer.tournament.rounds[0]?.entries.length : 0).toBe(2);
  });

  it('given no opponent, when it is read, then a win is a bye and a loss is an assigned loss, on either side', () => {
    expect(entries(match('a', '-', '2-0-0'), match('b', null, '0-2-0'), match('-', 'c', '0-1-0'))).toMatchObject([
      { kind: 'bye', player: 'a' },
      { kind: 'assignedLoss', player: 'b' },
      { kind: 'bye', player: 'c' },
    ]);
  });

  it('given binary fractions, when it is read, then the digits are those that were meant', () => {
    const answer = readPublished(file([match('a', 'b', '2-0-0')]));
    expect(answer).toMatchObject({
      ok: true,
      tournament: { digits: 4, rows: [{ OGWP: { numerator: 1111n, denominator: 2500n } }, {}, {}] },
    });
  });

  it.each([
    ['no object', [], 'file/malformed at the file: [] is no object'],
    ['no rounds', { Standings: [row('a')], Rounds: [] }, 'file/no-rounds at Rounds: there is no round'],
    ['rounds that are missing', { Standings: [row('a')] }, 'file/malformed at Rounds: nothing is no list'],
    ['no standings', file([], []), 'file/no-standings at Standings: there is no row'],
    ['a round without matches', { Standings: [row('a')], Rounds: [{}] }, 'file/malformed at Rounds[0].Matches: nothing is no list'],
    ['a player without name', file([], [row('')]), 'file/malformed at Standings[0].Player: "" is no name'],
    ['a player twice', file([], [row('a'), row('b'), row('a')]), 'file/player-twice at Standings[2]: a stands in Standings[0] already'],
    [
      'points that are no count',
      file([], [row('a', { Points: -1 })]),
      'file/number-malformed at Standings[0].Points: -1 is no whole number from 0',
    ],
    [
      'a percentage that is null',
      file([], [row('a', { OMWP: null })]),
      'file/number-malformed at Standings[0].OMWP: null is no number from 0 to 1',
    ],
    [
      'a percentage that is NaN',
      file([], [row('a', { GWP: Number.NaN })]),
      'file/number-malformed at Standings[0].GWP: NaN is no number from 0 to 1',
    ],
    [
      'a percentage that is text',
      file([], [row('a', { GWP: '0.5' })]),
      'file/number-malformed at Standings[0].GWP: "0.5" is no number from 0 to 1',
    ],
    [
      'a percentage of a hundred',
      file([], [row('a', { OGWP: 55.5 })]),
      'file/number-malformed at Standings[0].OGWP: 55.5 is no number from 0 to 1',
    ],
    [
      'a result that is NaN',
      file([match('a', 'b', 'NaN-0-0')]),
      'file/result-malformed at Rounds[0].Matches[0].Result: "NaN-0-0" is no result such as 2-1-0',
    ],
    [
      'half a result',
      file([match('a', 'b', '2-1')]),
      'file/result-malformed at Rounds[0].Matches[0].Result: "2-1" is no result such as 2-1-0',
    ],
    [
      'a draw against nobody',
      file([match('a', '-', '1-1-0')]),
      'file/result-malformed at Rounds[0].Matches[0].Result: 1-1-0 without an opponent is neither a bye nor a loss',
    ],
    ['a stranger', file([match('a', 'z', '2-0-0')]), 'file/unknown-opponent at Rounds[0].Matches[0].Player2: "z" is not in the standings'],
    [
      'nobody at all',
      file([match('-', '-', '2-0-0')]),
      'file/unknown-opponent at Rounds[0].Matches[0].Player1: "-" is not in the standings',
    ],
    [
      'copies that contradict',
      file([match('a', 'b', '2-0-0'), match('b', 'a', '2-0-0')]),
      'file/contradicting-copies at Rounds[0].Matches[1]: says 0-2-0 where Rounds[0].Matches[0] says 2-0-0, from the same side',
    ],
    [
      'a bye that is a loss too',
      file([match('a', '-', '2-0-0'), match('a', null, '0-2-0')]),
      'file/contradicting-copies at Rounds[0].Matches[1]: says assignedLoss where Rounds[0].Matches[0] says bye, from the same side',
    ],
  ] as const)('given %s, when it is read, then the place is named', (_, value, expected) => {
    expect(said(value)).toBe(expected);
  });

  it('given a player in two matches of a round, when it is read, then it is left to whoever makes standings', () => {
    expect(said(file([match('a', 'b', '2-0-0'), match('a', 'c', '2-0-0')]))).toBe('read');
  });
});
