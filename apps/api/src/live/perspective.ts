import { isDeepStrictEqual } from 'node:util';
import type { Reader } from '@arbiter/recording';
import type { Bearers } from '../auth/bearers.js';
import { readerFor, type MatchAccess } from '../auth/principal.js';
import { ProblemError } from '../problems/problem-error.js';

/** Milliseconds after which whoever follows a match looks for news without being notified, so that a lost notification delays news but loses none. */
export const pollMs = 4_000;

/** Events that are read at once for whoever follows a match. */
export const newsPage = 200;

/**
 * Whether a token still gives the perspective with which somebody began to follow a match. A token that was revoked or has expired gives
 * none, and neither does a token whose holder is found to play in the gathering.
 * @param authorization the header as it came; absent for a match that everybody may read
 */
export const stillReads = async (
  bearers: Bearers,
  authorization: string | undefined,
  access: MatchAccess,
  perspective: string | undefined,
  reader: Reader,
): Promise<boolean> => {
  if (authorization === undefined) return true;
  try {
    const token = await bearers.identify(authorization, Date.now());
    return isDeepStrictEqual(readerFor({ kind: 'token', token }, access, perspective), reader);
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
};

/** Whether a reader sees a match behind a delay. */
const isDelayed = (reader: Reader): boolean => reader.kind === 'spectator' || (reader.kind === 'judge' && reader.as?.kind === 'spectator');

/**
 * Returns the milliseconds after which a reader should look again, unless news wakes them earlier.
 * @param spectatorWait tells when the spectators' delay shows more
 */
export const pauseOf = async (reader: Reader, spectatorWait: () => Promise<number | null>): Promise<number> => {
  const wait = isDelayed(reader) ? await spectatorWait() : null;
  return wait === null ? pollMs : Math.min(pollMs, Math.max(1, wait));
};
