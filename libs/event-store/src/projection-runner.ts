import type { Feed, Projection, RowChange } from '@arbiter/recording';
import type { Pool, PoolClient } from 'pg';
import { type ArchivedLog, ArchivedLogs } from './archive/archived-logs.js';
import { BackgroundLoop } from './background-loop.js';
import { type LogEnd, logsEverywhere, logsWithEnds, type Queryable } from './feed.js';
import type { LogDatabases, OnCellFailed } from './log-databases.js';
import { applyRowChanges, standingRows } from './row-changes.js';
import { SharedRead } from './shared-read.js';

export interface ProjectionRunnerOptions {
  /** The directory: rows and checkpoints are there. */
  readonly pool: Pool;
  /** Where the logs are. */
  readonly logs: LogDatabases<Queryable>;
  readonly feed: Feed;
  readonly projections: readonly Projection[];
  /** Finds what is only in the archive, for rebuilding; absent: a rebuild fails if something is. */
  readonly archive?: ArchivedLogs;
  /** Maximal number of feed entries in one transaction. */
  readonly batch?: number;
  /** How long the runner rests at most after a round in which there was less than a full batch, in milliseconds; `wake` ends the rest. */
  readonly idleMs?: number;
  /** Called with a projection's error before the projection is tried again. */
  readonly onError?: (projection: string, error: unknown) => void;
  /** Called for a database that does not tell how far its logs are; those of the others are followed. */
  readonly onCellFailed?: OnCellFailed;
}

/** Milliseconds after `wake` until the next round: entries that arrive in the meantime cost one transaction instead of many. */
const gatherMs = 250;

/** Pause after a round in which a projection failed: the database is not reachable, or an entry can't be projected. */
const failurePauseMs = 1_000;

/** First number of the advisory lock that lets only one rebuild of a projection run at a time. */
const rebuildLock = 6_964;

/**
 * Follows the feed and keeps projections up to date. Rows and checkpoint change in one transaction, and the checkpoint moves only if it is
 * still where the batch began: even after a crash, or with two runners, every entry has its effect exactly once.
 */
export class ProjectionRunner {
  private readonly loop = new BackgroundLoop(() => this.run());

  constructor(private readonly options: ProjectionRunnerOptions) {}

  /** Follows the feed until `stop`. */
  start(): void {
    this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** Tells the runner that the feed has grown. */
  wake(): void {
    this.loop.wake();
  }

  /**
   * Brings every projection up to the current end of the feed.
   * @returns the number of entries that were passed
   */
  async catchUp(): Promise<number> {
    let applied = 0;
    for (const logId of await logsEverywhere(this.options.logs))
      for (const projection of this.options.projections) {
        for (;;) {
          const moved = await this.advance(projection, this.reading(logId));
          if (moved === 0) break;
          applied += moved;
        }
      }
    return applied;
  }

  /** Returns by how many feed entries each projection is behind, by name, in all logs together. */
  async lag(): Promise<ReadonlyMap<string, number>> {
    return projectionLag(
      this.options.pool,
      this.options.logs,
      this.options.projections.map(({ name }) => name),
    );
  }

  /**
   * Computes a projection anew beside the rows that are being read, and switches when the new rows have caught up. Readers never see an
   * empty or half-filled table, and the old rows are deleted only after the switch.
   * @param onProgress called with the number of entries done and the total
   * @throws {Error} for an unknown name, or when another rebuild of the projection is running
   */
  async rebuild(
    name: string,
    onProgress?: (done: number, total: number) => void,
  ): Promise<{ readonly generation: number; readonly entries: number }> {
    const projection = this.options.projections.find((one) => one.name === name);
    if (projection === undefined)
      throw new Error(`no projection is called ${name}: there are ${this.options.projections.map((one) => one.name).join(', ')}`);
    return this.withRebuildLock(name, async (guard) => {
      await this.active(projection);
      const generation = await this.newGeneration(guard, projection);
      let entries = 0;
      for (const log of await this.droppedLogs()) entries += await this.projectArchived(projection, generation, log);
      do {
        for (const logId of await logsEverywhere(this.options.logs))
          for (;;) {
            const moved = await this.advanceGeneration(projection, generation, this.reading(logId));
            entries += moved;
            onProgress?.(entries, await this.sizeOfAll());
            if (moved < this.batch) break;
          }
      } while (!(await this.switchTo(guard, projection, generation)));
      await this.dropOtherGenerations(guard, projection, generation);
      return { generation, entries };
    });
  }

  /** Lists the logs whose events are only in the archive. */
  private async droppedLogs(): Promise<readonly ArchivedLog[]> {
    const standing = new Set(await logsEverywhere(this.options.logs));
    return (await this.archive.list()).filter(({ logId }) => !standing.has(logId));
  }

  /** Applies an archived log to a generation that is being built, match by match: rows of a match follow from its events alone. */
  private async projectArchived(projection: Projection, generation: number, { logId, size }: ArchivedLog): Promise<number> {
    const { pool } = this.options;
    for await (const { events } of this.archive.readAll(logId)) {
      const changes = await projection.project(events.filter(({ event }) => projection.streamTypes.includes(event.stream.type)));
      await inTransaction(pool, (connection) => applyRowChanges(connection, generation, changes));
    }
    await pool.query('INSERT INTO projection_checkpoint (name, generation, log_id, next_leaf) VALUES ($1, $2, $3, $4)', [
      projection.name,
      generation,
      logId,
      size,
    ]);
    return size;
  }

  private get archive(): ArchivedLogs {
    return this.options.archive ?? new ArchivedLogs(this.options.pool, null);
  }

  private get batch(): number {
    return this.options.batch ?? 500;
  }

  private async run(): Promise<void> {
    while (!this.loop.isStopped) {
      let behind = false;
      let failed = false;
      const reads = new Map<number, SharedRead>();
      for (const { projection, logId } of await this.lagging(() => (failed = true))) {
        // Projections mostly stand at the same leaf of a log, and then share what is read.
        const read = reads.get(logId) ?? this.reading(logId);
        reads.set(logId, read);
        try {
          behind = (await this.advance(projection, read)) >= this.batch || behind;
        } catch (error) {
          failed = true;
          this.options.onError?.(projection.name, error);
        }
      }
      if (failed) await this.loop.pause(failurePauseMs);
      else if (!behind) await this.loop.rest(this.options.idleMs ?? 1_000, gatherMs);
    }
  }

  private reading(logId: number): SharedRead {
    return new SharedRead(this.options.feed, logId, this.batch);
  }

  private async sizeOfAll(): Promise<number> {
    let size = 0;
    for (const logId of await logsEverywhere(this.options.logs)) size += await this.options.feed.size(logId);
    return size;
  }

  /** Returns which projections are behind in which logs; asked for all at once, since mostly there are none. */
  private async lagging(onFailure: () => void): Promise<readonly { readonly projection: Projection; readonly logId: number }[]> {
    const { projections, pool, logs, onCellFailed = () => undefined } = this.options;
    try {
      const names = projections.map(({ name }) => name);
      const behind = await projectionsBehind(pool, names, (await logs.whichAnswer(logsWithEnds(logs), onCellFailed)).flat());
      return behind.flatMap(({ name, logId }) =>
        projections.filter((one) => one.name === name).map((projection) => ({ projection, logId })),
      );
    } catch (error) {
      onFailure();
      for (const { name } of projections) this.options.onError?.(name, error);
      return [];
    }
  }

  private async advance(projection: Projection, read: SharedRead): Promise<number> {
    return this.advanceGeneration(projection, await this.active(projection), read);
  }

  /** Returns the generation that readers see; registers the projection when it is new. */
  private async active(projection: Projection): Promise<number> {
    const { pool } = this.options;
    const found = await pool.query<{ active_generation: number }>('SELECT active_generation FROM projection WHERE name = $1', [
      projection.name,
    ]);
    if (found.rows[0] !== undefined) return found.rows[0].active_generation;
    await pool.query(
      `WITH known AS (INSERT INTO projection (name, tables, active_generation) VALUES ($1, $2, 1) ON CONFLICT DO NOTHING RETURNING name)
       SELECT name FROM known`,
      [projection.name, projection.tables],
    );
    return 1;
  }

  /**
   * Applies one batch.
   * @returns the number of entries passed; 0 when there is nothing new, or another runner was faster
   */
  private async advanceGeneration(projection: Projection, generation: number, read: SharedRead): Promise<number> {
    const from = await this.checkpoint(projection.name, generation, read.logId);
    if (from === null) return 0;
    const { size, entries } = await read.from(from);
    if (size <= from) return 0;
    const next = Math.max(from + 1, Math.min(from + this.batch, size), (entries.at(-1)?.leaf ?? 0) + 1);
    // A projection gets only events of its own stream types. An event whose hash is wrong leads to no rows, and neither does a missing one:
    // loading or auditing its stream sets the stream apart.
    const changes = await projection.project(
      entries.filter(({ event }) => projection.streamTypes.includes(event.stream.type) && read.isSound(event)),
      // Where another runner was faster these rows may be newer than the checkpoint; then nothing of this batch is written.
      standingRows(this.options.pool, generation),
    );
    const stranger = changes.find((change) => !projection.tables.includes(change.table));
    if (stranger !== undefined) throw new Error(`projection ${projection.name} may not write ${stranger.table}`);
    return (await this.commit(projection.name, generation, read.logId, from, next, changes)) ? next - from : 0;
  }

  /**
   * Returns the next leaf of a log that a generation of a projection takes; 0 for a log that is new to it.
   * @returns null when the generation is gone: another one has taken its place
   */
  private async checkpoint(name: string, generation: number, logId: number): Promise<number | null> {
    const { rows } = await this.options.pool.query<{ next_leaf: string }>(
      'SELECT next_leaf FROM projection_checkpoint WHERE name = $1 AND generation = $2 AND log_id = $3',
      [name, generation, logId],
    );
    if (rows[0] !== undefined) return Number(rows[0].next_leaf);
    // Only the active generation, and one that is being built beside it, may go into logs that are new to it.
    const { rowCount } = await this.options.pool.query(
      `INSERT INTO projection_checkpoint (name, generation, log_id, next_leaf)
       SELECT $1, $2, $3, 0 FROM projection WHERE name = $1 AND active_generation <= $2 ON CONFLICT DO NOTHING`,
      [name, generation, logId],
    );
    return rowCount === 1 ? 0 : null;
  }

  private async commit(
    name: string,
    generation: number,
    logId: number,
    from: number,
    next: number,
    changes: readonly RowChange[],
  ): Promise<boolean> {
    return inTransaction(this.options.pool, async (connection) => {
      const moved = await connection.query(
        'UPDATE projection_checkpoint SET next_leaf = $5, updated_at = now() WHERE name = $1 AND generation = $2 AND log_id = $3 AND next_leaf = $4',
        [name, generation, logId, from, next],
      );
      if (moved.rowCount !== 1) return false;
      await applyRowChanges(connection, generation, changes);
      return true;
    });
  }

  /** Starts a new generation. Since the caller holds the rebuild's lock, all other generations besides the active one are leftovers. */
  private async newGeneration(guard: PoolClient, projection: Projection): Promise<number> {
    const active = await this.active(projection);
    await this.dropOtherGenerations(guard, projection, active);
    const generation = active + 1;
    return generation;
  }

  /**
   * Switches readers to a generation. Readers never go back: the new rows must be at least as far as the old ones.
   * @returns false when they are not yet
   */
  private async switchTo(guard: PoolClient, projection: Projection, generation: number): Promise<boolean> {
    const { rowCount } = await guard.query(
      `UPDATE projection p SET active_generation = $2, tables = $3
       WHERE p.name = $1 AND NOT EXISTS (
         SELECT FROM projection_checkpoint old
           LEFT JOIN projection_checkpoint new ON new.name = old.name AND new.log_id = old.log_id AND new.generation = $2
         WHERE old.name = p.name AND old.generation = p.active_generation AND coalesce(new.next_leaf, 0) < old.next_leaf)`,
      [projection.name, generation, projection.tables],
    );
    return rowCount === 1;
  }

  private async dropOtherGenerations(guard: PoolClient, projection: Projection, keep: number): Promise<void> {
    // The checkpoints are deleted first: without its checkpoint a runner that still follows the old generation can't commit rows any more.
    await guard.query('DELETE FROM projection_checkpoint WHERE name = $1 AND generation <> $2', [projection.name, keep]);
    for (const table of projection.tables) await guard.query(`DELETE FROM ${table} WHERE generation <> $1`, [keep]);
  }

  private async withRebuildLock<T>(name: string, work: (guard: PoolClient) => Promise<T>): Promise<T> {
    const guard = await this.options.pool.connect();
    try {
      const { rows } = await guard.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1, hashtext($2)) AS held', [rebuildLock, name]);
      if (rows[0]?.held !== true) throw new Error(`projection ${name} is being rebuilt already`);
      try {
        return await work(guard);
      } finally {
        await guard.query('SELECT pg_advisory_unlock($1, hashtext($2))', [rebuildLock, name]);
      }
    } finally {
      guard.release();
    }
  }
}

interface Behind {
  readonly name: string;
  readonly logId: number;
  /** Entries that the projection has not seen. */
  readonly missing: number;
}

/** Returns each projection with each of these logs that it has not read to its end. */
const projectionsBehind = async (pool: Pool, names: readonly string[], ends: readonly LogEnd[]): Promise<readonly Behind[]> => {
  const { rows } = await pool.query<{ name: string; log_id: number; next_leaf: string }>({
    name: 'projections-stand',
    text: `SELECT p.name, c.log_id, c.next_leaf FROM projection p JOIN projection_checkpoint c ON c.name = p.name AND c.generation = p.active_generation
      WHERE p.name = ANY ($1)`,
    values: [names],
  });
  const next = new Map(rows.map(({ name, log_id, next_leaf }) => [`${name} ${log_id}`, Number(next_leaf)]));
  return ends.flatMap(({ logId, size }) =>
    names.map((name) => ({ name, logId, missing: size - (next.get(`${name} ${logId}`) ?? 0) })).filter(({ missing }) => missing > 0),
  );
};

/** Returns by how many feed entries each projection is behind, by name, in all logs together. */
export const projectionLag = async (
  pool: Pool,
  logs: LogDatabases<Queryable>,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const lag = new Map(names.map((name) => [name, 0]));
  for (const { name, missing } of await projectionsBehind(pool, names, (await logs.together(logsWithEnds(logs))).flat()))
    lag.set(name, (lag.get(name) ?? 0) + missing);
  return lag;
};

async function inTransaction<T>(pool: Pool, work: (connection: PoolClient) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  try {
    await connection.query('BEGIN');
    const result = await work(connection);
    await connection.query('COMMIT');
    connection.release();
    return result;
  } catch (error) {
    // A connection in an unknown state is closed instead of returned to the pool.
    connection.release(true);
    throw error;
  }
}
