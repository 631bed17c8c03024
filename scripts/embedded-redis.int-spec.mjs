import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startRedis } from './lib/embedded-redis.mjs';

// The embedded server is a young project: these tests check what Arbiter relies on, with the clients that it uses.
const home = mkdtempSync(path.join(os.tmpdir(), 'arbiter-redis-'));
/** @type {Awaited<ReturnType<typeof startRedis>>} */
let server;
/** @type {Redis} */
let redis;

beforeAll(async () => {
  server = await startRedis({ home });
  redis = new Redis(server.url);
  redis.on('error', () => undefined);
});

afterAll(async () => {
  redis.disconnect();
  await server.service.stop();
  rmSync(home, { recursive: true });
});

/** @param {string} name @param {(data: { readonly n: number }, attempt: number) => void} work @param {number} expected completions to wait for */
const consume = (name, work, expected) => {
  let finished = 0;
  const worker = new Worker(name, async (job) => work(job.data, job.attemptsMade + 1), {
    connection: { url: server.url, maxRetriesPerRequest: null },
    concurrency: 16,
  });
  worker.on('error', () => undefined);
  const done = /** @type {Promise<void>} */ (
    new Promise((resolve) => void worker.on('completed', () => (finished += 1) === expected && resolve()))
  );
  return { worker, done };
};

describe('the embedded Redis-compatible server', () => {
  it('given 100 clients blocked on lists, when each list gets a value, then each client gets its own', async () => {
    const clients = Array.from({ length: 100 }, () => new Redis(server.url));
    const waiting = clients.map((client, index) => client.blpop(`list:${index}`, 30));
    await Promise.all(clients.map((_, index) => redis.rpush(`list:${index}`, `value ${index}`)));
    const got = await Promise.all(waiting);
    clients.forEach((client) => client.disconnect());
    expect(got.map((entry) => entry?.[1])).toEqual(clients.map((_, index) => `value ${index}`));
  });

  it('given scripts that fail, when many have failed, then scripts still run', async () => {
    for (let round = 0; round < 300; round += 1) {
      await expect(redis.eval('return redis.call("lpush", KEYS[1])', 1, 'x')).rejects.toThrow(/args/);
    }
    expect(await redis.eval('return redis.call("incr", KEYS[1])', 1, 'counter')).toBe(1);
  });

  it('given a pipeline of many commands and a value of megabytes, when read back, then all of it is there', async () => {
    const pipeline = redis.pipeline();
    for (let index = 0; index < 10_000; index += 1) pipeline.set(`key:${index}`, `value ${index}`);
    const replies = (await pipeline.exec()) ?? [];
    expect(replies.filter(([error]) => error !== null)).toEqual([]);
    const large = 'x'.repeat(4 * 1024 * 1024);
    await redis.set('large', large);
    expect((await redis.get('large')) === large).toBe(true);
  });

  it('given 1,000 jobs, some of which fail at first, when workers run, then each is completed once', async () => {
    const queue = new Queue('many', { connection: { url: server.url } });
    const completed = /** @type {Map<number, number>} */ (new Map());
    const { worker, done } = consume(
      'many',
      ({ n }, attempt) => {
        if (n % 10 === 0 && attempt === 1) throw new Error('not yet');
        completed.set(n, (completed.get(n) ?? 0) + 1);
      },
      1_000,
    );
    await queue.addBulk(
      Array.from({ length: 1_000 }, (_, n) => ({
        name: 'job',
        data: { n },
        opts: { attempts: 2, backoff: { type: 'fixed', delay: 5 }, ...(n % 7 === 0 ? { delay: 20 } : {}) },
      })),
    );
    await done;
    await worker.close();
    await queue.close();
    expect(completed.size).toBe(1_000);
    expect([...completed.values()].every((times) => times === 1)).toBe(true);
  });

  it('given it is killed with workers and queues connected, when its supervisor has brought it back, then they carry on', async () => {
    const queue = new Queue('after', { connection: { url: server.url, maxRetriesPerRequest: null } });
    queue.on('error', () => undefined);
    await queue.waitUntilReady();
    const { worker, done } = consume('after', () => undefined, 1);
    await worker.waitUntilReady();
    const pid = /** @type {number} */ (server.service.pid);
    process.kill(pid, 'SIGKILL');
    // The command waits in the client's queue until the server is back.
    await queue.add('job', { n: 1 });
    await done;
    await worker.close();
    await queue.close();
    expect(server.service.pid).not.toBe(pid);
  });
});
