import { describe, expect, it } from '@jest/globals';
import type { Combat } from '../facts.js';
import { partlyDistant } from './lent.js';

const combat: Combat = {
  attacker: 3,
  seat: 0,
  targets: [4],
  weapon: 0,
  firm: false,
  present: [],
  retaliators: [],
  interceptor: 0,
  hit: [],
  lent: [],
};

/** A table on which nothing lies. */
const empty = { find: () => null };

/** Whether values in play may change where the combat becomes another. */
const concernsValues = (before: Combat | null, after: Combat | null): boolean | undefined =>
  partlyDistant?.combat?.(before as never, after as never, empty as never);

// That what is lent counts is shown by scenarios (2.6.8).
describe('the combat, as far as values depend on it', () => {
  it('given units that retaliate, which may have retort, then each that joins counts, and their end with the combat', () => {
    const one = { ...combat, retaliators: [4] };
    expect([concernsValues(combat, one), concernsValues(one, { ...combat, retaliators: [4, 7] }), concernsValues(one, null)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(concernsValues(one, { ...combat, retaliators: [4] })).toBe(false);
  });

  it('given an attack that lends nothing, then neither its beginning nor its end changes a value', () => {
    expect([concernsValues(null, combat), concernsValues(combat, null)]).toEqual([false, false]);
  });

  it.each<Partial<Combat>>([{ targets: [7] }, { present: [4, 7] }, { interceptor: 7 }, { hit: [4] }, { firm: true }])(
    'given a change of %p, then no value changes',
    (change) => expect(concernsValues({ ...combat, lent: ['a'] }, { ...combat, lent: ['a'], ...change })).toBe(false),
  );
});
