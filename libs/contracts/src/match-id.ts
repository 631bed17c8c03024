import { randomBytes } from 'node:crypto';

/**
 * A new match id: UUID version 7, whose first 48 bits are the time, so that a month of matches is one range of ids.
 * @param now milliseconds since 1970-01-01 UTC
 * @see RFC 9562 5.7
 */
export function newMatchId(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
