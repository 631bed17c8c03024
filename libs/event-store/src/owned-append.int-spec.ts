import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyStreamHash, matchStream, newMatchId } from '@arbiter/contracts';
import { type Head, type Lease, LeaseLost, type StoredEvent, VersionConflict } from '@arbiter/recording';
import { type TestDatabase, createTestDatabase, inMatch, matchLog } from '@arbiter/testing';
import type { Pool } from 'pg';
import { PostgresLeaseStore } from './lease-store.js';
import { openPool } from './pool.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { type SentAppends, sentAppends } from './specs/sent-appends.js';
import { cuttingProxy } from './specs/cutting-proxy.js';
import { LogDatabases } from './log-databases.js';

const start: Head = { version: 0, hash: emptyStreamHash };
const event = (payload: unknown, commandId: string | null = null) => ({
  type: 'ActionTaken',
  schemaVersion: 1,
  payload: JSON.stringify(payload),
  commandId,
});
const freshMatch = (): string => newMatchId(Date.now());

describe('appends of the owner of a log', () => {
  let database: TestDatabase;
  let pool: Pool;
  let leases: PostgresLeaseStore;
  let sent: SentAppends;
  const stores: PostgresEventStore[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 4 });
    leases = new PostgresLeaseStore(LogDatabases.one(pool));
  });
  beforeEach(() => {
    sent = sentAppends();
  });
  afterEach(async () => {
    sent.restore();
    await Promise.all(stores.splice(0).map((store) => store.close()));
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const node = (writer: string, url = database.appUrl): PostgresEventStore => {
    const store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url }), writer });
    stores.push(store);
    return store;
  };
  /** Takes the log, whoever has it: their lease counts as expired. */
  const takeOver = async (name: string): Promise<Lease> => {
    await pool.query(`UPDATE log_owner SET expires_at = 'epoch'`);
    const answer = await leases.acquire(matchLog, { name, address: null }, 60_000);
    if (answer.kind !== 'granted') throw new Error('refused');
    return answer.lease;
  };
  const append = async (
    store: PostgresEventStore,
    matchId: string,
    expected: Head,
    fence: number | null,
    count = 1,
  ): Promise<StoredEvent> =>
    (await store.append({ ...inMatch(matchId), expected, events: Array.from({ length: count }, (_, n) => event(n)), fence })).at(-1)!;
  /** Returns the leaves of the log, which must have no gap, with the version at each. */
  const wholeLog = async (): Promise<readonly { readonly stream_id: string; readonly version: number }[]> => {
    const { rows } = await pool.query<{ leaf: string; stream_id: string; version: number }>(
      'SELECT leaf, stream_id, version FROM log_event ORDER BY leaf',
    );
    expect(rows.map(({ leaf }) => Number(leaf))).toEqual(rows.map((_, index) => index));
    return rows;
  };

  it('given an owner, when it goes on with a match that it has written, then nothing is searched, and leaves and versions are dense', async () => {
    const { fence } = await takeOver('one');
    const store = node('one');
    const matchId = freshMatch();
    let head: Head = await append(store, matchId, start, fence);
    for (const count of [1, 3, 1, 2, 1]) head = await append(store, matchId, head, fence, count);
    // The first event of the month makes its partition, and is sent again.
    expect(sent.names[0]).toMatch(/^append-(one|probe)$/);
    expect(sent.names.slice(-5)).toEqual(['append-owned-one', 'append-owned', 'append-owned-one', 'append-owned', 'append-owned-one']);
    expect((await wholeLog()).filter(({ stream_id }) => stream_id === matchId).map(({ version }) => version)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(await store.head(matchStream(matchId))).toEqual({ version: 9, hash: head.hash });
  });

  it('given a writer that is no owner, when it took the next leaf, then the owner goes on behind it', async () => {
    const { fence } = await takeOver('one');
    const [store, stranger] = [node('one'), node('stranger')];
    const matchId = freshMatch();
    let head: Head = await append(store, matchId, start, fence);
    for (const count of [1, 2]) {
      await append(stranger, freshMatch(), start, null);
      head = await append(store, matchId, head, fence, count);
    }
    expect(await store.head(matchStream(matchId))).toEqual({ version: 4, hash: head.hash });
    await wholeLog();
  });

  it('given an owner that believes in a wrong head, then it is a conflict, as it is for every writer', async () => {
    const { fence } = await takeOver('one');
    const store = node('one');
    const matchId = freshMatch();
    let before = await append(store, matchId, start, fence);
    const wrong = [
      () => start,
      () => before,
      (head: Head) => ({ version: head.version + 1, hash: head.hash }),
      (head: Head) => ({ version: head.version, hash: before.hash }),
    ];
    for (const expected of wrong) {
      const head = await append(store, matchId, before, fence);
      await expect(append(store, matchId, expected(head), fence)).rejects.toBeInstanceOf(VersionConflict);
      expect(await store.head(matchStream(matchId))).toEqual({ version: head.version, hash: head.hash });
      before = await append(store, matchId, head, fence);
    }
  });

  it('given a command that was answered, when it is sent again, then it gets the first answer', async () => {
    const { fence } = await takeOver('one');
    const store = node('one');
    const matchId = freshMatch();
    const first = await append(store, matchId, start, fence);
    const request = { ...inMatch(matchId), expected: first, events: [event(1, 'again'), event(2, 'again')], fence };
    const answered = await store.append(request);
    expect(await store.append(request)).toEqual(answered);
    expect(await store.append({ ...request, expected: answered.at(-1)! })).toEqual(answered);
  });

  it('given a connection that broke, when the owner goes on, then heads are looked up again: the database may be another', async () => {
    const { fence } = await takeOver('one');
    const proxy = await cuttingProxy(database.appUrl);
    const store = node('one', proxy.url);
    const [matchId, other] = [freshMatch(), freshMatch()];
    const first = await append(store, matchId, start, fence);
    const before = await append(store, other, start, fence);
    proxy.cutNextAnswer();
    // It was committed, and its answer lost.
    const second = await append(store, matchId, first, fence);
    expect(proxy.cuts()).toBe(1);
    expect(second.version).toBe(2);
    sent.clear();
    await append(store, other, before, fence);
    expect(sent.names[0]).toMatch(/^append-(one|probe)$/);
    await store.close();
    await proxy.close();
  });

  it('given owners that are paused again and again while another takes over, when they wake up, then each of their blocks is refused, without gap or double leaf', async () => {
    const names = ['one', 'two'] as const;
    const nodes = names.map((name) => node(name));
    const matches = [freshMatch(), freshMatch(), freshMatch()];
    const heads = new Map<string, Head>();
    let acknowledged = 0;
    let refused = 0;
    const goOn = async (store: PostgresEventStore, fence: number): Promise<void> => {
      for (const matchId of matches) {
        heads.set(matchId, await append(store, matchId, heads.get(matchId) ?? start, fence));
        acknowledged += 1;
      }
    };
    let { fence } = await takeOver(names[0]);
    await goOn(nodes[0]!, fence);
    for (let round = 0; round < 340; round += 1) {
      const [paused, awake] = [nodes[round % 2]!, nodes[(round + 1) % 2]!];
      const before = { fence, heads: new Map(heads) };
      ({ fence } = await takeOver(names[(round + 1) % 2]!));
      const late = matches.map((matchId) =>
        append(paused, matchId, before.heads.get(matchId)!, before.fence).catch((error: unknown) => error),
      );
      if (round % 3 === 0) await Promise.all(late);
      await goOn(awake, fence);
      for (const error of await Promise.all(late)) {
        expect(error instanceof LeaseLost || error instanceof VersionConflict).toBe(true);
        refused += 1;
      }
    }
    expect(refused).toBe(1_020);
    const log = (await wholeLog()).filter(({ stream_id }) => matches.includes(stream_id));
    expect(log).toHaveLength(acknowledged);
    for (const matchId of matches)
      expect(log.filter(({ stream_id }) => stream_id === matchId).map(({ version }) => version)).toEqual(
        Array.from({ length: acknowledged / 3 }, (_, index) => index + 1),
      );
  });
});
