import type { Seat } from '@arbiter/kernel';
import type { CallKind, MatchEventData } from '@arbiter/contracts';
import { type Clocks, chargeBank, shiftClocks } from './clocks.js';

/**
 * Calls for a judge as plain data. A call that stops the match holds it as a pause does: answers are refused and clocks stand. A judge's
 * pause and every such call hold it independently, and it goes on when none of them is left. All times are integer milliseconds.
 */

/** A call that no judge has closed. */
export interface OpenCall {
  /** 1, 2, 3 ... within the match. */
  readonly number: number;
  readonly seat: Seat;
  readonly kind: CallKind;
  readonly at: number;
  readonly sawVersion: number;
  /** Whether it holds the match. */
  readonly stops: boolean;
  /** The judge who took it; null while nobody has. */
  readonly takenBy: string | null;
}

export interface Calls {
  /** How many calls were made in the match; numbers go up to it. */
  readonly made: number;
  /** In the order in which they were made, at most one of each seat. */
  readonly open: readonly OpenCall[];
  /** Who has stopped the match by a call, and in which game (1, 2 ...). */
  readonly stopping: readonly { readonly seat: Seat; readonly game: number }[];
}

/** All that calls depend on: part of what is folded from a match's events. */
export interface Standing {
  readonly calls: Calls;
  /** Since when a judge's pause stands; null where none does. */
  readonly judgePausedAt: number | null;
  /** Since when the match is held, by whatever holds it; null while it is not. */
  readonly pausedAt: number | null;
  readonly clocks: Clocks | null;
  readonly gamesEnded: number;
}

export const noCalls: Calls = { made: 0, open: [], stopping: [] };

/** The most calls of one player that stop the match in one game. */
export const mostStops = 3;

export const openCallOf = ({ open }: Calls, seat: Seat): OpenCall | null => open.find((call) => call.seat === seat) ?? null;

export const openCall = ({ open }: Calls, number: number): OpenCall | null => open.find((call) => call.number === number) ?? null;

/** Returns how many calls of a seat can still stop the match in this game. */
export const stopsLeft = ({ calls, gamesEnded }: Standing, seat: Seat): number =>
  mostStops - calls.stopping.filter((one) => one.seat === seat && one.game === gamesEnded + 1).length;

/** Returns the numbers of the calls that hold the match. */
export const stoppingCalls = ({ open }: Calls): readonly number[] => open.flatMap(({ number, stops }) => (stops ? [number] : []));

/** Returns for how long a call has held the match. Time under a judge's own pause is the judge's, and so is not counted. */
export const stoppedBy = ({ judgePausedAt }: Standing, { at, stops }: OpenCall, now: number): number =>
  stops ? Math.max(0, (judgePausedAt ?? now) - at) : 0;

/** Whether the match goes on when this call is closed: it is held, and nothing else holds it. */
export const goesOnWithout = ({ calls, judgePausedAt, pausedAt }: Standing, number: number): boolean =>
  pausedAt !== null && judgePausedAt === null && stoppingCalls(calls).every((other) => other === number);

/** Returns the clocks when a call is closed: an improper one is charged to its caller, and if the match goes on, running clocks move by the time that it was held. */
export const clocksAfterClose = (
  standing: Standing,
  { seat }: OpenCall,
  { at, improper, stoppedMs, goesOn }: Pick<MatchEventData<'CallClosed'>, 'at' | 'improper' | 'stoppedMs' | 'goesOn'>,
): Clocks | null => {
  const { clocks, pausedAt } = standing;
  if (clocks === null) return null;
  const heldAt = pausedAt ?? at;
  const charged = improper ? chargeBank(clocks, seat, stoppedMs, heldAt) : clocks;
  return goesOn ? shiftClocks(charged, at - heldAt) : charged;
};

/** Returns what `CallClosed` has to say of a call beside the judge's own words. */
export const closedAt = (
  standing: Standing,
  call: OpenCall,
  improper: boolean,
  at: number,
): Pick<MatchEventData<'CallClosed'>, 'stoppedMs' | 'goesOn' | 'clocks'> => {
  const stoppedMs = stoppedBy(standing, call, at);
  const goesOn = goesOnWithout(standing, call.number);
  return { stoppedMs, goesOn, clocks: clocksAfterClose(standing, call, { at, improper, stoppedMs, goesOn }) };
};

export const withCall = (
  { calls, gamesEnded }: Standing,
  { call: number, seat, kind, at, sawVersion, stops }: MatchEventData<'JudgeCalled'>,
): Calls => ({
  made: number,
  open: [...calls.open, { number, seat, kind, at, sawVersion, stops, takenBy: null }],
  stopping: stops ? [...calls.stopping, { seat, game: gamesEnded + 1 }] : calls.stopping,
});

export const withCallTaken = (calls: Calls, { call: number, judge }: MatchEventData<'CallTaken'>): Calls => ({
  ...calls,
  open: calls.open.map((call) => (call.number === number ? { ...call, takenBy: judge } : call)),
});

export const withoutCall = (calls: Calls, number: number): Calls => ({
  ...calls,
  open: calls.open.filter((call) => call.number !== number),
});

/** With the end of the match every open call is closed: it changes nothing any more, and nobody is charged. */
export const withoutCalls = (calls: Calls): Calls => (calls.open.length === 0 ? calls : { ...calls, open: [] });
