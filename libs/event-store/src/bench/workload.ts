/** The load that every subject of the benchmark gets: a number of callers, each waiting for its last append before the next. */
export interface Load {
  /** Appends in flight at any moment. */
  readonly inFlight: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
}

export interface Measured {
  /** Appends that were acknowledged during the measured time. */
  readonly appends: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** Median time from call to acknowledgement, in milliseconds. */
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Makes a payload of about 300 bytes, the size of a recorded answer with its context. */
export const payloadOf = (caller: number, number: number): string =>
  JSON.stringify({
    decision: number,
    seat: caller % 2,
    kind: 'mainAction',
    answer: { picks: [`object:${caller}`, `slot:${number % 5}:front`] },
    rule: '6.3(2)',
    note: 'x'.repeat(160),
    elapsedMs: 1_000 + (number % 500),
  }).padEnd(300, ' ');

/**
 * Runs `inFlight` callers in parallel and counts the appends that are acknowledged after the warm-up.
 * @param append makes caller number `caller` append its event number `number`
 */
export async function measure(load: Load, append: (caller: number, number: number) => Promise<void>): Promise<Measured> {
  const latencies: number[] = [];
  const begin = performance.now() + load.warmUpMs;
  let end = begin + load.measureMs;
  const caller = async (id: number): Promise<void> => {
    for (let number = 1; ; number += 1) {
      const called = performance.now();
      // A figure is never based on fewer appends than there are callers: on a slow machine the time is extended.
      if (called >= end && latencies.length < load.inFlight) end += load.measureMs;
      if (called >= end) return;
      await append(id, number);
      const acknowledged = performance.now();
      if (acknowledged >= begin && acknowledged < end) latencies.push(acknowledged - called);
    }
  };
  await Promise.all(Array.from({ length: load.inFlight }, (_, id) => caller(id)));
  latencies.sort((left, right) => left - right);
  const at = (share: number): number => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  const seconds = (end - begin) / 1_000;
  return { appends: latencies.length, seconds, perSecond: latencies.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}
