import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyStreamHash } from '@arbiter/contracts';
import type { FeedEntry, Head } from '@arbiter/recording';
import { type TestDatabase, createTestDatabase, inMatch, matchLog, matchOfSlot } from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { appendParameters, appendSql } from './append-statement.js';
import { PostgresFeed } from './feed.js';
import { LogKeeper } from './log-keeper.js';
import { sealEvents } from './new-events.js';
import { openPool } from './pool.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { newestHead } from './tree.js';
import { LogDatabases } from './log-databases.js';

const start: Head = { version: 0, hash: emptyStreamHash };
const event = (n: number) => ({ type: 'T', schemaVersion: 1, payload: `{"n":${n}}`, commandId: null });

describe('the order of a log', () => {
  let database: TestDatabase;
  let pool: Pool;
  let feed: PostgresFeed;
  let logs = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 6 });
    feed = new PostgresFeed(LogDatabases.one(pool));
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  /** Returns a log that no other test uses, so that tests do not see each other's events. */
  const freshLog = (): number => matchLog + (logs += 1);
  const matchIn = (logId: number): string => matchOfSlot(logId - matchLog);
  const node = (writer: string): PostgresEventStore =>
    new PostgresEventStore({ databases: LogDatabases.one({ pool, url: database.appUrl }), writer });
  const wholeFeed = async (logId: number, page: number): Promise<readonly FeedEntry[]> => {
    const entries: FeedEntry[] = [];
    for (;;) {
      const next = await feed.read(logId, entries.length, page);
      if (next.length === 0) return entries;
      entries.push(...next);
    }
  };

  it('given writers on several nodes, when the feed is followed while they write, then it is dense at every moment, complete, and keeps every stream in order', async () => {
    const logId = freshLog();
    const stores = ['a', 'b', 'c'].map((name) => node(name));
    let writing = true;
    const seen: FeedEntry[] = [];
    const follower = (async () => {
      for (let last = false; !last; ) {
        last = !writing;
        for (;;) {
          const next = await feed.read(logId, seen.length, 11);
          if (next.length === 0) break;
          seen.push(...next);
        }
      }
    })();
    const writer = async (store: PostgresEventStore): Promise<string> => {
      const matchId = matchIn(logId);
      let head = start;
      for (let n = 1; n <= 20; n += 1)
        head = (await store.append({ ...inMatch(matchId), expected: head, events: [event(n), event(n)], fence: null })).at(-1)!;
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
      expect(seen.filter((entry) => entry.event.stream.id === matchId).map((entry) => entry.event.version)).toEqual(
        Array.from({ length: 40 }, (_, index) => index + 1),
      );
    }
    expect(await wholeFeed(logId, 17)).toEqual(seen);
    expect(await feed.read(logId, 5, 3)).toEqual(seen.slice(5, 8));
  });

  it('given a writer whose block is not committed, when another one writes, then it waits, and takes the leaves that are free then, whatever becomes of the first', async () => {
    for (const end of ['COMMIT', 'ROLLBACK'] as const) {
      const logId = freshLog();
      const slow = new Client({ connectionString: database.appUrl });
      await slow.connect();
      await slow.query('BEGIN');
      const sealed = sealEvents({ ...inMatch(matchIn(logId)), expected: start, events: [event(1)], fence: null });
      await slow.query(appendSql, [...appendParameters(logId, [sealed], false)]);
      const store = node('fast');
      const fast = matchIn(logId);
      const waiting = store.append({ ...inMatch(fast), expected: start, events: [event(1), event(2)], fence: null });
      expect(await feed.size(logId)).toBe(0);
      await slow.query(end);
      await waiting;
      await slow.end();
      const first = end === 'COMMIT' ? [sealed.stream.id] : [];
      const entries = await wholeFeed(logId, 10);
      expect(entries.map(({ leaf }) => leaf)).toEqual(entries.map((_, index) => index));
      expect(entries.map((entry) => entry.event.stream.id)).toEqual([...first, fast, fast]);
      await store.close();
    }
  });

  it('given an application session that forgets its transaction, then the server ends it, so that others can go on', async () => {
    const { rows } = await pool.query('SHOW idle_in_transaction_session_timeout');
    expect(rows[0]).toEqual({ idle_in_transaction_session_timeout: '10s' });
    const plain = new Client({ connectionString: database.appUrl });
    await plain.connect();
    expect((await plain.query('SHOW idle_in_transaction_session_timeout')).rows[0]).toEqual({ idle_in_transaction_session_timeout: '10s' });
    await plain.end();
  });

  it('given two keepers of one log, when one dies, then the other goes on and signs what comes', async () => {
    const logId = freshLog();
    const store = node('writer');
    const options = { url: database.keeperUrl, logId, origin: null, signingKey: null, keptHeads: null, idleMs: 5, signEveryMs: 10 };
    const keepers = [new LogKeeper(options), new LogKeeper(options)];
    for (const keeper of keepers) keeper.start();
    const signed = async (size: number): Promise<void> => {
      while (((await newestHead(pool, logId))?.size ?? 0) < size);
    };
    for (let n = 1; n <= 5; n += 1) await store.append({ ...inMatch(matchIn(logId)), expected: start, events: [event(n)], fence: null });
    await signed(5);
    const holder = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 6962 AND objid = ${logId} AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    expect(await database.query(`SELECT pg_terminate_backend(pid) FROM (${holder}) h`)).toHaveLength(1);
    for (let n = 6; n <= 9; n += 1) await store.append({ ...inMatch(matchIn(logId)), expected: start, events: [event(n)], fence: null });
    await signed(9);
    expect(await database.query(holder)).toHaveLength(1);
    await Promise.all(keepers.map((keeper) => keeper.stop()));
    await store.close();
  });
});
