import type { Lease, LeaseStore } from '@arbiter/recording';
import type { Pool } from 'pg';

/** Leases, timed by the database's clock alone, so that nodes need not agree on the time. */
export class PostgresLeaseStore implements LeaseStore {
  constructor(private readonly pool: Pool) {}

  /** Takes a match that nobody holds, or that the same owner holds already; each time with a greater fence. */
  async acquire(matchId: string, owner: string, ttlMs: number): Promise<Lease | null> {
    const { rows } = await this.pool.query<{ fence: string }>({
      name: 'lease-acquire',
      text: `INSERT INTO match_lease (match_id, owner, fence, expires_at) VALUES ($1, $2, 1, clock_timestamp() + make_interval(secs => $3))
        ON CONFLICT (match_id) DO UPDATE SET owner = excluded.owner, fence = match_lease.fence + 1, expires_at = excluded.expires_at
        WHERE match_lease.expires_at <= clock_timestamp() OR match_lease.owner = excluded.owner
        RETURNING fence`,
      values: [matchId, owner, ttlMs / 1_000],
    });
    return rows[0] === undefined ? null : { matchId, owner, fence: Number(rows[0].fence) };
  }

  /** Extends a lease. It succeeds also when the lease expired in between, as long as nobody else took the match. */
  async renew(lease: Lease, ttlMs: number): Promise<boolean> {
    const { rowCount } = await this.pool.query({
      name: 'lease-renew',
      text: `UPDATE match_lease SET expires_at = clock_timestamp() + make_interval(secs => $4) WHERE match_id = $1 AND owner = $2 AND fence = $3`,
      values: [lease.matchId, lease.owner, lease.fence, ttlMs / 1_000],
    });
    return rowCount === 1;
  }

  /** Ends the lease at once. The row stays, so that the next fence is greater. */
  async release(lease: Lease): Promise<void> {
    await this.pool.query(`UPDATE match_lease SET expires_at = clock_timestamp() WHERE match_id = $1 AND owner = $2 AND fence = $3`, [
      lease.matchId,
      lease.owner,
      lease.fence,
    ]);
  }
}
