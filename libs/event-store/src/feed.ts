import { emptyStreamHash } from '@arbiter/contracts';
import type { Feed, FeedEntry } from '@arbiter/recording';
import type { Pool, PoolClient } from 'pg';
import { LogFault } from './log-fault.js';
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
    const rows = await this.rows<EventRow & Placed>(logId, fromLeaf, limit, 'feed-events', `${eventColumns}, ${previousHashColumn}`);
    return rows.map(({ leaf, row }) => ({ leaf, event: storedEvent(row, row.previous_hash ?? emptyStreamHash) }));
  }

  /**
   * Hashes of events from a leaf on, in order: what the tree is made of.
   * @throws {LogFault} `log/leaf-missing`: the first of them is numbered and gone
   */
  async hashes(logId: number, fromLeaf: number, limit: number): Promise<readonly Buffer[]> {
    const numbered = await this.size(logId);
    if (numbered <= fromLeaf) return [];
    const rows = await this.rows<{ readonly raw: Buffer } & Placed>(logId, fromLeaf, limit, 'feed-hashes', 'e.hash AS raw');
    const gap = rows.findIndex(({ leaf }, index) => leaf !== fromLeaf + index);
    const whole = gap < 0 ? rows : rows.slice(0, gap);
    if (whole.length === 0 && limit > 0)
      throw new LogFault('log/leaf-missing', `leaf ${fromLeaf}`, `event ${fromLeaf} of log ${logId} is numbered and gone`);
    return whole.map(({ row }) => row.raw);
  }

  async size(logId: number): Promise<number> {
    const { rows } = await this.pool.query<{ size: string }>({
      name: 'feed-size',
      text: `SELECT p.first_leaf + (SELECT b.n FROM log_block b WHERE b.log_id = p.log_id AND b.block_id = p.block_id) AS size
             FROM log_block_position p WHERE p.log_id = $1 ORDER BY p.first_leaf DESC LIMIT 1`,
      values: [logId],
    });
    return Number(rows[0]?.size ?? 0);
  }

  /** Two queries, so that each is a plain index scan: a join over the partitions might be planned as a scan of them all. Planning them takes longer than running them, hence the names. */
  private async rows<Row extends Placed>(
    logId: number,
    fromLeaf: number,
    limit: number,
    name: string,
    columns: string,
  ): Promise<readonly { readonly leaf: number; readonly row: Row }[]> {
    const places = await this.places(logId, fromLeaf, limit);
    if (places.length === 0) return [];
    const first = new Map(places.map((place) => [place.blockId, place.firstLeaf]));
    const { rows } = await this.pool.query<Row>({
      name,
      text: `SELECT e.block_id, e.block_pos, ${columns} FROM match_event e WHERE e.log_id = $1 AND e.block_id = ANY ($2::bigint[])`,
      values: [logId, places.map((place) => place.blockId)],
    });
    return rows
      .map((row) => ({ leaf: (first.get(row.block_id) ?? 0) + row.block_pos, row }))
      .filter(({ leaf }) => leaf >= fromLeaf && leaf < fromLeaf + limit)
      .sort((left, right) => left.leaf - right.leaf);
  }

  /** Blocks with events of the page. A follower that has read everything finds none, and reads no events in vain. */
  private async places(logId: number, fromLeaf: number, limit: number): Promise<readonly BlockPlace[]> {
    const { rows } = await this.pool.query<{ block_id: string; first_leaf: string }>({
      name: 'feed-places',
      text: `SELECT p.block_id, p.first_leaf FROM log_block_position p
             WHERE p.log_id = $1 AND p.first_leaf < $2::bigint + $3
               AND p.first_leaf >= coalesce((SELECT max(first_leaf) FROM log_block_position WHERE log_id = $1 AND first_leaf <= $2::bigint), 0)
               AND p.first_leaf + (SELECT b.n FROM log_block b WHERE b.log_id = p.log_id AND b.block_id = p.block_id) > $2::bigint
             ORDER BY p.first_leaf`,
      values: [logId, fromLeaf, limit],
    });
    return rows.map((row) => ({ blockId: row.block_id, firstLeaf: Number(row.first_leaf) }));
  }
}

interface Placed {
  readonly block_id: string;
  readonly block_pos: number;
}
