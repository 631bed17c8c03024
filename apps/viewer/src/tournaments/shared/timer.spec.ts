import { describe, expect, it } from '@jest/globals';
import { finishedPauses, timerAt, timerText } from './timer.js';
import type { Clock, LogEvent } from './types.js';

const start = Date.parse('2026-01-02T12:00:00.000Z');
const after = (minutes: number): string => new Date(start + minutes * 60_000).toISOString();
const clock: Clock = { minutes: 50, startedAt: after(0), pausedAt: null, endsAt: after(50), timeCalledAt: null };
const minutes = (count: number): number => count * 60_000;

describe('a timer', () => {
  it('counts by the server’s moment and the time since, whatever the device’s own clock says', () => {
    const seen = { clock, now: after(10), cameAt: 5_000 };
    expect(timerAt(seen, 5_000)).toEqual({ kind: 'running', leftMs: minutes(40) });
    expect(timerAt(seen, 65_000)).toEqual({ kind: 'running', leftMs: minutes(39) });
    expect(timerAt(seen, 5_000, 180)).toEqual({ kind: 'running', leftMs: minutes(43) });
    expect(timerAt({ ...seen, now: after(51) }, 5_000)).toEqual({ kind: 'running', leftMs: -minutes(1) });
  });

  it('stands while the round is paused, and shows what is left only where earlier pauses are known', () => {
    const seen = { clock: { ...clock, pausedAt: after(20), endsAt: null }, now: after(30), cameAt: 0 };
    expect(timerAt(seen, 99_000)).toEqual({ kind: 'paused', leftMs: null });
    expect(timerAt(seen, 99_000, 0, 0)).toEqual({ kind: 'paused', leftMs: minutes(30) });
    expect(timerAt(seen, 99_000, 60, minutes(5))).toEqual({ kind: 'paused', leftMs: minutes(36) });
  });

  it('says when there is nothing to count', () => {
    const seen = { clock: null, now: after(0), cameAt: 0 };
    expect(timerAt(seen, 0)).toEqual({ kind: 'notStarted' });
    expect(timerAt({ ...seen, clock: { ...clock, minutes: null, endsAt: null } }, 0)).toEqual({ kind: 'noLimit' });
    expect(timerAt({ ...seen, clock: { ...clock, timeCalledAt: after(50) } }, 0)).toEqual({ kind: 'called' });
  });

  it('is written in minutes and seconds, the second that runs counted whole', () => {
    expect([minutes(40), 59_001, 59_000, 1, 0, -1_000, -90_000, minutes(100)].map(timerText)).toEqual([
      '40:00',
      '1:00',
      '0:59',
      '0:01',
      '0:00',
      '−0:01',
      '−1:30',
      '100:00',
    ]);
  });

  it('knows the pauses that are over from the events', () => {
    const event = (type: string, at: number): LogEvent => ({
      version: 1,
      type,
      hash: '',
      recordedAt: after(at),
      data: { at: start + minutes(at) },
    });
    expect(finishedPauses([event('RoundStarted', 0), event('RoundPaused', 10), event('RoundResumed', 13), event('RoundPaused', 20)])).toBe(
      minutes(3),
    );
    expect(finishedPauses([])).toBe(0);
  });
});
