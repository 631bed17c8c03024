import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { matchStream, newMatchId, slotsOfMonth } from '@arbiter/contracts';
import { type TestDatabase, createTestDatabase, matchLog } from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { appendOneSql } from './append-one-statement.js';
import { appendSql } from './append-statement.js';
import { probeSql } from './distributed-append.js';
import { ownedOfLogSql, ownedOneSql, ownedSql } from './owned-append.js';
import { PostgresFeed } from './feed.js';
import { appendSettings } from './flusher.js';
import { lookupSettings, openPool } from './pool.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { LogDatabases } from './log-databases.js';

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

/** Every statement with which event store and feed look events up, collected while they do so. */
const lookups = async (database: TestDatabase): Promise<readonly Named[]> => {
  const pool = openPool(database.appUrl, { max: 1, lookups: true });
  const named = await namedBy(async (connection) => {
    const store = new PostgresEventStore({ databases: LogDatabases.one({ pool: connection, url: database.appUrl }), writer: 'plans' });
    const matchId = newMatchId(Date.now());
    const feed = new PostgresFeed(LogDatabases.one(connection));
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
  await pool.end();
  return named;
};

const appends: readonly Named[] = [
  { name: 'append', text: appendSql },
  { name: 'append-one', text: appendOneSql },
  { name: 'append-owned', text: ownedOfLogSql },
  { name: 'append-owned-logs', text: ownedSql },
  { name: 'append-probe', text: probeSql },
  { name: 'append-owned-one', text: ownedOneSql },
];

/** A hundred thousand events in a thousand streams. */
const manyEvents = `
  INSERT INTO log_event (leaf, stream_id, log_id, version, schema_version, command_index, salt, tag, hash, stream_type, type, command_id, payload)
  SELECT n, ('01890000-0000-7000-8000-' || lpad((n % 1000)::text, 12, '0'))::uuid, 0, 1 + n / 1000, 1, 0, decode(md5(n::text), 'hex'), decode(md5(n::text), 'hex'),
    decode(md5(n::text) || md5(n::text), 'hex'), 'match', 'T', n::text, '{}'
  FROM generate_series(0, 99999) n`;

/** The owner of a log, which is one row. */
const ownerOfLog = /Index Scan using log_owner_pkey on log_owner o(?:_1)?\n\s*Index Cond: \(log_id = (?:\$1|l\.log_id)\)\n?/g;

/**
 * Index conditions that may hold the log alone, because the statement wants one end of the log: the last leaf. An index on events that is
 * read by `log_id` for anything else reads the whole log.
 */
const oneEnd =
  /Limit\n\s*->  (?:(?:Merge Append|Append)\n(?:\s*(?:Sort Key|Subplans Removed): .*\n)*)?(?:\s*(?:->  )?Index (?:Only )?Scan Backward using \S+ on \S+(?: \S+)?\n\s*Index Cond: \(log_id = \$1\)\n?)+/g;

describe('statements that are planned once', () => {
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

  /** Plans the statements as their connections do. */
  const plans = async (settings: string, statements: readonly Named[]): Promise<readonly string[]> => {
    const planner = new Client({ connectionString: database.appUrl, options: settings });
    await planner.connect();
    const planned: string[] = [];
    for (const { name, text } of statements) {
      const { rows } = await planner.query<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN, COSTS OFF) ${text}`);
      planned.push(`${name}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`);
    }
    await planner.end();
    return planned;
  };
  const everyPlan = async (): Promise<readonly string[]> => {
    const looked = await lookups(database);
    expect([...new Set(looked.map(({ name }) => name))].sort()).toEqual([
      'events-of-command',
      'events-of-stream',
      'feed-events',
      'feed-leaf-data',
      'feed-size',
      'head-of-stream',
    ]);
    const planned = await plans(lookupSettings, looked);
    for (const plan of planned) expect(plan).not.toMatch(/(^|-> +)(Hash|Merge Join|Sort|Bitmap)/m);
    return [...planned, ...(await plans(appendSettings, appends))];
  };
  const holdKeys = (planned: readonly string[]): void => {
    for (const plan of planned) {
      expect(plan).toMatch(/Index Cond: /);
      expect(plan).not.toMatch(/Seq Scan on log_event/);
      const rest = plan.replaceAll(oneEnd, '').replaceAll(ownerOfLog, '');
      for (const [condition] of rest.matchAll(/Index Cond: .*/g))
        expect([plan, condition]).toEqual([plan, expect.stringMatching(/\(log_id = .*\) AND \(/)]);
    }
  };

  it('given empty tables, when they are planned, then every index is read by all keys that the statement has', async () => {
    holdKeys(await everyPlan());
  });

  it('given 100,000 events that nobody has analysed, and analysed ones, then so it is too', async () => {
    await owner.query(manyEvents);
    holdKeys(await everyPlan());
    await owner.query('ANALYZE log_event');
    holdKeys(await everyPlan());
  });

  it('given partitions of many months, then it is so in each of them', async () => {
    for (let month = 0; month < 12; month += 1) await owner.query('SELECT make_log_partition($1)', [matchLog - month * slotsOfMonth]);
    holdKeys(await everyPlan());
  });
});
