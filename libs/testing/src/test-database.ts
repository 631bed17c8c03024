import { randomBytes } from 'node:crypto';
import { Client, type QueryResultRow } from 'pg';
import { derivedAppUrl, derivedKeeperUrl, distributeLogs, migrate } from '@arbiter/event-store';

/** A migrated database for one suite on the server of `TEST_DATABASE_URL`, with the URLs of its three logins. */
export interface TestDatabase {
  /** URL for the owner of the schema. */
  readonly ownerUrl: string;
  /** URL that API and worker would use. */
  readonly appUrl: string;
  /** URL that the log's keeper would use. */
  readonly keeperUrl: string;
  /** Queries the database as its owner: for data that no endpoint returns, and changes that otherwise only time makes. */
  query<Row extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /**
   * Simulates that time has passed: moves everything that decides when signed heads become public back by this time. Times in the matches'
   * own events stay; code that reads them has a clock of its own that tests can set.
   */
  letPass(seconds: number): Promise<void>;
  /** Copies the database as it is now, like a backup that is restored. Ends every session of this one. */
  copy(): Promise<TestDatabase>;
  /** Ends every session and drops the database. */
  drop(): Promise<void>;
}

const serverUrl = (): string => {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined || url === '') throw new Error('TEST_DATABASE_URL is not set: run this through `node scripts/with-servers.mjs`');
  return url;
};

/**
 * Returns the URL of the Redis-compatible server of this run.
 * @throws {Error} when there is none
 */
export const testRedisUrl = (): string => {
  const url = process.env['REDIS_URL'];
  if (url === undefined || url === '') throw new Error('REDIS_URL is not set: run this through `node scripts/with-servers.mjs`');
  return url;
};

const ask = async <Row extends QueryResultRow>(url: string, sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
};

/** Servers of a Citus cluster on which databases are to be made: where they are given, `TEST_DATABASE_URL` is their coordinator. */
const workerUrls = (): readonly string[] => (process.env['TEST_CITUS_WORKERS'] ?? '').split(',').filter((url) => url !== '');

const onServer = async (sql: string): Promise<void> => void (await ask(serverUrl(), sql));

/**
 * Returns SQL that moves the times back on which the spectators' delay of public heads depends.
 * @param seconds a number, since it is written into the statements
 */
const earlier = (seconds: number): string => `
  ALTER TABLE log_checkpoint DISABLE TRIGGER append_only;
  UPDATE log_checkpoint SET signed_at = signed_at - interval '${seconds} seconds';
  ALTER TABLE log_checkpoint ENABLE ALWAYS TRIGGER append_only;
  UPDATE match_registration SET created_at = created_at - interval '${seconds} seconds';
  UPDATE match_list SET ended_at = ended_at - interval '${seconds} seconds'`;

const newName = (): string => `test_${randomBytes(8).toString('hex')}`;

const at = (url: string, name: string): string => {
  const there = new URL(url);
  there.pathname = `/${name}`;
  return there.toString();
};

const named = (name: string): TestDatabase => {
  const ownerUrl = at(serverUrl(), name);
  return {
    ownerUrl,
    appUrl: derivedAppUrl(ownerUrl),
    keeperUrl: derivedKeeperUrl(ownerUrl),
    copy: async () => {
      const copy = newName();
      await onServer(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
      await onServer(`CREATE DATABASE ${copy} TEMPLATE ${name}`);
      return named(copy);
    },
    query: (sql, values) => ask(ownerUrl, sql, values),
    letPass: async (seconds) => void (await ask(ownerUrl, earlier(seconds))),
    drop: async () => {
      await goodbyes(name);
      await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      for (const worker of workerUrls()) await ask(worker, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
};

/**
 * Waits, half a second at most, until sessions that were just ended are gone: the server would tell them of an administrator's command, and
 * nobody listens there any more.
 */
const goodbyes = async (name: string): Promise<void> => {
  for (let tries = 0; tries < 10; tries += 1) {
    const open = await ask(serverUrl(), 'SELECT FROM pg_stat_activity WHERE datname = $1', [name]);
    if (open.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Makes a new database that of a Citus cluster. */
const joinWorkers = async (ownerUrl: string, name: string): Promise<void> => {
  for (const worker of workerUrls()) {
    await ask(worker, `CREATE DATABASE ${name}`);
    await ask(at(worker, name), 'CREATE EXTENSION citus');
  }
  await ask(ownerUrl, 'CREATE EXTENSION citus');
  // The coordinator connects to the workers as whoever asked it.
  for (const { username, password } of [derivedAppUrl(ownerUrl), derivedKeeperUrl(ownerUrl)].map((url) => new URL(url)))
    await ask(ownerUrl, 'INSERT INTO pg_dist_authinfo VALUES (0, $1, $2)', [username, `password=${password}`]);
  for (const [place, url] of [ownerUrl, ...workerUrls()].map((one) => new URL(one)).entries())
    await ask(ownerUrl, `SELECT ${place === 0 ? 'citus_set_coordinator_host' : 'citus_add_node'}($1, $2)`, [url.hostname, url.port]);
};

/**
 * Creates and migrates a database; one of a Citus cluster, with its logs distributed, where `TEST_CITUS_WORKERS` names the workers.
 * @throws {Error} without `TEST_DATABASE_URL`
 */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const name = newName();
  await onServer(`CREATE DATABASE ${name}`);
  const database = named(name);
  const isCitus = workerUrls().length > 0;
  if (isCitus) await joinWorkers(database.ownerUrl, name);
  await migrate({ ownerUrl: database.ownerUrl });
  if (isCitus) await distributeLogs(database.ownerUrl);
  return database;
};
