import { emptyStreamHash } from '@arbiter/contracts';
import type { Feed, FeedEntry } from '@arbiter/recording';
import type { Pool, PoolClient } from 'pg';
import { type EventRow, eventColumns, previousHashColumn, storedEvent } from './event-rows.js';

/** A pool or one connection: what is read is the same. */
export type Queryable = Pick<Pool | PoolClient, 'query'>;

/** Where a block stands in the feed. */
interface BlockPlace {
  readonly blockId: string;
  readonly firstLeaf: number;
}

/** The dense order of all events of a log, as far as the sequencer has numbered it. */
export class PostgresFeed implements Feed {
  constructor(private readonly pool: Queryable) {}

  async read(logId: number, fromLeaf: number, limit: number): Promise<readonly FeedEntry[]> {
    const rows = await this.rows<EventRow & Placed>(logId, fromLeaf, limit, `${eventColumns}, ${previousHashColumn}`);
    return rows.map(({ leaf, row }) => ({ leaf, event: storedEvent(row, row.previous_hash ?? emptyStreamHash) }));
  }

  /** Hashes of events from a leaf on, in order: what the tree is made of. */
  async hashes(logId: number, fromLeaf: number, limit: number): Promise<readonly Buffer[]> {
    const rows = await this.rows<{ readonly raw: Buffer } & Placed>(logId, fromLeaf, limit, 'e.hash AS raw');
    return rows.map(({ row }) => row.raw);
  }

  async size(logId: number): Promise<number> {
    const { rows } = await this.pool.query<{ size: string }>(
      `SELECT p.first_leaf + b.n AS size FROM log_block_position p JOIN log_block b USING (log_id, block_id)
       WHERE p.log_id = $1 ORDER BY p.first_leaf DESC LIMIT 1`,
      [logId],
    );
    return Number(rows[0]?.size ?? 0);
  }

  /** Two queries, so that each is a plain index scan: a join over the partitions might be planned as a scan of them all. */
  private async rows<Row extends Placed>(logId: number, fromLeaf: number, limit: number, columns: string): Promise<readonly { readonly leaf: number; readonly row: Row }[]> {
    const places = await this.places(logId, fromLeaf, limit);
    if (places.length === 0) return [];
    const first = new Map(places.map((place) => [place.blockId, place.firstLeaf]));
    const { rows } = await this.pool.query<Row>(
      `SELECT e.block_id, e.block_pos, ${columns} FROM match_event e JOIN log_block b USING (log_id, block_id)
       WHERE e.log_id = $1 AND e.block_id = ANY ($2::bigint[])`,
      [logId, places.map((place) => place.blockId)],
    );
    return rows
      .map((row) => ({ leaf: (first.get(row.block_id) ?? 0) + row.block_pos, row }))
      .filter(({ leaf }) => leaf >= fromLeaf && leaf < fromLeaf + limit)
      .sort((left, right) => left.leaf - right.leaf);
  }

  private async places(logId: number, fromLeaf: number, limit: number): Promise<readonly BlockPlace[]> {
    const { rows } = await this.pool.query<{ block_id: string; first_leaf: string }>(
      `SELECT block_id, first_leaf FROM log_block_position
       WHERE log_id = $1 AND first_leaf < $2::bigint + $3
         AND first_leaf >= coalesce((SELECT max(first_leaf) FROM log_block_position WHERE log_id = $1 AND first_leaf <= $2::bigint), 0)
       ORDER BY first_leaf`,
      [logId, fromLeaf, limit],
    );
    return rows.map((row) => ({ blockId: row.block_id, firstLeaf: Number(row.first_leaf) }));
  }
}

interface Placed {
  readonly block_id: string;
  readonly block_pos: number;
}
