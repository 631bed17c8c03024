import { timeLeft, type TimeLeft } from '../clock.js';
import type { ClockShown, MatchShown, Seen } from '../types.js';

/** How short a running clock is: below a minute, below ten seconds. */
export type Shortness = 'minute' | 'seconds';

const [minuteMs, secondsMs] = [60_000, 10_000];

/** Returns how short a clock is; null where it is not, or stands, or has run out. */
export function shortnessOf({ bankMs, freeMs, runs }: TimeLeft): Shortness | null {
  const left = bankMs + freeMs;
  if (!runs || left > minuteMs || left === 0) return null;
  return left > secondsMs ? 'minute' : 'seconds';
}

const depth: { readonly [shortness in Shortness]: number } = { minute: 1, seconds: 2 };

/**
 * Whether a reader is to be warned, who was warned of this before: once of each, and again when they had got more time meanwhile.
 * @param warned what they were warned of last; null where of nothing
 */
export const warns = (shortness: Shortness | null, warned: Shortness | null): shortness is Shortness =>
  shortness !== null && (warned === null || depth[shortness] > depth[warned]);

/** Why no clock runs. */
export type Standing = 'notBegun' | 'paused' | 'nobody' | 'over' | 'past';

/** A clock that runs, and why, as far as the reader may know. */
export interface Running {
  readonly seat: number;
  readonly left: TimeLeft;
  /** Milliseconds for which it has run. */
  readonly forMs: number;
}

/** Which clocks run, or why none does. */
export type TimeTold = { readonly kind: 'runs'; readonly clocks: readonly Running[] } | { readonly kind: 'stands'; readonly why: Standing };

const whyStands = ({ status }: MatchShown, live: boolean): Standing => {
  if (!live) return 'past';
  switch (status) {
    case 'created':
      return 'notBegun';
    case 'paused':
      return 'paused';
    case 'running':
      return 'nobody';
    case 'ended':
    case 'cancelled':
      return 'over';
  }
};

/**
 * Tells whose time runs at a moment.
 * @param nowAt the moment by the page's own clock, as `seen.cameAt`
 */
export function timeTold(clocks: readonly ClockShown[], seen: Seen, live: boolean, nowAt: number): TimeTold {
  const running = clocks.flatMap((clock): readonly Running[] => {
    const left = timeLeft(clock, seen, live, nowAt);
    if (!left.runs || clock.running === null) return [];
    const forMs = Math.max(0, seen.matchView.now - clock.running.since + nowAt - seen.cameAt);
    return [{ seat: clock.seat, left, forMs }];
  });
  return running.length > 0 ? { kind: 'runs', clocks: running } : { kind: 'stands', why: whyStands(seen.matchView, live) };
}
