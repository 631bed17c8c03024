const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** The longest pause between two attempts: events of a tournament are told in order, so that the next ones wait for this one. */
const longestPause = 15 * minute;
/** How long a receiver may ask us to wait. */
const longestWish = 60 * minute;

/** For how long a delivery is tried before it counts as failed. */
export const givenUpAfterMs = 3 * day;
/** After how long without any success a webhook is disabled. */
export const disabledAfterMs = 5 * day;
/** For how long the secret from before a rotation still signs. */
export const retiringMs = day;

/**
 * Returns how long to wait after a failed attempt: 5 seconds, then twice as long each time up to a quarter of an hour, less up to a third of
 * it by chance, so that receivers that failed together are not asked together again.
 * @param attempts how many were made, at least 1
 * @param chance from 0 up to 1
 * @param wishedMs how long the receiver asks us to wait (`Retry-After`); null where it asks nothing. More than an hour is not heard
 * @returns milliseconds
 */
export const pauseAfter = (attempts: number, chance: number, wishedMs: number | null): number => {
  const full = Math.min(longestPause, 5 * second * 2 ** Math.min(attempts - 1, 30));
  return Math.round(Math.max(full * (1 - chance / 3), Math.min(wishedMs ?? 0, longestWish)));
};
