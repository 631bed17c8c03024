import { randomBytes } from 'node:crypto';
import { eventHash, leafTag, logOf, streamName } from '@arbiter/contracts';
import type { AppendRequest, NewEvent, StoredEvent } from '@arbiter/recording';
import type { SealedEvent, StreamAppend } from './append-statement.js';

/** A request that no store can keep: a bug of the caller, found before anything is sent. */
export class UnstorableEvent extends Error {}

const maxPayloadBytes = 4 * 1024 * 1024;
const maxEvents = 1_000;

/** What a request may be: how many events it has at most, and whether they may be of different commands. */
export interface RequestLimits {
  readonly most: number;
  readonly severalCommands: boolean;
}

const usualLimits: RequestLimits = { most: maxEvents, severalCommands: false };
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const hash = /^[0-9a-f]{64}$/;
const streamType = /^[a-z][a-z0-9-]{0,31}$/;

/**
 * Checks a request for anything that would make the database refuse its block: one bad event must not cost the other appends of the block
 * another round trip.
 * @throws {UnstorableEvent} names what is wrong
 */
export function checkRequest(request: AppendRequest, limits: RequestLimits = usualLimits): void {
  const fault = requestFault(request, limits);
  if (fault !== null) throw new UnstorableEvent(`append to ${streamName(request.stream)}: ${fault}`);
}

function requestFault({ stream, tagKey, expected, events, fence }: AppendRequest, { most, severalCommands }: RequestLimits): string | null {
  if (!streamType.test(stream.type)) return 'invalid stream type';
  if (!uuid.test(stream.id)) return 'the stream id is not a lower-case UUID';
  if (!hash.test(tagKey)) return 'invalid tag key';
  if (!Number.isInteger(expected.version) || expected.version < 0 || expected.version >= 2 ** 31 - most) return 'invalid expected version';
  if (!hash.test(expected.hash)) return 'invalid expected hash';
  if (fence !== null && !Number.isSafeInteger(fence)) return 'the fence is not an integer';
  if (events.length === 0 || events.length > most) return `an append must have 1 to ${most} events`;
  for (const event of events) {
    if (!severalCommands && event.commandId !== events[0]?.commandId) return 'its events carry different command ids';
    const fault = eventFault(event);
    if (fault !== null) return fault;
  }
  return null;
}

function eventFault({ type, schemaVersion, commandId, payload }: NewEvent): string | null {
  if (!isShortText(type)) return 'an event type must be a short text';
  if (!Number.isInteger(schemaVersion) || schemaVersion <= 0 || schemaVersion >= 2 ** 15)
    return 'the schema version is not a small positive integer';
  if (commandId !== null && !isShortText(commandId)) return 'a command id must be a short text';
  if (Buffer.byteLength(payload) > maxPayloadBytes) return `a payload is larger than ${maxPayloadBytes} bytes`;
  return isWellFormed(payload) && isJson(payload) ? null : 'a payload is not JSON';
}

const isShortText = (text: string): boolean => text !== '' && text.length <= 200 && !text.includes('\u0000') && isWellFormed(text);

/** Half a surrogate pair can't be written as UTF-8: it would be stored as another character than the caller hashed. */
const isWellFormed = (text: string): boolean => text.isWellFormed();

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Length of a salt in hex digits. Bytes for many salts are drawn at once: a call to the generator costs more than a salt's bytes. */
const saltLength = 32;
const drawn = { hex: '', used: 0 };

/**
 * Draws a salt.
 * @returns 16 random bytes, hex
 */
function drawSalt(): string {
  if (drawn.used === drawn.hex.length) {
    drawn.hex = randomBytes(256 * (saltLength / 2)).toString('hex');
    drawn.used = 0;
  }
  drawn.used += saltLength;
  return drawn.hex.slice(drawn.used - saltLength, drawn.used);
}

/**
 * Determines versions, salts, tags and hashes. This fixes the hash chain before anything is sent, so that a request that is sent twice is
 * recognised by its hashes.
 */
export function sealEvents(request: AppendRequest): StreamAppend {
  const { stream, tagKey, expected, fence } = request;
  const logId = logOf(stream);
  const events: SealedEvent[] = [];
  let { version, hash: previousHash } = expected;
  for (const { type, schemaVersion, payload, commandId } of request.events) {
    version += 1;
    const salt = drawSalt();
    const hash = eventHash({
      logId,
      stream,
      version,
      type,
      schemaVersion,
      payload,
      commandId,
      salt,
      previousHash,
      keyId: null,
      sealed: null,
    });
    events.push({ type, schemaVersion, payload, commandId, version, salt, tag: leafTag(tagKey, version), hash });
    previousHash = hash;
  }
  return { logId, stream, previousVersion: expected.version, previousHash: expected.hash, fence, events };
}

/** Returns the events of a stream that was written, in the form in which they are read back. */
export function storedEvents({ logId, stream, previousHash, events }: StreamAppend, recordedAt: string): readonly StoredEvent[] {
  return events.map(({ type, schemaVersion, payload, commandId, version, salt, tag, hash }, index) => ({
    logId,
    stream,
    version,
    type,
    schemaVersion,
    payload,
    commandId,
    salt,
    tag,
    hash,
    previousHash: events[index - 1]?.hash ?? previousHash,
    keyId: null,
    sealed: null,
    recordedAt,
  }));
}
