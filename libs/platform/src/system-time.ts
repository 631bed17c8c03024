import type { TimeSource } from '@arbiter/recording';

/**
 * The machine's clocks. The monotonic clock stands still while the machine sleeps, which looks as if the wall clock had been set forward:
 * the time counts as time in which nobody could play.
 */
export const systemTime: TimeSource = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  sleep: (milliseconds) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
};
