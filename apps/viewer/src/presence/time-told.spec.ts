import { describe, expect, it } from '@jest/globals';
import { seen } from '../specs/seen.js';
import type { ClockShown, MatchShown } from '../types.js';
import { shortnessOf, timeTold, warns } from './time-told.js';

const standing = (seat: number): ClockShown => ({ seat, bankMs: 60_000, running: null, held: null });
const running = (seat: number): ClockShown => ({ ...standing(seat), running: { decision: 3, since: 988_000, deadline: 1_075_000 } });

describe('whose time runs', () => {
  it('given a player is asked, then it is told for how long, and what is left', () => {
    expect(timeTold([standing(0), running(1)], seen('running'), true, 53_000)).toEqual({
      kind: 'runs',
      clocks: [{ seat: 1, left: { bankMs: 60_000, freeMs: 12_000, runs: true }, forMs: 15_000 }],
    });
  });

  it('given no clock runs, then it is told why', () => {
    const why = (status: MatchShown['status'], live = true) => timeTold([running(0)], seen(status), live, 50_000);
    expect(why('created')).toEqual({ kind: 'stands', why: 'notBegun' });
    expect(why('paused')).toEqual({ kind: 'stands', why: 'paused' });
    expect(why('ended')).toEqual({ kind: 'stands', why: 'over' });
    expect(why('running', false)).toEqual({ kind: 'stands', why: 'past' });
    expect(timeTold([standing(0)], seen('running'), true, 50_000)).toEqual({ kind: 'stands', why: 'nobody' });
  });
});

describe('a warning', () => {
  const short = (bankMs: number, freeMs = 0, runs = true) => shortnessOf({ bankMs, freeMs, runs });

  it('comes below a minute and below ten seconds, of free time and bank together, while the clock runs', () => {
    expect([short(60_001), short(60_000), short(10_001), short(10_000), short(0)]).toEqual([null, 'minute', 'minute', 'seconds', null]);
    expect(short(50_000, 20_000)).toBeNull();
    expect(short(5_000, 0, false)).toBeNull();
  });

  it('comes once of each, the more urgent one after the other, never the other way round', () => {
    expect([warns('minute', null), warns('minute', 'minute'), warns('seconds', 'minute'), warns('minute', 'seconds')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(warns(null, null)).toBe(false);
  });
});
