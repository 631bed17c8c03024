import { describe, expect, it } from '@jest/globals';
import { type Combat, partlyDistant } from './facts.js';

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

/** Whether values in play may change where the first combat becomes the second, with these cards in intent. */
const concernsValues = (before: object | null, after: object | null, order: readonly number[] = []): boolean | undefined =>
  partlyDistant?.combat?.(before as never, after as never, { zones: { intent: { order } } } as never);

describe('the combat, as far as values depend on it', () => {
  it('given an attack with a weapon or with cards in intent, which lend abilities, then its beginning and its end count', () => {
    const armed = { ...combat, weapon: 6 };
    expect([concernsValues(null, armed), concernsValues(armed, null)]).toEqual([true, true]);
    expect([concernsValues(null, combat, [8]), concernsValues(combat, null, [8])]).toEqual([true, true]);
    expect([concernsValues(null, combat), concernsValues(combat, null)]).toEqual([false, false]);
  });

  it.each<Partial<Combat>>([{ retaliators: [4] }, { lent: ['oath/abilities/0'] }])(
    'given %p in it, then it counts that they come, and that they end with it',
    (change) => {
      const now = { ...combat, ...change };
      expect([concernsValues(combat, now), concernsValues(now, null)]).toEqual([true, true]);
    },
  );

  it('given those who retaliate, then each further one counts, and the same list made anew does not', () => {
    const one = { ...combat, retaliators: [4] };
    expect([concernsValues(one, { ...one, retaliators: [4, 7] }), concernsValues(one, { ...one, retaliators: [8] })]).toEqual([true, true]);
    expect(concernsValues(one, { ...one, retaliators: [4], lent: [] })).toBe(false);
  });

  it('given an attack with cards, then another attacking unit or weapon counts', () => {
    expect(concernsValues(combat, { ...combat, attacker: 5 }, [8])).toBe(true);
    expect(concernsValues(combat, { ...combat, weapon: 6 }, [8])).toBe(true);
  });

  it.each<Partial<Combat>>([{ targets: [7] }, { present: [4, 7] }, { interceptor: 7 }, { hit: [4] }, { firm: true }])(
    'given a change of %p, then no value changes',
    (change) => {
      const retaliated = { ...combat, retaliators: [4] };
      expect(concernsValues(retaliated, { ...retaliated, ...change }, [8])).toBe(false);
    },
  );
});
