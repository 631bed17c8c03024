import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { derivedAppUrl, migrate } from '@arbiter/event-store';

/** A database of one suite's own on the server of `TEST_DATABASE_URL`, migrated, and its two connections. */
export interface TestDatabase {
  /** Owner of the schema. */
  readonly ownerUrl: string;
  /** What API and worker would use. */
  readonly appUrl: string;
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

const onServer = async (sql: string): Promise<void> => {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** Makes and migrates a database. @throws {Error} without `TEST_DATABASE_URL` */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  const ownerUrl = url.toString();
  await migrate({ ownerUrl });
  return { ownerUrl, appUrl: derivedAppUrl(ownerUrl), drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
};
