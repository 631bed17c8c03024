import type { Decision, Seat } from '@arbiter/kernel';
import type { ClockReading, ClockRules, ClockShown } from './commands.js';

/** Players' clocks as plain data. All times and durations are integer milliseconds; no function here reads a clock. */
export type Clocks = readonly ClockReading[];

/** Returns clocks with full banks, none of them running. */
export const newClocks = (rules: ClockRules, seats: number): Clocks =>
  Array.from({ length: seats }, (_, seat) => ({ seat, bankMs: rules.bankMs, running: null }));

type Running = NonNullable<ClockReading['running']>;

/**
 * Returns what the bank holds at a moment. The deadline is the start plus free time plus bank, moved by credits, and the free time is used
 * first: so the bank is the last part of what is left until the deadline.
 */
const bankAt = (clock: ClockReading, running: Running, now: number): number => Math.min(clock.bankMs, Math.max(0, running.deadline - now));

/**
 * Charges clocks whose decision is closed and starts those of players who are asked. A player's clock runs for their oldest open decision.
 *
 * @param answered seat whose answer closed its decision, which gets the increment
 * @param now the moment of the change
 */
export const settleClocks = (rules: ClockRules, clocks: Clocks, pending: readonly Decision[], answered: Seat | null, now: number): Clocks =>
  clocks.map((clock) => {
    const oldest = pending.reduce<Decision | null>(
      (best, open) => (open.seat === clock.seat && (best === null || open.id < best.id) ? open : best),
      null,
    );
    if (clock.running !== null && clock.running.decision === oldest?.id) return clock;
    const charged = clock.running === null ? clock.bankMs : bankAt(clock, clock.running, now);
    const bankMs = charged + (clock.running !== null && answered === clock.seat ? rules.incrementMs : 0);
    return {
      seat: clock.seat,
      bankMs,
      running: oldest === null ? null : { decision: oldest.id, since: now, deadline: now + rules.decisionMs + bankMs },
    };
  });

/** Moves every running clock on by a time in which nobody could play: a pause, or downtime. */
export const shiftClocks = (clocks: Clocks, ms: number): Clocks =>
  clocks.map((clock) =>
    clock.running === null
      ? clock
      : { ...clock, running: { ...clock.running, since: clock.running.since + ms, deadline: clock.running.deadline + ms } },
  );

/** Gives one player more time. */
export const extendClock = (clocks: Clocks, seat: Seat, ms: number): Clocks =>
  clocks.map((clock) =>
    clock.seat === seat
      ? {
          ...clock,
          bankMs: clock.bankMs + ms,
          running: clock.running === null ? null : { ...clock.running, deadline: clock.running.deadline + ms },
        }
      : clock,
  );

/** Takes time out of one player's bank, at most all that is in it at that moment. Free time that their decision has left stays theirs. */
export const chargeBank = (clocks: Clocks, seat: Seat, ms: number, now: number): Clocks =>
  clocks.map((clock) => {
    if (clock.seat !== seat) return clock;
    const { running } = clock;
    const taken = Math.min(ms, running === null ? clock.bankMs : bankAt(clock, running, now));
    return {
      ...clock,
      bankMs: clock.bankMs - taken,
      running: running === null ? null : { ...running, deadline: running.deadline - taken },
    };
  });

/** Returns the clock that ran out first, if one has. Of two at the same moment it is that of the lower seat. */
export const expiredClock = (
  clocks: Clocks,
  now: number,
): { readonly seat: Seat; readonly decision: number; readonly deadline: number } | null =>
  clocks.reduce<{ seat: Seat; decision: number; deadline: number } | null>((first, clock) => {
    if (clock.running === null || clock.running.deadline > now) return first;
    if (first !== null && first.deadline <= clock.running.deadline) return first;
    return { seat: clock.seat, decision: clock.running.decision, deadline: clock.running.deadline };
  }, null);

/** Returns when the next clock runs out; null when none runs. */
export const nextDeadline = (clocks: Clocks | null): number | null =>
  (clocks ?? []).reduce<number | null>(
    (soonest, clock) =>
      clock.running === null || (soonest !== null && soonest <= clock.running.deadline) ? soonest : clock.running.deadline,
    null,
  );

/** Stops all clocks at a moment and charges them. */
export const stopClocks = (clocks: Clocks, now: number): Clocks =>
  clocks.map((clock) => (clock.running === null ? clock : { seat: clock.seat, bankMs: bankAt(clock, clock.running, now), running: null }));

/** Returns running clocks as readers see them. */
export const runningShown = (clocks: Clocks): readonly ClockShown[] => clocks.map((clock) => ({ ...clock, held: null }));

/** Returns clocks as readers see them during a pause: none runs, and each tells how much time its decision has left afterwards. */
export const heldShown = (clocks: Clocks, now: number): readonly ClockShown[] =>
  stopClocks(clocks, now).map((clock, index) => {
    const running = clocks[index]?.running ?? null;
    return { ...clock, held: running === null ? null : { decision: running.decision, leftMs: Math.max(0, running.deadline - now) } };
  });
