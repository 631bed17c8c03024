import type { Queryable } from './feed.js';
import type { LogDatabases } from './log-databases.js';

/** How far signed heads are behind the events, in all logs together. */
export interface TreeLag {
  /** Age of the oldest event that no signed head covers, in milliseconds; 0 where there is none. It grows if the keeper stops. */
  readonly ms: number;
  /** Events that no signed head covers. */
  readonly unsigned: number;
  /** Events that no public head covers. */
  readonly unpublished: number;
}

/** Measures how far signed heads are behind the events, in all databases. */
export const treeLag = async (databases: LogDatabases<Queryable>): Promise<TreeLag> => {
  const lags = await databases.together(lagOf);
  return {
    ms: Math.max(...lags.map(({ ms }) => ms)),
    unsigned: lags.reduce((sum, lag) => sum + lag.unsigned, 0),
    unpublished: lags.reduce((sum, lag) => sum + lag.unpublished, 0),
  };
};

const lagOf = async (connection: Queryable): Promise<TreeLag> => {
  const { rows } = await connection.query<{ ms: string | null; unsigned: string; unpublished: string }>(
    `SELECT coalesce(sum(last_leaf + 1 - signed), 0) AS unsigned, coalesce(sum(last_leaf + 1 - published), 0) AS unpublished,
       max(extract(epoch FROM clock_timestamp() - unsigned_since) * 1000) AS ms
     FROM log_ends()`,
  );
  const [row] = rows;
  return {
    ms: Math.max(0, Math.round(Number(row?.ms ?? 0))),
    unsigned: Math.max(0, Number(row?.unsigned ?? 0)),
    unpublished: Math.max(0, Number(row?.unpublished ?? 0)),
  };
};
