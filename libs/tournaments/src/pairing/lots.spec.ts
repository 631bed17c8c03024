import { describe, expect, it } from '@jest/globals';
import { openLots } from './lots.js';
import { seedOf } from '../specs/simulated.js';

describe('lots', () => {
  it('given 1,200 seeds, when three are shuffled, then each of the six orders comes up about 200 times', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 1_200; seed++) {
      const key = openLots(seedOf(seed)).shuffled(['a', 'b', 'c']).join('');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect(Math.min(...counts.values())).toBeGreaterThan(140);
    expect(Math.max(...counts.values())).toBeLessThan(260);
  });
});
