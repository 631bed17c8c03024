import { describe, expect, it } from '@jest/globals';
import { pauseAfter } from './retries.js';

describe('the pause after a failed attempt', () => {
  it('given one failed attempt after another, when nothing is left to chance, then the pause doubles from 5 seconds up to a quarter of an hour', () => {
    const pauses = Array.from({ length: 11 }, (_, at) => pauseAfter(at + 1, 0, null) / 1_000);
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900]);
    expect(pauseAfter(10_000, 0, null)).toBe(900_000);
  });

  it('given chance, when it takes most, then it takes a third and no more', () => {
    expect(pauseAfter(1, 0.999_999, null)).toBe(3_333);
    expect(pauseAfter(20, 0.5, null)).toBe(750_000);
  });

  it('given a receiver that asks for a longer pause, when it is reasonable, then it gets it; no more than an hour', () => {
    expect(pauseAfter(1, 0, 60_000)).toBe(60_000);
    expect(pauseAfter(1, 0, 1_000)).toBe(5_000);
    expect(pauseAfter(1, 0, 86_400_000)).toBe(3_600_000);
  });
});
