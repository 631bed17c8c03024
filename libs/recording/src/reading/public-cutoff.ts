/** A match with a spectators' delay, with what matters for publishing signed heads of the log. Moments and durations in milliseconds. */
export interface DelayedMatch {
  readonly delayMs: number;
  /** When the match was registered; no event of the match is older. */
  readonly registeredAt: number;
  /** Null while the match is not over. */
  readonly endedAt: number | null;
}

/**
 * Number of delays after its end for which a match still holds heads back: one until spectators have seen the end, and one more for rulings
 * that judges give in the meantime. The duration depends only on the end, so that its own end doesn't tell whether a ruling was given.
 */
export const delaysAfterEnd = 2;

/** Whether a match may have events that its spectators have not seen yet. */
const holdsBack = ({ delayMs, endedAt }: DelayedMatch, now: number): boolean =>
  delayMs > 0 && (endedAt === null || now < endedAt + delaysAfterEnd * delayMs);

/**
 * Returns the moment up to which signed heads of the log may be public: no event before it is still hidden from a spectator.
 *
 * Each match that holds heads back allows those that were signed at least its delay ago or before it was registered, whether anything
 * happens in it or not: a head that waited for an event would reveal the event. A match that is registered later takes no head back, as it
 * has no event before its registration; so the moment never goes backwards, provided that every match is known as soon as it is registered.
 *
 * @param now milliseconds, by the clock that `registeredAt` and the times of signing were read from
 * @returns milliseconds; null when no match holds anything back
 */
export const publicCutoff = (matches: readonly DelayedMatch[], now: number): number | null => {
  const moments = matches
    .filter((match) => holdsBack(match, now))
    .map(({ delayMs, registeredAt }) => Math.max(registeredAt, now - delayMs));
  return moments.length === 0 ? null : Math.min(...moments);
};
