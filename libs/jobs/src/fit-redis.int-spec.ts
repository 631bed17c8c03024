import { describe, expect, it } from '@jest/globals';
import type { Cluster } from 'ioredis';
import { testRedisUrl } from '@arbiter/testing';
import { assertFitRedis, redisAnswers } from './fit-redis.js';
import { InvalidRedisUrl } from './redis-address.js';
import { closeRedis, impatientRedis, patientRedis } from './redis.js';

const nobody = '127.0.0.1:1';
const asCluster = (url: string): string => url.replace(/^redis:/, 'redis+cluster:');

describe('where REDIS_URL leads', () => {
  it('given one server that is named as one, then it is taken, and answers', async () => {
    await assertFitRedis(testRedisUrl());
    const redis = patientRedis(testRedisUrl());
    expect(await redisAnswers(redis)).toBe(true);
    await closeRedis(redis);
  });

  it('given one server that is named as a cluster, then it is refused by name, though another address of the cluster does not answer', async () => {
    const url = `redis+cluster://${nobody},${new URL(testRedisUrl()).host}`;
    await expect(assertFitRedis(url)).rejects.toMatchObject({
      name: 'UnfitRedis',
      reason: 'no-cluster',
      message: expect.stringMatching(/cluster-enabled is no.*redis:\/\//),
    });
    const redis = impatientRedis(asCluster(testRedisUrl()));
    expect(await redisAnswers(redis)).toBe(false);
    await closeRedis(redis);
  });

  it('given nobody answers there, then a process may start, as the server may come back, and is told that Redis does not answer', async () => {
    for (const url of [`redis://${nobody}`, `redis+cluster://${nobody}`]) {
      await assertFitRedis(url);
      const redis = impatientRedis(url);
      expect(await redisAnswers(redis)).toBe(false);
      await closeRedis(redis);
    }
  });

  it('given a text that names neither, then it is refused before anything is asked', async () => {
    await expect(assertFitRedis('redis://a:1,b:2')).rejects.toThrow(InvalidRedisUrl);
  });
});

describe('a cluster that nobody can reach', () => {
  it('given connections to it and copies of them wait for it, when they are closed, then all of them end', async () => {
    const redis = patientRedis(`redis+cluster://${nobody}`, { retryStrategy: () => 600_000 });
    const copy = (redis as Cluster).duplicate();
    const waiting = redis.get('x').then(
      () => 'answered',
      () => 'refused',
    );
    const ended = [redis, copy].map((one) => new Promise((resolve) => one.once('end', resolve)));
    while ([redis, copy].some((one) => one.status !== 'reconnecting')) await new Promise((resolve) => setImmediate(resolve));
    await closeRedis(redis);
    await Promise.all(ended);
    expect(await waiting).toBe('refused');
  });
});
