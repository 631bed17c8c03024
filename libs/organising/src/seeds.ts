import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Draws the secret from which all lots of a tournament come: 64 hex digits. */
export const drawSecret = (): string => randomBytes(32).toString('hex');

/** SHA-256 of the secret, which the first event has; the secret itself is told at the end. */
export const commitmentTo = (secret: string): string => createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');

/**
 * Returns the seed of a draw: HMAC-SHA-256 under the tournament's secret, over what is drawn and the hash of the stream's last event. Nobody
 * can choose it, whoever draws again leaves an event, and everybody can compute it once the secret is told.
 * @param what such as `round 3`
 * @param hash hash of the stream's last event before the draw, 64 hex digits
 */
export const seedOfDraw = (secret: string, what: string, hash: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`arbiter/tournament/v1\n${what}\n${hash}`, 'utf8').digest('hex');
