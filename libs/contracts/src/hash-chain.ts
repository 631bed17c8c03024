import { hash } from 'node:crypto';
import { type StreamId, sameStream } from './stream-id.js';

/** Everything of an event that its hash covers. Hex is in lower case. */
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

/** The previous hash of a stream's first event. */
export const emptyStreamHash = '0'.repeat(64);

/** Length that marks an absent field, so that null and the empty text have different hashes. */
const absent = 0xff_ff_ff_ff;

/**
 * Which fields are hashed. 1: a log that holds matches only, as in exports without an origin; the type of the stream is not hashed. 2: a
 * log of streams. Scheme 2 begins with a mark, so it can't be taken for scheme 1, whose first field is a hash of 32 bytes.
 */
export type HashScheme = 1 | 2;

const schemeMark = 'arbiter/event/2';

/**
 * Hashes one event: SHA-256 over the fields below in this order, each as a four-byte big-endian length and its bytes. Hashes, salts and
 * sealed bytes are hashed as raw bytes, texts as UTF-8, numbers as decimal text.
 * @param scheme 1 only for exports of a log that holds matches only
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

/** Memory that events are written into one after the other, each over the one before; most events fit. */
const shared = Buffer.allocUnsafeSlow(16 * 1024);

class FieldWriter {
  private readonly bytes: Buffer;
  private at = 0;

  /**
   * Makes a writer with enough memory.
   * @param capacity the largest number of bytes that the fields may take
   */
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

  /** Writes the length in front of the field that was just written. */
  private close(length: number | null): void {
    this.bytes.writeUInt32BE(length ?? absent, this.at);
    this.at += 4 + (length ?? 0);
  }
}

/** The first fault of a chain. */
export interface ChainFault {
  /** Version that the event should have. */
  readonly version: number;
  readonly fault: 'gap' | 'wrong-match' | 'broken-link' | 'wrong-hash';
}

/**
 * Checks every link of one stream, not only the ends.
 * @param after where the stream stands before the first of these events; its beginning if absent
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
