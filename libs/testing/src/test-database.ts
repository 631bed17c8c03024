import { randomBytes } from 'node:crypto';
import { Client, type QueryResultRow } from 'pg';
import { derivedAppUrl, derivedKeeperUrl, migrate } from '@arbiter/event-store';

/** A database of one suite's own on the server of `TEST_DATABASE_URL`, migrated, and its two connections. */
export interface TestDatabase {
  /** Owner of the schema. */
  readonly ownerUrl: string;
  /** What API and worker would use. */
  readonly appUrl: string;
  /** What the log's keeper would use. */
  readonly keeperUrl: string;
  /** Asks the database itself, as its owner: what no endpoint tells, and what only time would change. */
  query<Row extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /**
   * Lets time pass without waiting: whatever signed heads become public by is so much longer ago. What the matches' own events say of the time stays;
   * who reads them has a clock of their own to set.
   */
  letPass(seconds: number): Promise<void>;
  /** Another database that is as this one is now: what a backup of this moment would bring back. Ends every session of this one. */
  copy(): Promise<TestDatabase>;
  /** Ends every session and drops the database. */
  drop(): Promise<void>;
}

const serverUrl = (): string => {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined || url === '') throw new Error('TEST_DATABASE_URL is not set: run this through `node scripts/with-servers.mjs`');
  return url;
};

/** The Redis-compatible server of this run. @throws {Error} when there is none */
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

/** What the spectators' delay of public heads goes by. @param seconds a number: it stands in the statements */
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

/** Makes and migrates a database. @throws {Error} without `TEST_DATABASE_URL` */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const name = newName();
  await onServer(`CREATE DATABASE ${name}`);
  const database = named(name);
  await migrate({ ownerUrl: database.ownerUrl });
  return database;
};
