import { randomBytes, randomInt } from 'node:crypto';
import { slotInUse, slotsOfMonth } from './log-of.js';

/**
 * Makes a new stream id: a UUID of version 7. Its first 48 bits are the time, so that the streams of a month are one range of ids.
 * @param now milliseconds since 1970-01-01 UTC
 * @see RFC 9562 5.7
 */
export function newUuidV7(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * Makes a new match id, which is the id of the match's stream and says in which log the match is recorded (`logOf`).
 * @param now milliseconds since 1970-01-01 UTC
 * @param slots number of logs among which the matches of a month are divided, 1 to 1,024
 */
export const newMatchId = (now: number, slots = 1): string => matchIdOfSlot(now, slotInUse(randomInt(slots), slots));

/**
 * Makes a new match id for one of the logs of a month.
 * @param slot 0 to 1,023
 */
export const matchIdOfSlot = (now: number, slot: number): string => {
  const id = newUuidV7(now);
  const group = (Number.parseInt(id.slice(14, 18), 16) & ~(slotsOfMonth - 1)) | slot;
  return `${id.slice(0, 14)}${group.toString(16)}${id.slice(18)}`;
};
