import { countFindings, type FindingCount } from '@arbiter/event-store';
import type { Platform } from './platform.js';

export interface Readiness {
  readonly ready: boolean;
  /** `log`: there is no open finding about the log as a whole. Single matches that are set apart do not count. */
  readonly checks: { readonly database: boolean; readonly redis: boolean; readonly migrations: boolean; readonly log: boolean };
  /** Open findings, counted by code. */
  readonly findings: readonly FindingCount[];
}

/** Tables of the newest migrations that this build knows; it can't work with an older schema. */
const requiredTables = ['person', 'log_finding', 'log_tile_run', 'log_owner'];

/** A server that accepts connections but does not answer counts as not reachable. */
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
  const findings = await countFindings(pool);
  return { database: true, migrations: true, log: findings.every(({ scope }) => scope !== 'log'), findings };
};

/**
 * Checks whether the process can serve: PostgreSQL and Redis answer, the schema is there, and the log as a whole is to be trusted. A match
 * that is set apart does not make the process unready; it is reported in the body.
 * @param patience how long PostgreSQL may take to answer, in milliseconds
 */
export const readiness = async (platform: Pick<Platform, 'pool' | 'redisAnswers'>, patience = patienceMs): Promise<Readiness> => {
  const asked = askDatabase(platform.pool).catch(() => noDatabase);
  const [{ findings, ...database }, redis] = await Promise.all([inTime(asked, noDatabase, patience), platform.redisAnswers()]);
  const checks = { ...database, redis };
  return { ready: Object.values(checks).every((check) => check), checks, findings };
};
