import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { logOf, matchStream, type QueueName } from '@arbiter/contracts';
import { createTestDatabase, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { cuttableServer, type CuttableServer } from './specs/cuttable-server.js';
import {
  closeRedis,
  impatientRedis,
  JobQueues,
  JobRunner,
  JobStore,
  NewsChannel,
  patientRedis,
  PermanentFailure,
  queuePrefix,
  Reconciler,
  type JobHandlers,
  type News,
  type RedisClient,
} from './index.js';

let database: TestDatabase;
let pool: Pool;
let store: JobStore;
let redis: RedisClient;

const matchId = '0192f0c1-2345-7abc-8def-0123456789ab';
const exportInput = { matchId, version: 3, content: 'bundle', language: 'en' };
const deckInput = { game: 'probe', ruleset: '0'.repeat(64), format: 'standard', source: { type: 'json', deck: { cards: [] } } };

const untilFinished = async (jobId: string): Promise<NonNullable<Awaited<ReturnType<JobStore['find']>>>> => {
  for (;;) {
    const row = await store.find(jobId);
    if (row !== null && (row.state === 'done' || row.state === 'dead')) return row;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

interface Rig {
  readonly queues: JobQueues;
  readonly prefix: string;
  readonly runs: string[];
  run(): JobRunner;
}

const rig = (handlers: Partial<JobHandlers> = {}): Rig => {
  const prefix = `jobs-${randomBytes(6).toString('hex')}`;
  const runs: string[] = [];
  const all: JobHandlers = {
    'deck-validation': async (_input, context) => {
      runs.push(context.jobId);
      return { result: { legal: true }, output: null };
    },
    'replay-export': async (input, context) => {
      runs.push(context.jobId);
      await context.progress(1, 2);
      return { result: { version: input.version }, output: { contentType: 'application/jsonl', content: Buffer.from('{"a":1}\n') } };
    },
    'stream-export': async () => ({ result: null, output: null }),
    'card-import': async () => ({ result: null, output: null }),
    ...handlers,
  };
  const queues = new JobQueues(redis, { prefix, backoffMs: 10 });
  open.push(() => queues.close());
  return {
    queues,
    prefix,
    runs,
    run: () => {
      const connection = patientRedis(testRedisUrl());
      const runner = new JobRunner(connection, store, all, { prefix, concurrency: 2, onFailure: () => undefined });
      open.push(async () => {
        await runner.close();
        await closeRedis(connection);
      });
      return runner;
    },
  };
};

const open: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.appUrl, max: 12 });
  pool.on('error', () => undefined);
  store = new JobStore(pool);
  redis = patientRedis(testRedisUrl());
});

afterAll(async () => {
  for (const close of open.reverse()) await close();
  await closeRedis(redis);
  await pool.end();
  await database.drop();
});

/**
 * Submits a job.
 * @returns the job's id
 */
const submit = async (work: string, queue: 'deck-validation' | 'replay-export'): Promise<string> =>
  (
    await store.submit({
      work,
      queue,
      input: queue === 'deck-validation' ? deckInput : exportInput,
      gatheringId: null,
      matchId,
      requestedBy: null,
    })
  ).jobId;

describe('a job', () => {
  it('given it was submitted and queued, when a worker runs, then its result and its document stand in PostgreSQL', async () => {
    const { queues, run } = rig();
    const exported = await submit('export-1', 'replay-export');
    await queues.put('replay-export', exported);
    run();
    const row = await untilFinished(exported);
    expect(row).toMatchObject({ state: 'done', attempts: 1, result: { version: 3 }, progress: { done: 1, total: 2 } });
    expect((await store.output(exported))?.content.toString()).toBe('{"a":1}\n');
  });

  it('given the same work is asked for twice, when it is submitted again, then the first job stands', async () => {
    const twice = await submit('twice', 'deck-validation');
    await store.begin(twice);
    expect(await submit('twice', 'deck-validation')).toBe(twice);
    expect(twice).toMatch(/^[0-9a-f-]{36}$/);
    expect(await store.find(twice)).toMatchObject({ state: 'active', attempts: 1 });
    await store.finish(twice, {}, null);
  });

  it('given it fails twice, when it is tried again after pauses, then the third attempt counts', async () => {
    let failures = 2;
    const { queues, run } = rig({
      'deck-validation': async () => {
        if (failures-- > 0) throw new Error('the sky fell');
        return { result: { legal: false }, output: null };
      },
    });
    const flaky = await submit('flaky', 'deck-validation');
    await queues.put('deck-validation', flaky);
    run();
    expect(await untilFinished(flaky)).toMatchObject({ state: 'done', attempts: 3, error: null });
  });

  it('given it fails for good, when it has joined the dead letters and is revived, then it can still be done', async () => {
    let broken = true;
    const { queues, run } = rig({
      'deck-validation': async () => {
        if (broken) throw new PermanentFailure('no such ruleset');
        return { result: { legal: true }, output: null };
      },
    });
    const hopeless = await submit('hopeless', 'deck-validation');
    await queues.put('deck-validation', hopeless);
    run();
    expect(await untilFinished(hopeless)).toMatchObject({ state: 'dead', attempts: 1, error: 'no such ruleset' });
    expect(await store.depths()).toContainEqual({ queue: 'deck-validation', state: 'dead', count: 1 });
    broken = false;
    expect(await store.revive(hopeless)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await store.revive(hopeless)).toBeNull();
    // The queue may still be removing the failed attempt, so the reconciler runs until it finds the job lost.
    while ((await store.find(hopeless))?.state !== 'done') await new Reconciler(store, queues).reconcile();
  });

  it('given an error that never ends, when every attempt is used up, then it joins the dead letters', async () => {
    const { queues, run } = rig({ 'deck-validation': () => Promise.reject(new Error('still broken')) });
    const stubborn = await submit('stubborn', 'deck-validation');
    await queues.put('deck-validation', stubborn);
    run();
    expect(await untilFinished(stubborn)).toMatchObject({ state: 'dead', attempts: 5, error: 'still broken' });
  });
});

describe('the keys of the queues', () => {
  it('given jobs are put in, tried again and done, then all keys of each command are in one slot of a cluster', async () => {
    const watcher = new Redis(testRedisUrl());
    open.push(async () => void watcher.disconnect());
    const commands: (readonly string[])[] = [];
    const monitor = await watcher.monitor();
    monitor.on('monitor', (_time: string, args: readonly string[]) => commands.push(args));
    open.push(async () => monitor.disconnect());
    let failures = 1;
    const { queues, prefix, run } = rig({
      'deck-validation': async () => {
        if (failures-- > 0) throw new Error('not yet');
        return { result: { legal: true }, output: null };
      },
    });
    const [deck, replay] = [await submit('slots-deck', 'deck-validation'), await submit('slots-replay', 'replay-export')];
    await queues.put('deck-validation', deck);
    await queues.put('replay-export', replay);
    await queues.counts('deck-validation');
    run();
    for (const jobId of [deck, replay]) await untilFinished(jobId);
    await new Reconciler(store, queues).reconcile();
    const named = commands.map((args) => args.filter((arg) => arg.includes(`${prefix}}:`) || arg.startsWith(`${prefix}:`)));
    expect(named.filter((keys) => keys.length > 1).length).toBeGreaterThan(5);
    // A cluster hashes what is in the first braces of a key.
    expect(new Set(named.flat().map((key) => /\{([^}]+)\}/.exec(key)?.[1] ?? key))).toEqual(new Set([prefix]));
  });
});

describe('a job that takes its process with it', () => {
  it('given every attempt ended without a word, when it is taken once more, then it joins the dead letters and is not run', async () => {
    const { queues, run, runs } = rig();
    const poison = await submit('poison', 'deck-validation');
    for (let attempt = 0; attempt < 5; attempt += 1) await store.begin(poison);
    await queues.put('deck-validation', poison);
    run();
    expect(await untilFinished(poison)).toMatchObject({ state: 'dead', error: 'every attempt ended with the process that made it' });
    expect(runs).toEqual([]);
    await store.revive(poison);
    await store.finish(poison, {}, null);
  });
});

describe('when Redis loses everything', () => {
  it('given jobs were waiting, when the reconciler looks, then every one is found again and done once', async () => {
    const { queues, run, runs, prefix } = rig();
    const jobIds: string[] = [];
    for (let index = 0; index < 25; index += 1) {
      const jobId = await submit(`lost-${index}`, 'deck-validation');
      jobIds.push(jobId);
      await queues.put('deck-validation', jobId);
    }
    const keys = await redis.keys(`${queuePrefix(prefix)}:*`);
    await redis.del(...keys);
    const reconciler = new Reconciler(store, queues);
    expect(await reconciler.reconcile()).toBe(25);
    expect(await reconciler.reconcile()).toBe(0);
    run();
    run();
    for (const jobId of jobIds) expect(await untilFinished(jobId)).toMatchObject({ state: 'done', attempts: 1 });
    expect([...runs].sort()).toEqual([...jobIds].sort());
  });

  it('given a job is in hand, when it is queued a second time meanwhile, then it still runs once', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let started: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (started = resolve));
    let runsSeen = 0;
    const { queues, run, prefix } = rig({
      'replay-export': async () => {
        runsSeen += 1;
        started();
        await held;
        return { result: { once: true }, output: null };
      },
    });
    const inHand = await submit('in-hand', 'replay-export');
    await queues.put('replay-export', inHand);
    run();
    await begun;
    await redis.del(...(await redis.keys(`${queuePrefix(prefix)}:*`)));
    await new Reconciler(store, queues).reconcile();
    run();
    const after = await submit('after', 'replay-export');
    release();
    expect(await untilFinished(inHand)).toMatchObject({ state: 'done', attempts: 1 });
    expect(runsSeen).toBe(1);
    await store.finish(after, {}, null);
  });
});

describe('a runner whose Redis goes away', () => {
  const away = async (): Promise<{ readonly connection: RedisClient; readonly server: CuttableServer }> => {
    const server = await cuttableServer(testRedisUrl());
    open.push(() => server.goAway());
    const connection = patientRedis(server.url, { retryStrategy: () => 60_000 });
    await new Promise((resolve) => connection.once('ready', resolve));
    return { connection, server };
  };
  /** Returns the list to which each copy is added that is made of the connection. */
  const copiesOf = (connection: RedisClient): readonly RedisClient[] => {
    const copies: RedisClient[] = [];
    const duplicate = connection.duplicate.bind(connection) as (...how: unknown[]) => RedisClient;
    connection.duplicate = ((...how: unknown[]) => {
      const copy = duplicate(...how);
      copies.push(copy);
      return copy;
    }) as typeof connection.duplicate;
    return copies;
  };
  const idleHandlers: JobHandlers = {
    'deck-validation': () => Promise.reject(new Error('nobody asked')),
    'replay-export': () => Promise.reject(new Error('nobody asked')),
    'stream-export': () => Promise.reject(new Error('nobody asked')),
    'card-import': () => Promise.reject(new Error('nobody asked')),
  };

  it('given no job is in hand, when it is closed, then it ends, and so does every connection', async () => {
    const { connection, server } = await away();
    const copies = copiesOf(connection);
    const runner = new JobRunner(connection, store, idleHandlers, {
      prefix: `jobs-${randomBytes(6).toString('hex')}`,
      concurrency: 1,
      onFailure: () => undefined,
    });
    while (copies.length < Object.keys(idleHandlers).length || copies.some((copy) => copy.status !== 'ready'))
      await new Promise((resolve) => setImmediate(resolve));
    await server.goAway();
    while (connection.status !== 'reconnecting') await new Promise((resolve) => setImmediate(resolve));
    await runner.close(600_000);
    await closeRedis(connection);
    expect(new Set([connection, ...copies].map((one) => one.status))).toEqual(new Set(['end']));
  });

  it('given a worker waits for ever on its connection while a job waits, then it is replaced, and the job is done; one that is busy is left', async () => {
    const connection = patientRedis(testRedisUrl());
    const duplicate = connection.duplicate.bind(connection) as (...how: unknown[]) => RedisClient;
    let deaf = true;
    let block: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => (block = resolve));
    connection.duplicate = ((...how: unknown[]) => {
      const copy = duplicate(...how);
      // As with a connection to a server that is gone without a word: no answer ever comes.
      if (deaf)
        copy.bzpopmin = ((key: string) => {
          if (key.includes('deck-validation')) block();
          return new Promise(() => undefined);
        }) as typeof copy.bzpopmin;
      return copy;
    }) as typeof connection.duplicate;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const { queues, prefix } = rig();
    const handlers: JobHandlers = {
      ...idleHandlers,
      'deck-validation': () => (begin(), held.then(() => ({ result: { legal: true }, output: null }))),
    };
    const runner = new JobRunner(connection, store, handlers, { prefix, concurrency: 1, onFailure: () => undefined });
    open.push(async () => {
      await runner.close(1);
      await closeRedis(connection);
    });
    const waiting = async (queue: QueueName): Promise<number> => (await queues.counts(queue))['waiting'] ?? 0;
    await blocked;
    const unheard = await submit('unheard', 'deck-validation');
    await queues.put('deck-validation', unheard);
    deaf = false;
    while ((await runner.replaceDeafWorkers(waiting, 0)).length === 0) await new Promise((resolve) => setImmediate(resolve));
    await begun;
    const next = await submit('next-in-line', 'deck-validation');
    await queues.put('deck-validation', next);
    expect(await runner.replaceDeafWorkers(waiting, 0)).toEqual([]);
    release();
    expect(await untilFinished(unheard)).toMatchObject({ state: 'done', attempts: 1 });
    expect(await untilFinished(next)).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('given a job is in hand, when it is closed, then the job ends first, stands in PostgreSQL, and is not run again', async () => {
    const { connection, server } = await away();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const { queues, prefix, run, runs } = rig();
    const handlers: JobHandlers = {
      ...idleHandlers,
      'deck-validation': async () => {
        begin();
        await held;
        return { result: { legal: true }, output: null };
      },
    };
    const outlivesRedis = await submit('outlives-redis', 'deck-validation');
    await queues.put('deck-validation', outlivesRedis);
    const runner = new JobRunner(connection, store, handlers, { prefix, concurrency: 1, onFailure: () => undefined });
    await begun;
    await server.goAway();
    const closed = runner.close(600_000);
    release();
    await closed;
    await closeRedis(connection);
    expect(await store.find(outlivesRedis)).toMatchObject({ state: 'done', attempts: 1, result: { legal: true } });
    expect(await new Reconciler(store, queues).reconcile()).toBe(0);
    const afterRedis = await submit('after-redis', 'deck-validation');
    await queues.put('deck-validation', afterRedis);
    run();
    await untilFinished(afterRedis);
    expect(runs).toEqual([afterRedis]);
  });

  it('given a job does not end in time, when it is closed, then it is given up and found again from PostgreSQL, and its late end changes nothing', async () => {
    const { queues, prefix, run, runs } = rig();
    const connection = patientRedis(testRedisUrl());
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const handlers: JobHandlers = {
      ...idleHandlers,
      'deck-validation': () => (begin(), held.then(() => ({ result: { late: true }, output: null }))),
    };
    const runner = new JobRunner(connection, store, handlers, { prefix, concurrency: 1, onFailure: () => undefined });
    const neverEnds = await submit('never-ends', 'deck-validation');
    await queues.put('deck-validation', neverEnds);
    await begun;
    await runner.close(1);
    await closeRedis(connection);
    // As if the process had ended: the lock on the job goes with its connection.
    await pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    );
    await redis.del(...(await redis.keys(`${queuePrefix(prefix)}:*`)));
    expect(await new Reconciler(store, queues).reconcile()).toBe(1);
    run();
    expect(await untilFinished(neverEnds)).toMatchObject({ state: 'done', attempts: 2, result: { legal: true } });
    expect(runs).toEqual([neverEnds]);
    release();
    expect(await store.finish(neverEnds, { late: true }, null)).toBe(false);
  });
});

describe('news', () => {
  const node = (prefix: string): NewsChannel => {
    const publisher = impatientRedis(testRedisUrl(), { enableOfflineQueue: true });
    const subscriber = patientRedis(testRedisUrl());
    open.push(
      () => closeRedis(publisher),
      () => closeRedis(subscriber),
    );
    return new NewsChannel(publisher, subscriber, prefix);
  };
  const interruptible = async (): Promise<{ readonly server: CuttableServer; readonly subscriber: RedisClient }> => {
    const server = await cuttableServer(testRedisUrl());
    const subscriber = patientRedis(server.url);
    await new Promise((resolve) => subscriber.once('ready', resolve));
    open.push(
      () => server.goAway(),
      () => closeRedis(subscriber),
    );
    return { server, subscriber };
  };
  /** Resolves when so many nodes hear the channel. */
  const heardBy = async (nodes: number, channel: string): Promise<void> => {
    const listening = async (): Promise<number> => Number(((await redis.call('PUBSUB', 'SHARDNUMSUB', channel)) as readonly unknown[])[1]);
    while ((await listening()) !== nodes) await new Promise((resolve) => setImmediate(resolve));
  };
  const channelOf = (prefix: string, id: string): string => `${prefix}:news:${logOf(matchStream(id))}`;
  const sameLog = '0192f0c1-0000-7abc-8def-0123456789ab';
  /** Of the next slot. */
  const otherLog = '0192f0c1-0000-7abd-8def-0123456789ab';
  const prefixed = (): string => `news-${randomBytes(6).toString('hex')}`;

  it('given two nodes, when one publishes, then listeners of both hear of that match only, once each', async () => {
    const prefix = prefixed();
    const [first, second] = [node(prefix), node(prefix)];
    const heard: string[] = [];
    const far = (version: number): Promise<void> =>
      new Promise((resolve) => second.subscribe(matchId, (news) => void (news.version === version && resolve())));
    const note = (who: string) => (news: News) => void (news.version !== null && heard.push(`${who} ${news.version}`));
    second.subscribe(matchId, note('far'));
    second.subscribe('0192f0c1-0000-7abc-8def-0123456789cd', note('foreign'));
    first.subscribe(matchId, note('near'));
    await heardBy(2, channelOf(prefix, matchId));
    const [seven, eight] = [far(7), far(8)];
    first.publish({ matchId, version: 7 });
    await seven;
    first.publish({ matchId, version: 8 });
    await eight;
    expect(heard).toEqual(['near 7', 'far 7', 'near 8', 'far 8']);
  });

  it('given news of many matches at once, then one message for each log brings the newest of each match', async () => {
    const prefix = prefixed();
    const [first, second] = [node(prefix), node(prefix)];
    const heard: string[] = [];
    for (const [id, name] of [
      [matchId, 'one'],
      [sameLog, 'another'],
      [otherLog, 'other log'],
    ] as const)
      second.subscribe(id, (news) => void (news.version !== null && heard.push(`${name} ${news.version}`)));
    await heardBy(1, channelOf(prefix, matchId));
    await heardBy(1, channelOf(prefix, otherLog));
    const messages: string[] = [];
    const listener = patientRedis(testRedisUrl());
    open.push(() => closeRedis(listener));
    for (const id of [matchId, otherLog]) await listener.ssubscribe(channelOf(prefix, id));
    const arrived = new Promise<void>((resolve) =>
      listener.on('smessage', (channel: string) => void (messages.push(channel) === 2 && resolve())),
    );
    for (const version of [7, 8]) first.publish({ matchId, version });
    first.publish({ matchId: sameLog, version: 3 });
    first.publish({ matchId: otherLog, version: 5 });
    await arrived;
    while (heard.length < 3) await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual(['one 8', 'another 3', 'other log 5']);
    expect(messages).toEqual([channelOf(prefix, matchId), channelOf(prefix, otherLog)]);
  });

  it('given a node without listeners for a log, then it does not hear that log; a node that follows all hears which logs have grown', async () => {
    const prefix = prefixed();
    const [first, second] = [node(prefix), node(prefix)];
    const grown: (readonly number[])[] = [];
    const told = new Promise<void>((resolve) => second.onGrowth((logIds) => (grown.push(logIds), resolve())));
    await heardBy(1, `${prefix}:grown`);
    expect(await redis.call('PUBSUB', 'SHARDCHANNELS', `${prefix}:*`)).toEqual([`${prefix}:grown`]);
    first.publish({ matchId, version: 7 });
    first.publish({ matchId: sameLog, version: 1 });
    first.publish({ matchId: otherLog, version: 3 });
    await told;
    expect(grown).toEqual([[logOf(matchStream(matchId)), logOf(matchStream(otherLog))]]);
    const leave = second.subscribe(matchId, () => undefined);
    await heardBy(1, channelOf(prefix, matchId));
    leave();
    await heardBy(0, channelOf(prefix, matchId));
  });

  it('given a listener, when its subscription begins, and when it begins again after an interruption, then it is told to look for what it missed', async () => {
    const prefix = prefixed();
    const told: (number | null)[] = [];
    let wake: () => void = () => undefined;
    const { server, subscriber } = await interruptible();
    const channel = new NewsChannel(redis, subscriber, prefix);
    const looks = async (): Promise<void> => {
      while (!told.includes(null)) await new Promise<void>((resolve) => (wake = resolve));
    };
    channel.subscribe(matchId, ({ version }) => (told.push(version), wake()));
    await looks();
    told.length = 0;
    server.cut();
    await looks();
    expect(told).toContain(null);
  });
});
