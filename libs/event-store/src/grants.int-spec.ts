import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestDatabase, createTestDatabase } from '@arbiter/testing';
import { Client } from 'pg';

/** What the application may do to existing rows, by table. It may not update or delete anything else; '*' means every column. */
const allowed: Readonly<Record<string, { readonly update: readonly string[] | '*'; readonly remove?: true }>> = {
  access_token: { update: ['revoked_at', 'revoked_by'] },
  // Files that were sent, until they are imported.
  card_upload_part: { update: [], remove: true },
  job: { update: ['state', 'attempts', 'progress_done', 'progress_total', 'result', 'error', 'updated_at', 'finished_at'] },
  // How far the audit of the log has got; the audit may start again, for each log and part.
  log_audit: { update: ['position', 'sweeps', 'swept_at', 'updated_at'] },
  log_finding: { update: ['settled_at', 'settled_because'] },
  lone_report: { update: ['settled_at'] },
  match_clock: { update: ['deadline', 'alive_at'], remove: true },
  node: { update: ['url', 'link_key', 'expires_at'], remove: true },
  log_owner: { update: ['owner', 'url', 'link_key', 'fence', 'expires_at'] },
  match_registration: { update: ['published_at', 'begun_at', 'withdrawn_at', 'settled_at', 'trouble'] },
  match_snapshot: { update: ['engine_hash', 'state', 'saved_at'], remove: true },
  player: { update: ['person_id'] },
  projection: { update: ['tables', 'active_generation'] },
  projection_checkpoint: { update: ['next_leaf', 'updated_at'], remove: true },
  subject_key: { update: ['key', 'erased_at'] },
  webhook: { update: ['failing_since', 'disabled_at', 'disabled_because', 'deleted_at'] },
  webhook_delivery: {
    update: [
      'state',
      'again',
      'attempts',
      'due_since',
      'next_attempt_at',
      'claimed_until',
      'claim',
      'last_attempt_at',
      'last_status',
      'last_error',
      'settled_at',
    ],
  },
  webhook_feed: { update: ['next_leaf'] },
  // Secrets that have retired.
  webhook_secret: { update: ['retires_at'], remove: true },
  webhook_tournament: { update: ['next_version', 'known_version'] },
  // Computed from the log, and recomputed at any time.
  match_list: { update: '*', remove: true },
  match_participation: { update: '*', remove: true },
  match_deck: { update: '*', remove: true },
  match_time: { update: '*', remove: true },
  tournament_list: { update: '*', remove: true },
  tournament_entry: { update: '*', remove: true },
  tournament_place: { update: '*', remove: true },
  tournament_round: { update: '*', remove: true },
  tournament_seat: { update: '*', remove: true },
  tournament_result: { update: '*', remove: true },
};

const noPrivilege = '42501';
const writtenOnce = { code: '23001' };

describe('what the application may change', () => {
  let database: TestDatabase;
  let app: Client;
  let owner: Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    app = new Client({ connectionString: database.appUrl });
    owner = new Client({ connectionString: database.ownerUrl });
    await Promise.all([app.connect(), owner.connect()]);
  });
  afterAll(async () => {
    await Promise.all([app.end(), owner.end()]);
    await database.drop();
  });

  /** Reads all tables and views of the schema, partitions included, with their columns. */
  const relations = async (): Promise<readonly { readonly name: string; readonly columns: readonly string[] }[]> => {
    const { rows } = await owner.query<{ name: string; columns: string[] }>(
      `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm') GROUP BY c.relname ORDER BY c.relname`,
    );
    return rows;
  };

  /** Whether PostgreSQL lets the application run a statement; changes are always rolled back. */
  const mayDo = async (sql: string): Promise<boolean> => {
    await app.query('BEGIN');
    try {
      await app.query(sql);
      return true;
    } catch (error) {
      if ((error as { readonly code?: string }).code === noPrivilege) return false;
      throw error;
    } finally {
      await app.query('ROLLBACK');
    }
  };

  it('given every table of the schema, when the application changes any column, deletes or empties, then it may where it must and nowhere else', async () => {
    const tables = await relations();
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['log_event', 'log_event_founding', 'log_signing_key', 'schema_migration', ...Object.keys(allowed)]),
    );
    const may: string[] = [];
    const expected: string[] = [];
    for (const { name, columns } of tables) {
      const rights = allowed[name] ?? { update: [] };
      const change = (column: string): string => `UPDATE ${name} SET ${column} = DEFAULT WHERE false`;
      for (const column of columns) {
        if (await mayDo(change(column))) may.push(change(column));
        if (rights.update === '*' || rights.update.includes(column)) expected.push(change(column));
      }
      for (const [sql, right] of [
        [`DELETE FROM ${name} WHERE false`, rights.remove === true],
        [`TRUNCATE ${name}`, false],
      ] as const) {
        if (await mayDo(sql).catch((error: { readonly code?: string }) => error.code !== '42809')) may.push(sql);
        if (right) expected.push(sql);
      }
    }
    expect(may).toEqual(expected);
  });

  it('given a token, when the application makes more of it than it was minted as, or takes a revocation back, then it is refused', async () => {
    const { rows } = await app.query<{ person_id: string }>(
      `INSERT INTO person (person_id, name) VALUES (gen_random_uuid(), 'Judy') RETURNING person_id`,
    );
    await app.query(
      `INSERT INTO access_token (token_id, secret_hash, role, person_id, expires_at) VALUES (gen_random_uuid(), decode(repeat('ab', 32), 'hex'), 'judge', $1, now())`,
      [rows[0]!.person_id],
    );
    for (const set of [
      `role = 'organizer'`,
      `expires_at = now() + interval '1 year'`,
      'gathering_id = NULL',
      'player_id = NULL',
      `secret_hash = decode(repeat('cd', 32), 'hex')`,
      'person_id = gen_random_uuid()',
      'minted_by = NULL',
      `scopes = '{all}'`,
    ])
      await expect(app.query(`UPDATE access_token SET ${set}`)).rejects.toMatchObject({ code: noPrivilege });
    await app.query('UPDATE access_token SET revoked_at = now()');
    for (const client of [app, owner])
      for (const value of ['NULL', `now() + interval '1 day'`])
        await expect(client.query(`UPDATE access_token SET revoked_at = ${value}`)).rejects.toMatchObject(writtenOnce);
  });

  it('given a publication, a player’s person, a finished job and an erased key, when they are changed again, then a trigger refuses, whoever tries', async () => {
    const { rows } = await app.query<{ id: string }>('SELECT gen_random_uuid() AS id');
    const { id } = rows[0]!;
    await app.query(`INSERT INTO gathering (gathering_id, name, game) VALUES ('${id}', 'Evening', 'probe')`);
    await app.query(`INSERT INTO person (person_id) VALUES ('${id}')`);
    await app.query(`INSERT INTO player (player_id, gathering_id, name) VALUES ('${id}', '${id}', 'Alice')`);
    await app.query(
      `INSERT INTO match_registration (match_id, gathering_id, format, command_id) VALUES ('${id}', '${id}', 'single', 'command-1')`,
    );
    await app.query(`INSERT INTO job (job_id, work, queue, input) VALUES ('one', 'work', 'deck-validation', '{}')`);
    await app.query(`INSERT INTO subject_key (key_id, subject_id, key) VALUES ('k', '${id}', '\\x00')`);
    const first = [
      `UPDATE player SET person_id = '${id}'`,
      `UPDATE match_registration SET published_at = now()`,
      `UPDATE job SET state = 'done', result = '{}'`,
      `UPDATE subject_key SET key = NULL, erased_at = now()`,
    ];
    for (const sql of first) await app.query(sql);
    const again = [
      `UPDATE player SET person_id = NULL`,
      `UPDATE match_registration SET published_at = NULL`,
      `UPDATE match_registration SET published_at = now() + interval '1 day'`,
      `UPDATE job SET result = '{"legal": true}'`,
      `UPDATE job SET state = 'waiting'`,
      `UPDATE subject_key SET key = '\\x01', erased_at = NULL`,
    ];
    for (const client of [app, owner]) for (const sql of again) await expect(client.query(sql)).rejects.toMatchObject(writtenOnce);
  });
});
