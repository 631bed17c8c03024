import { type ClientBase, Pool } from 'pg';
import type { Queryable } from './feed.js';
import { fitToPlacement } from './placement.js';
import { PrimaryClient } from './primary/primary-client.js';

/**
 * Settings of connections that only look rows up by key: every statement that is planned once, under a name, uses an index. A plan that was
 * made when a table had one page must still be good when the table has grown.
 */
export const lookupSettings = [
  'plan_cache_mode=force_generic_plan',
  ...['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'sort'].map((way) => `enable_${way}=off`),
  'jit=off',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/**
 * Opens a pool for everything but the append path. The server ends a transaction that was left open: it might block a whole log.
 * @param options.lookups for event store and feed only, see `lookupSettings`
 * @param options.patienceMs how long the server may take to connect or to answer a query, in milliseconds
 */
export function openPool(
  url: string,
  options: { readonly max?: number; readonly name?: string; readonly lookups?: boolean; readonly patienceMs?: number } = {},
): Pool {
  const connection = {
    connectionString: url,
    application_name: options.name ?? 'arbiter',
    connectionTimeoutMillis: options.patienceMs ?? 10_000,
    ...(options.patienceMs === undefined ? {} : { query_timeout: options.patienceMs }),
    keepAlive: true,
    options: `-c idle_in_transaction_session_timeout=10s ${options.lookups === true ? lookupSettings : '-c jit=off'}`,
  };
  class PooledClient extends PrimaryClient {
    constructor() {
      super(connection);
    }
  }
  const pool = new Pool({
    Client: PooledClient,
    max: options.max ?? 8,
    connectionTimeoutMillis: connection.connectionTimeoutMillis,
    // The pool waits for it, whatever the type says.
    ...(options.lookups === true ? { onConnect: fitToPlacement as (client: ClientBase) => void } : {}),
  });
  // Without a listener, a connection that the server closes would end the process, whether it is idle or in use; the pool replaces the
  // connection by itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Returns what is wrong with the login of a connection, if it may change events; null if it may not. */
export const appRoleFault = async (connection: Queryable): Promise<string | null> => {
  const { rows } = await connection.query<{ login: string; may_change: boolean }>(
    `SELECT current_user AS login, has_table_privilege('log_event', 'UPDATE') OR has_table_privilege('log_event', 'DELETE') OR has_table_privilege('log_event', 'TRUNCATE') AS may_change`,
  );
  const row = rows[0];
  if (row?.may_change === false) return null;
  return `the application connects as ${row?.login}, who may change events: give it a login of its own (APP_DATABASE_URL)`;
};

/**
 * Refuses to go on with a connection that may change events.
 * @throws {Error} when the login is the schema's owner or a superuser
 */
export async function assertAppRole(pool: Pool): Promise<void> {
  const fault = await appRoleFault(pool);
  if (fault !== null) throw new Error(fault);
}
