import { type StreamId, emptyStreamHash } from '@arbiter/contracts';
import type { StoredEvent, Version } from '@arbiter/recording';
import type { Pool } from 'pg';

/** Columns of `log_event e` for `storedEvent`. The payload is read as text, since it must stay exactly as it was hashed. */
export const eventColumns = `e.stream_type, e.stream_id, e.log_id, e.leaf, e.version, e.type, e.schema_version, encode(e.salt, 'hex') AS salt, encode(e.tag, 'hex') AS tag, e.payload::text AS payload,
  encode(e.sealed, 'hex') AS sealed, e.key_id, e.command_id, encode(e.hash, 'hex') AS hash, e.recorded_at`;

/**
 * The hash that precedes an event in its stream, for reading events of the log $1 without their neighbours. The order leaves only one index to take: a
 * plan that was made for an empty table would otherwise search the whole log for each event.
 */
export const previousHashColumn = `encode((SELECT p.hash FROM log_event p WHERE p.log_id = $1 AND p.stream_id = e.stream_id AND p.version < e.version
  ORDER BY p.version DESC LIMIT 1), 'hex') AS previous_hash`;

export interface EventRow {
  readonly stream_type: string;
  readonly stream_id: string;
  /** pg gives 64-bit integers as text. */
  readonly leaf: string;
  readonly log_id: number;
  readonly version: number;
  readonly type: string;
  readonly schema_version: number;
  readonly salt: string;
  readonly tag: string;
  readonly payload: string;
  readonly sealed: string | null;
  readonly key_id: string | null;
  readonly command_id: string | null;
  readonly hash: string;
  readonly recorded_at: Date;
  /** Only where it was selected; null for the first event of a stream. */
  readonly previous_hash?: string | null;
}

/**
 * Turns a row into a stored event.
 * @param previousHash hash of the previous version, 64 zeros for the first
 */
export const storedEvent = (row: EventRow, previousHash: string): StoredEvent => ({
  logId: row.log_id,
  stream: { type: row.stream_type, id: row.stream_id },
  version: row.version,
  type: row.type,
  schemaVersion: row.schema_version,
  payload: row.payload,
  commandId: row.command_id,
  salt: row.salt,
  tag: row.tag,
  hash: row.hash,
  previousHash,
  keyId: row.key_id,
  sealed: row.sealed,
  recordedAt: row.recorded_at.toISOString(),
});

const maximalVersion = 2 ** 31 - 1;

const readSql = `
SELECT ${eventColumns}
FROM log_event e
WHERE e.log_id = $1 AND e.stream_id = $2 AND e.version >= $3 AND e.version <= $4 AND e.stream_type = $5
ORDER BY e.version`;

/**
 * Reads the events of one stream in order, each with the hash that precedes it.
 * @param range versions to read; the whole stream if absent
 */
export async function readStream(
  connection: Pick<Pool, 'query'>,
  logId: number,
  stream: StreamId,
  range: { readonly from?: Version; readonly to?: Version } = {},
): Promise<readonly StoredEvent[]> {
  const from = Math.max(range.from ?? 1, 1);
  // One more row at the front, where there is one, gives the hash that precedes the first event.
  const { rows } = await connection.query<EventRow>({
    name: 'events-of-stream',
    text: readSql,
    values: [logId, stream.id, from - 1, range.to ?? maximalVersion, stream.type],
  });
  const events: StoredEvent[] = [];
  let previousHash = emptyStreamHash;
  for (const row of rows) {
    if (row.version >= from) events.push(storedEvent(row, previousHash));
    previousHash = row.hash;
  }
  return events;
}
