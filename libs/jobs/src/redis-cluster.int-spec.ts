import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logOf, matchStream } from '@arbiter/contracts';
import { createTestDatabase, type TestDatabase } from '@arbiter/testing';
import { Pool } from 'pg';
import {
  AccessChannel,
  assertFitRedis,
  closeRedis,
  impatientRedis,
  JobQueues,
  JobRunner,
  JobStore,
  NewsChannel,
  patientRedis,
  queuePrefix,
  Reconciler,
  redisAnswers,
  type JobHandlers,
  type RedisClient,
} from './index.js';
import { canHaveCluster, ownCluster, type OwnCluster } from './specs/own-cluster.js';

const script = join(import.meta.dirname, '../../../scripts/redis-cluster.mjs');
const onCluster = canHaveCluster(script) ? describe : describe.skip;

const matchId = '0192f0c1-2345-7abc-8def-0123456789ab';
const newsOf = (prefix: string): string => `${prefix}:news:${logOf(matchStream(matchId))}`;

onCluster('a Redis Cluster (needs a redis-server on PATH or as REDIS_SERVER)', () => {
  let cluster: OwnCluster;
  let database: TestDatabase;
  let pool: Pool;
  let store: JobStore;
  const open: (() => Promise<void>)[] = [];
  const kept = <Client extends RedisClient>(redis: Client): Client => {
    open.push(() => closeRedis(redis));
    return redis;
  };

  beforeAll(async () => {
    [cluster, database] = await Promise.all([ownCluster(script), createTestDatabase()]);
    pool = new Pool({ connectionString: database.appUrl, max: 12 });
    pool.on('error', () => undefined);
    store = new JobStore(pool);
  });

  afterAll(async () => {
    for (const close of open.reverse()) await close();
    await pool.end();
    await Promise.all([cluster.stop(), database.drop()]);
  });

  it('given the cluster by one of its members, then it is taken; given that member as one server, then it is refused by name', async () => {
    const member = cluster.url.replace(/,.*$/, '');
    await assertFitRedis(member);
    expect(await redisAnswers(kept(patientRedis(member)))).toBe(true);
    const single = member.replace('redis+cluster:', 'redis:');
    await expect(assertFitRedis(single)).rejects.toMatchObject({ name: 'UnfitRedis', reason: 'member-of-a-cluster' });
    expect(await redisAnswers(kept(patientRedis(single)))).toBe(false);
  });

  it('given jobs wait and one is in hand, when the master of the queues is killed, then each is done once, and so are those that are put in afterwards', async () => {
    const prefix = `jobs-${randomBytes(6).toString('hex')}`;
    const queues = new JobQueues(kept(impatientRedis(cluster.url, { enableOfflineQueue: true })), { prefix, backoffMs: 10 });
    const runs: string[] = [];
    let begin: () => void = () => undefined;
    let release: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const held = new Promise<void>((resolve) => (release = resolve));
    const handlers: JobHandlers = {
      'deck-validation': async (_input, { jobId }) => {
        runs.push(jobId);
        begin();
        await held;
        return { result: { legal: true }, output: null };
      },
      'replay-export': () => Promise.reject(new Error('nobody asked')),
      'stream-export': () => Promise.reject(new Error('nobody asked')),
      'card-import': () => Promise.reject(new Error('nobody asked')),
    };
    const submit = async (work: string): Promise<string> => {
      const input = { game: 'probe', ruleset: '0'.repeat(64), format: 'standard', source: { type: 'text', text: work } };
      return (await store.submit({ work, queue: 'deck-validation', input, gatheringId: null, matchId, requestedBy: null })).jobId;
    };
    const jobIds: string[] = [];
    const put = async (work: string): Promise<void> => {
      const jobId = await submit(work);
      jobIds.push(jobId);
      await queues.put('deck-validation', jobId);
    };
    for (let index = 0; index < 20; index += 1) await put(`before-${index}`);
    const runner = new JobRunner(kept(patientRedis(cluster.url)), store, handlers, { prefix, concurrency: 1, onFailure: () => undefined });
    open.push(
      () => runner.close(),
      () => queues.close(),
    );
    await begun;
    const { replaced, back } = await cluster.killMasterOf(queuePrefix(prefix));
    jobIds.push(await submit('meanwhile'));
    await replaced;
    release();
    await put('after');
    const reconciler = new Reconciler(store, queues);
    for (;;) {
      const rows = await Promise.all(jobIds.map((jobId) => store.find(jobId)));
      if (rows.every((row) => row?.state === 'done')) break;
      await reconciler.reconcile().catch(() => 0);
    }
    expect([...runs].sort()).toEqual([...jobIds].sort());
    await back;
  });

  it('given a node follows a match, when the master of its log is killed, then the node is told to look, and hears again', async () => {
    const prefix = `news-${randomBytes(6).toString('hex')}`;
    const publisher = kept(impatientRedis(cluster.url, { enableOfflineQueue: true }));
    const first = new NewsChannel(publisher, kept(patientRedis(cluster.url)), prefix);
    const second = new NewsChannel(publisher, kept(patientRedis(cluster.url)), prefix);
    const told: (number | null)[] = [];
    let wake: () => void = () => undefined;
    const isTold = async (fits: (version: number | null) => boolean): Promise<void> => {
      while (!told.some(fits)) await new Promise<void>((resolve) => (wake = resolve));
    };
    second.subscribe(matchId, ({ version }) => (told.push(version), wake()));
    // A message may be lost while connections are made: news is a hint.
    let version = 0;
    const publishing = setInterval(() => first.publish({ matchId, version: (version += 1) }), 50);
    open.push(async () => clearInterval(publishing));
    await isTold((one) => one !== null);
    const { replaced, back } = await cluster.killMasterOf(newsOf(prefix));
    told.length = 0;
    await replaced;
    await isTold((one) => one === null);
    const published = version;
    await isTold((one) => one !== null && one > published);
    clearInterval(publishing);
    await back;
  });

  it('given a change of access, then every node hears of it', async () => {
    const prefix = `access-${randomBytes(6).toString('hex')}`;
    const publisher = kept(impatientRedis(cluster.url, { enableOfflineQueue: true }));
    const subscriber = kept(patientRedis(cluster.url));
    const teller = new AccessChannel(publisher, kept(patientRedis(cluster.url)), prefix);
    const hearer = new AccessChannel(publisher, subscriber, prefix);
    await subscriber.subscribe(`${prefix}:ready`);
    const heard = new Promise<void>((resolve) => hearer.onChange(resolve));
    teller.tell();
    await heard;
  });
});
