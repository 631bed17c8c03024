import { createHash } from 'node:crypto';
import { sha256 } from './hashing.js';

/**
 * Returns the commitment to the seed that the pins contain before the seed is revealed: SHA-256 of its 32 bytes.
 * @param seed 64 hex digits
 */
export const seedCommitment = (seed: string): string => sha256(Buffer.from(seed, 'hex'));

const lengthPrefixed = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/**
 * Returns the commitment to a player's entropy, which they publish before anybody opens theirs: SHA-256 over `arbiter/entropy/v1`, match id
 * (UTF-8), seat as a decimal number and the bytes of the entropy, every part preceded by its length in bytes (four bytes, big-endian). It
 * is valid for one seat of one match only.
 *
 * @param entropy hex digits; drawn at random, or it can be guessed
 * @returns 64 hex digits
 */
export const entropyCommitment = (matchId: string, seat: number, entropy: string): string => {
  const hash = createHash('sha256');
  for (const part of ['arbiter/entropy/v1', matchId, String(seat)]) hash.update(lengthPrefixed(Buffer.from(part, 'utf8')));
  hash.update(lengthPrefixed(Buffer.from(entropy, 'hex')));
  return hash.digest('hex');
};

/**
 * Returns the kernel's starting key: SHA-256 over seed, match id (UTF-8) and each seat's entropy in seat order, every part preceded by its
 * length in bytes (four bytes, big-endian); a seat that gave none counts as zero bytes.
 *
 * @param seed 64 hex digits
 * @param entropy for each seat hex digits, or null
 * @returns 64 hex digits
 */
export const startingKey = (seed: string, matchId: string, entropy: readonly (string | null)[]): string => {
  const hash = createHash('sha256');
  hash.update(lengthPrefixed(Buffer.from(seed, 'hex')));
  hash.update(lengthPrefixed(Buffer.from(matchId, 'utf8')));
  for (const given of entropy) hash.update(lengthPrefixed(Buffer.from(given ?? '', 'hex')));
  return hash.digest('hex');
};

/**
 * Returns the kernel's key after a rewind: SHA-256 over `arbiter/rewind/1`, seed, match id (UTF-8) and the number of the rewind as a decimal
 * number, every part preceded by its length in bytes (four bytes, big-endian). No hash of an event is in it: whoever writes the log could
 * try many.
 *
 * @param seed 64 hex digits
 * @param number which rewind of the match it is, from 1 on
 * @returns 64 hex digits
 */
export const rewindKey = (seed: string, matchId: string, number: number): string => {
  const hash = createHash('sha256');
  const parts = [
    Buffer.from('arbiter/rewind/1', 'utf8'),
    Buffer.from(seed, 'hex'),
    Buffer.from(matchId, 'utf8'),
    Buffer.from(String(number), 'utf8'),
  ];
  for (const part of parts) hash.update(lengthPrefixed(part));
  return hash.digest('hex');
};
