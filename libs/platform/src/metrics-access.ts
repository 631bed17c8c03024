import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether whoever asks for a process's measurements may have them, and if not, why. */
export type MetricsAccess = 'granted' | 'no-token-set' | 'token-missing' | 'token-wrong';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Measurements tell how much is being played and when, spectators' delay or not: they are for whoever runs the service alone.
 * @param expected the token that the operator has set; null: nobody may read
 * @param authorization the request's header
 */
export const metricsAccess = (expected: string | null, authorization: string | undefined): MetricsAccess => {
  if (expected === null) return 'no-token-set';
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (given === undefined) return 'token-missing';
  return timingSafeEqual(digest(given), digest(expected)) ? 'granted' : 'token-wrong';
};
