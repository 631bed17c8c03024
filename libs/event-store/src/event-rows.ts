import { emptyStreamHash } from '@arbiter/contracts';
import type { StoredEvent, Version } from '@arbiter/recording';
import type { Pool } from 'pg';

/**
 * Columns of `match_event e` for `storedEvent`. The payload comes as text: it must stay as it was hashed. The block is
 * looked up row by row, which no plan can turn into reading all blocks.
 */
export const eventColumns = `e.match_id, e.log_id, e.version, e.type, e.schema_version, encode(e.salt, 'hex') AS salt, e.payload::text AS payload,
  encode(e.sealed, 'hex') AS sealed, e.key_id, e.command_id, encode(e.hash, 'hex') AS hash,
  (SELECT b.recorded_at FROM log_block b WHERE b.log_id = e.log_id AND b.block_id = e.block_id) AS recorded_at`;

/** The hash that the event follows, for reading events apart from their neighbours. */
export const previousHashColumn = `encode((SELECT p.hash FROM match_event p WHERE p.log_id = e.log_id AND p.match_id = e.match_id AND p.version = e.version - 1), 'hex') AS previous_hash`;

export interface EventRow {
  readonly match_id: string;
  readonly log_id: number;
  readonly version: number;
  readonly type: string;
  readonly schema_version: number;
  readonly salt: string;
  readonly payload: string;
  readonly sealed: string | null;
  readonly key_id: string | null;
  readonly command_id: string | null;
  readonly hash: string;
  /** Null where the event's block is gone: such an event is told by the guard, not here. */
  readonly recorded_at: Date | null;
  /** Only where asked for; null for the first event of a stream. */
  readonly previous_hash?: string | null;
}

/** @param previousHash hash of the version before, 64 zeros for the first */
export const storedEvent = (row: EventRow, previousHash: string): StoredEvent => ({
  logId: row.log_id,
  matchId: row.match_id,
  version: row.version,
  type: row.type,
  schemaVersion: row.schema_version,
  payload: row.payload,
  commandId: row.command_id,
  salt: row.salt,
  hash: row.hash,
  previousHash,
  keyId: row.key_id,
  sealed: row.sealed,
  recordedAt: row.recorded_at?.toISOString() ?? '',
});

const maximalVersion = 2 ** 31 - 1;

const readSql = `
SELECT ${eventColumns}
FROM match_event e
WHERE e.log_id = $1 AND e.match_id = $2 AND e.version >= $3 AND e.version <= $4
ORDER BY e.version`;

/** Events of one match in order, each with the hash that stands before it. @param range whole unless told */
export async function readStream(
  connection: Pick<Pool, 'query'>,
  logId: number,
  matchId: string,
  range: { readonly from?: Version; readonly to?: Version } = {},
): Promise<readonly StoredEvent[]> {
  const from = Math.max(range.from ?? 1, 1);
  // One row more at the front, where there is one, carries the hash that the first event follows.
  const { rows } = await connection.query<EventRow>({
    name: 'events-of-match',
    text: readSql,
    values: [logId, matchId, from - 1, range.to ?? maximalVersion],
  });
  const events: StoredEvent[] = [];
  let previousHash = emptyStreamHash;
  for (const row of rows) {
    if (row.version >= from) events.push(storedEvent(row, previousHash));
    previousHash = row.hash;
  }
  return events;
}
