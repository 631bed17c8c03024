import { appendSettings } from './flusher.js';
import { PrimaryClient } from './primary/primary-client.js';

/** The database, or the way to it, does not keep what Arbiter promises. */
export class UnfitDatabase extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnfitDatabase';
  }
}

const pooler =
  'the database is reached through something that drops the settings of a connection, such as PgBouncer: connect to PostgreSQL itself. ' +
  'In transaction mode named statements fail, two keepers can hold one lock, and plans are made that scan the log';

const standbys =
  'something replicates this database, and no standby is synchronous (synchronous_standby_names is empty): what was acknowledged could be ' +
  "lost with the primary. Set synchronous_standby_names, such as 'ANY 1 (a, b)', or ARBITER_ASYNC_STANDBYS=allow if that may be";

/**
 * SQL for whether something replicates the database and no standby is synchronous. Logs that move between the servers of a Citus cluster
 * are replicated meanwhile, and keep nothing from those who are acknowledged.
 */
const isAsynchronous = `SELECT btrim(current_setting('synchronous_standby_names')) = '' AND EXISTS (
    SELECT 1 FROM pg_stat_replication
    WHERE application_name NOT LIKE 'citus_shard_%' AND (sync_state IS NULL OR (sync_state = 'async' AND state = 'streaming')))`;

/** PostgreSQL's protocol_violation, with which poolers refuse settings that they do not know. */
const refusesSettings = (error: unknown): boolean =>
  error instanceof Error && ((error as { readonly code?: unknown }).code === '08P01' || /startup (parameter|packet)/i.test(error.message));

/**
 * Checks that a connection keeps its settings, and that commits wait for a standby where there is one.
 * @param url of the application's login
 * @param allowed.asyncStandbys whether standbys may be behind what was acknowledged
 * @throws {UnfitDatabase}
 */
export async function assertFitDatabase(url: string, allowed: { readonly asyncStandbys: boolean }): Promise<void> {
  const client = new PrimaryClient({
    connectionString: url,
    application_name: 'arbiter-check',
    connectionTimeoutMillis: 10_000,
    options: appendSettings,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ plans: string; asynchronous: boolean; distributed: boolean }>(
      `SELECT current_setting('plan_cache_mode') AS plans, (${isAsynchronous}) AS asynchronous, to_regproc('run_command_on_workers') IS NOT NULL AS distributed`,
    );
    const [row] = rows;
    if (row?.plans !== 'force_generic_plan') throw new UnfitDatabase(pooler);
    if (allowed.asyncStandbys) return;
    if (row.asynchronous) throw new UnfitDatabase(standbys);
    if (row.distributed) await assertFitWorkers(client);
  } catch (error) {
    throw refusesSettings(error) ? new UnfitDatabase(`${pooler} (${(error as Error).message})`) : error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Checks the workers of a Citus cluster, which hold the logs. @throws {UnfitDatabase} */
const assertFitWorkers = async (client: PrimaryClient): Promise<void> => {
  const { rows } = await client.query<{ worker: string; success: boolean; result: string }>(
    `SELECT nodename || ':' || nodeport AS worker, success, result FROM run_command_on_workers($1)`,
    [isAsynchronous],
  );
  for (const { worker, success, result } of rows) {
    if (!success) throw new UnfitDatabase(`the worker ${worker} of the Citus cluster does not answer: ${result}`);
    if (result === 't') throw new UnfitDatabase(`worker ${worker}: ${standbys}`);
  }
};
