import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyStreamHash, newMatchId } from '@arbiter/contracts';
import { type TestDatabase, createTestDatabase, inMatch } from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { assertAppRole, openPool } from './pool.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { LogDatabases } from './log-databases.js';

const appendOnlyTables = [
  'log',
  'log_event',
  'log_tile',
  'log_checkpoint',
  'log_public_head',
  'log_cosignature',
  'log_key',
  'log_signing_key',
  'stream_secret',
];
/** PostgreSQL's codes for these refusals: a missing privilege, and a refusal by our triggers. */
const noPrivilege = { code: '42501' };
const refused = { code: '23001' };

describe('what is recorded stays', () => {
  let database: TestDatabase;
  let app: Client;
  let owner: Client;
  let pool: Pool;
  const matchId = newMatchId(Date.now());

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl);
    const store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url: database.appUrl }), writer: 'writer' });
    await store.append({
      ...inMatch(matchId),
      expected: { version: 0, hash: emptyStreamHash },
      events: [{ type: 'T', schemaVersion: 1, payload: '{}', commandId: 'one' }],
      fence: null,
    });
    await store.close();
    app = new Client({ connectionString: database.appUrl });
    owner = new Client({ connectionString: database.ownerUrl });
    await Promise.all([app.connect(), owner.connect()]);
  });
  afterAll(async () => {
    await Promise.all([app.end(), owner.end(), pool.end()]);
    await database.drop();
  });

  /** An assignment to a column that the table has. */
  const someColumn = (table: string): string =>
    table === 'stream_secret' ? "name = 'x'" : /^log_(signing_)?key$/.test(table) ? "key_id = '00000000'" : 'log_id = 1';
  const partitionOf = async (): Promise<string> => {
    const { rows } = await owner.query<{ part: string }>('SELECT tableoid::regclass::text AS part FROM log_event LIMIT 1');
    return rows[0]!.part;
  };
  const stillThere = async (): Promise<void> => {
    const { rows } = await app.query<{ count: string; payload: string }>(
      'SELECT count(*) OVER () AS count, payload::text FROM log_event WHERE stream_id = $1',
      [matchId],
    );
    expect(rows).toEqual([{ count: '1', payload: '{}' }]);
  };

  it.each(appendOnlyTables)('given the application, when it changes, deletes or empties %s, then it has no right to', async (table) => {
    for (const sql of [`DELETE FROM ${table}`, `TRUNCATE ${table}`, `UPDATE ${table} SET ${someColumn(table)}`])
      await expect(app.query(sql)).rejects.toMatchObject(noPrivilege);
    await stillThere();
  });

  it.each(appendOnlyTables)(
    'given the owner, when it changes, deletes or empties %s, then a trigger refuses, also where no row is touched',
    async (table) => {
      for (const sql of [
        `DELETE FROM ${table}`,
        `DELETE FROM ${table} WHERE false`,
        `TRUNCATE ${table}`,
        `TRUNCATE ${table} CASCADE`,
        `UPDATE ${table} SET ${someColumn(table)}`,
      ]) {
        await expect(owner.query(sql)).rejects.toMatchObject(refused);
      }
      await stillThere();
    },
  );

  it('given the owner, when it goes to the partition itself, then a trigger refuses', async () => {
    const part = await partitionOf();
    // The application had it made for the first events of the month.
    expect(part).toMatch(/^log_event_20\d\d_\d\d$/);
    for (const table of [part, 'log_event_founding']) {
      for (const sql of [`UPDATE ${table} SET version = 2`, `DELETE FROM ${table}`, `TRUNCATE ${table}`])
        await expect(owner.query(sql)).rejects.toMatchObject(refused);
      await expect(app.query(`DELETE FROM ${table}`)).rejects.toMatchObject(noPrivilege);
    }
  });

  it('given the owner in the role of a replica, when it changes events, then a trigger still refuses', async () => {
    await owner.query('SET session_replication_role = replica');
    await expect(owner.query('UPDATE log_event SET version = 2')).rejects.toMatchObject(refused);
    await owner.query('RESET session_replication_role');
  });

  it('given the owner, when it replaces a row by way of an INSERT or a MERGE, then a trigger refuses', async () => {
    await expect(
      owner.query(
        `INSERT INTO log_checkpoint (log_id, size, root, note) VALUES (0, 1, decode(repeat('00', 32), 'hex'), 'x') ON CONFLICT (log_id, size) DO UPDATE SET note = 'y'`,
      ),
    ).rejects.toMatchObject(refused);
    await expect(owner.query('MERGE INTO log_key b USING (SELECT 1) s ON true WHEN MATCHED THEN DELETE')).rejects.toMatchObject(refused);
  });

  it('given the application, when it tries to lift the protection or to become somebody else, then it has no right to', async () => {
    const attempts = [
      'ALTER TABLE log_event DISABLE TRIGGER ALL',
      'DROP TRIGGER append_only ON log_event',
      'ALTER TABLE log_event DETACH PARTITION log_event_founding',
      'DROP TABLE log_event',
      'SET session_replication_role = replica',
      'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
      "SELECT make_append_only('log_owner')",
      'CREATE TABLE public.elsewhere (id integer)',
      `SET ROLE ${owner.escapeIdentifier(decodeURIComponent(new URL(database.ownerUrl).username))}`,
    ];
    for (const sql of attempts) await expect(app.query(sql)).rejects.toMatchObject(noPrivilege);
    await stillThere();
  });

  it("given the two logins, when a process checks which one it has, then only the application's passes", async () => {
    await assertAppRole(pool);
    const ownerPool = openPool(database.ownerUrl);
    await expect(assertAppRole(ownerPool)).rejects.toThrow(/APP_DATABASE_URL/);
    await ownerPool.end();
  });

  it('given what may change, when the application changes it, then it can', async () => {
    const statements = [
      `INSERT INTO log_owner VALUES (7, 'a', NULL, NULL, 1, now())`,
      `UPDATE log_owner SET fence = 2`,
      `INSERT INTO match_snapshot (log_id, match_id, version, engine_hash, state) VALUES (1, '${matchId}', 1, 'h', '{}')`,
      `UPDATE match_snapshot SET state = '[]'`,
      `INSERT INTO subject_key (key_id, subject_id, key) VALUES ('k', '${matchId}', '\\x00')`,
      `UPDATE subject_key SET key = NULL, erased_at = now()`,
      `UPDATE access_token SET revoked_at = now()`,
      `UPDATE job SET state = 'done'`,
      `DELETE FROM match_list`,
    ];
    for (const sql of statements) await app.query(sql);
  });
});
