import type { Decision, Seat } from '@arbiter/kernel';
import type { ClockReading, ClockRules, ClockShown } from './commands.js';

/** Players' clocks as plain data. All times and spans are integer milliseconds; nothing here reads a clock. */
export type Clocks = readonly ClockReading[];

/** Full banks, nothing running. */
export const newClocks = (rules: ClockRules, seats: number): Clocks =>
  Array.from({ length: seats }, (_, seat) => ({ seat, bankMs: rules.bankMs, running: null }));

type Running = NonNullable<ClockReading['running']>;

/**
 * What the bank holds at a moment. The deadline lies free time plus bank after the start, and credits move it; so of what
 * is left until then the bank is the last part.
 */
const bankAt = (clock: ClockReading, running: Running, now: number): number => Math.min(clock.bankMs, Math.max(0, running.deadline - now));

/**
 * Charges clocks whose decision is gone and starts those of players who are asked. A player's clock runs for his oldest
 * open decision.
 *
 * @param answered seat whose answer closed its decision: he is given the increment
 * @param now      the moment of the change
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

/** Moves every running clock on by a span in which nobody could play: a pause, or downtime. */
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

/** The clock that ran out first, if one has. Ties go to the lower seat. */
export const expiredClock = (
  clocks: Clocks,
  now: number,
): { readonly seat: Seat; readonly decision: number; readonly deadline: number } | null =>
  clocks.reduce<{ seat: Seat; decision: number; deadline: number } | null>((first, clock) => {
    if (clock.running === null || clock.running.deadline > now) return first;
    if (first !== null && first.deadline <= clock.running.deadline) return first;
    return { seat: clock.seat, decision: clock.running.decision, deadline: clock.running.deadline };
  }, null);

/** When the next clock runs out; null when none runs. */
export const nextDeadline = (clocks: Clocks | null): number | null =>
  (clocks ?? []).reduce<number | null>(
    (soonest, clock) =>
      clock.running === null || (soonest !== null && soonest <= clock.running.deadline) ? soonest : clock.running.deadline,
    null,
  );

/** What stands on clocks that stand still from this moment on. */
export const stopClocks = (clocks: Clocks, now: number): Clocks =>
  clocks.map((clock) => (clock.running === null ? clock : { seat: clock.seat, bankMs: bankAt(clock, clock.running, now), running: null }));

/** Clocks that run, as readers are shown them. */
export const runningShown = (clocks: Clocks): readonly ClockShown[] => clocks.map((clock) => ({ ...clock, held: null }));

/** Clocks that are held for a while: nothing runs, and each says what will be left of its decision's time when it goes on. */
export const heldShown = (clocks: Clocks, now: number): readonly ClockShown[] =>
  stopClocks(clocks, now).map((clock, index) => {
    const running = clocks[index]?.running ?? null;
    return { ...clock, held: running === null ? null : { decision: running.decision, leftMs: Math.max(0, running.deadline - now) } };
  });
