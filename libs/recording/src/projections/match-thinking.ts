import type { MatchEvent } from '@arbiter/contracts';
import type { Clocks } from '../match/clocks.js';
import type { ClockRules } from '../match/commands.js';

/** The time of one match so far. Moments are milliseconds since 1970-01-01 UTC, durations milliseconds. */
export interface Thinking {
  readonly rules: ClockRules | null;
  /** Every clock as the newest event has it; null without clocks, and before they are first told. */
  readonly clocks: Clocks | null;
  /** How long each player has thought, by seat; null where that is not known. */
  readonly thought: readonly number[] | null;
  /** When the table last changed, moved on by pauses; null before the start and after the end. */
  readonly changedAt: number | null;
  readonly pausedAt: number | null;
}

/** Returns the clocks that stand in an event; null for events without any. */
const clocksIn = ({ data }: MatchEvent): Clocks | null => {
  if ('clocks' in data && data.clocks !== null) return data.clocks;
  if ('aftermath' in data && data.aftermath !== null) return data.aftermath.clocks;
  return null;
};

const add = (thought: Thinking['thought'], added: (seat: number) => number): Thinking['thought'] =>
  thought === null ? null : thought.map((ms, seat) => ms + Math.max(0, added(seat)));

/** Counts the time of clocks that ran and run no more for the same decision. @param until moment at which they stopped */
const charged = ({ thought, clocks }: Thinking, after: Clocks, until: number): Thinking['thought'] =>
  add(thought, (seat) => {
    const ran = clocks?.find((clock) => clock.seat === seat)?.running ?? null;
    const runs = after.find((clock) => clock.seat === seat)?.running ?? null;
    return ran === null || runs?.decision === ran.decision ? 0 : until - ran.since;
  });

/** Counts what clocks say, where an event tells of them. */
const byClocks = (before: Thinking, event: MatchEvent): Thinking => {
  const clocks = clocksIn(event);
  if (clocks === null || before.changedAt === null) return clocks === null ? before : { ...before, clocks };
  return { ...before, clocks, thought: charged(before, clocks, before.pausedAt ?? event.data.at) };
};

const ended = (before: Thinking, at: number): Thinking => {
  if (before.changedAt === null) return before;
  return { ...before, thought: charged(before, [], before.pausedAt ?? at), changedAt: null, pausedAt: null };
};

/** Two things may hold a match at once; its time stands from the first on. */
const held = (before: Thinking, event: MatchEvent): Thinking => ({
  ...byClocks(before, event),
  pausedAt: before.pausedAt ?? event.data.at,
});

const wentOn = (before: Thinking, event: MatchEvent): Thinking => {
  const { changedAt, pausedAt } = before;
  const moved = changedAt === null || pausedAt === null ? changedAt : changedAt + event.data.at - pausedAt;
  return { ...byClocks(before, event), changedAt: moved, pausedAt: null };
};

/** Counts without clocks: whoever answers has thought since the table last changed. */
const answered = (before: Thinking, { seat, at }: { readonly seat: number; readonly at: number }): Thinking['thought'] => {
  const { changedAt, clocks, thought } = before;
  return clocks !== null || changedAt === null ? thought : add(thought, (one) => (one === seat ? at - changedAt : 0));
};

/** Returns the time of a match that has just been created. */
export const beforeThinking = (rules: ClockRules | null, seats: number): Thinking => ({
  rules,
  clocks: null,
  thought: Array.from({ length: seats }, () => 0),
  changedAt: null,
  pausedAt: null,
});

/**
 * Returns the time of a match after one more event. With clocks a player thinks while their clock runs: from when they are asked until the
 * decision is closed. Without clocks the log does not say who is asked, so the time from the last change of the table to an answer is that of
 * whoever answers: exact where one player is asked at a time, and where several are, it counts for who answers next. Pauses never count.
 */
export const thinkingAfter = (before: Thinking, event: MatchEvent): Thinking => {
  const { at } = event.data;
  switch (event.type) {
    case 'MatchStarted':
      return { ...byClocks(before, event), changedAt: at };
    case 'ActionRecorded':
      return { ...byClocks({ ...before, thought: answered(before, event.data) }, event), changedAt: at };
    case 'Conceded':
    case 'DrawAgreed':
    case 'ClockExpired':
    case 'LossGiven':
    case 'Rewound':
    case 'TimeCalled':
      return { ...byClocks(before, event), changedAt: before.changedAt === null ? null : at };
    case 'ClockStarted':
      return { ...byClocks(before, event), rules: event.data.rules };
    case 'MatchPaused':
      return held(before, event);
    case 'MatchResumed':
      return wentOn(before, event);
    case 'JudgeCalled':
      return event.data.stops ? held(before, event) : byClocks(before, event);
    case 'CallClosed':
      return event.data.goesOn ? wentOn(before, event) : byClocks(before, event);
    case 'MatchEnded':
    case 'MatchCancelled':
      return ended(before, at);
    default:
      return byClocks(before, event);
  }
};
