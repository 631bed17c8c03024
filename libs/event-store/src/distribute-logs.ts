import { foundingLog } from '@arbiter/contracts';
import type { Client } from 'pg';
import { isDistributed } from './placement.js';
import { PrimaryClient } from './primary/primary-client.js';

/** The logs can't be distributed over the servers as they are. */
export class DistributionRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DistributionRefused';
  }
}

/** The major version of Citus on which Arbiter was tried. */
const knownMajor = 13;

/** The tables whose rows belong to a log; the first one places the others. All other tables stay on the coordinator. */
export const distributedTables = [
  'log_owner',
  'log_event',
  'log_tile',
  'log_tile_run',
  'log_checkpoint',
  'log_public_head',
  'match_snapshot',
  'match_clock',
  'stream_secret',
] as const;

/**
 * What the functions of the schema are where logs are distributed. The ends of all logs are asked of each log's own server, for every log
 * that somebody ever owned: nothing is written to another one. They are not SQL functions, which PostgreSQL would merge into statements
 * about tables of the coordinator.
 */
const distributedFunctions = `
  CREATE OR REPLACE FUNCTION log_last_leaves() RETURNS TABLE (log_id integer, last_leaf bigint) LANGUAGE plpgsql STABLE AS $$
  BEGIN
    RETURN QUERY
      SELECT s.log_id, s.last_leaf
      FROM (SELECT o.log_id, (SELECT max(e.leaf) FROM log_event e WHERE e.log_id = o.log_id) AS last_leaf FROM log_owner o) s
      WHERE s.last_leaf IS NOT NULL;
  END
  $$;
  CREATE OR REPLACE FUNCTION log_ends() RETURNS TABLE (log_id integer, last_leaf bigint, signed bigint, published bigint, unsigned_since timestamptz)
  LANGUAGE plpgsql STABLE AS $$
  BEGIN
    RETURN QUERY
      SELECT s.log_id, s.last_leaf, s.signed, s.published,
        (SELECT e.recorded_at FROM log_event e WHERE e.log_id = s.log_id AND e.leaf = s.signed)
      FROM (
        SELECT o.log_id, (SELECT max(e.leaf) FROM log_event e WHERE e.log_id = o.log_id) AS last_leaf,
          coalesce((SELECT max(c.size) FROM log_checkpoint c WHERE c.log_id = o.log_id), 0) AS signed,
          coalesce((SELECT max(h.size) FROM log_public_head h WHERE h.log_id = o.log_id), 0) AS published
        FROM log_owner o) s
      WHERE s.last_leaf IS NOT NULL;
  END
  $$;
  CREATE OR REPLACE FUNCTION log_is_distributed() RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT true'`;

/**
 * Checks that a database is the coordinator of a Citus cluster, before anything is made in it.
 * @param ownerUrl login that owns the schema
 * @throws {DistributionRefused}
 */
export const assertCoordinator = (ownerUrl: string): Promise<void> => connected(ownerUrl, refuseUnlessCoordinator);

/**
 * Distributes the logs over the workers of a Citus cluster, each log whole on one of them. The database is migrated already, has no events,
 * and is the coordinator. A second call does nothing.
 * @param ownerUrl login that owns the schema
 * @returns whether the logs were distributed now
 * @throws {DistributionRefused}
 */
export const distributeLogs = (ownerUrl: string): Promise<boolean> =>
  connected(ownerUrl, async (client) => {
    await refuseUnlessCoordinator(client);
    if (await isDistributed(client)) return false;
    await refuseWithoutWorkers(client);
    await client.query('BEGIN');
    // Nobody may write an event between the look and the distribution.
    await client.query('LOCK TABLE log_event, log_owner IN ACCESS EXCLUSIVE MODE');
    await refuseEvents(client);
    await distribute(client);
    await client.query('COMMIT');
    return true;
  });

const connected = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new PrimaryClient({ connectionString: url, application_name: 'arbiter-distribute' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const refuseUnlessCoordinator = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ extversion: string }>(`SELECT extversion FROM pg_extension WHERE extname = 'citus'`);
  const version = rows[0]?.extversion;
  if (version === undefined)
    throw new DistributionRefused('this database has no Citus: CREATE EXTENSION citus in it, on the coordinator and on every worker');
  if (Number.parseInt(version, 10) !== knownMajor)
    throw new DistributionRefused(
      `this is Citus ${version}, and Arbiter was tried on ${knownMajor} alone: another one might carry its statements out in another way`,
    );
  const { rows: groups } = await client.query<{ groupid: number }>('SELECT groupid FROM pg_dist_local_group');
  if (groups[0]?.groupid !== 0) throw new DistributionRefused('this is a worker: DATABASE_URL must name the coordinator');
};

const refuseWithoutWorkers = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ workers: string; down: string | null }>(
    `SELECT count(*) FILTER (WHERE groupid <> 0 AND shouldhaveshards) AS workers,
       string_agg(nodename || ':' || nodeport, ', ') FILTER (WHERE NOT isactive) AS down
     FROM pg_dist_node WHERE noderole = 'primary'`,
  );
  const [row] = rows;
  if (row?.down !== null) throw new DistributionRefused(`these servers of the cluster are not active: ${row?.down}`);
  if (Number(row.workers) === 0)
    throw new DistributionRefused(
      'the cluster has no workers: SELECT citus_set_coordinator_host(...) and citus_add_node(...) for each, as superuser on the coordinator',
    );
};

const refuseEvents = async (client: Client): Promise<void> => {
  const { rowCount } = await client.query('SELECT 1 FROM log_event LIMIT 1');
  if (rowCount !== 0) throw new DistributionRefused('the log has events already: logs are distributed before the first one is written');
};

const distribute = async (client: Client): Promise<void> => {
  // Citus refuses tables with triggers: a trigger that writes elsewhere would write on one server only. Ours only refuse.
  await client.query('SET LOCAL citus.enable_unsafe_triggers = on');
  // Tables, partitions and functions are made in one transaction, so that there is all of it or nothing.
  await client.query(`SET LOCAL citus.multi_shard_modify_mode = 'sequential'`);
  for (const [at, table] of distributedTables.entries())
    await client.query(`SELECT create_distributed_table($1::regclass, 'log_id', colocate_with => $2)`, [
      table,
      at === 0 ? 'none' : distributedTables[0],
    ]);
  await client.query('ALTER FUNCTION make_log_partition(integer) SET citus.enable_unsafe_triggers = on');
  // Every process writes the founding log and none owns it. Its row is there to be read by the statement that writes.
  await client.query(`INSERT INTO log_owner (log_id, owner, fence, expires_at) VALUES ($1, '', 0, to_timestamp(0))`, [foundingLog]);
  await client.query(distributedFunctions);
};
