import type { TimeSource } from '@arbiter/recording';

/** The machine's clocks. The monotonic one stands still while the machine sleeps, which looks as if wall time had been set forward: nobody could play. */
export const systemTime: TimeSource = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  sleep: (milliseconds) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
};
