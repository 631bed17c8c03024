import { createHash, randomBytes } from 'node:crypto';

const shape = /^arb_[A-Za-z0-9_-]{43}$/;

/** Makes a fresh bearer token: `arb_` and 256 random bits in base64url. It is shown once and never stored. */
export const mintSecret = (): string => `arb_${randomBytes(32).toString('base64url')}`;

/** Returns what is stored of a token. The secret has 256 random bits of its own, so a plain SHA-256 needs neither salt nor stretching. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret, 'ascii').digest();

/** Whether the text can be a token at all; keeps garbage away from the database. */
export const looksLikeSecret = (text: string): boolean => shape.test(text);
