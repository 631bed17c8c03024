/** Draws an integer in [0, n). */
export type Draw = (n: number) => number;

/**
 * Returns a small random generator (mulberry32) for code that drives matches: the same numbers for the same seed. The rules have a
 * generator of their own.
 */
export function drawFrom(seed: number): Draw {
  let a = seed | 0;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

/** Returns the seed of one game of a run, so that this game can be played again by itself. */
export function seedOfGame(seed: number, game: number): number {
  return (Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(game + 1, 0x85ebca6b)) >>> 0;
}

/** Returns the starting key of a match: 64 hex digits. */
export function keyFrom(seed: number): string {
  const draw = drawFrom(seed ^ 0x5bd1e995);
  return Array.from({ length: 8 }, () => (draw(0x1_0000_0000) >>> 0).toString(16).padStart(8, '0')).join('');
}
