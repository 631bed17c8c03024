import { randomFillSync } from 'node:crypto';
import { eventHash } from '@arbiter/contracts';
import type { AppendRequest, StoredEvent } from '@arbiter/recording';
import type { StreamAppend } from './append-statement.js';

/** A request that no store can keep: a bug of the caller, found before anything is sent. */
export class UnstorableEvent extends Error {}

const maxPayloadBytes = 4 * 1024 * 1024;
const maxEvents = 1_000;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const hash = /^[0-9a-f]{64}$/;

/**
 * Checks a request for what would make the database refuse its block: one bad event must not cost its neighbours a round.
 * @throws {UnstorableEvent} names what is wrong
 */
export function checkRequest(request: AppendRequest): void {
  const { matchId, expected, events, fence } = request;
  const check = (holds: boolean, fault: string): void => {
    if (!holds) throw new UnstorableEvent(`append to match ${matchId}: ${fault}`);
  };
  check(uuid.test(matchId), 'the match id is no UUID in small letters');
  check(Number.isInteger(expected.version) && expected.version >= 0 && expected.version < 2 ** 31 - maxEvents, 'the expected version is no version');
  check(hash.test(expected.hash), 'the expected hash is no hash');
  check(fence === null || Number.isSafeInteger(fence), 'the fence is no integer');
  check(events.length > 0 && events.length <= maxEvents, `an append has 1 to ${maxEvents} events`);
  check(new Set(events.map((event) => event.commandId)).size === 1, 'its events carry different command ids');
  for (const event of events) {
    check(isShortText(event.type), 'a type is a short text');
    check(Number.isInteger(event.schemaVersion) && event.schemaVersion > 0 && event.schemaVersion < 2 ** 15, 'the schema version is no small positive integer');
    check(event.commandId === null || isShortText(event.commandId), 'a command id is a short text');
    check(Buffer.byteLength(event.payload) <= maxPayloadBytes, `a payload is larger than ${maxPayloadBytes} bytes`);
    check(isWellFormed(event.payload) && isJson(event.payload), 'a payload is not JSON');
  }
}

const isShortText = (text: string): boolean => text !== '' && text.length <= 200 && !text.includes('\u0000') && isWellFormed(text);

/** Half a surrogate pair has no UTF-8: it would be stored as another character than the caller hashed. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Random bytes are drawn for many salts at once: each call to the generator costs more than a salt's bytes. */
const drawn = { bytes: Buffer.alloc(16 * 512), used: 16 * 512 };

function drawSalt(): Buffer {
  if (drawn.used === drawn.bytes.length) {
    // A new buffer each time: salts that were given out still point into the old one.
    drawn.bytes = randomFillSync(Buffer.allocUnsafeSlow(drawn.bytes.length));
    drawn.used = 0;
  }
  drawn.used += 16;
  return drawn.bytes.subarray(drawn.used - 16, drawn.used);
}

/**
 * Settles versions, salts and hashes. The hash chain is thereby fixed before anything is sent, so that a request that is
 * sent twice is recognised by its hashes.
 */
export function sealEvents(logId: number, request: AppendRequest): { readonly stream: StreamAppend; readonly events: readonly Omit<StoredEvent, 'recordedAt'>[] } {
  const events: Omit<StoredEvent, 'recordedAt'>[] = [];
  for (const event of request.events) {
    const previous = events.at(-1);
    const fields = {
      logId,
      matchId: request.matchId,
      version: (previous?.version ?? request.expected.version) + 1,
      type: event.type,
      schemaVersion: event.schemaVersion,
      payload: event.payload,
      commandId: event.commandId,
      salt: drawSalt().toString('hex'),
      previousHash: previous?.hash ?? request.expected.hash,
      keyId: null,
      sealed: null,
    };
    events.push({ ...fields, hash: eventHash(fields) });
  }
  const sealed = events.map((event, index) => ({
    ...event,
    commandIndex: event.commandId === null ? 0 : index,
    salt: Buffer.from(event.salt, 'hex'),
    hash: Buffer.from(event.hash, 'hex'),
  }));
  return { stream: { matchId: request.matchId, previousHash: Buffer.from(request.expected.hash, 'hex'), fence: request.fence, events: sealed }, events };
}
