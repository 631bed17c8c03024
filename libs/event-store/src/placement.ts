import type { ClientBase } from 'pg';

/**
 * Fits a new connection to where the logs are: in this database, or distributed by Citus over several. Citus makes no plans without
 * parameters for statements of more than one table, so there plans are made for each call. Only connections that ask for such plans
 * (`lookupSettings`, `appendSettings`) need this.
 * @returns whether the logs are distributed
 */
export const fitToPlacement = async (client: ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ distributed: boolean }>(
    `SELECT log_is_distributed() AS distributed, CASE WHEN log_is_distributed() THEN set_config('plan_cache_mode', 'auto', false) END`,
  );
  return rows[0]?.distributed === true;
};

/** Whether the logs are distributed over several servers. */
export const isDistributed = async (connection: Pick<ClientBase, 'query'>): Promise<boolean> => {
  const { rows } = await connection.query<{ distributed: boolean }>('SELECT log_is_distributed() AS distributed');
  return rows[0]?.distributed === true;
};
