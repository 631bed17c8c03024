import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import { migrations } from '../../../migrations/index.js';
import { derivedAppUrl, derivedKeeperUrl } from './database-urls.js';
import { loginOf } from './primary/addresses.js';
import { PrimaryClient } from './primary/primary-client.js';
import { primaryUrl } from './primary/primary-search.js';

export interface MigrateOptions {
  /** URL with the login of the schema's owner. */
  readonly ownerUrl: string;
  /** Login to make for API and worker; derived from the owner's where absent. Null makes none. */
  readonly appUrl?: string | null;
  /** Login to make for the log's keeper; derived from the owner's where absent. Null makes none. */
  readonly keeperUrl?: string | null;
}

/** An arbitrary number that nothing else in this database locks. */
const migrationLock = 7_301_955;

/**
 * Brings the schema up to date, and makes the logins of application and keeper.
 * Processes that migrate at the same moment wait for each other.
 * @returns names of the migrations that were applied now, in order
 * @throws {Error} the database was founded by other migrations than these
 */
export async function migrate(options: MigrateOptions): Promise<readonly string[]> {
  const guard = new PrimaryClient({ connectionString: options.ownerUrl, application_name: 'arbiter-migrate' });
  await guard.connect();
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await refuseForeignSchema(guard);
    const applied = await applyMigrations(await primaryUrl(options.ownerUrl));
    const appUrl = options.appUrl === undefined ? derivedAppUrl(options.ownerUrl) : options.appUrl;
    if (appUrl !== null) await provideLogin(guard, appUrl, ['arbiter_app']);
    const keeperUrl = options.keeperUrl === undefined ? derivedKeeperUrl(options.ownerUrl) : options.keeperUrl;
    if (keeperUrl !== null) await provideLogin(guard, keeperUrl, ['arbiter_app', 'arbiter_keeper']);
    return applied;
  } finally {
    await guard.end();
  }
}

async function applyMigrations(url: string): Promise<readonly string[]> {
  const source = new DataSource({
    type: 'postgres',
    url,
    synchronize: false,
    migrations: [...migrations],
    migrationsTableName: 'schema_migration',
    migrationsTransactionMode: 'each',
    poolSize: 1,
  });
  await source.initialize();
  try {
    const applied = await source.runMigrations();
    return applied.map((migration) => migration.name);
  } finally {
    await source.destroy();
  }
}

/**
 * Refuses a database of a development version: its migrations no longer exist, since the founding ones replaced them, and its log is not
 * kept.
 */
async function refuseForeignSchema(guard: Client): Promise<void> {
  const known = await guard
    .query<{ name: string }>(`SELECT name FROM schema_migration WHERE name <> ALL ($1::text[]) ORDER BY name LIMIT 1`, [
      migrations.map(({ name }) => name),
    ])
    .catch((error: unknown) => {
      // undefined_table: a new database.
      if ((error as { readonly code?: unknown }).code === '42P01') return { rows: [] };
      throw error;
    });
  const [stranger] = known.rows;
  if (stranger !== undefined)
    throw new Error(
      `this database was founded by another version (it has the migration ${stranger.name}): begin with a new, empty database`,
    );
}

/** Creates a login that is a member of these groups, unless it exists. */
async function provideLogin(owner: Client, url: string, groups: readonly string[]): Promise<void> {
  if (!(await isLogin(url, groups))) await makeLogin(owner, loginOf(url), groups);
}

/** Whether the login exists already, from an earlier run or created by the server's administrator, and fits. */
async function isLogin(url: string, groups: readonly string[]): Promise<boolean> {
  const login = new PrimaryClient({ connectionString: url, application_name: 'arbiter-migrate' });
  try {
    await login.connect();
    const { rows } = await login.query<{ fits: boolean }>(
      `SELECT bool_and(pg_has_role(name, 'MEMBER')) AND NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS fits FROM unnest($1::text[]) AS name`,
      [groups],
    );
    return rows[0]?.fits === true;
  } catch {
    return false;
  } finally {
    await login.end().catch(() => undefined);
  }
}

/** Creates or changes a login. Roles belong to the server: two databases may create the same login at once, and the loser tries again. */
async function makeLogin(owner: Client, as: ReturnType<typeof loginOf>, groups: readonly string[], attempt = 1): Promise<void> {
  const { user: login, password } = as;
  try {
    const name = owner.escapeIdentifier(login);
    const known = await owner.query('SELECT rolsuper FROM pg_roles WHERE rolname = $1', [login]);
    if (known.rows[0]?.rolsuper === true) throw new Error(`the application must not connect as the superuser ${login}`);
    const verb = known.rowCount === 0 ? 'CREATE' : 'ALTER';
    const secret = password === '' ? '' : ` PASSWORD ${owner.escapeLiteral(password)}`;
    await owner.query(`${verb} ROLE ${name} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE${secret}`);
    await owner.query(`GRANT ${groups.join(', ')} TO ${name}`);
    // A session that leaves its transaction open might hold the log's next leaf and so block the whole log.
    await owner.query(`ALTER ROLE ${name} SET idle_in_transaction_session_timeout = '10s'`);
  } catch (error) {
    if (attempt >= 20 || !isRoleRace(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 20 * attempt));
    await makeLogin(owner, as, groups, attempt + 1);
  }
}

/** Whether another session changed the same role at the same time ("tuple concurrently updated", XX000), or created it first. */
function isRoleRace(error: unknown): boolean {
  const code = (error as { readonly code?: unknown }).code;
  return code === 'XX000' || code === '42710' || code === '23505';
}
