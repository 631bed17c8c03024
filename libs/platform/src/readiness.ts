import type { Platform } from './platform.js';

export interface Readiness {
  readonly ready: boolean;
  readonly checks: { readonly database: boolean; readonly redis: boolean; readonly migrations: boolean };
}

/** Newest migration that this build knows; an older schema can't serve it. */
const requiredTable = 'job_output';

/** Whether the process can serve: PostgreSQL and Redis answer, and the schema is there. */
export const readiness = async (platform: Platform): Promise<Readiness> => {
  const [schema, redis] = await Promise.all([
    platform.pool.query<{ present: boolean }>('SELECT to_regclass($1) IS NOT NULL AS present', [requiredTable]).then(
      ({ rows }) => ({ database: true, migrations: rows[0]?.present === true }),
      () => ({ database: false, migrations: false }),
    ),
    platform.redisAnswers(),
  ]);
  return { ready: schema.database && schema.migrations && redis, checks: { ...schema, redis } };
};
