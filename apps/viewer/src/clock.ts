import type { ClockShown, Seen } from './types.js';

/** The time that a player has left, in milliseconds: free time for the open decision, which is used first, and the bank. */
export interface TimeLeft {
  readonly bankMs: number;
  readonly freeMs: number;
  /** Whether the time is running now. */
  readonly runs: boolean;
}

/**
 * Returns what a clock shows at a moment.
 *
 * @param live whether the newest version is shown: the clock of an older version shows the time of that version
 * @param nowAt the moment by the page's own clock, as `seen.cameAt`
 */
export function timeLeft(clock: ClockShown, { matchView, cameAt }: Seen, live: boolean, nowAt: number): TimeLeft {
  const runs = live && matchView.status === 'running' && clock.running !== null;
  const since = runs ? Math.max(0, nowAt - cameAt) : 0;
  const left = clock.running === null ? (clock.held?.leftMs ?? clock.bankMs) : clock.running.deadline - matchView.now - since;
  const bankMs = Math.min(clock.bankMs, Math.max(0, left));
  return { bankMs, freeMs: Math.max(0, left - bankMs), runs };
}

/** Returns the milliseconds until the shown time changes, that is until the next whole second of the time left. */
export function untilNextSecond({ bankMs, freeMs }: TimeLeft): number {
  const left = freeMs > 0 ? freeMs : bankMs;
  return left % 1000 === 0 ? 1000 : left % 1000;
}

/** Formats milliseconds as `12:05`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
