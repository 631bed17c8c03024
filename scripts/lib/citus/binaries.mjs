import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { StepFailed } from '../failure.mjs';

const debian = '/usr/lib/postgresql';

const advice =
  'install Citus 13 beside a PostgreSQL 15, 16 or 17 (https://docs.citusdata.com), and name its pg_config in PG_CONFIG unless it lies in /usr/lib/postgresql/<version>/bin';

/** @param {string} pgConfig @param {string} what @returns {string} */
const ask = (pgConfig, what) => {
  const { status, stdout, stderr, error } = spawnSync(pgConfig, [what], { encoding: 'utf8' });
  if (error !== undefined || status !== 0) throw new StepFailed(`${pgConfig} ${what} does not answer`, advice, error?.message ?? stderr);
  return stdout.trim();
};

/** @param {string} pgConfig @returns {boolean} */
const hasCitus = (pgConfig) => existsSync(path.join(ask(pgConfig, '--sharedir'), 'extension', 'citus.control'));

/** @returns {readonly string[]} pg_config of every PostgreSQL of Debian's packages, newest first */
const packaged = () =>
  (existsSync(debian) ? readdirSync(debian) : [])
    .sort((left, right) => Number(right) - Number(left))
    .map((version) => path.join(debian, version, 'bin', 'pg_config'))
    .filter((file) => existsSync(file));

/**
 * Finds a PostgreSQL that has Citus: the one of `PG_CONFIG`, else one of Debian's packages.
 *
 * @returns {import('../embedded-postgres.mjs').PostgresBinaries}
 * @throws {StepFailed} there is none
 */
export const citusBinaries = () => {
  const named = process.env['PG_CONFIG'];
  const candidates = named ? [named] : packaged();
  const found = candidates.find(hasCitus);
  if (found === undefined) throw new StepFailed(named ? `the PostgreSQL of ${named} has no Citus` : 'no PostgreSQL here has Citus', advice);
  const major = /^PostgreSQL (\d+)/.exec(ask(found, '--version'))?.[1] ?? '';
  return { bin: ask(found, '--bindir'), major };
};
