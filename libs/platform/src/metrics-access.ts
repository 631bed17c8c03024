import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request may read a process's metrics, and if not, why. */
export type MetricsAccess = 'granted' | 'no-token-set' | 'token-missing' | 'token-wrong';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Decides whether a request may read the metrics. They tell how much is being played and when, before the spectators' delay is over: they
 * are only for those who run the service.
 * @param expected the token that the operator has set; null: nobody may read
 * @param authorization the request's `Authorization` header
 */
export const metricsAccess = (expected: string | null, authorization: string | undefined): MetricsAccess => {
  if (expected === null) return 'no-token-set';
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (given === undefined) return 'token-missing';
  return timingSafeEqual(digest(given), digest(expected)) ? 'granted' : 'token-wrong';
};
