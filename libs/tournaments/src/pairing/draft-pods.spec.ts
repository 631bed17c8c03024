import { describe, expect, it } from '@jest/globals';
import { draftPods, draftPodSizes } from './draft-pods.js';

describe('draft pods', () => {
  it.each([
    [15, [8, 7]],
    [23, [8, 8, 7]],
    [31, [8, 8, 8, 7]],
    [39, [8, 8, 8, 8, 7]],
    [22, [8, 8, 6]],
    [12, [6, 6]],
    [6, [6]],
  ])('given %d players, when divided, then short pods are at the bottom', (players, sizes) => {
    expect(draftPodSizes(players)).toEqual({ sizes, irregular: false });
  });

  it('given every field to 200, when divided, then sizes fall from 8 to 6 and only fields known to be impossible are irregular', () => {
    const irregular: number[] = [];
    for (let players = 1; players <= 200; players++) {
      const division = draftPodSizes(players);
      expect(division.sizes.reduce((a, b) => a + b, 0)).toBe(players);
      expect([...division.sizes].sort((a, b) => b - a)).toEqual(division.sizes);
      if (division.irregular) irregular.push(players);
      else expect(division.sizes.every((size) => size >= 6 && size <= 8)).toBe(true);
    }
    expect(irregular).toEqual([1, 2, 3, 4, 5, 9, 10, 11, 17]);
  });

  it('given a seed, when drawn, then everyone has one seat; without a seed, the order is kept', () => {
    const numbers = Array.from({ length: 15 }, (_, at) => at + 1);
    const drawn = draftPods(numbers, '1'.repeat(64));
    expect(drawn.ok && drawn.pods.flat().sort((a, b) => a - b)).toEqual(numbers);
    expect(draftPods(numbers, null)).toMatchObject({ pods: [numbers.slice(0, 8), numbers.slice(8)] });
  });

  it('given nobody, someone twice, or a bad seed, when drawn, then it is refused', () => {
    expect([draftPods([], null), draftPods([1, 1], null), draftPods([1], 'x')].map(({ ok }) => ok)).toEqual([false, false, false]);
  });
});
