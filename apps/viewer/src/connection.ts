import { RequestRefused } from '@arbiter/client';

/** Told whether the server answers, so that the page can show it. */
export interface Link {
  /** Called when the server did not answer; the request is repeated without the reader's help. */
  lost(): void;
  /** Called when the server answers. */
  back(): void;
}

/** Pauses between attempts, in milliseconds. */
export interface Pauses {
  /** Pause after the first failure; it doubles with each further failure. */
  readonly first: number;
  readonly longest: number;
}

export const pauses: Pauses = { first: 500, longest: 10_000 };

/**
 * Whether a request may succeed when it is repeated: there was no answer at all, the server can't answer at the moment, or there were too
 * many requests. Any other refusal would come again.
 */
export const isPassing = (error: unknown): boolean => !(error instanceof RequestRefused) || error.status >= 500 || error.status === 429;

/** Waits for so many milliseconds, or until the signal aborts or the browser is online again. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      globalThis.removeEventListener?.('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
    globalThis.addEventListener?.('online', done);
    if (signal.aborted) done();
  });
}

/**
 * Returns the milliseconds to wait before the next attempt. They grow with each failure, are at least what the server asks for, and are
 * partly random, so that pages that lost the server at the same moment do not all reconnect at the same moment.
 *
 * @param failures number of failures in a row, from 1
 */
export function pauseAfter(failures: number, error: unknown, { first, longest }: Pauses = pauses): number {
  const grown = Math.min(longest, first * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
  return Math.max(grown, error instanceof RequestRefused ? error.retryAfterMs : 0);
}

/**
 * Repeats an attempt until there is an answer.
 *
 * @throws what the server refuses, and any error once the signal has aborted
 */
export async function untilAnswered<T>(attempt: () => Promise<T>, link: Link, signal: AbortSignal, waits: Pauses = pauses): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      const answer = await attempt();
      link.back();
      return answer;
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      link.lost();
      await pause(pauseAfter(failures, error, waits), signal);
      if (signal.aborted) throw error;
    }
  }
}
