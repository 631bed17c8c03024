import { describe, expect, it } from '@jest/globals';
import type { WeightedEdge } from './blossom-search.js';
import { heaviestMatching } from './blossom.js';
import { numbersFrom } from '../specs/simulated.js';

/** The greatest weight of a matching, by trying all sets of vertices. */
function greatestWeight(n: number, weights: ReadonlyMap<number, number>): number {
  const known = new Map<number, number>([[0, 0]]);
  const go = (left: number): number => {
    const before = known.get(left);
    if (before !== undefined) return before;
    const v = 31 - Math.clz32(left);
    const others = left & ~(1 << v);
    let most = go(others);
    for (let u = 0; u < v; u++) {
      const weight = weights.get(v * n + u);
      if ((others >> u) % 2 === 1 && weight !== undefined) most = Math.max(most, weight + go(others & ~(1 << u)));
    }
    known.set(left, most);
    return most;
  };
  return go(2 ** n - 1);
}

describe('the heaviest matching of a general graph', () => {
  it('given 4,000 random graphs of up to 12 vertices, when matched, then the weight is the greatest there is', () => {
    const random = numbersFrom(1);
    for (let graph = 0; graph < 4_000; graph++) {
      const n = graph % 4 === 0 ? 15 : 1 + random(12);
      const heaviest = 1 + random(graph % 2 === 0 ? 4 : 40);
      const density = n === 15 ? 3 : 1 + random(10);
      const weights = new Map<number, number>();
      const edges: WeightedEdge[] = [];
      for (let a = 0; a < n; a++) {
        for (let b = 0; b < a; b++) {
          if (random(10) >= density) continue;
          const weight = 1 + random(heaviest);
          weights.set(a * n + b, weight);
          edges.push({ a, b, weight: BigInt(weight) });
        }
      }
      const partner = heaviestMatching(n, edges);
      const sum = partner.reduce((total, other, v) => {
        if (other !== -1) expect(partner[other]).toBe(v);
        return total + (other < v && other !== -1 ? (weights.get(v * n + other) ?? Number.NaN) : 0);
      }, 0);
      expect({ graph, sum }).toEqual({ graph, sum: greatestWeight(n, weights) });
    }
  });

  it('given weights beyond any float, when they differ in the last digit only, then the digit decides', () => {
    const large = 1n << 400n;
    const edges = [
      { a: 0, b: 1, weight: large },
      { a: 2, b: 3, weight: large },
      { a: 0, b: 2, weight: large + 1n },
      { a: 1, b: 3, weight: large },
      { a: 0, b: 3, weight: large },
      { a: 1, b: 2, weight: large },
    ];
    expect(heaviestMatching(4, edges)).toEqual([2, 3, 0, 1]);
  });

  it('given no edges, or only worthless ones, when matched, then everyone stays alone', () => {
    expect(heaviestMatching(0, [])).toEqual([]);
    expect(heaviestMatching(2, [{ a: 0, b: 1, weight: 0n }])).toEqual([-1, -1]);
  });
});
