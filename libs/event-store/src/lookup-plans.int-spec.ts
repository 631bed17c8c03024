import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyStreamHash, newMatchId, matchStream } from '@arbiter/contracts';
import { type TestDatabase, createTestDatabase, inMatch } from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { PostgresFeed } from './feed.js';
import { lookupSettings, openPool } from './pool.js';
import { PostgresEventStore } from './postgres-event-store.js';

interface Named {
  readonly name: string;
  readonly text: string;
}

/** Returns the statements that `work` sends under a name, which PostgreSQL plans once. */
async function namedBy(work: (connection: Pool) => Promise<unknown>, pool: Pool): Promise<readonly Named[]> {
  const named: Named[] = [];
  const query = (statement: Named | string, values?: unknown[]): unknown => {
    if (typeof statement !== 'string') named.push(statement);
    return typeof statement === 'string' ? pool.query(statement, values) : pool.query(statement);
  };
  await work({ query } as unknown as Pool);
  return named;
}

describe('statements that are planned once', () => {
  let database: TestDatabase;
  let pool: Pool;
  let planner: Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 1, lookups: true });
    planner = new Client({ connectionString: database.appUrl, options: lookupSettings });
    await planner.connect();
  });
  afterAll(async () => {
    await planner.end();
    await pool.end();
    await database.drop();
  });

  it('given tables of one row, when they are planned, then every plan goes by index, in order, and would be right for a full table', async () => {
    const named = await namedBy(async (connection) => {
      const store = new PostgresEventStore({ pool: connection, url: database.appUrl, writer: 'plans' });
      const matchId = newMatchId(Date.now());
      const feed = new PostgresFeed(connection);
      await store.append({
        ...inMatch(matchId),
        expected: { version: 0, hash: emptyStreamHash },
        events: [{ type: 'T', schemaVersion: 1, payload: '{}', commandId: 'one' }],
        fence: null,
      });
      await Promise.all([
        store.read(matchStream(matchId)),
        store.head(matchStream(matchId)),
        store.byCommand(matchStream(matchId), 'one'),
        feed.size(0),
        feed.read(0, 0, 10),
        feed.leafData(0, 0, 10),
      ]);
      await store.close();
    }, pool);
    expect([...new Set(named.map(({ name }) => name))].sort()).toEqual([
      'events-of-command',
      'events-of-stream',
      'feed-events',
      'feed-leaf-data',
      'feed-size',
      'head-of-stream',
    ]);
    for (const { name, text } of named) {
      const { rows } = await planner.query<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN, COSTS OFF) ${text}`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(`${name}: ${plan}`).not.toMatch(/(^|-> +)(Seq Scan|Hash|Merge Join|Sort|Bitmap)/m);
      // An index that is read with `log_id` as its only condition would read the whole log: the other keys must be conditions too.
      expect(`${name}: ${plan}`).toMatch(
        /Index Cond: \(\(log_id = \$1\) AND \((leaf|stream_id)|feed-size: .*Index Cond: \(log_id = \$1\)/s,
      );
    }
  });
});
