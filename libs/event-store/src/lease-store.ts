import type { AddressedOwner, Lease, LeaseAnswer, LeaseStore, LogOwner, NodeAddress } from '@arbiter/recording';
import type { Queryable } from './feed.js';
import type { LogDatabases } from './log-databases.js';

const sealedSql = `SELECT FROM log_owner WHERE log_id = $1 AND expires_at = 'infinity'`;

/**
 * Takes a log from its owner for ever, so that nothing is added to it: the fence refuses whoever had it. Only for logs in which all matches
 * have ended.
 */
export const sealLog = async (connection: Queryable, logId: number): Promise<void> => {
  await connection.query(
    `INSERT INTO log_owner (log_id, owner, fence, expires_at) VALUES ($1, 'archive', 1, 'infinity')
     ON CONFLICT (log_id) DO UPDATE SET owner = 'archive', url = NULL, link_key = NULL, fence = log_owner.fence + 1, expires_at = 'infinity'`,
    [logId],
  );
};

/** Lets a sealed log have owners again. */
export const unsealLog = async (connection: Queryable, logId: number): Promise<void> => {
  await connection.query(`UPDATE log_owner SET expires_at = now() WHERE log_id = $1 AND expires_at = 'infinity'`, [logId]);
};

/**
 * SQL for whether the lease in the way of an insert has expired, as seen at its `clock_timestamp()`. A distributed table takes no function
 * here whose value depends on the moment, so the two ends are compared. Before version 17, PostgreSQL subtracts no `infinity`.
 */
const hasExpired =
  'CASE WHEN isfinite(log_owner.expires_at) THEN excluded.expires_at - log_owner.expires_at >= make_interval(secs => $5) ELSE false END';

/** SQL that gives a log to an owner, where nobody has it or the one who has it may lose it. @param mayLose SQL about the row that is there */
const takeSql = (mayLose: string): string => `INSERT INTO log_owner (log_id, owner, url, link_key, fence, expires_at)
        VALUES ($1, $2, $3, $4, 1, clock_timestamp() + make_interval(secs => $5))
        ON CONFLICT (log_id) DO UPDATE SET
          owner = excluded.owner, url = excluded.url, link_key = excluded.link_key, fence = log_owner.fence + 1, expires_at = excluded.expires_at
        WHERE ${mayLose}
        RETURNING fence`;

/**
 * Leases of logs, each in the log's database and timed by that database's clock alone, so that nodes need not agree on the time. The nodes
 * are registered in the directory.
 */
export class PostgresLeaseStore implements LeaseStore {
  constructor(private readonly databases: LogDatabases<Queryable>) {}

  placeOf(logId: number): unknown {
    return this.databases.of(logId);
  }

  async acquire(logId: number, owner: LogOwner, ttlMs: number): Promise<LeaseAnswer> {
    const { rows } = await this.databases.of(logId).query<{ fence: string }>({
      name: 'lease-acquire',
      text: takeSql(`${hasExpired} OR log_owner.owner = excluded.owner`),
      values: [logId, owner.name, owner.address?.url ?? null, owner.address?.key ?? null, ttlMs / 1_000],
    });
    const [row] = rows;
    if (row !== undefined) return { kind: 'granted', lease: { logId, owner: owner.name, fence: Number(row.fence) } };
    return (await this.isSealed(logId)) ? { kind: 'sealed' } : { kind: 'refused', address: await this.address(logId) };
  }

  async renew(leases: readonly Lease[], ttlMs: number): Promise<readonly number[]> {
    const renewed = await Promise.all(
      this.databases.divided(leases, ({ logId }) => logId).map(([database, part]) => renewIn(database, part, ttlMs)),
    );
    return renewed.flat();
  }

  async release(lease: Lease): Promise<void> {
    await this.databases
      .of(lease.logId)
      .query(`UPDATE log_owner SET expires_at = now() WHERE log_id = $1 AND owner = $2 AND fence = $3`, [
        lease.logId,
        lease.owner,
        lease.fence,
      ]);
  }

  async attend({ name, address }: AddressedOwner, ttlMs: number): Promise<readonly AddressedOwner[]> {
    const { rows } = await this.databases.directory.query<{ name: string; url: string; link_key: string }>({
      name: 'node-attend',
      text: `WITH me AS (
          INSERT INTO node (name, url, link_key, expires_at) VALUES ($1, $2, $3, clock_timestamp() + make_interval(secs => $4))
          ON CONFLICT (name) DO UPDATE SET url = excluded.url, link_key = excluded.link_key, expires_at = excluded.expires_at
          RETURNING name, url, link_key),
        gone AS (DELETE FROM node WHERE name <> $1 AND expires_at < clock_timestamp() - interval '1 hour')
        SELECT name, url, link_key FROM me
        UNION ALL SELECT name, url, link_key FROM node WHERE name <> $1 AND expires_at > clock_timestamp()`,
      values: [name, address.url, address.key, ttlMs / 1_000],
    });
    return rows.map((row) => ({ name: row.name, address: { url: row.url, key: row.link_key } }));
  }

  async leave(name: string): Promise<void> {
    await this.databases.directory.query('DELETE FROM node WHERE name = $1', [name]);
  }

  async entrust(logId: number, { name }: AddressedOwner, ttlMs: number): Promise<NodeAddress | null> {
    const { rows } = await this.databases.directory.query<{ url: string; link_key: string }>({
      name: 'node-registered',
      text: 'SELECT url, link_key FROM node WHERE name = $1 AND expires_at > clock_timestamp()',
      values: [name],
    });
    const [node] = rows;
    if (node !== undefined) await this.give(logId, name, node, ttlMs);
    return this.address(logId, true);
  }

  /** Gives a log that nobody holds to a node. */
  private async give(logId: number, name: string, node: { readonly url: string; readonly link_key: string }, ttlMs: number): Promise<void> {
    await this.databases.of(logId).query({
      name: 'lease-entrust',
      text: takeSql(hasExpired),
      values: [logId, name, node.url, node.link_key, ttlMs / 1_000],
    });
  }

  async handOver(lease: Lease, { name, address }: AddressedOwner, ttlMs: number): Promise<boolean> {
    const { rowCount } = await this.databases.of(lease.logId).query({
      name: 'lease-hand-over',
      text: `UPDATE log_owner SET owner = $4, url = $5, link_key = $6, fence = fence + 1, expires_at = now() + make_interval(secs => $7)
        WHERE log_id = $1 AND owner = $2 AND fence = $3`,
      values: [lease.logId, lease.owner, lease.fence, name, address.url, address.key, ttlMs / 1_000],
    });
    return rowCount === 1;
  }

  /** Whether the log is sealed (`sealLog`): nobody may ever own it. */
  private async isSealed(logId: number): Promise<boolean> {
    const { rows } = await this.databases.of(logId).query({ name: 'lease-sealed', text: sealedSql, values: [logId] });
    return rows.length > 0;
  }

  /** Returns where the owner of a log takes commands. @param unexpired only if its lease has not expired */
  private async address(logId: number, unexpired = false): Promise<NodeAddress | null> {
    const { rows } = await this.databases.of(logId).query<{ url: string | null; link_key: string | null }>({
      name: 'lease-owner',
      text: 'SELECT url, link_key FROM log_owner WHERE log_id = $1 AND (NOT $2 OR expires_at > clock_timestamp())',
      values: [logId, unexpired],
    });
    const { url = null, link_key = null } = rows[0] ?? {};
    return url === null || link_key === null ? null : { url, key: link_key };
  }
}

/** Renews leases in the database of their logs. A distributed table takes no `clock_timestamp()` here, and asks every shard where no log is named. */
const renewIn = async (database: Queryable, leases: readonly Lease[], ttlMs: number): Promise<readonly number[]> => {
  const { rows } = await database.query<{ log_id: number }>({
    name: 'lease-renew',
    text: `UPDATE log_owner o SET expires_at = now() + make_interval(secs => $4)
        FROM unnest($1::int4[], $2::text[], $3::int8[]) AS l(log_id, owner, fence)
        WHERE o.log_id = ANY ($1::int4[]) AND o.log_id = l.log_id AND o.owner = l.owner AND o.fence = l.fence
        RETURNING o.log_id`,
    values: [leases.map(({ logId }) => logId), leases.map(({ owner }) => owner), leases.map(({ fence }) => fence), ttlMs / 1_000],
  });
  return rows.map((row) => row.log_id);
};
