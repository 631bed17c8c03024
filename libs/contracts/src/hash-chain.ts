import { hash } from 'node:crypto';
import { type StreamId, sameStream } from './stream-id.js';

/** Everything of an event that its hash covers. Hex is in small letters. */
export interface HashedEvent {
  readonly previousHash: string;
  readonly salt: string;
  readonly logId: number;
  readonly stream: StreamId;
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
 * Which fields are hashed. 1: a log of matches alone, as exports without an origin have it; the type of the stream is not covered. 2: a log of streams.
 * A first field tells the second from the first, whose first field is a hash of 32 bytes.
 */
export type HashScheme = 1 | 2;

const schemeMark = 'arbiter/event/2';

/**
 * Hash of one event: SHA-256 over the fields below in this order, each as a four-byte big-endian length and its bytes.
 * Hashes, salts and sealed bytes go in raw, texts as UTF-8, numbers as decimal text.
 * @param scheme 1 only for what was exported from a log of matches alone
 * @returns 64 hex digits
 */
export function eventHash(event: HashedEvent, scheme: HashScheme = 2): string {
  const writer = new FieldWriter(
    512 +
      3 * (event.type.length + (event.commandId?.length ?? 0) + (event.keyId?.length ?? 0) + event.payload.length) +
      (event.sealed?.length ?? 0),
  );
  if (scheme === 2) writer.text(schemeMark);
  writer.hex(event.previousHash);
  writer.hex(event.salt);
  writer.text(String(event.logId));
  if (scheme === 2) writer.text(event.stream.type);
  writer.text(event.stream.id);
  writer.text(String(event.version));
  writer.text(event.type);
  writer.text(String(event.schemaVersion));
  writer.text(event.commandId);
  writer.text(event.keyId);
  writer.text(event.payload);
  writer.hex(event.sealed);
  return hash('sha256', writer.written(), 'hex');
}

/** Most events fit: they are written over one another, into the same memory. */
const shared = Buffer.allocUnsafeSlow(16 * 1024);

class FieldWriter {
  private readonly bytes: Buffer;
  private at = 0;

  /** @param capacity bytes that the fields take at most */
  constructor(capacity: number) {
    this.bytes = capacity <= shared.length ? shared : Buffer.allocUnsafe(capacity);
  }

  text(field: string | null): void {
    this.close(field === null ? null : this.bytes.write(field, this.at + 4, 'utf8'));
  }

  hex(field: string | null): void {
    this.close(field === null ? null : this.bytes.write(field, this.at + 4, 'hex'));
  }

  written(): Buffer {
    return this.bytes.subarray(0, this.at);
  }

  /** Puts the length before the field that was just written. */
  private close(length: number | null): void {
    this.bytes.writeUInt32BE(length ?? absent, this.at);
    this.at += 4 + (length ?? 0);
  }
}

/** The first place where a chain is wrong. */
export interface ChainFault {
  /** Version that the event should have. */
  readonly version: number;
  readonly fault: 'gap' | 'wrong-match' | 'broken-link' | 'wrong-hash';
}

/**
 * Checks every link of one stream, not only the ends.
 * @param after where the stream stands before the first of these events; its beginning unless told
 * @param scheme how its events were hashed
 * @returns the first fault, or null when each event follows from the one before
 */
export function chainFault(
  events: readonly (HashedEvent & { readonly hash: string })[],
  after = { version: 0, hash: emptyStreamHash },
  scheme: HashScheme = 2,
): ChainFault | null {
  let previousHash = after.hash;
  for (const [index, event] of events.entries()) {
    const version = after.version + index + 1;
    const first = events[0] ?? event;
    if (event.version !== version) return { version, fault: 'gap' };
    if (!sameStream(event.stream, first.stream) || event.logId !== first.logId) return { version, fault: 'wrong-match' };
    if (event.previousHash !== previousHash) return { version, fault: 'broken-link' };
    if (eventHash(event, scheme) !== event.hash) return { version, fault: 'wrong-hash' };
    previousHash = event.hash;
  }
  return null;
}
