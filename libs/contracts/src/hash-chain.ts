import { hash } from 'node:crypto';

/** Everything of an event that its hash covers. Hex is in small letters; `matchId` is a UUID in small letters with dashes. */
export interface HashedEvent {
  readonly previousHash: string;
  readonly salt: string;
  readonly logId: number;
  readonly matchId: string;
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
  readonly commandId: string | null;
  readonly keyId: string | null;
  /** JSON text exactly as stored. */
  readonly payload: string;
  readonly sealed: string | null;
}

/** What stands before the first event of a stream. */
export const emptyStreamHash = '0'.repeat(64);

/** Length that marks an absent field, so that null and the empty text differ. */
const absent = 0xff_ff_ff_ff;

/**
 * Hash of one event: SHA-256 over the fields below in this order, each as a four-byte big-endian length and its bytes.
 * Hashes, salts and sealed bytes go in raw, texts as UTF-8, numbers as decimal text.
 * @returns 64 hex digits
 */
export function eventHash(event: HashedEvent): string {
  const fields: readonly (Buffer | string | null)[] = [
    Buffer.from(event.previousHash, 'hex'),
    Buffer.from(event.salt, 'hex'),
    String(event.logId),
    event.matchId,
    String(event.version),
    event.type,
    String(event.schemaVersion),
    event.commandId,
    event.keyId,
    event.payload,
    event.sealed === null ? null : Buffer.from(event.sealed, 'hex'),
  ];
  return hash('sha256', lengthPrefixed(fields), 'hex');
}

function lengthPrefixed(fields: readonly (Buffer | string | null)[]): Buffer {
  const size = fields.reduce((sum, field) => sum + 4 + byteLength(field), 0);
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (const field of fields) {
    at = bytes.writeUInt32BE(field === null ? absent : byteLength(field), at);
    if (typeof field === 'string') at += bytes.write(field, at, 'utf8');
    else if (field !== null) at += field.copy(bytes, at);
  }
  return bytes;
}

const byteLength = (field: Buffer | string | null): number =>
  field === null ? 0 : typeof field === 'string' ? Buffer.byteLength(field, 'utf8') : field.length;

/** The first place where a chain is wrong. */
export interface ChainFault {
  /** Version that the event should have. */
  readonly version: number;
  readonly fault: 'gap' | 'wrong-match' | 'broken-link' | 'wrong-hash';
}

/**
 * Checks every link of one match's stream from its first event on, not only the ends.
 * @returns the first fault, or null when each event follows from the one before
 */
export function chainFault(events: readonly (HashedEvent & { readonly hash: string })[]): ChainFault | null {
  let previousHash = emptyStreamHash;
  for (const [index, event] of events.entries()) {
    const version = index + 1;
    const first = events[0] ?? event;
    if (event.version !== version) return { version, fault: 'gap' };
    if (event.matchId !== first.matchId || event.logId !== first.logId) return { version, fault: 'wrong-match' };
    if (event.previousHash !== previousHash) return { version, fault: 'broken-link' };
    if (eventHash(event) !== event.hash) return { version, fault: 'wrong-hash' };
    previousHash = event.hash;
  }
  return null;
}
