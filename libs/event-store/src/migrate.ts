import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { migrations } from '../../../migrations/index.js';
import { derivedAppUrl } from './database-urls.js';

export interface MigrateOptions {
  /** Connection of the schema's owner. */
  readonly ownerUrl: string;
  /** Login to make for API and worker; derived from the owner's where absent. Null makes none. */
  readonly appUrl?: string | null;
}

/** Any number that nothing else in this database locks on. */
const migrationLock = 7_301_955;

/**
 * Brings the schema up to date, makes partitions for the months ahead, and makes the application's login.
 * Processes that migrate at the same moment wait for each other.
 * @returns names of the migrations that were applied now, in order
 */
export async function migrate(options: MigrateOptions): Promise<readonly string[]> {
  const guard = new Client({ connectionString: options.ownerUrl, application_name: 'arbiter-migrate' });
  await guard.connect();
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const applied = await applyMigrations(options.ownerUrl);
    await guard.query('SELECT make_match_partitions(3)');
    const appUrl = options.appUrl === undefined ? derivedAppUrl(options.ownerUrl) : options.appUrl;
    if (appUrl !== null && !(await isAppLogin(appUrl))) await makeAppLogin(guard, new URL(appUrl));
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

/** Whether the login stands already: made by an earlier run, or by whoever administers the server. */
async function isAppLogin(url: string): Promise<boolean> {
  const app = new Client({ connectionString: url, application_name: 'arbiter-migrate' });
  try {
    await app.connect();
    const { rows } = await app.query<{ fits: boolean }>(
      `SELECT pg_has_role('arbiter_app', 'MEMBER') AND NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS fits`,
    );
    return rows[0]?.fits === true;
  } catch {
    return false;
  } finally {
    await app.end().catch(() => undefined);
  }
}

/** Roles belong to the server: two databases may make the same login at once, and the loser of that race tries again. */
async function makeAppLogin(owner: Client, app: URL, attempt = 1): Promise<void> {
  const login = decodeURIComponent(app.username);
  const password = decodeURIComponent(app.password);
  try {
    const name = owner.escapeIdentifier(login);
    const known = await owner.query('SELECT rolsuper FROM pg_roles WHERE rolname = $1', [login]);
    if (known.rows[0]?.rolsuper === true) throw new Error(`the application must not connect as the superuser ${login}`);
    const verb = known.rowCount === 0 ? 'CREATE' : 'ALTER';
    const secret = password === '' ? '' : ` PASSWORD ${owner.escapeLiteral(password)}`;
    await owner.query(`${verb} ROLE ${name} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE${secret}`);
    await owner.query(`GRANT arbiter_app TO ${name}`);
    // A session that forgets its transaction would hold the sequencer back.
    await owner.query(`ALTER ROLE ${name} SET idle_in_transaction_session_timeout = '10s'`);
  } catch (error) {
    if (attempt >= 20 || !isRoleRace(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 20 * attempt));
    await makeAppLogin(owner, app, attempt + 1);
  }
}

/** Another session changed the same role: "tuple concurrently updated" (XX000), or made it first. */
function isRoleRace(error: unknown): boolean {
  const code = (error as { readonly code?: unknown }).code;
  return code === 'XX000' || code === '42710' || code === '23505';
}
