import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { hash32Schema } from '@arbiter/contracts';
import { z } from 'zod';
import { ArchiveFault } from './archive-fault.js';
import { mostUnpackedBytes } from './archived-match.js';

/** One match of an archived log, as the index has it. */
export interface IndexedMatch {
  readonly matchId: string;
  /** Number of its events. */
  readonly events: number;
  readonly firstLeaf: number;
  readonly lastLeaf: number;
  /** Hash of its last event, hex. */
  readonly head: string;
  /** SHA-256 of its object, hex. */
  readonly object: string;
  readonly bytes: number;
}

/** What an archived log consists of. */
export interface ArchiveIndex {
  readonly logId: number;
  /** Name of the log in signed heads. */
  readonly origin: string;
  readonly size: number;
  /** Root over all leaves, hex. */
  readonly root: string;
  /** The last signed head, as a signed note. */
  readonly checkpoint: string;
  /** SHA-256 of the object with the roots of the full tiles, hex. */
  readonly tileRoots: string;
  readonly matches: readonly IndexedMatch[];
}

const count = z.int().min(0);

const headerSchema = z.strictObject({
  arbiterArchive: z.literal(1),
  logId: z.int().min(1),
  origin: z.string().regex(/^[^\s+]{1,500}$/),
  size: count,
  root: hash32Schema,
  checkpoint: z.string().max(10_000),
  tileRoots: hash32Schema,
  matches: count,
});

const matchSchema = z.strictObject({
  matchId: z.uuid(),
  events: z.int().min(1),
  firstLeaf: count,
  lastLeaf: count,
  head: hash32Schema,
  object: hash32Schema,
  bytes: z.int().min(1),
});

/** Keys of the objects of an archived log. */
export const archiveKeys = {
  index: (logId: number): string => `logs/${logId}/index.jsonl.br`,
  tileRoots: (logId: number): string => `logs/${logId}/tile-roots`,
  match: (logId: number, matchId: string): string => `logs/${logId}/matches/${matchId}`,
} as const;

/** Returns the SHA-256 of an object, hex. */
export const objectHash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Writes an index as JSON Lines, compressed: a header, then a line for each match. */
export const packIndex = ({ matches, ...header }: ArchiveIndex): Buffer => {
  const first = { arbiterArchive: 1, ...header, matches: matches.length };
  return brotliCompressSync(Buffer.from([first, ...matches].map((line) => `${JSON.stringify(line)}\n`).join(''), 'utf8'));
};

/**
 * Reads what `packIndex` has written.
 * @throws {ArchiveFault} when it is no index of this log
 */
export const unpackIndex = (logId: number, object: Buffer): ArchiveIndex => {
  const key = archiveKeys.index(logId);
  let index: ArchiveIndex;
  try {
    const [head = '', ...lines] = brotliDecompressSync(object, { maxOutputLength: mostUnpackedBytes })
      .toString('utf8')
      .trimEnd()
      .split('\n');
    const { arbiterArchive: _, matches: expected, ...header } = headerSchema.parse(JSON.parse(head));
    const matches = lines.map((line) => matchSchema.parse(JSON.parse(line)));
    if (matches.length !== expected) throw new RangeError(`it has ${matches.length} matches, and says ${expected}`);
    index = { ...header, matches };
  } catch (error) {
    throw new ArchiveFault(logId, key, error instanceof Error ? error.message : String(error));
  }
  if (index.logId !== logId) throw new ArchiveFault(logId, key, `it is of log ${index.logId}`);
  return index;
};
