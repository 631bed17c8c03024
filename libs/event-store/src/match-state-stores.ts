import { logOf, matchStream } from '@arbiter/contracts';
import type { ClockEntry, ClockStore, SecretStore, Snapshot, SnapshotStore, Version } from '@arbiter/recording';
import type { Queryable } from './feed.js';
import type { LogDatabases, OnCellFailed } from './log-databases.js';

/** Returns what is kept beside the log of a match. */
const beside = <Database>(databases: LogDatabases<Database>, matchId: string): Database => databases.of(logOf(matchStream(matchId)));

/** The log of a match, by which its rows are kept beside its events. */
const logOfMatch = (matchId: string): number => logOf(matchStream(matchId));

/**
 * Snapshots of matches, from which folding starts. They can be recomputed, so saving one again replaces it, and only the newest two of a
 * match are kept.
 */
export class PostgresSnapshotStore implements SnapshotStore {
  constructor(private readonly databases: LogDatabases<Queryable>) {}

  async save(snapshot: Snapshot): Promise<void> {
    const database = beside(this.databases, snapshot.matchId);
    await database.query(
      `INSERT INTO match_snapshot (log_id, match_id, version, engine_hash, state) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (log_id, match_id, version) DO UPDATE SET engine_hash = excluded.engine_hash, state = excluded.state, saved_at = excluded.saved_at`,
      [logOfMatch(snapshot.matchId), snapshot.matchId, snapshot.version, snapshot.engineHash, snapshot.state],
    );
    await database.query(
      `DELETE FROM match_snapshot WHERE log_id = $1 AND match_id = $2
         AND version < (SELECT version FROM match_snapshot WHERE log_id = $1 AND match_id = $2 ORDER BY version DESC OFFSET 1 LIMIT 1)`,
      [logOfMatch(snapshot.matchId), snapshot.matchId],
    );
  }

  async drop(matchId: string): Promise<void> {
    await beside(this.databases, matchId).query('DELETE FROM match_snapshot WHERE log_id = $1 AND match_id = $2', [
      logOfMatch(matchId),
      matchId,
    ]);
  }

  async latest(matchId: string, atMost?: Version): Promise<Snapshot | null> {
    const { rows } = await beside(this.databases, matchId).query<Snapshot>(
      `SELECT match_id AS "matchId", version, engine_hash AS "engineHash", state FROM match_snapshot
       WHERE log_id = $1 AND match_id = $2 AND ($3::integer IS NULL OR version <= $3) ORDER BY version DESC LIMIT 1`,
      [logOfMatch(matchId), matchId, atMost ?? null],
    );
    return rows[0] ?? null;
  }
}

/** Secrets of matches: written once, never changed. */
export class PostgresSecretStore implements SecretStore {
  constructor(private readonly databases: LogDatabases<Queryable>) {}

  async keep(matchId: string, name: string, value: string): Promise<string> {
    await beside(this.databases, matchId).query(
      'INSERT INTO stream_secret (log_id, stream_id, name, value) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [logOfMatch(matchId), matchId, name, value],
    );
    const kept = await this.read(matchId, name);
    if (kept === null) throw new Error(`secret ${name} of match ${matchId} was kept and cannot be read`);
    return kept;
  }

  async read(matchId: string, name: string): Promise<string | null> {
    const { rows } = await beside(this.databases, matchId).query<{ value: string }>(
      'SELECT value FROM stream_secret WHERE log_id = $1 AND stream_id = $2 AND name = $3',
      [logOfMatch(matchId), matchId, name],
    );
    return rows[0]?.value ?? null;
  }
}

/** Deadlines of running clocks. */
export class PostgresClockStore implements ClockStore {
  /** @param onFailed called for a cell that does not tell which clocks ran out */
  constructor(
    private readonly databases: LogDatabases<Queryable>,
    private readonly onFailed: OnCellFailed,
  ) {}

  async set(entry: ClockEntry): Promise<void> {
    await beside(this.databases, entry.matchId).query(
      `INSERT INTO match_clock (log_id, match_id, deadline, alive_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (log_id, match_id) DO UPDATE SET deadline = excluded.deadline, alive_at = excluded.alive_at`,
      [logOfMatch(entry.matchId), entry.matchId, entry.deadline, entry.aliveAt],
    );
  }

  async clear(matchId: string): Promise<void> {
    await beside(this.databases, matchId).query('DELETE FROM match_clock WHERE log_id = $1 AND match_id = $2', [
      logOfMatch(matchId),
      matchId,
    ]);
  }

  async get(matchId: string): Promise<ClockEntry | null> {
    const { rows } = await beside(this.databases, matchId).query<ClockRow>(
      'SELECT match_id, deadline, alive_at FROM match_clock WHERE log_id = $1 AND match_id = $2',
      [logOfMatch(matchId), matchId],
    );
    return rows[0] === undefined ? null : clockEntry(rows[0]);
  }

  async beat(matchIds: readonly string[], aliveAt: number): Promise<void> {
    const parts = this.databases.divided(matchIds, logOfMatch);
    // All are tried before a failure is told.
    const done = await Promise.allSettled(
      parts.map(([database, part]) =>
        database.query('UPDATE match_clock SET alive_at = $3 WHERE log_id = ANY ($1::int4[]) AND match_id = ANY ($2::uuid[])', [
          [...new Set(part.map(logOfMatch))],
          part,
          aliveAt,
        ]),
      ),
    );
    for (const one of done) if (one.status === 'rejected') throw one.reason;
  }

  async due(now: number, limit: number): Promise<readonly ClockEntry[]> {
    const found = await this.databases.whichAnswer(async (database) => {
      const { rows } = await database.query<ClockRow>(
        'SELECT match_id, deadline, alive_at FROM match_clock WHERE deadline <= $1 ORDER BY deadline LIMIT $2',
        [now, limit],
      );
      return rows.map(clockEntry);
    }, this.onFailed);
    return found
      .flat()
      .sort((one, other) => one.deadline - other.deadline)
      .slice(0, limit);
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
