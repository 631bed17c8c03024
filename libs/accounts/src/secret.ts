import { createHash, randomBytes } from 'node:crypto';

const shape = /^arb_[A-Za-z0-9_-]{43}$/;

/** A fresh bearer token: `arb_` and 256 random bits in base64url. Shown once, never stored. */
export const mintSecret = (): string => `arb_${randomBytes(32).toString('base64url')}`;

/** What is stored of a token. The secret has 256 bits of its own, so a plain SHA-256 needs neither salt nor stretching. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret, 'ascii').digest();

/** Whether the text can be a token at all; keeps garbage away from the database. */
export const looksLikeSecret = (text: string): boolean => shape.test(text);
