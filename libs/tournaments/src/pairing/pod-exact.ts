import { addedCosts, compareCosts, costsAt, noCosts, type PodSizes, type Sitter } from './pod-field.js';
import type { PodCosts } from './pod-forms.js';

/** The largest field whose divisions are all tried: 5,775 for twelve. */
export const LARGEST_EXACT = 12;

/** Every choice of so many from a list, each in its order. */
const choices = (from: readonly Sitter[], count: number): readonly (readonly Sitter[])[] => {
  if (count === 0) return [[]];
  return from.flatMap((one, at) => choices(from.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
};

/** The costs of tables, each made once. */
const remembered = (): ((table: readonly Sitter[]) => PodCosts) => {
  const known = new Map<number, PodCosts>();
  return (table) => {
    const key = table.reduce((bits, { index }) => bits | (1 << index), 0);
    const costs = known.get(key) ?? costsAt(table);
    known.set(key, costs);
    return costs;
  };
};

/**
 * Tries every division of a small field. The first still to be seated opens a table, so that each division comes up once; what is as dear
 * as the best already is not followed, since costs only grow.
 *
 * @param sitters in the order of lots, by which the first of equal divisions is taken; at most `LARGEST_EXACT`
 */
export function leastPods(sitters: readonly Sitter[], sizes: PodSizes): readonly (readonly Sitter[])[] {
  const costOf = remembered();
  let best: { readonly tables: readonly (readonly Sitter[])[]; readonly costs: PodCosts } | null = null;
  const seat = (left: readonly Sitter[], open: PodSizes, tables: readonly (readonly Sitter[])[], costs: PodCosts): void => {
    if (best !== null && compareCosts(costs, best.costs) >= 0) return;
    const [first, ...others] = left;
    if (first === undefined) {
      best = { tables, costs };
      return;
    }
    const tableOf = (size: number, next: PodSizes): void => {
      for (const mates of choices(others, size - 1)) {
        const table = [first, ...mates];
        const taken = new Set(table);
        seat(
          left.filter((one) => !taken.has(one)),
          next,
          [...tables, table],
          addedCosts(costs, costOf(table)),
        );
      }
    };
    if (open.fours > 0) tableOf(4, { ...open, fours: open.fours - 1 });
    if (open.threes > 0) tableOf(3, { ...open, threes: open.threes - 1 });
    if (open.byes > 0) tableOf(1, { ...open, byes: open.byes - 1 });
  };
  seat(sitters, sizes, [], noCosts);
  return (best as { readonly tables: readonly (readonly Sitter[])[] } | null)?.tables ?? [];
}
