import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { MatchProgress } from '@arbiter/recording';
import { testRedisUrl } from '@arbiter/testing';
import { ProgressStore } from './progress-store.js';
import { closeRedis, impatientRedis, type RedisClient } from './redis.js';

const clients: RedisClient[] = [];
afterAll(async () => {
  for (const client of clients) await closeRedis(client);
});

const opened = async (): Promise<{ readonly store: ProgressStore; readonly redis: RedisClient; readonly prefix: string }> => {
  const redis = impatientRedis(testRedisUrl());
  clients.push(redis);
  await new Promise((resolve) => redis.once('ready', resolve));
  const prefix = `progress-${randomUUID()}`;
  return { store: new ProgressStore(redis, prefix), redis, prefix };
};

const now = 1_700_000_000_000;
const progress = (version: number, shownFrom: number): MatchProgress => ({
  version,
  shownFrom,
  turn: version,
  wins: [1, 0],
  score: { value: 'life', bySeat: [20, -3] },
});

describe('how far live matches are, kept in Redis for all nodes', () => {
  it('given matches that are told and one that is not, when a list asks, then it is told the newest of each and nothing of the other', async () => {
    const { store, prefix } = await opened();
    await store.keep('a', progress(9, now), now);
    await store.keep('a', progress(12, now + 5), now + 5);
    await store.keep('b', progress(3, now), now);
    const other = new ProgressStore(clients.at(-1)!, prefix);
    expect(await other.shown(['a', 'b', 'c'], now + 10)).toEqual(
      new Map([
        ['a', progress(12, now + 5)],
        ['b', progress(3, now)],
      ]),
    );
  });

  it('given a spectators’ delay, then a state is told from its moment on and not a millisecond before, and what is past is taken away', async () => {
    const { store, redis, prefix } = await opened();
    const delay = 60_000;
    for (const version of [1, 2, 3]) await store.keep('m', progress(version, now + version * 1_000 + delay), now + version * 1_000);
    const at = async (moment: number): Promise<number | undefined> => (await store.shown(['m'], moment)).get('m')?.version;
    expect(await Promise.all([at(now + delay + 999), at(now + delay + 1_000), at(now + delay + 2_999)])).toEqual([undefined, 1, 2]);
    await store.keep('m', progress(4, now + 2 * delay), now + delay + 3_500);
    expect(await at(now + delay + 3_500)).toBe(3);
    expect(await redis.zcard(`${prefix}:progress:{m}`)).toBe(2);
  });

  it('given two states of one millisecond, then the later one is told', async () => {
    const { store } = await opened();
    await store.keep('m', progress(9, now), now);
    await store.keep('m', progress(10, now), now);
    expect((await store.shown(['m'], now)).get('m')?.version).toBe(10);
  });

  it('given a match of which nothing is told any more, then what is kept of it expires, behind the delay', async () => {
    const { store, redis, prefix } = await opened();
    await store.keep('m', progress(1, now + 3_600_000), now);
    const left = await redis.pttl(`${prefix}:progress:{m}`);
    expect(left).toBeGreaterThan(48 * 3_600_000);
    expect(left).toBeLessThanOrEqual(49 * 3_600_000);
  });
});
