import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyStreamHash, newMatchId } from '@arbiter/contracts';
import type { Feed, FeedEntry, Head, Projection, RowChange } from '@arbiter/recording';
import { type TestDatabase, createTestDatabase, inMatch } from '@arbiter/testing';
import type { Pool } from 'pg';
import { PostgresFeed } from './feed.js';
import { openPool } from './pool.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { ProjectionRunner } from './projection-runner.js';
import { LogDatabases } from './log-databases.js';

const start: Head = { version: 0, hash: emptyStreamHash };

/** Makes a projection with one row per match; the row's list of payload numbers shows every entry that had an effect, and how often. */
const listProjection = (label: string): Projection => ({
  name: 'matches',
  tables: ['match_list'],
  streamTypes: ['match'],
  streamColumn: 'match_id',
  project: (entries) =>
    entries.map(({ event }): RowChange => {
      const key = { match_id: event.stream.id };
      if (event.version === 1) {
        return {
          change: 'put',
          table: 'match_list',
          key,
          values: { game: label, format: 'f', ruleset: 'r', players: [], phase: 'running', version: 1, created_at: event.recordedAt },
        };
      }
      return { change: 'patch', table: 'match_list', key, values: { version: event.version, result: { last: event.version } } };
    }),
});

/** Makes one row per entry. */
const lineProjection: Projection = {
  name: 'lines',
  tables: ['match_participation'],
  streamTypes: ['match'],
  streamColumn: 'match_id',
  project: (entries) =>
    entries.map(({ event, leaf }): RowChange => {
      const match_id = event.stream.id;
      if (event.payload === '{"erase":true}') return { change: 'remove', table: 'match_participation', key: { match_id } };
      return {
        change: 'put',
        table: 'match_participation',
        key: { match_id, seat: event.version },
        values: { player_id: match_id, game: `leaf ${leaf}`, phase: 'running', created_at: event.recordedAt },
      };
    }),
};

describe('projections', () => {
  let database: TestDatabase;
  let pool: Pool;
  let feed: PostgresFeed;
  let store: PostgresEventStore;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 8 });
    feed = new PostgresFeed(LogDatabases.one(pool));
    store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url: database.appUrl }), writer: 'writer' });
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await database.drop();
  });

  let total = 0;
  const played = async (payloads: readonly unknown[]): Promise<string> => {
    const matchId = newMatchId(Date.now());
    await store.append({
      ...inMatch(matchId),
      expected: start,
      events: payloads.map((payload) => ({ type: 'T', schemaVersion: 1, payload: JSON.stringify(payload), commandId: null })),
      fence: null,
    });
    total += payloads.length;
    return matchId;
  };
  const runner = (projections: readonly Projection[], batch = 7): ProjectionRunner =>
    new ProjectionRunner({ pool, logs: LogDatabases.one(pool), feed, projections, batch });
  const rows = async (sql: string, values: readonly unknown[] = []) =>
    (await pool.query(sql, [...values])).rows as readonly Record<string, unknown>[];

  it('given events, when a projection follows, then its rows show them, and following again changes nothing', async () => {
    const left = await played([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const right = await played([1]);
    const follower = runner([listProjection('first'), lineProjection]);
    expect(await follower.catchUp()).toBe(22);
    expect(await follower.catchUp()).toBe(0);
    expect(await rows('SELECT match_id, version, result, game FROM current_match_list ORDER BY match_id')).toEqual(
      [left, right]
        .sort()
        .map((match_id) =>
          match_id === left
            ? { match_id, version: 10, result: { last: 10 }, game: 'first' }
            : { match_id, version: 1, result: null, game: 'first' },
        ),
    );
    expect((await rows('SELECT game FROM current_match_participation WHERE match_id = $1', [left])).length).toBe(10);
    expect(await follower.lag()).toEqual(
      new Map([
        ['matches', 0],
        ['lines', 0],
      ]),
    );
  });

  it('given rows that an event takes away, when a projection follows, then they are gone', async () => {
    const matchId = await played([1, 2, { erase: true }, 4]);
    await runner([lineProjection]).catchUp();
    expect(await rows('SELECT seat FROM current_match_participation WHERE match_id = $1', [matchId])).toEqual([{ seat: 4 }]);
  });

  it('given many runners of one projection, when they follow at once, then every entry has its effect once', async () => {
    const counted: number[] = [];
    const counting: Projection = {
      ...lineProjection,
      name: 'counted',
      project: (entries) => (counted.push(...entries.map((entry) => entry.leaf)), lineProjection.project(entries)),
    };
    await rows(`DELETE FROM match_participation`);
    const matches = await Promise.all(Array.from({ length: 6 }, () => played([1, 2, 3, 4, 5])));
    const applied = await Promise.all(Array.from({ length: 5 }, () => runner([counting], 3).catchUp()));
    expect(applied.reduce((sum, one) => sum + one, 0)).toBe(total);
    for (const matchId of matches)
      expect((await rows('SELECT seat FROM match_participation WHERE match_id = $1 AND generation = 1', [matchId])).length).toBe(5);
  });

  it('given a projection that fails in the middle, when it is run again, then nothing is missing and nothing was half done', async () => {
    const matchId = await played([1, 2, 3, 4, 5, 6, 7, 8]);
    let failures = 2;
    const failing: Projection = {
      ...listProjection('fails'),
      project: async (entries: readonly FeedEntry[]) => {
        const changes = await listProjection('fails').project(entries);
        if (entries.some(({ event }) => event.stream.id === matchId && event.version === 5) && (failures -= 1) >= 0) {
          return [
            ...changes,
            { change: 'put', table: 'match_list', key: { match_id: matchId }, values: { game: null } } satisfies RowChange,
          ];
        }
        return changes;
      },
    };
    const follower = runner([failing], 3);
    await expect(follower.catchUp()).rejects.toMatchObject({ code: '23502' });
    await expect(follower.catchUp()).rejects.toMatchObject({ code: '23502' });
    await follower.catchUp();
    expect(await rows('SELECT version, result FROM current_match_list WHERE match_id = $1', [matchId])).toEqual([
      { version: 8, result: { last: 8 } },
    ]);
  });

  it('given readers and writers at work, when a projection is rebuilt, then readers always see complete rows, and afterwards the new ones', async () => {
    await runner([listProjection('fails')]).catchUp();
    const before = (await rows('SELECT match_id FROM current_match_list')).length;
    let rebuilding = true;
    const counts: number[] = [];
    const reader = (async () => {
      while (rebuilding) counts.push((await rows('SELECT match_id FROM current_match_list')).length);
    })();
    const follower = runner([listProjection('old')]);
    const following = (async () => {
      while (rebuilding) await follower.catchUp();
    })();
    const progress: number[] = [];
    const rebuilt = await runner([listProjection('new')], 4).rebuild('matches', (done) => progress.push(done));
    rebuilding = false;
    await Promise.all([reader, following]);
    expect(rebuilt).toEqual({ generation: 2, entries: total });
    expect(progress.at(-1)).toBe(total);
    expect(Math.min(...counts)).toBe(before);
    expect(await rows('SELECT DISTINCT game, generation FROM match_list')).toEqual([{ game: 'new', generation: 2 }]);
    const later = await played([1, 2]);
    await runner([listProjection('newer')]).catchUp();
    expect(await rows('SELECT game, version FROM current_match_list WHERE match_id = $1', [later])).toEqual([
      { game: 'newer', version: 2 },
    ]);
  });

  it('given a rebuild that broke off, when it is started again, then the leftovers are gone and it succeeds', async () => {
    const broken: Projection = { ...listProjection('broken'), project: () => Promise.reject(new Error('broke off')) };
    await expect(runner([broken]).rebuild('matches')).rejects.toThrow('broke off');
    expect((await rows('SELECT game FROM current_match_list')).length).toBeGreaterThan(0);
    const { generation } = await runner([listProjection('mended')]).rebuild('matches');
    expect(await rows('SELECT DISTINCT game, generation FROM match_list')).toEqual([{ game: 'mended', generation }]);
    expect(await rows(`SELECT generation FROM projection_checkpoint WHERE name = 'matches'`)).toEqual([{ generation }]);
  });

  it('given a rebuild under way, when another one of the same projection is started, then it is refused', async () => {
    let second: Promise<unknown> | null = null;
    const nested: Projection = {
      ...listProjection('nested'),
      project: async (entries) => {
        second ??= runner([listProjection('second')])
          .rebuild('matches')
          .then(
            () => 'done',
            (error: Error) => error.message,
          );
        await second;
        return listProjection('nested').project(entries);
      },
    };
    await runner([nested], 1_000).rebuild('matches');
    expect(await second).toMatch(/being rebuilt already/);
  });

  it("given an unknown name or a table that is not the projection's, then that is refused", async () => {
    await expect(runner([lineProjection]).rebuild('nothing')).rejects.toThrow(/no projection is called nothing: there are lines/);
    const stranger: Projection = { ...lineProjection, name: 'stranger', tables: ['match_list'] };
    await expect(runner([stranger]).catchUp()).rejects.toThrow(/may not write match_participation/);
    const injected: Projection = {
      name: 'injected',
      tables: ['match_participation'],
      streamTypes: ['match'],
      streamColumn: 'match_id',
      project: () => [{ change: 'patch', table: 'match_participation', key: { 'seat = 1 OR true --': 1 }, values: { game: '' } }],
    };
    await expect(runner([injected]).catchUp()).rejects.toThrow(/no column is called/);
  });

  it('given a running follower, when events come, then they appear without being asked for, and it stops when told', async () => {
    const follower = new ProjectionRunner({ pool, logs: LogDatabases.one(pool), feed, projections: [lineProjection], idleMs: 5 });
    follower.start();
    const matchId = await played([1, 2, 3]);
    while ((await rows('SELECT seat FROM current_match_participation WHERE match_id = $1', [matchId])).length < 3);
    await follower.stop();
    expect((await follower.lag()).get('lines')).toBe(0);
  });

  it('given a log that grows between the turns of two projections, when they follow it, then neither passes an entry by', async () => {
    const seen: Record<string, number[]> = { one: [], two: [] };
    const watching = (name: string): Projection => ({
      ...lineProjection,
      name: `watching ${name}`,
      tables: [],
      project: (entries) => {
        seen[name]?.push(...entries.map(({ leaf }) => leaf));
        return [];
      },
    });
    let grown = 0;
    const growing: Feed = {
      read: async (...asked) => {
        const entries = await feed.read(...asked);
        if ((grown += 1) <= 3) await played([1, 2]);
        return entries;
      },
      size: (logId) => feed.size(logId),
    };
    const follower = new ProjectionRunner({
      pool,
      logs: LogDatabases.one(pool),
      feed: growing,
      projections: [watching('one'), watching('two')],
      idleMs: 5,
    });
    follower.start();
    const isBehind = async (): Promise<boolean> => [...(await follower.lag()).values()].some((behind) => behind > 0);
    while ((await isBehind()) || grown < 4);
    await follower.stop();
    const everything = Array.from({ length: total }, (_, leaf) => leaf);
    expect(seen).toEqual({ one: everything, two: everything });
  });

  it('given events of a stream of another type, which it can not read, when a projection comes by, then it passes them and goes on', async () => {
    const id = newMatchId(Date.now());
    await store.append({
      stream: { type: 'weather', id },
      tagKey: '5e'.repeat(32),
      expected: start,
      events: [{ type: 'RainFell', schemaVersion: 9, payload: '"no object"', commandId: null }],
      fence: null,
    });
    total += 1;
    const seen: string[] = [];
    const picky: Projection = {
      ...listProjection('probe'),
      name: 'picky',
      tables: [],
      project: (entries) => {
        seen.push(...entries.map(({ event }) => event.stream.type));
        return [];
      },
    };
    const matchId = await played([{ n: 1 }]);
    expect(await new ProjectionRunner({ pool, logs: LogDatabases.one(pool), feed, projections: [picky] }).catchUp()).toBe(total);
    expect([...new Set(seen)]).toEqual(['match']);
    expect((await store.read({ type: 'match', id: matchId })).length).toBe(1);
  });
});
