import { emptyStreamHash } from '@arbiter/contracts';
import type { Feed, FeedEntry } from '@arbiter/recording';
import type { Pool, PoolClient } from 'pg';
import type { LogDatabases } from './log-databases.js';
import { LogFault } from './log-fault.js';
import { type EventRow, eventColumns, previousHashColumn, storedEvent } from './event-rows.js';

/** A pool or one connection; the results are the same. */
export type Queryable = Pick<Pool | PoolClient, 'query'>;

/** Lists the logs that have events, by their ids. */
export const logsWithEvents = async (connection: Queryable): Promise<readonly number[]> => {
  const { rows } = await connection.query<{ log_id: number }>({
    name: 'logs-with-events',
    text: 'SELECT log_id FROM log_last_leaves() ORDER BY log_id',
  });
  return rows.map(({ log_id }) => log_id);
};

/** A log and the number of its events. */
export interface LogEnd {
  readonly logId: number;
  readonly size: number;
}

/** Returns a function that lists the logs which a database holds, with their ends. */
export const logsWithEnds =
  <Database extends Queryable>(databases: LogDatabases<Database>) =>
  async (database: Database): Promise<readonly LogEnd[]> => {
    const { rows } = await database.query<{ log_id: number; last_leaf: string }>({
      name: 'logs-with-ends',
      text: 'SELECT log_id, last_leaf FROM log_last_leaves() ORDER BY log_id',
    });
    return rows
      .map(({ log_id, last_leaf }) => ({ logId: log_id, size: Number(last_leaf) + 1 }))
      .filter(({ logId }) => databases.of(logId) === database);
  };

/** Lists the logs of all databases that have events, by their ids. */
export const logsEverywhere = async (databases: LogDatabases<Queryable>): Promise<readonly number[]> => {
  const ends = (await databases.together(logsWithEnds(databases))).flat();
  return ends.map(({ logId }) => logId).sort((one, other) => one - other);
};

/** All events of a log in their order, without gaps. Once a leaf is visible it never changes, and no earlier leaf will appear. */
export class PostgresFeed implements Feed {
  constructor(private readonly databases: LogDatabases<Queryable>) {}

  async read(logId: number, fromLeaf: number, limit: number): Promise<readonly FeedEntry[]> {
    const { rows } = await this.databases.of(logId).query<EventRow>({
      name: 'feed-events',
      text: `SELECT ${eventColumns}, ${previousHashColumn} FROM log_event e WHERE e.log_id = $1 AND e.leaf >= $2 AND e.leaf < $2::bigint + $3 ORDER BY e.leaf`,
      values: [logId, fromLeaf, limit],
    });
    return rows.map((row) => ({ leaf: Number(row.leaf), event: storedEvent(row, row.previous_hash ?? emptyStreamHash) }));
  }

  /**
   * Reads the data of leaves from `fromLeaf` on, in order, each hash and tag; the tree is made of these.
   * @throws {LogFault} `log/leaf-missing`: the first of these leaves is missing, and later ones exist
   */
  async leafData(logId: number, fromLeaf: number, limit: number): Promise<readonly Buffer[]> {
    const there = await this.leafRun(logId, fromLeaf, limit);
    if (there.length > 0 || limit <= 0 || (await this.size(logId)) <= fromLeaf) return there;
    // Read again, now that the log is known to be longer: it may have grown in between.
    const again = await this.leafRun(logId, fromLeaf, limit);
    if (again.length === 0) throw new LogFault('log/leaf-missing', `leaf ${fromLeaf}`, `event ${fromLeaf} of log ${logId} is gone`);
    return again;
  }

  /** Reads the data of leaves from `fromLeaf` on, up to the first that is missing. */
  private async leafRun(logId: number, fromLeaf: number, limit: number): Promise<readonly Buffer[]> {
    const { rows } = await this.databases.of(logId).query<{ leaf: string; data: Buffer }>({
      name: 'feed-leaf-data',
      text: `SELECT e.leaf, e.hash || e.tag AS data FROM log_event e WHERE e.log_id = $1 AND e.leaf >= $2 AND e.leaf < $2::bigint + $3 ORDER BY e.leaf`,
      values: [logId, fromLeaf, limit],
    });
    const gap = rows.findIndex(({ leaf }, index) => Number(leaf) !== fromLeaf + index);
    return (gap < 0 ? rows : rows.slice(0, gap)).map(({ data }) => data);
  }

  async size(logId: number): Promise<number> {
    const { rows } = await this.databases.of(logId).query<{ size: string }>({
      name: 'feed-size',
      text: 'SELECT leaf + 1 AS size FROM log_event WHERE log_id = $1 ORDER BY leaf DESC LIMIT 1',
      values: [logId],
    });
    return Number(rows[0]?.size ?? 0);
  }
}
