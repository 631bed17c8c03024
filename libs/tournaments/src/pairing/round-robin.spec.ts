import { describe, expect, it } from '@jest/globals';
import { bergerTable } from './round-robin.js';

const rounds = (size: number) => {
  const table = bergerTable(size);
  if (!table.ok) throw new Error(table.refusal.code);
  return table.rounds;
};

describe('round robin by Berger tables', () => {
  it('given six, when drawn, then the rounds are those of the published table', () => {
    expect(rounds(6).map(({ pairs }) => pairs.map((pair) => pair.join('-')).join(' '))).toEqual([
      '1-6 2-5 3-4',
      '6-4 5-3 1-2',
      '2-6 3-1 4-5',
      '6-5 1-4 2-3',
      '3-6 4-2 5-1',
    ]);
  });

  it('given 2 to 33, when drawn, then everyone meets everyone once and sits a round out only in an odd field', () => {
    for (let size = 2; size <= 33; size++) {
      const table = rounds(size);
      const met = table.flatMap(({ pairs }) => pairs.map(([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`));
      expect(new Set(met).size).toBe((size * (size - 1)) / 2);
      expect(met).toHaveLength((size * (size - 1)) / 2);
      for (const { pairs, bye } of table) {
        expect(new Set([...pairs.flat(), ...(bye === null ? [] : [bye])]).size).toBe(size);
        expect(bye === null).toBe(size % 2 === 0);
      }
      for (let number = 1; number <= size; number++) {
        const first = table.flatMap(({ pairs }) => pairs).filter(([a]) => a === number).length;
        expect(Math.abs(2 * first - (size - 1))).toBeLessThanOrEqual(1);
      }
    }
  });

  it.each([0, 1, 1.5])('given %d entrants, when drawn, then it is refused', (size) => {
    expect(bergerTable(size).ok).toBe(false);
  });
});
