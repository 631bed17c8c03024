import type { Queryable } from './feed.js';

/** The log holds transaction ids that this server has not given out: it was loaded from a dump into another server. */
export class ForeignTransactionIds extends Error {
  constructor(logId: number) {
    super(
      `log ${logId} was written under transaction ids that this server has not reached: move its next transaction id past them (pg_resetwal) before events are numbered`,
    );
  }
}

/**
 * Numbers finished blocks: every block whose transaction began before the oldest one still running, in the order of
 * (transaction id, block id), each with the place of its first event in the feed. No block can appear before a numbered
 * one any more, so the numbers are dense and final. Only the holder of the log's advisory lock may call this.
 * @param limit blocks at most
 * @returns number of blocks that were numbered
 */
export async function numberBlocks(connection: Queryable, logId: number, limit = 5_000): Promise<number> {
  const { rowCount } = await connection.query({ name: 'number-blocks', text: numberSql, values: [logId, limit] });
  return rowCount ?? 0;
}

const numberSql = `
WITH frontier AS MATERIALIZED (
  SELECT (SELECT b.tx FROM log_block b WHERE b.log_id = $1 AND b.block_id = p.block_id) AS tx, p.block_id,
    p.first_leaf + (SELECT b.n FROM log_block b WHERE b.log_id = $1 AND b.block_id = p.block_id) AS next_leaf
  FROM log_block_position p
  WHERE p.log_id = $1 ORDER BY p.first_leaf DESC LIMIT 1
),
finished AS (
  SELECT block_id, n, tx FROM log_block
  WHERE log_id = $1 AND tx < pg_snapshot_xmin(pg_current_snapshot())
    AND (tx, block_id) > (coalesce((SELECT tx FROM frontier), '0'), coalesce((SELECT block_id FROM frontier), 0))
  ORDER BY tx, block_id LIMIT $2
)
INSERT INTO log_block_position (log_id, block_id, first_leaf)
SELECT $1, block_id, coalesce((SELECT next_leaf FROM frontier), 0) + sum(n) OVER (ORDER BY tx, block_id) - n FROM finished`;

/** @throws {ForeignTransactionIds} new blocks would stand before old ones and never be numbered */
export async function checkTransactionIds(connection: Queryable, logId: number): Promise<void> {
  const { rows } = await connection.query<{ foreign: boolean }>(
    'SELECT tx >= pg_snapshot_xmax(pg_current_snapshot()) AS foreign FROM log_block WHERE log_id = $1 ORDER BY tx DESC LIMIT 1',
    [logId],
  );
  if (rows[0]?.foreign === true) throw new ForeignTransactionIds(logId);
}

export interface SequencerLag {
  /** Committed blocks that have no place in the feed yet. */
  readonly blocks: number;
  /** Age of the oldest of them, in milliseconds; 0 where there is none. */
  readonly oldestMs: number;
}

/** How far numbering is behind: it grows when the sequencer stands still or a transaction stays open somewhere. */
export async function sequencerLag(connection: Queryable, logId: number): Promise<SequencerLag> {
  const { rows } = await connection.query<{ blocks: string; oldest_ms: string }>(
    `WITH frontier AS MATERIALIZED (
       SELECT b.tx, b.block_id FROM log_block_position p JOIN log_block b USING (log_id, block_id)
       WHERE p.log_id = $1 ORDER BY p.first_leaf DESC LIMIT 1)
     SELECT count(*) AS blocks, coalesce(extract(epoch FROM clock_timestamp() - min(recorded_at)) * 1000, 0) AS oldest_ms FROM log_block
     WHERE log_id = $1 AND (tx, block_id) > (coalesce((SELECT tx FROM frontier), '0'), coalesce((SELECT block_id FROM frontier), 0))`,
    [logId],
  );
  return { blocks: Number(rows[0]?.blocks ?? 0), oldestMs: Math.max(0, Math.round(Number(rows[0]?.oldest_ms ?? 0))) };
}
