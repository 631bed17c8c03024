import { describe, expect, it } from '@jest/globals';
import { played, policy } from '../specs/histories.js';
import { standingsOf } from '../standings/standings.js';
import { type CutContender, type CutOutcome, cutField } from './cuts.js';

const contender = (entrant: string, rank: number, points: number, play: CutContender['play'] = 'active'): CutContender => ({
  entrant,
  rank,
  points,
  play,
});

const field = [
  contender('a', 1, 9),
  contender('b', 2, 6),
  contender('c', 3, 6),
  contender('d', 3, 6),
  contender('e', 5, 3),
  contender('f', 6, 3),
];

const through = (one: CutOutcome): string => (one.ok ? one.through.join('') : one.refusal.code);

describe('a cut to so many', () => {
  it('given an edge between two ranks, when it is cut, then the best go on and shared ranks within are named', () => {
    expect(cutField({ kind: 'top', places: 4 }, field)).toEqual({ ok: true, through: ['a', 'b', 'c', 'd'], tied: ['c', 'd'] });
  });

  it('given a rank shared across the edge, when it is cut, then it is refused and names who is tied', () => {
    expect(cutField({ kind: 'top', places: 3 }, field)).toEqual({
      ok: false,
      refusal: { code: 'structure/tied-at-the-edge', tied: ['c', 'd'], free: 1 },
    });
  });

  it('given a recorded lot among them, when it is cut, then the first drawn goes on', () => {
    const history = played(['a 2-0-0 b', 'c 2-0-0 d']);
    const drawn = {
      ...policy('magic'),
      chain: [
        { figure: 'points' as const, at: null },
        { figure: 'lot' as const, at: null },
      ],
    };
    const contenders = (...lots: readonly string[]): readonly CutContender[] => {
      const answer = standingsOf(history, drawn, 1, lots);
      if (!answer.ok) throw new Error(answer.problem.code);
      return answer.standings.rows.map(({ entrant, rank, figures }) => contender(entrant, rank, Number(figures.points?.value.numerator)));
    };
    expect(through(cutField({ kind: 'top', places: 3 }, contenders()))).toBe('structure/tied-at-the-edge');
    expect(through(cutField({ kind: 'top', places: 3 }, contenders('d', 'b', 'a', 'c')))).toBe('acd');
  });

  it('given a cut as large as the field, when it is cut, then all go on; one larger is refused', () => {
    expect(through(cutField({ kind: 'top', places: 6 }, field))).toBe('abcdef');
    expect(cutField({ kind: 'top', places: 7 }, field)).toEqual({
      ok: false,
      refusal: { code: 'structure/cut-larger-than-field', places: 7, field: 6 },
    });
  });

  it('given one who has dropped, when it is cut, then the next moves up, and the field is smaller', () => {
    const dropped = field.map((one) => (one.entrant === 'b' ? { ...one, play: 'dropped' as const } : one));
    expect(through(cutField({ kind: 'top', places: 4 }, dropped))).toBe('acde');
    expect(through(cutField({ kind: 'top', places: 6 }, dropped))).toBe('structure/cut-larger-than-field');
    const untied = field.map((one) => (one.entrant === 'd' ? { ...one, play: 'dropped' as const } : one));
    expect(through(cutField({ kind: 'top', places: 3 }, untied))).toBe('abc');
  });
});

describe('other gates', () => {
  it('given so many points, when it is cut, then everyone who has them goes on; if nobody has, it is refused', () => {
    expect(through(cutField({ kind: 'points', atLeast: 6 }, field))).toBe('abcd');
    expect(through(cutField({ kind: 'points', atLeast: 10 }, field))).toBe('structure/nobody-through');
  });

  it('given all tied with the nth, when it is cut, then they go on too: by points, or by rank', () => {
    expect(through(cutField({ kind: 'topAndTied', places: 2, tiedBy: 'points' }, field))).toBe('abcd');
    expect(through(cutField({ kind: 'topAndTied', places: 2, tiedBy: 'rank' }, field))).toBe('ab');
    expect(through(cutField({ kind: 'topAndTied', places: 3, tiedBy: 'rank' }, field))).toBe('abcd');
    expect(through(cutField({ kind: 'topAndTied', places: 7, tiedBy: 'rank' }, field))).toBe('structure/cut-larger-than-field');
  });

  it('given a gate or standings that cannot be, when it is cut, then it is refused by name', () => {
    expect(through(cutField({ kind: 'top', places: 1 }, field))).toBe('structure/invalid-gate');
    expect(through(cutField({ kind: 'points', atLeast: 0.5 }, field))).toBe('structure/invalid-gate');
    expect(through(cutField({ kind: 'top', places: 2 }, field.toReversed()))).toBe('structure/invalid-standings');
    expect(through(cutField({ kind: 'top', places: 2 }, [...field, contender('a', 7, 0)]))).toBe('structure/invalid-standings');
    expect(through(cutField({ kind: 'top', places: 2 }, []))).toBe('structure/cut-larger-than-field');
  });
});
