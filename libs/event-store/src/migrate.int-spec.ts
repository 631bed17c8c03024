import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestDatabase, createTestDatabase } from '@arbiter/testing';
import { Client } from 'pg';
import { migrations } from '../../../migrations/index.js';
import { derivedAppUrl, derivedKeeperUrl } from './database-urls.js';
import { migrate } from './migrate.js';

describe('migrations', () => {
  let database: TestDatabase;
  let owner: Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new Client({ connectionString: database.ownerUrl });
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await database.drop();
  });

  it('given an empty database, when three processes migrate at once, then each migration is applied once', async () => {
    await owner.query('CREATE DATABASE migrate_race_' + process.pid);
    const url = new URL(database.ownerUrl);
    url.pathname = `/migrate_race_${process.pid}`;
    try {
      const applied = await Promise.all([1, 2, 3].map(() => migrate({ ownerUrl: url.toString() })));
      expect(applied.flat().sort()).toEqual(migrations.map((migration) => migration.name).sort());
    } finally {
      await owner.query(`DROP DATABASE migrate_race_${process.pid} WITH (FORCE)`);
    }
  });

  it('given a migrated database, when it is migrated again, then nothing happens', async () => {
    expect(await migrate({ ownerUrl: database.ownerUrl })).toEqual([]);
  });

  it("given a database, when its derived login connects, then it is a plain member of the application's group", async () => {
    const app = new Client({ connectionString: derivedAppUrl(database.ownerUrl) });
    await app.connect();
    const { rows } = await app.query(
      `SELECT rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, pg_has_role('arbiter_app', 'MEMBER') AS member FROM pg_roles WHERE rolname = current_user`,
    );
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false, member: true }]);
    await app.end();
  });

  it("given a superuser's name for the application, when it is migrated, then that is refused", async () => {
    await expect(migrate({ ownerUrl: database.ownerUrl, appUrl: database.ownerUrl })).rejects.toThrow(/superuser/);
  });

  it('given an owner who is no superuser, when it migrates a database of its own, then the application works and the events are its own to keep', async () => {
    const name = `plain_owner_${process.pid}`;
    await owner.query(`CREATE ROLE ${name} LOGIN CREATEROLE PASSWORD 'secret'`);
    await owner.query(`GRANT arbiter_app, arbiter_keeper TO ${name} WITH ADMIN OPTION`);
    await owner.query(`CREATE DATABASE ${name} OWNER ${name}`);
    const url = new URL(database.ownerUrl);
    [url.pathname, url.username, url.password] = [`/${name}`, name, 'secret'];
    const appUrl = derivedAppUrl(url.toString());
    try {
      expect((await migrate({ ownerUrl: url.toString() })).length).toBe(migrations.length);
      expect(appUrl).not.toContain(new URL(derivedAppUrl(database.ownerUrl)).username);
      const app = new Client({ connectionString: appUrl });
      await app.connect();
      await app.query(`INSERT INTO log_finding (log_id, code, subject, detail, found_by) VALUES (0, 'log/changed', 'log', 'x', 'load')`);
      await expect(app.query('DELETE FROM log_event')).rejects.toMatchObject({ code: '42501' });
      await app.end();
    } finally {
      await owner.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await owner.query(`DROP ROLE ${new URL(appUrl).username}, ${new URL(derivedKeeperUrl(url.toString())).username}`);
      await owner.query(`DROP OWNED BY ${name}`);
      await owner.query(`DROP ROLE ${name}`);
    }
  });

  it('given a database that another version founded, when it is migrated, then that is refused by name and nothing is changed', async () => {
    await owner.query(`INSERT INTO schema_migration (timestamp, name) VALUES (1795246000002, 'CreateLog1795246000002')`);
    await expect(migrate({ ownerUrl: database.ownerUrl })).rejects.toThrow(/founded by another version.*CreateLog1795246000002/);
    await owner.query(`DELETE FROM schema_migration WHERE timestamp = 1795246000002`);
    expect(await migrate({ ownerUrl: database.ownerUrl })).toEqual([]);
  });

  it("given the keeper's login, then it is a member of both groups, and the application's of one", async () => {
    const member = async (url: string): Promise<unknown> => {
      const client = new Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query(
        `SELECT pg_has_role('arbiter_app', 'MEMBER') AS app, pg_has_role('arbiter_keeper', 'MEMBER') AS keeper`,
      );
      await client.end();
      return rows[0];
    };
    expect(await member(database.keeperUrl)).toEqual({ app: true, keeper: true });
    expect(await member(database.appUrl)).toEqual({ app: true, keeper: false });
  });
});
