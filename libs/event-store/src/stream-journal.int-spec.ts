import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyStreamHash, newMatchId } from '@arbiter/contracts';
import { VersionConflict } from '@arbiter/recording';
import { type TestDatabase, createTestDatabase } from '@arbiter/testing';
import type { Pool } from 'pg';
import { openPool } from './pool.js';
import { sentAppends } from './specs/sent-appends.js';
import { StreamJournal } from './stream-journal.js';

describe('journal of several streams', () => {
  let database: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 12 });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('given transactions that write to the same new streams in opposite orders at once, then none meets a deadlock, and every event stands', async () => {
    const journal = new StreamJournal(pool);
    const write = (ids: readonly string[]): Promise<void> =>
      journal.record(async () => ({
        value: undefined,
        records: ids.map((id) => ({
          stream: { type: 'probe', id },
          event: { type: 'Noted', schemaVersion: 1, payload: '{}' },
          commandId: null,
        })),
      }));
    for (let round = 0; round < 20; round += 1) {
      const [one, two] = [newMatchId(Date.now()), newMatchId(Date.now())];
      await Promise.all([write([one, two]), write([two, one]), write([one, two]), write([two, one])]);
    }
    const counts = await database.query<{ n: number }>('SELECT DISTINCT count(*)::int AS n FROM log_event GROUP BY stream_id');
    expect(counts).toEqual([{ n: 4 }]);
  });

  const note = (id: string) => ({
    stream: { type: 'probe', id },
    event: { type: 'Noted', schemaVersion: 1, payload: '{}' },
    commandId: null,
  });
  const noted = async (id: string): Promise<number> =>
    (await database.query<{ n: number }>('SELECT count(*)::int AS n FROM log_event WHERE stream_id = $1', [id]))[0]!.n;

  it('given two transactions that wait for each other, when one is undone as a deadlock, then it is done again, and both stand once', async () => {
    await database.query('CREATE TABLE tally (id integer PRIMARY KEY, n integer NOT NULL)');
    await database.query('INSERT INTO tally VALUES (1, 0), (2, 0)');
    await database.query('GRANT SELECT, UPDATE ON tally TO arbiter_app');
    const journal = new StreamJournal(pool);
    const id = newMatchId(Date.now());
    let tries = 0;
    let holders = 0;
    let arrive = (): void => undefined;
    const bothHold = new Promise<void>((resolve) => (arrive = resolve));
    const count = (first: number, second: number): Promise<void> =>
      journal.record(async (connection) => {
        tries += 1;
        await connection.query('UPDATE tally SET n = n + 1 WHERE id = $1', [first]);
        holders += 1;
        if (holders >= 2) arrive();
        await bothHold;
        await connection.query('UPDATE tally SET n = n + 1 WHERE id = $1', [second]);
        return { value: undefined, records: [note(id)] };
      });
    await Promise.all([count(1, 2), count(2, 1)]);
    expect(tries).toBe(3);
    expect(await database.query('SELECT n FROM tally ORDER BY id')).toEqual([{ n: 2 }, { n: 2 }]);
    expect(await noted(id)).toBe(2);
  });

  it('given a transaction that others are always in the way of, then it is given up after a few tries with the reason, and nothing is written', async () => {
    const id = newMatchId(Date.now());
    let tries = 0;
    const always = new StreamJournal(pool).record(async (connection) => {
      tries += 1;
      await connection.query(`DO $$ BEGIN RAISE EXCEPTION 'in the way' USING ERRCODE = 'serialization_failure'; END $$`);
      return { value: undefined, records: [note(id)] };
    });
    await expect(always).rejects.toMatchObject({ code: '40001' });
    expect([tries, await noted(id)]).toEqual([5, 0]);
  });

  it('given thousands of records of one stream, each of a command of its own, when they are journaled, then one statement writes them in order, and a command that is known undoes all of them', async () => {
    const id = newMatchId(Date.now());
    const journal = new StreamJournal(pool);
    const write = (commands: readonly string[]): Promise<void> =>
      journal.record(async () => ({ value: undefined, records: commands.map((commandId) => ({ ...note(id), commandId })) }));
    const sent = sentAppends();
    try {
      await write(Array.from({ length: 3_000 }, (_, n) => `command-${n}`));
      expect(sent.names).toEqual(['append-block']);
    } finally {
      sent.restore();
    }
    const stored = await database.query<{ n: number; last: string; indices: number[] }>(
      `SELECT count(*)::int AS n, max(version)::text AS last, array_agg(DISTINCT command_index::int) AS indices FROM log_event WHERE stream_id = $1`,
      [id],
    );
    expect(stored).toEqual([{ n: 3_000, last: '3000', indices: [0] }]);
    await expect(write(['command-new', 'command-7'])).rejects.toThrow(VersionConflict);
    expect(await noted(id)).toBe(3_000);
  });

  it('given a command of more than a thousand events, when it is appended behind its head, then it stands whole, and behind another head nothing does', async () => {
    const [id, other] = [newMatchId(Date.now()), newMatchId(Date.now())];
    const { event, stream } = note(id);
    const append = { stream, expected: { version: 0, hash: emptyStreamHash }, events: Array(4_000).fill(event), commandId: 'import-1' };
    const write = (): Promise<void> =>
      new StreamJournal(pool).record(async () => ({ value: undefined, records: [note(other)], appends: [append] }));
    await write();
    expect([await noted(id), await noted(other)]).toEqual([4_000, 1]);
    const [indices] = await database.query<{ first: number; last: number }>(
      'SELECT min(command_index)::int AS first, max(command_index)::int AS last FROM log_event WHERE stream_id = $1',
      [id],
    );
    expect(indices).toEqual({ first: 0, last: 3_999 });
    await expect(write()).rejects.toThrow(VersionConflict);
    expect([await noted(id), await noted(other)]).toEqual([4_000, 1]);
  });
});
