import { countFindings, type FindingCount } from '@arbiter/event-store';
import { logId, type Platform } from './platform.js';

export interface Readiness {
  readonly ready: boolean;
  /** `log`: nothing was found wrong with the log as a whole. Single matches that are set apart do not touch it. */
  readonly checks: { readonly database: boolean; readonly redis: boolean; readonly migrations: boolean; readonly log: boolean };
  /** What was found wrong and is not settled, by code. */
  readonly findings: readonly FindingCount[];
}

/** A table of the newest migrations that this build knows; an older schema can't serve it. */
const requiredTables = ['person', 'log_finding', 'log_tile_run'];

/** A server that is there and silent is as good as away. */
const patienceMs = 2_000;

const inTime = async <T>(asked: Promise<T>, otherwise: T, patience: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => (timer = setTimeout(() => resolve(otherwise), patience)));
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
};

const noDatabase = { database: false, migrations: false, log: false, findings: [] as readonly FindingCount[] };

const askDatabase = async (pool: Platform['pool']): Promise<typeof noDatabase> => {
  const { rows } = await pool.query<{ present: boolean }>(
    'SELECT bool_and(to_regclass(name) IS NOT NULL) AS present FROM unnest($1::text[]) AS name',
    [requiredTables],
  );
  if (rows[0]?.present !== true) return { ...noDatabase, database: true };
  const findings = await countFindings(pool, logId);
  return { database: true, migrations: true, log: findings.every(({ scope }) => scope !== 'log'), findings };
};

/**
 * Whether the process can serve: PostgreSQL and Redis answer, the schema is there, and the log as a whole is to be trusted. A match that is set apart
 * takes nothing down; it is in the body.
 * @param patience for how long PostgreSQL may be silent, in milliseconds
 */
export const readiness = async (platform: Pick<Platform, 'pool' | 'redisAnswers'>, patience = patienceMs): Promise<Readiness> => {
  const asked = askDatabase(platform.pool).catch(() => noDatabase);
  const [{ findings, ...database }, redis] = await Promise.all([inTime(asked, noDatabase, patience), platform.redisAnswers()]);
  const checks = { ...database, redis };
  return { ready: Object.values(checks).every((check) => check), checks, findings };
};
