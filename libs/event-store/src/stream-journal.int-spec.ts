import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newMatchId } from '@arbiter/contracts';
import { type TestDatabase, createTestDatabase } from '@arbiter/testing';
import type { Pool } from 'pg';
import { openPool } from './pool.js';
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
});
