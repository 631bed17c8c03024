import { randomBytes } from 'node:crypto';
import { Client, type QueryResultRow } from 'pg';
import { derivedAppUrl, derivedKeeperUrl, migrate } from '@arbiter/event-store';

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

const named = (name: string): TestDatabase => {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  const ownerUrl = url.toString();
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
    drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
};

/**
 * Creates and migrates a database.
 * @throws {Error} without `TEST_DATABASE_URL`
 */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const name = newName();
  await onServer(`CREATE DATABASE ${name}`);
  const database = named(name);
  await migrate({ ownerUrl: database.ownerUrl });
  return database;
};
