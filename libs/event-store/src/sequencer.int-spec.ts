import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyStreamHash, newMatchId } from '@arbiter/contracts';
import type { FeedEntry, Head } from '@arbiter/recording';
import { type TestDatabase, createTestDatabase } from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { appendParameters, appendSql } from './append-statement.js';
import { PostgresFeed } from './feed.js';
import { LogKeeper } from './log-keeper.js';
import { sealEvents } from './new-events.js';
import { openPool } from './pool.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { ForeignTransactionIds, checkTransactionIds, numberBlocks, sequencerLag } from './sequencer.js';

const start: Head = { version: 0, hash: emptyStreamHash };
const event = (n: number) => ({ type: 'T', schemaVersion: 1, payload: `{"n":${n}}`, commandId: null });

describe('sequencer', () => {
  let database: TestDatabase;
  let pool: Pool;
  let sequencer: Client;
  let feed: PostgresFeed;
  let logs = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 6 });
    sequencer = new Client({ connectionString: database.appUrl });
    await sequencer.connect();
    feed = new PostgresFeed(pool);
  });
  afterAll(async () => {
    await Promise.all([sequencer.end(), pool.end()]);
    await database.drop();
  });

  /** A log of the test's own, so that tests do not see each other's blocks. */
  const freshLog = (): number => (logs += 1);
  const node = (logId: number, writer: string): PostgresEventStore => new PostgresEventStore({ pool, url: database.appUrl, writer, logId });
  /** Any transaction on the server, autovacuum's too, may hold numbering back for a moment. */
  const numbered = async (logId: number, size: number): Promise<void> => {
    while ((await feed.size(logId)) < size) await numberBlocks(sequencer, logId);
  };
  const wholeFeed = async (logId: number, page: number): Promise<readonly FeedEntry[]> => {
    const entries: FeedEntry[] = [];
    for (;;) {
      const next = await feed.read(logId, entries.length, page);
      if (next.length === 0) return entries;
      entries.push(...next);
    }
  };

  it('given writers on several nodes, when blocks are numbered while they write, then the feed is dense, complete and keeps every match in order', async () => {
    const logId = freshLog();
    const stores = ['a', 'b', 'c'].map((name) => node(logId, name));
    let writing = true;
    const seen: FeedEntry[] = [];
    const follower = (async () => {
      for (let last = false; !last; ) {
        last = !writing;
        await numberBlocks(sequencer, logId, 7);
        for (;;) {
          const next = await feed.read(logId, seen.length, 11);
          if (next.length === 0) break;
          seen.push(...next);
        }
      }
      await numbered(logId, 30 * 40);
      seen.push(...(await feed.read(logId, seen.length, 100_000)));
    })();
    const writer = async (store: PostgresEventStore): Promise<string> => {
      const matchId = newMatchId(Date.now());
      let head = start;
      for (let n = 1; n <= 20; n += 1)
        head = (await store.append({ matchId, expected: head, events: [event(n), event(n)], fence: null })).at(-1)!;
      return matchId;
    };
    const matches = await Promise.all(stores.flatMap((store) => Array.from({ length: 10 }, () => writer(store))));
    writing = false;
    await follower;
    await Promise.all(stores.map((store) => store.close()));
    expect(seen.map((entry) => entry.leaf)).toEqual(seen.map((_, index) => index));
    expect(seen.length).toBe(matches.length * 40);
    expect(await feed.size(logId)).toBe(seen.length);
    for (const matchId of matches) {
      expect(seen.filter((entry) => entry.event.matchId === matchId).map((entry) => entry.event.version)).toEqual(
        Array.from({ length: 40 }, (_, index) => index + 1),
      );
    }
    expect(await wholeFeed(logId, 17)).toEqual(seen);
    expect(await feed.read(logId, 5, 3)).toEqual(seen.slice(5, 8));
  });

  it('given a block whose transaction is still open, when a later block is committed, then neither is numbered before the first is done', async () => {
    const logId = freshLog();
    const slow = new Client({ connectionString: database.appUrl });
    await slow.connect();
    await slow.query('BEGIN');
    const sealed = sealEvents(logId, { matchId: newMatchId(Date.now()), expected: start, events: [event(1)], fence: null });
    await slow.query(appendSql, [...appendParameters(logId, 'slow', [sealed], false)]);
    const store = node(logId, 'fast');
    const fast = newMatchId(Date.now());
    await store.append({ matchId: fast, expected: start, events: [event(1), event(2)], fence: null });
    expect(await numberBlocks(sequencer, logId)).toBe(0);
    expect(await feed.size(logId)).toBe(0);
    expect((await sequencerLag(pool, logId)).blocks).toBe(1);
    await slow.query('COMMIT');
    await slow.end();
    await numbered(logId, 3);
    expect((await wholeFeed(logId, 10)).map((entry) => entry.event.matchId)).toEqual([sealed.matchId, fast, fast]);
    expect(await sequencerLag(pool, logId)).toEqual({ blocks: 0, oldestMs: 0 });
    await store.close();
  });

  it('given a transaction that rolls back, when blocks are numbered, then it leaves no gap', async () => {
    const logId = freshLog();
    const store = node(logId, 'writer');
    const aborted = new Client({ connectionString: database.appUrl });
    await aborted.connect();
    for (let round = 0; round < 3; round += 1) {
      await aborted.query('BEGIN');
      const sealed = sealEvents(logId, { matchId: newMatchId(Date.now()), expected: start, events: [event(1)], fence: null });
      await aborted.query(appendSql, [...appendParameters(logId, 'aborted', [sealed], false)]);
      await store.append({ matchId: newMatchId(Date.now()), expected: start, events: [event(1)], fence: null });
      await aborted.query('ROLLBACK');
    }
    await aborted.end();
    await numbered(logId, 3);
    expect((await wholeFeed(logId, 10)).map((entry) => entry.leaf)).toEqual([0, 1, 2]);
    await store.close();
  });

  it('given an application session that forgets its transaction, then the server ends it, so that numbering goes on', async () => {
    const { rows } = await pool.query('SHOW idle_in_transaction_session_timeout');
    expect(rows[0]).toEqual({ idle_in_transaction_session_timeout: '10s' });
    const plain = new Client({ connectionString: database.appUrl });
    await plain.connect();
    expect((await plain.query('SHOW idle_in_transaction_session_timeout')).rows[0]).toEqual({ idle_in_transaction_session_timeout: '10s' });
    await plain.end();
  });

  it('given two keepers of one log, when one dies, then the other goes on and the feed stays dense', async () => {
    const logId = freshLog();
    const store = node(logId, 'writer');
    const options = {
      url: database.appUrl,
      logId,
      origin: 'example.org/log',
      signingKey: null,
      keptHeads: null,
      idleMs: 5,
      signEveryMs: 10,
    };
    const keepers = [new LogKeeper(options), new LogKeeper(options)];
    keepers[0]!.start();
    keepers[1]!.start();
    const followed = async (size: number): Promise<void> => {
      while ((await feed.size(logId)) < size);
    };
    for (let n = 1; n <= 5; n += 1)
      await store.append({ matchId: newMatchId(Date.now()), expected: start, events: [event(n)], fence: null });
    await followed(5);
    const admin = new Client({ connectionString: database.ownerUrl });
    await admin.connect();
    const holder = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 6962 AND objid = ${logId} AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    const killed = await admin.query(`SELECT pg_terminate_backend(pid) FROM (${holder}) h`);
    expect(killed.rowCount).toBe(1);
    for (let n = 6; n <= 9; n += 1)
      await store.append({ matchId: newMatchId(Date.now()), expected: start, events: [event(n)], fence: null });
    await followed(9);
    expect((await admin.query(holder)).rowCount).toBe(1);
    await Promise.all(keepers.map((keeper) => keeper.stop()));
    expect((await wholeFeed(logId, 4)).map((entry) => entry.leaf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    await admin.end();
    await store.close();
  });

  it('given a log that was loaded from another server, when its transaction ids lie ahead, then numbering is refused by name', async () => {
    const logId = freshLog();
    await checkTransactionIds(sequencer, logId);
    await sequencer.query(`INSERT INTO log_block (log_id, tx, writer, n) VALUES ($1, '9000000000000', 'restored', 1)`, [logId]);
    await expect(checkTransactionIds(sequencer, logId)).rejects.toBeInstanceOf(ForeignTransactionIds);
  });
});
