import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { emptyStreamHash, eventHash, hash32Schema, leafTag, matchStream, tagKeyOf } from '@arbiter/contracts';
import { z } from 'zod';
import type { StoredEvent } from '../ports.js';
import { ArchiveFault } from './archive-fault.js';

/** An event of a log, at its leaf. */
export interface PlacedEvent {
  readonly leaf: number;
  readonly event: StoredEvent;
}

/** A match that has ended, as it is archived. */
export interface ArchivedMatch {
  readonly logId: number;
  readonly matchId: string;
  /** The revealed seed, hex: the tags follow from it. */
  readonly seed: string;
  /** The whole record, from version 1, each with its leaf. */
  readonly events: readonly PlacedEvent[];
  /** Hashes (hex) that prove the last event under the log's last head. */
  readonly path: readonly string[];
}

/**
 * The format of an archived match: a line of text, a compressed text, and bytes that don't compress. Hashes, tags and versions are left out,
 * since they follow from the rest; `docs/archive-format.md` describes it.
 */
const mark = /^arbiter-archive 1 ([0-9]{1,10})\n/;
const markBytes = 40;

const headerSchema = z.strictObject({
  logId: z.int().min(1),
  matchId: z.uuid(),
  seed: hash32Schema,
  /** Hashes of the proof; they are the first bytes after the text. */
  path: z.int().min(0).max(64),
});

/** Difference of leaf and of milliseconds from the event before, type, version of its schema, command, key, sealed bytes, payload. */
const eventSchema = z.tuple([
  z.int().min(1),
  z.int(),
  z.string(),
  z.int().min(1),
  /** 1: a UUID, which is among the bytes; 0: the same command as the event before. */
  z.union([z.literal(0), z.literal(1), z.string(), z.null()]),
  z.string().nullable(),
  z.string().nullable(),
  z.string(),
]);

/** Nothing that was recorded unpacks to more; a damaged or forged object must not take all memory. */
export const mostUnpackedBytes = 256 * 1024 * 1024;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const saltBytes = 16;
const uuidBytes = 16;
const hashBytes = 32;

const uuidOf = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const compressed = (text: string): Buffer => {
  const bytes = Buffer.from(text, 'utf8');
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
};

/** Writes a match as one object of the archive. */
export const packMatch = ({ logId, matchId, seed, events, path }: ArchivedMatch): Buffer => {
  const lines = [JSON.stringify({ logId, matchId, seed, path: path.length })];
  const bytes = path.map((one) => Buffer.from(one, 'hex'));
  let [leafBefore, timeBefore] = [-1, 0];
  let commandBefore: string | null = null;
  for (const { leaf, event } of events) {
    const { commandId } = event;
    const time = Date.parse(event.recordedAt);
    const isUuid = commandId !== null && uuid.test(commandId);
    const command = commandId !== null && commandId === commandBefore ? 0 : isUuid ? 1 : commandId;
    lines.push(
      JSON.stringify([
        leaf - leafBefore,
        time - timeBefore,
        event.type,
        event.schemaVersion,
        command,
        event.keyId,
        event.sealed,
        event.payload,
      ]),
    );
    bytes.push(Buffer.from(event.salt, 'hex'));
    if (command === 1) bytes.push(Buffer.from((commandId ?? '').replaceAll('-', ''), 'hex'));
    [leafBefore, timeBefore, commandBefore] = [leaf, time, commandId];
  }
  const text = compressed(lines.join('\n'));
  return Buffer.concat([Buffer.from(`arbiter-archive 1 ${text.length}\n`, 'utf8'), text, ...bytes]);
};

/** Takes bytes one after the other. */
class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Buffer) {}

  take(count: number): Buffer {
    if (this.at + count > this.bytes.length) throw new RangeError('it ends too soon');
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }

  get isAtEnd(): boolean {
    return this.at === this.bytes.length;
  }
}

const unpack = (object: Buffer): ArchivedMatch => {
  const marked = mark.exec(object.subarray(0, markBytes).toString('latin1'));
  if (marked === null) throw new RangeError('it is no archived match');
  const from = marked[0].length;
  const end = from + Number(marked[1]);
  const [head = '', ...lines] = brotliDecompressSync(object.subarray(from, end), { maxOutputLength: mostUnpackedBytes })
    .toString('utf8')
    .split('\n');
  const { logId, matchId, seed, path: pathLength } = headerSchema.parse(JSON.parse(head));
  const bytes = new ByteReader(object.subarray(end));
  const path = Array.from({ length: pathLength }, () => bytes.take(hashBytes).toString('hex'));
  const stream = matchStream(matchId);
  const tagKey = tagKeyOf(stream, seed);
  const events: PlacedEvent[] = [];
  let [leaf, time, previousHash] = [-1, 0, emptyStreamHash];
  let commandId: string | null = null;
  for (const [at, line] of lines.entries()) {
    const [leaves, ms, type, schemaVersion, command, keyId, sealed, payload] = eventSchema.parse(JSON.parse(line));
    leaf += leaves;
    time += ms;
    const salt = bytes.take(saltBytes).toString('hex');
    if (command === 1) commandId = uuidOf(bytes.take(uuidBytes));
    else if (command !== 0) commandId = command;
    const version = at + 1;
    const fields = { previousHash, salt, logId, stream, version, type, schemaVersion, commandId, keyId, payload, sealed };
    const hash = eventHash(fields);
    events.push({ leaf, event: { ...fields, tag: leafTag(tagKey, version), hash, recordedAt: new Date(time).toISOString() } });
    previousHash = hash;
  }
  if (!bytes.isAtEnd) throw new RangeError('it goes on after its end');
  return { logId, matchId, seed, events, path };
};

/**
 * Reads what `packMatch` has written. Hashes and tags are computed, so a change shows where they are compared: with the hash of the object,
 * and with the tree.
 * @throws {ArchiveFault} when the bytes are not an archived match of this log
 */
export const unpackMatch = (logId: number, key: string, object: Buffer): ArchivedMatch => {
  let match: ArchivedMatch;
  try {
    match = unpack(object);
  } catch (error) {
    throw new ArchiveFault(logId, key, error instanceof Error ? error.message : String(error));
  }
  if (match.logId !== logId) throw new ArchiveFault(logId, key, `it is of log ${match.logId}`);
  return match;
};
