/** What every subject of the benchmark is put through: so many callers, each waiting for its last append before the next. */
export interface Load {
  /** Appends in flight at any moment. */
  readonly inFlight: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
}

export interface Measured {
  /** Appends that were acknowledged while time was taken. */
  readonly appends: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** Milliseconds from call to acknowledgement. */
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** A payload of about 300 bytes, the size of a recorded answer with its context. */
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
 * Runs `inFlight` callers side by side and counts what is acknowledged after the warm-up.
 * @param append makes caller number `caller` append its event number `number`
 */
export async function measure(load: Load, append: (caller: number, number: number) => Promise<void>): Promise<Measured> {
  const latencies: number[] = [];
  const begin = performance.now() + load.warmUpMs;
  let end = begin + load.measureMs;
  const caller = async (id: number): Promise<void> => {
    for (let number = 1; ; number += 1) {
      const called = performance.now();
      // A figure never rests on less than one append of each caller: on a slow machine time goes on.
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
