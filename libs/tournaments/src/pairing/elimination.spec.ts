import { describe, expect, it } from '@jest/globals';
import { type BracketSource, bracketOf } from './elimination.js';

const rounds = (size: number) => {
  const bracket = bracketOf(size);
  if (!bracket.ok) throw new Error(bracket.refusal.code);
  return bracket.rounds;
};

const seedsIn = (sources: readonly BracketSource[]): number[] => sources.flatMap((one) => (one.from === 'seed' ? [one.seed] : []));

describe('single elimination (MTR 10.4)', () => {
  it('given eight, when drawn, then 1-8 and 4-5 are in one half, 2-7 and 3-6 in the other', () => {
    expect(rounds(8)[0]?.map(({ sides }) => seedsIn(sides))).toEqual([
      [1, 8],
      [4, 5],
      [2, 7],
      [3, 6],
    ]);
    expect(rounds(8)[1]?.[0]?.sides).toEqual([
      { from: 'winner', round: 1, match: 1 },
      { from: 'winner', round: 1, match: 2 },
    ]);
  });

  it('given six, when drawn, then seeds 1 and 2 have byes', () => {
    expect(rounds(6)[0]?.map(({ sides }) => seedsIn(sides))).toEqual([
      [4, 5],
      [3, 6],
    ]);
    expect(rounds(6)[1]?.map(({ sides }) => seedsIn(sides))).toEqual([[1], [2]]);
  });

  it('given every size from 2 to 64, when the higher seed always wins, then the best seeds are left and 1 meets 2 in the final', () => {
    for (let size = 2; size <= 64; size++) {
      const drawn = rounds(size);
      expect(drawn.flat()).toHaveLength(size - 1);
      expect(drawn.flatMap((round) => round.flatMap(({ sides }) => seedsIn(sides))).sort((a, b) => a - b)).toEqual(
        Array.from({ length: size }, (_, seed) => seed + 1),
      );
      const winners: number[][] = [];
      const seedOf = (source: BracketSource): number =>
        source.from === 'seed' ? source.seed : (winners[source.round - 1]?.[source.match - 1] ?? Number.NaN);
      let last: number[] = [];
      for (const round of drawn) {
        last = (round.at(-1)?.sides ?? []).map(seedOf);
        winners.push(round.map(({ sides }) => Math.min(seedOf(sides[0]), seedOf(sides[1]))));
      }
      expect(last).toEqual([1, 2]);
    }
  });

  it.each([0, 1, 65, 2.5, Number.NaN])('given %d entrants, when drawn, then it is refused', (size) => {
    expect(bracketOf(size)).toMatchObject({ ok: false, refusal: { code: 'pairing/invalid-bracket-size' } });
  });
});
