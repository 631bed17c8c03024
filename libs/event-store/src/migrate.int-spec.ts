import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newMatchId } from '@arbiter/contracts';
import { type TestDatabase, createTestDatabase } from '@arbiter/testing';
import { Client } from 'pg';
import { migrations } from '../../../migrations/index.js';
import { derivedAppUrl } from './database-urls.js';
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
    await owner.query(`GRANT arbiter_app TO ${name} WITH ADMIN OPTION`);
    await owner.query(`CREATE DATABASE ${name} OWNER ${name}`);
    const url = new URL(database.ownerUrl);
    [url.pathname, url.username, url.password] = [`/${name}`, name, 'secret'];
    const appUrl = derivedAppUrl(url.toString());
    try {
      expect((await migrate({ ownerUrl: url.toString() })).length).toBe(migrations.length);
      expect(appUrl).not.toContain(new URL(derivedAppUrl(database.ownerUrl)).username);
      const app = new Client({ connectionString: appUrl });
      await app.connect();
      await app.query(`INSERT INTO log_block (log_id, writer, n) VALUES (0, 'app', 1)`);
      await expect(app.query('DELETE FROM log_block')).rejects.toMatchObject({ code: '42501' });
      await app.end();
    } finally {
      await owner.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await owner.query(`DROP ROLE ${new URL(appUrl).username}`);
      await owner.query(`DROP OWNED BY ${name}`);
      await owner.query(`DROP ROLE ${name}`);
    }
  });

  it('given the coming months, when partitions are made ahead, then each month of match ids has its own and nothing is made twice', async () => {
    const made = await owner.query<{ made: number }>('SELECT make_match_partitions(5) AS made');
    expect(made.rows[0]?.made).toBe(2);
    expect((await owner.query<{ made: number }>('SELECT make_match_partitions(5) AS made')).rows[0]?.made).toBe(0);
    const { rows } = await owner.query<{ part: string }>(
      `SELECT inhrelid::regclass::text AS part FROM pg_inherits WHERE inhparent = 'match_event'::regclass ORDER BY 1`,
    );
    expect(rows.length).toBe(7);
    const { rows: triggers } = await owner.query<{ count: string }>(
      `SELECT count(*) FROM pg_trigger WHERE tgname = 'append_only' AND tgenabled = 'A' AND tgrelid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = 'match_event'::regclass)`,
    );
    expect(triggers[0]?.count).toBe('7');
  });

  it('given ids of this month, of a far month and of the past, when their events are written, then each lands in its partition', async () => {
    const day = 86_400_000;
    const places = new Map([
      [newMatchId(Date.now()), /^match_event_y\d{4}m\d\d$/],
      [newMatchId(Date.now() + 2_000 * day), /^match_event_default$/],
      [newMatchId(Date.now() - 400 * day), /^match_event_default$/],
    ]);
    for (const [matchId, place] of places) {
      const { rows } = await owner.query<{ part: string }>(
        `INSERT INTO match_event (block_id, match_id, log_id, version, block_pos, schema_version, command_index, salt, hash, type, payload)
         VALUES (1, $1, 9, 1, 0, 1, 0, decode(repeat('00', 16), 'hex'), decode(repeat('00', 32), 'hex'), 'T', '{}') RETURNING tableoid::regclass::text AS part`,
        [matchId],
      );
      expect(rows[0]?.part).toMatch(place);
    }
  });

  it('given a month whose events stand in the default partition, when partitions are made, then that month is left out and the others are made', async () => {
    const { rows } = await owner.query<{ id: string }>(
      `SELECT match_id_floor(date_trunc('month', now(), 'UTC') + interval '7 months' + interval '3 days') AS id`,
    );
    await owner.query(
      `INSERT INTO match_event (block_id, match_id, log_id, version, block_pos, schema_version, command_index, salt, hash, type, payload)
       VALUES (1, $1, 9, 1, 0, 1, 0, decode(repeat('00', 16), 'hex'), decode(repeat('00', 32), 'hex'), 'T', '{}')`,
      [rows[0]?.id],
    );
    const made = await owner.query<{ made: number }>('SELECT make_match_partitions(8) AS made');
    expect(made.rows[0]?.made).toBe(2);
  });
});
