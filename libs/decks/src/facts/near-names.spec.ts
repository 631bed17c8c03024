import { describe, expect, it } from '@jest/globals';
import { boundedDistance, leastDistance, letterBits } from './edit-distance.js';
import { nearestNames, nearNames } from './near-names.js';

/** The distance without bounds, by the plain recurrence: what `boundedDistance` has to agree with. */
function plainDistance(from: string, to: string): number {
  const table = Array.from({ length: from.length + 1 }, (_, row) =>
    Array.from({ length: to.length + 1 }, (__, at) => (row === 0 ? at : row)),
  );
  const at = (row: number, column: number): number => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row++)
    for (let column = 1; column <= to.length; column++) {
      const change = at(row - 1, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, change, swapped ? at(row - 2, column - 2) + 1 : Infinity);
      (table[row] as number[])[column] = least;
    }
  return at(from.length, to.length);
}

describe('distances of names', () => {
  it.each([
    ['bolt', 'bolt', 0],
    ['bolt', 'blot', 1],
    ['bolt', 'bolts', 1],
    ['bolt', 'bol', 1],
    ['bolt', 'belt', 1],
    ['bolt', 'elbow', 4],
  ])('given %s and %s, when compared, then it is %i, one beyond the limit of 3 at most', (one, other, distance) => {
    expect(boundedDistance(one, other, 3)).toBe(distance);
  });

  it('given 20,000 pairs of texts and any limit, when compared, then the bounded distance is the plain one up to the limit, and bits bound it', () => {
    let state = 1;
    const draw = (most: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % most;
    };
    const text = (): string => Array.from({ length: draw(9) }, () => 'abc'[draw(3)]).join('');
    const wrong: unknown[] = [];
    for (let round = 0; round < 20_000; round++) {
      const [one, other, limit] = [text(), text(), draw(5)];
      const plain = plainDistance(one, other);
      const bounded = boundedDistance(one, other, limit);
      if (bounded !== Math.min(plain, limit + 1)) wrong.push([one, other, limit, bounded, plain]);
      if (leastDistance(letterBits(one), letterBits(other)) > plain) wrong.push([one, other, plain]);
    }
    expect(wrong).toEqual([]);
  });
});

describe('nearest names', () => {
  const names = nearNames(
    ['lightningbolt', 'lightningblast', 'lightningwolf', 'nibirutheprimalbeing', 'bolt', 'belt', 'colt', 'jolt', 'ox'].map(
      (name) => [name, name.toUpperCase()] as const,
    ),
  );

  it('given a misspelt name, when asked, then the nearest come first, at most three', () => {
    expect(nearestNames('lightningblot', names, 3)).toEqual(['LIGHTNINGBOLT', 'LIGHTNINGBLAST', 'LIGHTNINGWOLF']);
    expect(nearestNames('bolt', names, 3)).toEqual(['BOLT', 'BELT', 'COLT']);
  });

  it('given a part of a name, when asked, then names that have it are suggested after near ones', () => {
    expect(nearestNames('nibiru', names, 3)).toEqual(['NIBIRUTHEPRIMALBEING']);
    expect(nearestNames('lightning', names, 2)).toEqual(['LIGHTNINGBOLT', 'LIGHTNINGWOLF']);
    expect(nearestNames('ni', names, 3)).toEqual([]);
  });

  it('given what is like nothing, when asked, then nothing is suggested: one letter in four may be wrong, and four at most', () => {
    expect(nearestNames('zzzz', names, 3)).toEqual([]);
    expect(nearestNames('bxyt', names, 3)).toEqual([]);
    expect(nearestNames('', names, 3)).toEqual([]);
  });
});
