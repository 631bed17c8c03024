/** A match whose spectators look back, as far as signed heads of the log are concerned. Moments and spans in milliseconds. */
export interface DelayedMatch {
  readonly delayMs: number;
  /** No event of the match is older. */
  readonly registeredAt: number;
  /** Null while the match is not over. */
  readonly endedAt: number | null;
}

/**
 * For how many delays after its end a match goes on holding heads back: one until spectators have seen the end, and one more for what judges rule
 * meanwhile. The span hangs on nothing but the end, so that whether a ruling was given cannot be told from when it is over.
 */
export const delaysAfterEnd = 2;

/** Whether a match still has something that its spectators might not have seen. */
const holdsBack = ({ delayMs, endedAt }: DelayedMatch, now: number): boolean =>
  delayMs > 0 && (endedAt === null || now < endedAt + delaysAfterEnd * delayMs);

/**
 * The moment up to which signed heads of the log may be public: nothing that a spectator may not know yet has been recorded before it.
 *
 * Each match that holds back says "as long ago as my delay, but not before I was registered", whether anything happens in it or not: a head that
 * waited for an event would tell of it. A match that comes later takes no head back, as it has no event before its registration; so the moment never
 * goes backwards, for whoever knows of every match as soon as it is registered.
 *
 * @param now milliseconds, by the clock that `registeredAt` and the heads' signing were read from
 * @returns milliseconds; null when no match holds anything back
 */
export const publicCutoff = (matches: readonly DelayedMatch[], now: number): number | null => {
  const moments = matches
    .filter((match) => holdsBack(match, now))
    .map(({ delayMs, registeredAt }) => Math.max(registeredAt, now - delayMs));
  return moments.length === 0 ? null : Math.min(...moments);
};
