import { RequestRefused } from '@arbiter/client';

/** Told how it goes with the server, so that the page can say it. */
export interface Link {
  /** No answer: it is tried again by itself. */
  lost(): void;
  /** The server answers. */
  back(): void;
}

/** Milliseconds. */
export interface Pauses {
  /** After the first failure; twice as long after each further one. */
  readonly first: number;
  readonly longest: number;
}

export const pauses: Pauses = { first: 500, longest: 10_000 };

/** Whether a failure may pass: no answer at all, a server that can't at the moment, too many requests. What it refuses, it refuses again. */
export const isPassing = (error: unknown): boolean => !(error instanceof RequestRefused) || error.status >= 500 || error.status === 429;

/** Waits so long, or until the signal aborts or the browser is online again. */
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
 * How long to wait before the next attempt: growing, at least what the server asks for, and a little at random, so that pages that lost
 * the server together do not come back together.
 *
 * @param failures how many there were in a row, from 1
 */
export function pauseAfter(failures: number, error: unknown, { first, longest }: Pauses = pauses): number {
  const grown = Math.min(longest, first * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
  return Math.max(grown, error instanceof RequestRefused ? error.retryAfterMs : 0);
}

/**
 * Tries until there is an answer.
 *
 * @throws what the server refuses, and whatever happens once the signal has aborted
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
