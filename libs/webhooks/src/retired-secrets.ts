import type { Sql } from '@arbiter/accounts';

/** Deletes secrets that sign no more. @param at milliseconds since 1970-01-01 UTC */
export const eraseRetiredSecrets = async (sql: Sql, at: number): Promise<void> => {
  await sql.query('DELETE FROM webhook_secret WHERE retires_at <= to_timestamp($1::float8 / 1000)', [at]);
};
