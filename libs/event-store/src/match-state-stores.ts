import { logOf, matchStream } from '@arbiter/contracts';
import type { ClockEntry, ClockStore, SecretStore, Snapshot, SnapshotStore, Version } from '@arbiter/recording';
import type { Pool } from 'pg';

/** The log of a match, by which its rows are kept beside its events. */
const logOfMatch = (matchId: string): number => logOf(matchStream(matchId));

/**
 * Snapshots of matches, from which folding starts. They can be recomputed, so saving one again replaces it, and only the newest two of a
 * match are kept.
 */
export class PostgresSnapshotStore implements SnapshotStore {
  constructor(private readonly pool: Pool) {}

  async save(snapshot: Snapshot): Promise<void> {
    await this.pool.query(
      `INSERT INTO match_snapshot (log_id, match_id, version, engine_hash, state) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (log_id, match_id, version) DO UPDATE SET engine_hash = excluded.engine_hash, state = excluded.state, saved_at = excluded.saved_at`,
      [logOfMatch(snapshot.matchId), snapshot.matchId, snapshot.version, snapshot.engineHash, snapshot.state],
    );
    await this.pool.query(
      `DELETE FROM match_snapshot WHERE log_id = $1 AND match_id = $2
         AND version < (SELECT version FROM match_snapshot WHERE log_id = $1 AND match_id = $2 ORDER BY version DESC OFFSET 1 LIMIT 1)`,
      [logOfMatch(snapshot.matchId), snapshot.matchId],
    );
  }

  async drop(matchId: string): Promise<void> {
    await this.pool.query('DELETE FROM match_snapshot WHERE log_id = $1 AND match_id = $2', [logOfMatch(matchId), matchId]);
  }

  async latest(matchId: string, atMost?: Version): Promise<Snapshot | null> {
    const { rows } = await this.pool.query<Snapshot>(
      `SELECT match_id AS "matchId", version, engine_hash AS "engineHash", state FROM match_snapshot
       WHERE log_id = $1 AND match_id = $2 AND ($3::integer IS NULL OR version <= $3) ORDER BY version DESC LIMIT 1`,
      [logOfMatch(matchId), matchId, atMost ?? null],
    );
    return rows[0] ?? null;
  }
}

/** Secrets of matches: written once, never changed. Those of other streams are written by their journal. */
export class PostgresSecretStore implements SecretStore {
  constructor(private readonly pool: Pool) {}

  async keep(streamId: string, name: string, value: string): Promise<string> {
    await this.pool.query('INSERT INTO stream_secret (log_id, stream_id, name, value) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING', [
      logOfMatch(streamId),
      streamId,
      name,
      value,
    ]);
    const kept = await this.read(streamId, name);
    if (kept === null) throw new Error(`secret ${name} of stream ${streamId} was kept and cannot be read`);
    return kept;
  }

  async read(streamId: string, name: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ value: string }>(
      'SELECT value FROM stream_secret WHERE log_id = $1 AND stream_id = $2 AND name = $3',
      [logOfMatch(streamId), streamId, name],
    );
    return rows[0]?.value ?? null;
  }
}

/** Deadlines of running clocks. */
export class PostgresClockStore implements ClockStore {
  constructor(private readonly pool: Pool) {}

  async set(entry: ClockEntry): Promise<void> {
    await this.pool.query(
      `INSERT INTO match_clock (log_id, match_id, deadline, alive_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (log_id, match_id) DO UPDATE SET deadline = excluded.deadline, alive_at = excluded.alive_at`,
      [logOfMatch(entry.matchId), entry.matchId, entry.deadline, entry.aliveAt],
    );
  }

  async clear(matchId: string): Promise<void> {
    await this.pool.query('DELETE FROM match_clock WHERE log_id = $1 AND match_id = $2', [logOfMatch(matchId), matchId]);
  }

  async get(matchId: string): Promise<ClockEntry | null> {
    const { rows } = await this.pool.query<ClockRow>(
      'SELECT match_id, deadline, alive_at FROM match_clock WHERE log_id = $1 AND match_id = $2',
      [logOfMatch(matchId), matchId],
    );
    return rows[0] === undefined ? null : clockEntry(rows[0]);
  }

  async beat(matchIds: readonly string[], aliveAt: number): Promise<void> {
    await this.pool.query('UPDATE match_clock SET alive_at = $3 WHERE log_id = ANY ($1::int4[]) AND match_id = ANY ($2::uuid[])', [
      [...new Set(matchIds.map(logOfMatch))],
      matchIds,
      aliveAt,
    ]);
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
