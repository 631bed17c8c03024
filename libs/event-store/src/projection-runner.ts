import { eventHash } from '@arbiter/contracts';
import type { Feed, Projection, RowChange } from '@arbiter/recording';
import type { Pool, PoolClient } from 'pg';
import { BackgroundLoop } from './background-loop.js';
import { applyRowChanges } from './row-changes.js';

export interface ProjectionRunnerOptions {
  readonly pool: Pool;
  readonly feed: Feed;
  readonly projections: readonly Projection[];
  readonly logId?: number;
  /** Maximal number of feed entries in one transaction. */
  readonly batch?: number;
  /**
   * Pause after a round in which there was less than a full batch, in milliseconds. Entries that arrive in the meantime cost one
   * transaction instead of many.
   */
  readonly idleMs?: number;
  /** Called with a projection's error before the projection is tried again. */
  readonly onError?: (projection: string, error: unknown) => void;
}

/** Pause after a round in which a projection failed: the database is not reachable, or an entry can't be projected. */
const failurePauseMs = 1_000;

/** First number of the advisory lock that lets only one rebuild of a projection run at a time. */
const rebuildLock = 6_964;

/**
 * Follows the feed and keeps projections up to date. Rows and checkpoint change in one transaction, and the checkpoint moves only if it is
 * still where the batch began: even after a crash, or with two runners, every entry has its effect exactly once.
 */
export class ProjectionRunner {
  private readonly logId: number;
  private readonly loop = new BackgroundLoop(() => this.run());

  constructor(private readonly options: ProjectionRunnerOptions) {
    this.logId = options.logId ?? 0;
  }

  /** Follows the feed until `stop`. */
  start(): void {
    this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  /**
   * Brings every projection up to the current end of the feed.
   * @returns the number of entries that were passed
   */
  async catchUp(): Promise<number> {
    let applied = 0;
    for (const projection of this.options.projections) {
      for (;;) {
        const moved = await this.advance(projection);
        if (moved === 0) break;
        applied += moved;
      }
    }
    return applied;
  }

  /** Returns by how many feed entries each projection is behind, by name. */
  async lag(): Promise<ReadonlyMap<string, number>> {
    const size = await this.options.feed.size(this.logId);
    const { rows } = await this.options.pool.query<{ name: string; next_leaf: string }>(
      `SELECT c.name, c.next_leaf FROM projection_checkpoint c JOIN projection p ON p.name = c.name AND p.active_generation = c.generation WHERE c.log_id = $1`,
      [this.logId],
    );
    const done = new Map(rows.map((row) => [row.name, Number(row.next_leaf)]));
    return new Map(this.options.projections.map(({ name }) => [name, size - (done.get(name) ?? 0)]));
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
      do {
        for (;;) {
          const moved = await this.advanceGeneration(projection, generation);
          entries += moved;
          onProgress?.(entries, await this.options.feed.size(this.logId));
          if (moved < this.batch) break;
        }
      } while (!(await this.switchTo(guard, projection, generation)));
      await this.dropOtherGenerations(guard, projection, generation);
      return { generation, entries };
    });
  }

  private get batch(): number {
    return this.options.batch ?? 500;
  }

  private async run(): Promise<void> {
    while (!this.loop.isStopped) {
      let behind = false;
      let failed = false;
      for (const projection of this.options.projections) {
        try {
          behind = (await this.advance(projection)) >= this.batch || behind;
        } catch (error) {
          failed = true;
          this.options.onError?.(projection.name, error);
        }
      }
      if (failed) await this.loop.pause(failurePauseMs);
      else if (!behind) await this.loop.pause(this.options.idleMs ?? 100);
    }
  }

  private async advance(projection: Projection): Promise<number> {
    return this.advanceGeneration(projection, await this.active(projection));
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
    await pool.query(
      'INSERT INTO projection_checkpoint (name, generation, log_id, next_leaf) VALUES ($1, 1, $2, 0) ON CONFLICT DO NOTHING',
      [projection.name, this.logId],
    );
    return 1;
  }

  /**
   * Applies one batch.
   * @returns the number of entries passed; 0 when there is nothing new, or another runner was faster
   */
  private async advanceGeneration(projection: Projection, generation: number): Promise<number> {
    const { rows } = await this.options.pool.query<{ next_leaf: string }>(
      'SELECT next_leaf FROM projection_checkpoint WHERE name = $1 AND generation = $2 AND log_id = $3',
      [projection.name, generation, this.logId],
    );
    if (rows[0] === undefined) return 0;
    const from = Number(rows[0].next_leaf);
    const size = await this.options.feed.size(this.logId);
    if (size <= from) return 0;
    const entries = await this.options.feed.read(this.logId, from, this.batch);
    const next = Math.max(from + 1, Math.min(from + this.batch, size), (entries.at(-1)?.leaf ?? 0) + 1);
    // A projection gets only events of its own stream types. An event whose hash is wrong leads to no rows, and neither does a missing one:
    // loading or auditing its stream sets the stream apart.
    const changes = await projection.project(
      entries.filter(({ event }) => projection.streamTypes.includes(event.stream.type) && eventHash(event) === event.hash),
    );
    const stranger = changes.find((change) => !projection.tables.includes(change.table));
    if (stranger !== undefined) throw new Error(`projection ${projection.name} may not write ${stranger.table}`);
    return (await this.commit(projection.name, generation, from, next, changes)) ? next - from : 0;
  }

  private async commit(name: string, generation: number, from: number, next: number, changes: readonly RowChange[]): Promise<boolean> {
    return inTransaction(this.options.pool, async (connection) => {
      const moved = await connection.query(
        'UPDATE projection_checkpoint SET next_leaf = $5, updated_at = now() WHERE name = $1 AND generation = $2 AND log_id = $3 AND next_leaf = $4',
        [name, generation, this.logId, from, next],
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
    await guard.query('INSERT INTO projection_checkpoint (name, generation, log_id, next_leaf) VALUES ($1, $2, $3, 0)', [
      projection.name,
      generation,
      this.logId,
    ]);
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
         SELECT FROM projection_checkpoint old JOIN projection_checkpoint new USING (name, log_id)
         WHERE old.name = p.name AND old.generation = p.active_generation AND new.generation = $2 AND new.next_leaf < old.next_leaf)`,
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
