import type { Clock, LogEvent } from './types.js';

/** A moment as hours and minutes of the reader's own time. */
export const timeOfDay = (instant: string, locale: string): string =>
  new Date(instant).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });

/** What a round's timer shows. Milliseconds left are negative once time is over. */
export type TimerShown =
  | { readonly kind: 'notStarted' }
  | { readonly kind: 'noLimit' }
  | { readonly kind: 'called' }
  | { readonly kind: 'running'; readonly leftMs: number }
  | { readonly kind: 'paused'; readonly leftMs: number | null };

/** A clock as the server told it. */
export interface ClockSeen {
  readonly clock: Clock | null;
  /** The server's own time at that moment. */
  readonly now: string;
  /** The same moment by the page's monotonic clock. */
  readonly cameAt: number;
}

/**
 * Returns what a timer shows. Only differences of the page's monotonic clock are used, so that a device whose clock is minutes off shows the
 * same time as everybody else.
 *
 * @param at the moment by the page's monotonic clock
 * @param extensionSeconds the table's own extension
 * @param earlierPausesMs how long the round stood still before the pause that it is in; null where that is not known
 */
export function timerAt(
  { clock, now, cameAt }: ClockSeen,
  at: number,
  extensionSeconds = 0,
  earlierPausesMs: number | null = null,
): TimerShown {
  if (clock === null) return { kind: 'notStarted' };
  if (clock.timeCalledAt !== null) return { kind: 'called' };
  if (clock.minutes === null) return { kind: 'noLimit' };
  const extra = extensionSeconds * 1_000;
  if (clock.pausedAt !== null) {
    const played = Date.parse(clock.pausedAt) - Date.parse(clock.startedAt);
    return { kind: 'paused', leftMs: earlierPausesMs === null ? null : clock.minutes * 60_000 - played + earlierPausesMs + extra };
  }
  if (clock.endsAt === null) return { kind: 'noLimit' };
  const serverNow = Date.parse(now) + (at - cameAt);
  return { kind: 'running', leftMs: Date.parse(clock.endsAt) + extra - serverNow };
}

const momentOf = ({ data, recordedAt }: LogEvent): number => {
  const at: unknown = typeof data === 'object' && data !== null && 'at' in data ? data.at : null;
  return typeof at === 'number' ? at : Date.parse(recordedAt);
};

/** How long a round stood still in pauses that are over, in milliseconds, from the events since it was paired. */
export function finishedPauses(events: readonly LogEvent[]): number {
  let since: number | null = null;
  let total = 0;
  for (const event of events) {
    if (event.type === 'RoundPaused') since = momentOf(event);
    if (event.type !== 'RoundResumed' || since === null) continue;
    total += momentOf(event) - since;
    since = null;
  }
  return total;
}

/** Formats milliseconds as `12:05`, or `-1:30` once time is over. */
export function timerText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000);
  const size = Math.abs(seconds);
  return `${seconds < 0 ? '−' : ''}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
}
