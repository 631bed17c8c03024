import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { emptyStreamHash, newMatchId, matchStream } from '@arbiter/contracts';
import type { Head, Projection, RowChange } from '@arbiter/recording';
import { type TestDatabase, createTestDatabase, inMatch, matchLog } from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { PostgresEvidence } from './evidence.js';
import { PostgresFeed } from './feed.js';
import { Findings } from './findings.js';
import { LogChanged } from './log-fault.js';
import { keepOnce, LogKeeper } from './log-keeper.js';
import { openPool } from './pool.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { ProjectionRunner } from './projection-runner.js';
import { publishHead } from './public-heads.js';
import { LogDatabases } from './log-databases.js';

const origin = 'example.org/matches';
const hour = 3_600;

interface Match {
  readonly matchId: string;
  readonly gatheringId: string;
  head: Head;
}

/** The list of matches, made from events that say which gathering they belong to and whether they are the last. */
const listOf: Projection = {
  name: 'match_list',
  tables: ['match_list'],
  streamTypes: ['match'],
  streamColumn: 'match_id',
  project: (entries) =>
    entries.map(({ event }): RowChange => {
      const { gatheringId, over } = JSON.parse(event.payload) as { readonly gatheringId: string; readonly over: boolean };
      const key = { match_id: event.stream.id };
      const ended_at = over ? new Date().toISOString() : null;
      if (event.version > 1)
        return { change: 'patch', table: 'match_list', key, values: { version: event.version, ...(over ? { ended_at } : {}) } };
      return {
        change: 'put',
        table: 'match_list',
        key,
        values: {
          gathering_id: gatheringId,
          game: 'probe',
          format: 'single',
          ruleset: 'r',
          players: [],
          phase: 'running',
          version: 1,
          created_at: event.recordedAt,
          ended_at,
        },
      };
    }),
};

describe('public heads', () => {
  let migrated: TestDatabase;
  let database: TestDatabase;
  let pool: Pool;
  let keeper: Client;
  let store: PostgresEventStore;
  let evidence: PostgresEvidence;
  let projections: ProjectionRunner;
  let events = 0;

  beforeAll(async () => {
    migrated = await createTestDatabase();
  });
  afterAll(() => migrated.drop());
  beforeEach(async () => {
    database = await migrated.copy();
    pool = openPool(database.appUrl, { max: 6 });
    keeper = new Client({ connectionString: database.keeperUrl });
    await keeper.connect();
    store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url: database.appUrl }), writer: 'writer' });
    evidence = new PostgresEvidence(LogDatabases.one(pool));
    projections = new ProjectionRunner({
      pool,
      logs: LogDatabases.one(pool),
      feed: new PostgresFeed(LogDatabases.one(pool)),
      projections: [listOf],
    });
    events = 0;
  });
  afterEach(async () => {
    await store.close();
    await Promise.all([keeper.end(), pool.end()]);
    await database.drop();
  });

  const register = async (delaySeconds: number): Promise<Match> => {
    const [matchId, gatheringId] = [newMatchId(Date.now()), randomUUID()];
    await pool.query(`INSERT INTO gathering (gathering_id, name, game, spectator_delay_seconds) VALUES ($1, 'Evening', 'probe', $2)`, [
      gatheringId,
      delaySeconds,
    ]);
    await pool.query(`INSERT INTO match_registration (match_id, gathering_id, format, command_id) VALUES ($1, $2, 'single', 'command-1')`, [
      matchId,
      gatheringId,
    ]);
    return { matchId, gatheringId, head: { version: 0, hash: emptyStreamHash } };
  };
  const record = async (match: Match, over = false): Promise<void> => {
    const [stored] = await store.append({
      ...inMatch(match.matchId),
      expected: match.head,
      events: [{ type: 'T', schemaVersion: 1, payload: JSON.stringify({ gatheringId: match.gatheringId, over }), commandId: null }],
      fence: null,
    });
    match.head = { version: stored!.version, hash: stored!.hash };
    events += 1;
  };
  /** Does what a keeper does, without projections. It repeats, since any open transaction on the server may delay it for a moment. */
  const signed = async (): Promise<void> => {
    while ((await keepOnce(keeper, { origin, logId: matchLog })) < events);
  };
  /** Does everything that a worker does. */
  const kept = async (): Promise<void> => {
    await signed();
    await projections.catchUp();
    await publishHead(keeper, matchLog);
  };
  const publicSize = async (): Promise<number> => (await evidence.publicCheckpoint(matchLog))?.size ?? 0;

  it('given no gathering has a delay, when a head is signed, then it is public at once, and needs no list for that', async () => {
    const match = await register(0);
    expect(await evidence.publicCheckpoint(matchLog)).toBeNull();
    await record(match);
    await signed();
    expect(await evidence.publicCheckpoint(matchLog)).toEqual(await evidence.newestCheckpoint(matchLog));
    expect(await publicSize()).toBe(1);
  });

  it('given a match with a delay, when it is played, then no head over its events is public before the delay is over, and heads over other matches wait as long', async () => {
    const other = await register(0);
    await record(other);
    await kept();
    const delayed = await register(hour);
    await record(delayed);
    await kept();
    await record(other);
    await kept();
    expect(await publicSize()).toBe(1);
    await database.letPass(hour - 60);
    await record(delayed);
    await kept();
    expect(await publicSize()).toBe(1);
    await database.letPass(60);
    await kept();
    expect(await publicSize()).toBe(3);
    await database.letPass(hour);
    await kept();
    expect(await publicSize()).toBe(4);
  });

  it('given a match with a delay in which nothing happens, when others are played, then their heads wait all the same: whether it goes on cannot be told from them', async () => {
    const [other, delayed] = [await register(0), await register(hour)];
    await record(delayed);
    await record(other);
    await kept();
    await database.letPass(2 * hour);
    await kept();
    expect(await publicSize()).toBe(2);
    await record(other);
    await kept();
    expect(await publicSize()).toBe(2);
    await database.letPass(hour);
    await kept();
    expect(await publicSize()).toBe(3);
  });

  it('given a public head, when a match with a longer delay is registered, then it stays public, and so it does when the clock is set back', async () => {
    const match = await register(60);
    await record(match);
    await kept();
    await database.letPass(60);
    await kept();
    expect(await publicSize()).toBe(1);
    const longer = await register(10 * hour);
    await record(longer);
    await kept();
    expect(await publicSize()).toBe(1);
    await database.letPass(-5 * hour);
    await kept();
    expect(await publicSize()).toBe(1);
    await database.letPass(15 * hour);
    await kept();
    expect(await publicSize()).toBe(2);
  });

  it('given matches that the list does not know yet, when their heads are signed, then these wait until it does', async () => {
    const known = await register(60);
    await record(known);
    await kept();
    await database.letPass(60);
    const unknown = await register(0);
    await record(unknown);
    await database.letPass(60);
    await signed();
    expect(await publicSize()).toBe(1);
    const delayed = await register(hour);
    await record(delayed);
    await signed();
    await database.letPass(120);
    await signed();
    expect(await publicSize()).toBe(1);
    await kept();
    expect(await publicSize()).toBe(2);
  });

  it('given a match is over, when two delays have passed, then the newest head is public at once again', async () => {
    const match = await register(hour);
    await record(match);
    await record(match, true);
    await kept();
    await database.letPass(2 * hour - 60);
    await record(match);
    await kept();
    expect(await publicSize()).toBe(2);
    await database.letPass(60);
    await kept();
    expect(await publicSize()).toBe(3);
    await record(match);
    await kept();
    expect(await publicSize()).toBe(4);
  });

  it('given keepers that start, stop and overlap, when they publish at once, then the public head only grows, and the running one comes to it by itself', async () => {
    const match = await register(hour);
    const sizes: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await record(match);
      await kept();
      await database.letPass(hour);
      const clients = Array.from({ length: 3 }, () => new Client({ connectionString: database.keeperUrl }));
      await Promise.all(clients.map((client) => client.connect()));
      await Promise.all(clients.map((client) => publishHead(client, matchLog)));
      await Promise.all(clients.map((client) => client.end()));
      sizes.push(await publicSize());
    }
    expect(sizes).toEqual([1, 2, 3, 4]);
    await record(match, true);
    await kept();
    expect(await publicSize()).toBe(4);
    await database.letPass(2 * hour);
    const running = new LogKeeper({
      url: database.keeperUrl,
      logId: matchLog,
      origin,
      signingKey: null,
      keptHeads: null,
      publishEveryMs: 5,
    });
    running.start();
    while ((await publicSize()) < 5);
    await running.stop();
  });

  it('given any matches, played, ended and read at any times, then the public head never goes back, never holds what is younger than its match’s delay, and comes to the end at last', async () => {
    const delays = [0, 60, 600, hour];
    let passed = 0;
    const now = (): number => Date.now() + passed * 1_000;
    const matches: { readonly match: Match; readonly delay: number; over: boolean }[] = [];
    const recorded: { readonly at: number; readonly delay: number }[] = [];
    let random = 7;
    const below = (end: number): number => (random = (random * 48_271) % 2_147_483_647) % end;
    let last = 0;
    let grew = 0;
    const look = async (): Promise<void> => {
      await kept();
      const size = await publicSize();
      expect(size).toBeGreaterThanOrEqual(last);
      for (const { at, delay } of recorded.slice(0, size)) expect(now() - at).toBeGreaterThanOrEqual(delay * 1_000);
      grew += size > last ? 1 : 0;
      last = size;
    };
    const act = async (over: boolean): Promise<void> => {
      const open = matches.filter((one) => !one.over);
      const one = open[below(Math.max(1, open.length))];
      if (one === undefined) return;
      await record(one.match, over);
      one.over = over;
      recorded.push({ at: now(), delay: one.delay });
    };
    for (let step = 0; step < 150; step += 1) {
      const what = below(10);
      if (what === 0) {
        const delay = delays[below(delays.length)]!;
        matches.push({ match: await register(delay), delay, over: false });
      } else if (what <= 4) await act(false);
      else if (what === 5) await act(true);
      else if (what <= 7) {
        const seconds = below([120, 1_200, 3 * hour][below(3)]!);
        await database.letPass(seconds);
        passed += seconds;
      } else await look();
    }
    for (const one of matches) if (!one.over) await record(one.match, true).then(() => recorded.push({ at: now(), delay: one.delay }));
    await look();
    await database.letPass(2 * hour);
    passed += 2 * hour;
    await look();
    expect(last).toBe(events);
    expect(grew).toBeGreaterThan(5);
  });

  it('given heads of many sizes, when consistency is asked for, then every pair up to the public head is proven, and nothing beyond it', async () => {
    const match = await register(hour);
    const sizes: number[] = [];
    for (const count of [1, 2, 5, 1, 250, 9]) {
      for (let n = 0; n < count; n += 1) await record(match);
      await kept();
      sizes.push(events);
    }
    await database.letPass(hour);
    await kept();
    await record(match);
    await kept();
    const publicEnd = sizes.at(-1)!;
    for (const [index, from] of sizes.entries())
      for (const to of sizes.slice(index)) {
        const answer = await evidence.consistency(matchLog, from, to);
        expect(answer).toMatchObject({ kind: 'proof', proof: { from, checkpoint: { size: to, note: expect.stringContaining(origin) } } });
      }
    expect(await evidence.consistency(matchLog, 1, null)).toEqual(await evidence.consistency(matchLog, 1, publicEnd));
    // The older size may be any; the newer one must be that of a signed head.
    expect(await evidence.consistency(matchLog, 100, null)).toMatchObject({
      kind: 'proof',
      proof: { from: 100, checkpoint: { size: publicEnd } },
    });
    expect(await evidence.consistency(matchLog, 1, 100)).toEqual({ kind: 'no-such-head', publicSize: publicEnd });
    for (const beyond of [events, events + 1, 10 * events]) {
      expect(await evidence.consistency(matchLog, beyond, null)).toEqual({ kind: 'beyond-public-head', publicSize: publicEnd });
      expect(await evidence.consistency(matchLog, 1, beyond)).toEqual({ kind: 'beyond-public-head', publicSize: publicEnd });
    }
  });

  it('given the tree is changed behind the triggers, when consistency is asked for, then nothing wrong is handed out, and it is found', async () => {
    const match = await register(0);
    for (const count of [3, 6]) {
      for (let n = 0; n < count; n += 1) await record(match);
      await kept();
    }
    expect(await evidence.consistency(matchLog, 3, 9)).toMatchObject({ kind: 'proof' });
    await database.query(`UPDATE log_tile_run SET hashes = overlay(hashes PLACING sha256('forged') FROM 1)`);
    const findings = new Findings(pool);
    await expect(new PostgresEvidence(LogDatabases.one(pool), findings).consistency(matchLog, 3, 9)).rejects.toBeInstanceOf(LogChanged);
    expect(await findings.list()).toMatchObject([{ code: 'log/changed', subject: 'log' }]);
  });

  it('given a match that stands under several heads, when its proof is asked for, then the oldest head over it is used; the public only gets one under a public head', async () => {
    const [delayed, other] = [await register(hour), await register(0)];
    await record(delayed);
    await kept();
    for (let n = 0; n < 3; n += 1) {
      await record(other);
      await kept();
    }
    expect((await evidence.newestCheckpoint(matchLog))?.size).toBe(4);
    expect(await evidence.proof(matchStream(delayed.matchId))).toMatchObject({ proof: { leaf: 0, treeSize: 1 }, checkpoint: { size: 1 } });
    for (const { matchId } of [delayed, other]) {
      expect(await evidence.proof(matchStream(matchId), undefined, 'public')).toBeNull();
      expect(await evidence.publiclyCovered(matchStream(matchId), 1)).toBe(false);
    }
    expect(await evidence.proof(matchStream(other.matchId), 2)).toMatchObject({ proof: { leaf: 2, treeSize: 3 } });
    await database.letPass(hour);
    await kept();
    await record(other);
    await kept();
    expect(await evidence.proof(matchStream(other.matchId), undefined, 'public')).toBeNull();
    expect(await evidence.proof(matchStream(other.matchId), 3, 'public')).toMatchObject({ proof: { leaf: 3, treeSize: 4 } });
    expect([
      await evidence.publiclyCovered(matchStream(other.matchId), 3),
      await evidence.publiclyCovered(matchStream(other.matchId), 4),
    ]).toEqual([true, false]);
    await database.letPass(hour);
    await kept();
    for (const { matchId } of [delayed, other]) {
      expect(await evidence.proof(matchStream(matchId), undefined, 'public')).toEqual(await evidence.proof(matchStream(matchId)));
      expect(await evidence.publiclyCovered(matchStream(matchId), 1)).toBe(true);
    }
  });
});
