// Random draws that are the same for the same seed.
import { createHash } from 'node:crypto';

/**
 * Shuffles a list; the order depends only on the seed and on the name of each entry. @template T @param {readonly T[]} list @param
 * {(one: T) => string} called @param {string} seed @returns {T[]}
 */
export function shuffled(list, called, seed) {
  const rank = (/** @type {T} */ one) =>
    createHash('sha256')
      .update(`${seed}\n${called(one)}`)
      .digest('hex');
  return list
    .map((one) => ({ one, rank: rank(one) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ one }) => one);
}
