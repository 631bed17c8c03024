import type { ClockEntry, ClockStore, SecretStore, Snapshot, SnapshotStore, Version } from '@arbiter/recording';
import type { Pool } from 'pg';

/**
 * Snapshots of matches, from which folding starts. They can be recomputed, so saving one again replaces it, and only the newest two of a
 * match are kept.
 */
export class PostgresSnapshotStore implements SnapshotStore {
  constructor(private readonly pool: Pool) {}

  async save(snapshot: Snapshot): Promise<void> {
    await this.pool.query(
      `INSERT INTO match_snapshot (match_id, version, engine_hash, state) VALUES ($1, $2, $3, $4)
       ON CONFLICT (match_id, version) DO UPDATE SET engine_hash = excluded.engine_hash, state = excluded.state, saved_at = now()`,
      [snapshot.matchId, snapshot.version, snapshot.engineHash, snapshot.state],
    );
    await this.pool.query(
      `DELETE FROM match_snapshot WHERE match_id = $1 AND version < (SELECT version FROM match_snapshot WHERE match_id = $1 ORDER BY version DESC OFFSET 1 LIMIT 1)`,
      [snapshot.matchId],
    );
  }

  async drop(matchId: string): Promise<void> {
    await this.pool.query('DELETE FROM match_snapshot WHERE match_id = $1', [matchId]);
  }

  async latest(matchId: string, atMost?: Version): Promise<Snapshot | null> {
    const { rows } = await this.pool.query<Snapshot>(
      `SELECT match_id AS "matchId", version, engine_hash AS "engineHash", state FROM match_snapshot
       WHERE match_id = $1 AND ($2::integer IS NULL OR version <= $2) ORDER BY version DESC LIMIT 1`,
      [matchId, atMost ?? null],
    );
    return rows[0] ?? null;
  }
}

/** Secrets of streams: written once, never changed. */
export class PostgresSecretStore implements SecretStore {
  constructor(private readonly pool: Pool) {}

  async keep(streamId: string, name: string, value: string): Promise<string> {
    await this.pool.query('INSERT INTO stream_secret (stream_id, name, value) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      streamId,
      name,
      value,
    ]);
    const kept = await this.read(streamId, name);
    if (kept === null) throw new Error(`secret ${name} of stream ${streamId} was kept and cannot be read`);
    return kept;
  }

  async read(streamId: string, name: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ value: string }>('SELECT value FROM stream_secret WHERE stream_id = $1 AND name = $2', [
      streamId,
      name,
    ]);
    return rows[0]?.value ?? null;
  }
}

/** Deadlines of running clocks. */
export class PostgresClockStore implements ClockStore {
  constructor(private readonly pool: Pool) {}

  async set(entry: ClockEntry): Promise<void> {
    await this.pool.query(
      `INSERT INTO match_clock (match_id, deadline, alive_at) VALUES ($1, $2, $3)
       ON CONFLICT (match_id) DO UPDATE SET deadline = excluded.deadline, alive_at = excluded.alive_at`,
      [entry.matchId, entry.deadline, entry.aliveAt],
    );
  }

  async clear(matchId: string): Promise<void> {
    await this.pool.query('DELETE FROM match_clock WHERE match_id = $1', [matchId]);
  }

  async get(matchId: string): Promise<ClockEntry | null> {
    const { rows } = await this.pool.query<ClockRow>('SELECT match_id, deadline, alive_at FROM match_clock WHERE match_id = $1', [matchId]);
    return rows[0] === undefined ? null : clockEntry(rows[0]);
  }

  async beat(matchIds: readonly string[], aliveAt: number): Promise<void> {
    await this.pool.query('UPDATE match_clock SET alive_at = $2 WHERE match_id = ANY ($1::uuid[])', [matchIds, aliveAt]);
  }

  async due(now: number, limit: number): Promise<readonly ClockEntry[]> {
    const { rows } = await this.pool.query<ClockRow>(
      'SELECT match_id, deadline, alive_at FROM match_clock WHERE deadline <= $1 ORDER BY deadline LIMIT $2',
      [now, limit],
    );
    return rows.map(clockEntry);
  }
}

interface ClockRow {
  readonly match_id: string;
  /** pg gives 64-bit integers as text. */
  readonly deadline: string;
  readonly alive_at: string;
}

const clockEntry = (row: ClockRow): ClockEntry => ({
  matchId: row.match_id,
  deadline: Number(row.deadline),
  aliveAt: Number(row.alive_at),
});
