import { describe, expect, it } from '@jest/globals';
import { clockText, timeLeft, untilNextSecond } from './clock.js';
import { seen } from './specs/seen.js';
import type { ClockShown } from './types.js';

const standing = (bankMs: number): ClockShown => ({ seat: 0, bankMs, running: null, held: null });
const running = (bankMs: number, leftMs: number): ClockShown => ({
  ...standing(bankMs),
  running: { decision: 1, since: 1_000_000, deadline: 1_000_000 + leftMs },
});

describe('a clock on the page', () => {
  it('given a player is asked, then the free time goes first and the bank after it, and nothing below nothing', () => {
    const clock = running(60_000, 75_000);
    const after = (ms: number) => timeLeft(clock, seen(), true, 50_000 + ms);
    expect(after(0)).toEqual({ bankMs: 60_000, freeMs: 15_000, runs: true });
    expect(after(10_000)).toEqual({ bankMs: 60_000, freeMs: 5_000, runs: true });
    expect(after(20_000)).toEqual({ bankMs: 55_000, freeMs: 0, runs: true });
    expect(after(999_000)).toEqual({ bankMs: 0, freeMs: 0, runs: true });
  });

  it('given nothing runs, a pause, an end or an older version, then it stands', () => {
    for (const nowAt of [50_000, 90_000]) {
      expect(timeLeft(standing(60_000), seen(), true, nowAt)).toEqual({ bankMs: 60_000, freeMs: 0, runs: false });
      expect(timeLeft({ ...standing(55_000), held: { leftMs: 55_000 } }, seen('paused'), true, nowAt)).toEqual({
        bankMs: 55_000,
        freeMs: 0,
        runs: false,
      });
      expect(timeLeft({ ...standing(60_000), held: { leftMs: 62_000 } }, seen('paused'), true, nowAt)).toEqual({
        bankMs: 60_000,
        freeMs: 2_000,
        runs: false,
      });
      expect(timeLeft(running(60_000, 20_000), seen('paused'), true, nowAt).runs).toBe(false);
      expect(timeLeft(running(60_000, 20_000), seen(), false, nowAt)).toEqual({ bankMs: 20_000, freeMs: 0, runs: false });
    }
  });

  it("given the machine's own clock is set, then nothing moves: only the page's own clock counts", () => {
    expect(timeLeft(running(60_000, 60_000), seen(), true, 40_000).bankMs).toBe(60_000);
  });

  it('given what is shown, then it is awaited until the next whole second of what goes first', () => {
    expect(untilNextSecond({ bankMs: 61_300, freeMs: 0, runs: true })).toBe(300);
    expect(untilNextSecond({ bankMs: 61_300, freeMs: 2_000, runs: true })).toBe(1_000);
  });

  it('counts started seconds and never below zero', () => {
    expect(clockText(61_001)).toBe('1:02');
    expect(clockText(-5)).toBe('0:00');
  });
});
