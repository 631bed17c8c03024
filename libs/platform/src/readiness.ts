import type { Platform } from './platform.js';

export interface Readiness {
  readonly ready: boolean;
  readonly checks: { readonly database: boolean; readonly redis: boolean; readonly migrations: boolean };
}

/** Newest migration that this build knows; an older schema can't serve it. */
const requiredTable = 'job_output';

/** A server that is there and silent is as good as away. */
const patienceMs = 2_000;

const inTime = async <T>(asked: Promise<T>, otherwise: T, patience: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => (timer = setTimeout(() => resolve(otherwise), patience)));
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
};

const noDatabase = { database: false, migrations: false };

/** Whether the process can serve: PostgreSQL and Redis answer, and the schema is there. @param patience for how long PostgreSQL may be silent, in milliseconds */
export const readiness = async (platform: Pick<Platform, 'pool' | 'redisAnswers'>, patience = patienceMs): Promise<Readiness> => {
  const [schema, redis] = await Promise.all([
    inTime(
      platform.pool.query<{ present: boolean }>('SELECT to_regclass($1) IS NOT NULL AS present', [requiredTable]).then(
        ({ rows }) => ({ database: true, migrations: rows[0]?.present === true }),
        () => noDatabase,
      ),
      noDatabase,
      patience,
    ),
    platform.redisAnswers(),
  ]);
  return { ready: schema.database && schema.migrations && redis, checks: { ...schema, redis } };
};
