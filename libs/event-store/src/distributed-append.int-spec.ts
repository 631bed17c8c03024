import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyStreamHash, foundingLog, matchIdOfSlot, matchStream, newUuidV7, slotsOfMonth } from '@arbiter/contracts';
import { type Head, LeaseLost, VersionConflict } from '@arbiter/recording';
import { type TestDatabase, createTestDatabase, inMatch, matchLog } from '@arbiter/testing';
import type { Pool } from 'pg';
import { PostgresLeaseStore } from './lease-store.js';
import { LogDatabases } from './log-databases.js';
import { openPool } from './pool.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { type SentAppends, sentAppends } from './specs/sent-appends.js';
import { StreamJournal } from './stream-journal.js';

/** Tells a database that is no cluster that its logs are distributed, so that events are written as they are there. */
const pretend = `
  CREATE OR REPLACE FUNCTION log_is_distributed() RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT true';
  INSERT INTO log_owner (log_id, owner, fence, expires_at) VALUES (${foundingLog}, '', 0, 'epoch') ON CONFLICT DO NOTHING`;

const start: Head = { version: 0, hash: emptyStreamHash };
const event = (n: number, commandId: string | null = null) => ({ type: 'T', schemaVersion: 1, payload: `{"n":${n}}`, commandId });

/** Makes the id of a match of a log of this month. */
const matchOf = (logId: number): string => matchIdOfSlot(Date.now(), logId % slotsOfMonth);

describe('appends where logs are distributed', () => {
  let database: TestDatabase;
  let pool: Pool;
  let leases: PostgresLeaseStore;
  let sent: SentAppends;
  const stores: PostgresEventStore[] = [];
  const logs = [matchLog, matchLog + 1, matchLog + 2];

  beforeAll(async () => {
    database = await createTestDatabase();
    if ((await database.query<{ yes: boolean }>('SELECT log_is_distributed() AS yes'))[0]?.yes !== true) await database.query(pretend);
    pool = openPool(database.appUrl, { max: 8 });
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

  const node = (writer: string): PostgresEventStore => {
    const store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url: database.appUrl }), writer });
    stores.push(store);
    return store;
  };
  const takeOver = async (logId: number, name: string): Promise<number> => {
    await pool.query(`UPDATE log_owner SET expires_at = 'epoch' WHERE log_id = $1`, [logId]);
    const answer = await leases.acquire(logId, { name, address: null }, 60_000);
    if (answer.kind !== 'granted') throw new Error('refused');
    return answer.lease.fence;
  };
  const append = async (store: PostgresEventStore, matchId: string, expected: Head, fence: number | null, count = 1): Promise<Head> =>
    (await store.append({ ...inMatch(matchId), expected, events: Array.from({ length: count }, (_, n) => event(n)), fence })).at(-1)!;
  /** Returns the versions of each stream of a log in the order of its leaves, which must have no gap. */
  const versionsOf = async (logId: number): Promise<ReadonlyMap<string, readonly number[]>> => {
    const rows = await database.query<{ leaf: string; id: string; version: number }>(
      'SELECT leaf, stream_id AS id, version FROM log_event WHERE log_id = $1 ORDER BY leaf',
      [logId],
    );
    expect(rows.map(({ leaf }) => Number(leaf))).toEqual(rows.map((_, place) => place));
    const versions = new Map<string, number[]>();
    for (const { id, version } of rows) versions.set(id, [...(versions.get(id) ?? []), version]);
    return versions;
  };
  const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);

  it('given two writers of one log, when both append single events and blocks at once, then every event that was acknowledged stands once, on leaves without a gap', async () => {
    const fence = await takeOver(matchLog, 'both');
    const written = new Map<string, number>();
    const player = async (store: PostgresEventStore): Promise<void> => {
      const matchId = matchOf(matchLog);
      let head = start;
      for (let n = 0; n < 15; n += 1) head = await append(store, matchId, head, fence, 1 + (n % 3));
      written.set(matchId, head.version);
    };
    const [one, two] = [node('one'), node('two')];
    await Promise.all([player(one), player(one), player(two), player(two)]);
    const versions = await versionsOf(matchLog);
    for (const [matchId, last] of written) expect(versions.get(matchId)).toEqual(upTo(last));
    expect(sent.names).toContain('append-probe');
  });

  it('given two writers that race for each version of one match, then one of them writes it, and the other has a conflict', async () => {
    const fence = await takeOver(matchLog, 'both');
    const [one, two] = [node('one'), node('two')];
    const matchId = matchOf(matchLog);
    let head = start;
    for (let version = 1; version <= 20; version += 1) {
      const outcomes = await Promise.allSettled([append(one, matchId, head, fence), append(two, matchId, head, fence)]);
      const winners = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      const losers = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
      expect([winners.length, losers.length]).toEqual([1, 1]);
      expect(losers[0]).toBeInstanceOf(VersionConflict);
      head = winners[0]!;
    }
    expect((await versionsOf(matchLog)).get(matchId)).toEqual(upTo(20));
  });

  it('given an owner that was paused while another took over, then what it sends is refused, whether it searches or not, and leaves nothing', async () => {
    const paused = node('paused');
    const matchId = matchOf(matchLog);
    const old = await takeOver(matchLog, 'paused');
    const head = await append(paused, matchId, start, old);
    await takeOver(matchLog, 'awake');
    for (const count of [1, 2]) await expect(append(paused, matchId, head, old, count)).rejects.toBeInstanceOf(LeaseLost);
    const searching = node('searching');
    for (const count of [1, 2]) await expect(append(searching, matchId, head, old, count)).rejects.toBeInstanceOf(LeaseLost);
    expect((await versionsOf(matchLog)).get(matchId)).toEqual([1]);
  });

  it('given a block with events of several logs, then each log has its own, and nothing is searched of heads that are known', async () => {
    const store = node('owner');
    const fences = new Map<number, number>();
    for (const logId of logs) fences.set(logId, await takeOver(logId, 'owner'));
    const matches = logs.map(matchOf);
    const round = (heads: readonly Head[]): Promise<readonly Head[]> =>
      Promise.all(matches.map((matchId, at) => append(store, matchId, heads[at]!, fences.get(logs[at]!)!, 2)));
    const heads = await round(logs.map(() => start));
    sent.clear();
    const last = await round(heads);
    expect(sent.names).toEqual(logs.map(() => 'append-owned'));
    // Each event is told as it stands, with the moment at which its own log has it.
    for (const [at, matchId] of matches.entries()) expect((await store.read(matchStream(matchId))).at(-1)).toEqual(last[at]);
    for (const [at, logId] of logs.entries()) expect((await versionsOf(logId)).get(matches[at]!)).toEqual([1, 2, 3, 4]);
  });

  it('given a command that was answered, when it is sent again with the head from before it, or with its own, then it gets the first answer', async () => {
    const fence = await takeOver(matchLog, 'one');
    const matchId = matchOf(matchLog);
    const request = { ...inMatch(matchId), expected: start, events: [event(1, 'again'), event(2, 'again')], fence };
    const answered = await node('one').append(request);
    expect(await node('two').append(request)).toEqual(answered);
    expect(await node('three').append({ ...request, expected: answered.at(-1)! })).toEqual(answered);
  });

  it('given a log that nobody ever owned, then nothing is written to it', async () => {
    const matchId = matchOf(matchLog + 9);
    await expect(append(node('stranger'), matchId, start, null)).rejects.toBeInstanceOf(LeaseLost);
    expect(await versionsOf(matchLog + 9)).toEqual(new Map());
  });

  it('given rows and events of one transaction, when it fails after they were written, then neither stands; when it does not, both do', async () => {
    const journal = new StreamJournal(pool);
    const stream = { type: 'probe', id: newUuidV7(Date.now()) };
    const person = newUuidV7(Date.now());
    const write = (failing: boolean): Promise<void> =>
      journal.record(async (connection) => {
        await connection.query('INSERT INTO person (person_id) VALUES ($1)', [person]);
        const noted = { stream, event: { type: 'Noted', schemaVersion: 1, payload: '{}' }, commandId: null };
        // The second record is refused after the first one was written: its stream belongs to another type.
        return { value: undefined, records: failing ? [noted, { ...noted, stream: { ...stream, type: 'Not a type' } }] : [noted, noted] };
      });
    const standing = async (): Promise<readonly number[]> => {
      const [people] = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM person WHERE person_id = $1', [person]);
      const [events] = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM log_event WHERE stream_id = $1', [stream.id]);
      return [people!.n, events!.n];
    };
    await expect(write(true)).rejects.toThrow();
    expect(await standing()).toEqual([0, 0]);
    await write(false);
    expect(await standing()).toEqual([1, 2]);
    await versionsOf(foundingLog);
  });

  it('given transactions of several processes that write to the founding log at once, then its leaves are dense', async () => {
    const journals = [new StreamJournal(pool), new StreamJournal(pool)];
    const ids = Array.from({ length: 12 }, () => newUuidV7(Date.now()));
    await Promise.all(
      ids.map((id, at) =>
        journals[at % 2]!.record(async () => ({
          value: undefined,
          records: [{ stream: { type: 'probe', id }, event: { type: 'Noted', schemaVersion: 1, payload: '{}' }, commandId: null }],
        })),
      ),
    );
    const versions = await versionsOf(foundingLog);
    for (const id of ids) expect(versions.get(id)).toEqual([1]);
  });
});
