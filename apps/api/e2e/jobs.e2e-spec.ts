import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { fixedReleases } from '@arbiter/platform';
import { verifyExport, verifyStream } from '@arbiter/recording';
import { createTestDatabase, probeWithDecks, smallDeckViolation, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, bootWorker, metricsToken, type Loose, type Rig } from './rig.js';
import { endsWithUs, freePort } from './service.js';
import { createGathering, mint, setTable, type Table } from './table.js';
import { until } from './until.js';

type Worker = Awaited<ReturnType<typeof bootWorker>>;

const withDecks = { game: 'probe', file: 'libs/testing/src/probe-with-decks.ts', name: 'probeWithDecks' };

let database: TestDatabase;
let rig: Rig;
let worker: Worker | null = null;
let redis: Redis;
const prefix = `jobs-e2e-${randomBytes(6).toString('hex')}`;

const startWorker = (redisUrl = testRedisUrl()): Promise<Worker> => bootWorker({ appUrl: database.appUrl, redisUrl }, withDecks, prefix);

const finished = async (jobId: string, secret: string): Promise<Loose> =>
  (
    await until(
      () => rig.get(`/jobs/${jobId}`, secret),
      ({ json }) => ['done', 'dead'].includes(json['state']!),
    )
  ).json;

beforeAll(async () => {
  database = await createTestDatabase();
  redis = new Redis(testRedisUrl());
  rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, withDecks, {}, prefix);
});

afterAll(async () => {
  await worker?.close();
  await rig.close();
  redis.disconnect();
  await database.drop();
});

describe('deck validation', () => {
  let gatheringId: string;
  let player: string;
  let other: string;

  beforeAll(async () => {
    const table = await setTable(rig);
    gatheringId = table.gatheringId;
    [player, other] = table.seats;
    worker ??= await startWorker();
  });

  it('given a deck with faults, when it is submitted, then a job is accepted and every violation listed with rule and cards', async () => {
    const accepted = await rig.post(`/gatherings/${gatheringId}/decks`, player, { format: 'single', deck: ['spark'] });
    expect(accepted.status).toBe(202);
    expect(accepted.headers.get('location')).toBe(accepted.json['location']);
    const job = await finished(accepted.json['jobId']!, player);
    expect(job).toMatchObject({
      state: 'done',
      result: { legal: false, ruleset: rig.rulesetVersion, violations: [smallDeckViolation, { code: 'deck/other', rule: '2.2' }] },
    });
  });

  it('given the same deck of the same player, when it is submitted again, then it is the same job', async () => {
    const first = await rig.post(`/gatherings/${gatheringId}/decks`, player, { format: 'single', deck: ['spark', 'flame', 'mend'] });
    const second = await rig.post(`/gatherings/${gatheringId}/decks`, player, { format: 'single', deck: ['spark', 'flame', 'mend'] });
    const foreign = await rig.post(`/gatherings/${gatheringId}/decks`, other, { format: 'single', deck: ['spark', 'flame', 'mend'] });
    expect(second.json['jobId']).toBe(first.json['jobId']);
    expect(foreign.json['jobId']).not.toBe(first.json['jobId']);
    expect(await finished(first.json['jobId']!, player)).toMatchObject({ result: { legal: true, violations: [] } });
    expect(await rig.get(`/jobs/${first.json['jobId']}`, other)).toMatchObject({ status: 404, json: { code: 'job/not-found' } });
  });

  it('given a plain-text list, when it is submitted, then it is read; when it cannot be read, then that is the violation', async () => {
    const good = await rig.post(`/gatherings/${gatheringId}/decks`, player, { format: 'single', text: '# mine\n3 spark\n1 flame\n' });
    expect(await finished(good.json['jobId']!, player)).toMatchObject({
      result: { legal: true, deck: ['spark', 'spark', 'spark', 'flame'] },
    });
    const bad = await rig.post(`/gatherings/${gatheringId}/decks`, player, { format: 'single', text: '3 ???' });
    expect(await finished(bad.json['jobId']!, player)).toMatchObject({
      result: { legal: false, violations: [{ code: 'deck/malformed', cards: ['???'] }] },
    });
  });

  it('given an unknown format, when a deck is submitted for it, then it is refused at once', async () => {
    expect(await rig.post(`/gatherings/${gatheringId}/decks`, player, { format: 'constructor', deck: [] })).toMatchObject({
      status: 404,
      json: { code: 'format/not-found' },
    });
  });

  it('given the checker falls over every time, when attempts are used up, then the job is a dead letter that an organizer sees and retries', async () => {
    const submitted = await rig.post(`/gatherings/${gatheringId}/decks`, player, { format: 'single', deck: ['stumble', 'y', 'z'] });
    const jobId: string = submitted.json['jobId']!;
    expect(await finished(jobId, player)).toMatchObject({ state: 'dead', attempts: 5, error: 'the checker fell over' });
    const organizer = await mint(rig, gatheringId, { role: 'organizer' });
    const listed = await rig.get(`/gatherings/${gatheringId}/dead-letters`, organizer);
    expect(listed.json['items']).toMatchObject([{ jobId, state: 'dead' }]);
    expect(await rig.get(`/gatherings/${gatheringId}/dead-letters`, player)).toMatchObject({ status: 403 });
    const foreign = await createGathering(rig);
    expect(await rig.post(`/gatherings/${foreign}/dead-letters/${jobId}/retry`, rig.organizer, {})).toMatchObject({
      status: 404,
      json: { code: 'job/not-found' },
    });
    expect(await rig.post(`/gatherings/${gatheringId}/dead-letters/${jobId}/retry`, organizer, {})).toMatchObject({
      status: 202,
      json: { state: 'waiting' },
    });
    expect(await finished(jobId, player)).toMatchObject({ state: 'done', result: { legal: true } });
    expect(await rig.post(`/gatherings/${gatheringId}/dead-letters/${jobId}/retry`, organizer, {})).toMatchObject({
      status: 409,
      json: { code: 'job/not-dead' },
    });
  });
});

describe('export of what organizers did', () => {
  let table: Table;
  beforeAll(async () => {
    worker ??= await startWorker();
    table = await setTable(rig);
  });

  const request = (secret: string, gatheringId = table.gatheringId): ReturnType<Rig['send']> =>
    rig.send('POST', `/gatherings/${gatheringId}/exports`, { secret });

  it('given players and spectators, when they ask, then they are refused; and nobody reaches the gathering of others', async () => {
    for (const secret of [...table.seats, table.spectator])
      expect(await request(secret)).toMatchObject({ status: 403, json: { code: 'access/forbidden' } });
    expect(await request(table.judge, await createGathering(rig))).toMatchObject({ status: 404, json: { code: 'gathering/not-found' } });
  });

  it('given a judge asks, when it is done, then the file verifies offline with the published key, and holds no name', async () => {
    const accepted = await request(table.judge);
    expect(accepted.status).toBe(202);
    const jobId: string = accepted.json['jobId']!;
    expect(await finished(jobId, table.judge)).toMatchObject({ state: 'done', result: { contentType: 'application/jsonl' } });
    const { text } = await rig.get(`/jobs/${jobId}/output`, table.judge);
    const key: string = (await rig.get('/evidence/key')).json['key']!;
    expect(verifyStream(text, { key })).toMatchObject({
      ok: true,
      verdict: 'authentic',
      stream: { type: 'gathering', id: table.gatheringId },
      types: { GatheringCreated: 1, PlayerRegistered: 3, MatchRegistered: 1 },
    });
    for (const name of ['Evening', 'Alice', 'Bob']) expect(text).not.toContain(name);
    expect((await request(table.judge)).json['jobId']).toBe(jobId);
    const cut = text.split('\n').filter((_, line) => line !== 2);
    expect(verifyStream(cut.join('\n'), { key })).toMatchObject({ ok: false });
    for (const secret of table.seats) expect(await rig.get(`/jobs/${jobId}`, secret)).toMatchObject({ status: 404 });
  });
});

describe('replay export', () => {
  let table: Table;

  beforeAll(async () => {
    worker ??= await startWorker();
    table = await setTable(rig);
    await table.start();
  });

  const request = (secret: string, body: unknown = {}): ReturnType<Rig['post']> =>
    rig.post(`/matches/${table.matchId}/exports`, secret, body);

  it('given the match runs, when anybody asks, then it is closed', async () => {
    for (const secret of [...table.seats, table.organizer, table.judge, table.spectator])
      expect(await request(secret)).toMatchObject({ status: 403, json: { code: 'read/closed-while-running' } });
  });

  it('given it has ended, when a player asks, then the bundle can be fetched and verifies offline with the published key', async () => {
    await table.finish();
    const accepted = await request(table.seats[0]);
    expect(accepted.status).toBe(202);
    const jobId: string = accepted.json['jobId']!;
    const job = await finished(jobId, table.seats[0]);
    expect(job).toMatchObject({ state: 'done', result: { contentType: 'application/jsonl', location: `/jobs/${jobId}/output` } });
    expect(job['progress']!['done']).toBe(job['progress']!['total']);
    const output = await rig.get(`/jobs/${jobId}/output`, table.seats[0]);
    expect(output.headers.get('content-type')).toMatch(/^application\/jsonl/);
    const key: string = (await rig.get('/evidence/key')).json['key']!;
    expect(
      await verifyExport(output.text, { rulesets: fixedReleases([{ version: rig.rulesetVersion, ruleset: probeWithDecks }]), key }),
    ).toMatchObject({ ok: true });
    expect((await request(table.seats[1])).json['jobId']).toBe(jobId);
  });

  it('given a transcript in Chinese is asked for, when it is done, then it tells everything that was hidden', async () => {
    const accepted = await request(table.judge, { content: 'transcript', language: 'zh' });
    await finished(accepted.json['jobId']!, table.judge);
    const output = await rig.get(`/jobs/${accepted.json['jobId']}/output`, table.judge);
    expect(output.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(output.text).toContain('遊戲開始。');
    for (const name of ['Alice', 'Bob']) expect(output.text).toContain(`${name}准备完成。`);
    expect(output.text).not.toMatch(/玩家\d/);
  });

  it('given it is not published, when spectators and outsiders ask, then no; published, then yes', async () => {
    for (const secret of [table.spectator, table.outsider])
      expect(await request(secret)).toMatchObject({ status: 403, json: { code: 'read/not-published' } });
    expect(await rig.get(`/matches/${table.matchId}/log`)).toMatchObject({ status: 401 });
    expect(await rig.post(`/matches/${table.matchId}/publication`, table.organizer, {})).toMatchObject({
      status: 200,
      json: { publishedAt: expect.any(String) },
    });
    expect(await request(table.spectator)).toMatchObject({ status: 202 });
    expect((await rig.get(`/matches/${table.matchId}/log`)).status).toBe(200);
  });

  it('given it has ended, when evidence is asked for, then proof and checkpoint are there', async () => {
    const proof = await until(
      () => rig.get(`/matches/${table.matchId}/evidence`, table.spectator),
      ({ status }) => status === 200,
    );
    expect(proof.json).toMatchObject({
      proof: { treeSize: proof.json['checkpoint']!['size'] },
      checkpoint: { note: expect.stringContaining('arbiter.test/log') },
    });
  });

  it('given the projections have followed, when the list is read, then status and result are there', async () => {
    const listed = await until(
      () => rig.get(`/matches/${table.matchId}`, table.judge),
      ({ json }) => (json['status'] as string) === 'ended',
    );
    expect(listed.json).toMatchObject({
      result: { reason: expect.any(String) },
      players: [
        { seat: 0, name: 'Alice' },
        { seat: 1, name: 'Bob' },
      ],
    });
  });
});

describe('when Redis forgets everything', () => {
  it('given jobs were accepted while no worker ran, when the keys are gone, then every job is found again from PostgreSQL and done once', async () => {
    await worker?.close();
    worker = null;
    const table = await setTable(rig);
    const accepted = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        rig.post(`/gatherings/${table.gatheringId}/decks`, table.seats[0], { format: 'single', deck: [`card-${index}`, 'a', 'b'] }),
      ),
    );
    expect(accepted.every(({ status }) => status === 202)).toBe(true);
    const keys = await redis.keys(`{${prefix}}:*`);
    expect(keys.length).toBeGreaterThan(0);
    await redis.del(...keys);
    worker = await startWorker();
    for (const { json } of accepted) expect(await finished(json['jobId']!, table.seats[0])).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('given the worker runs, when the keys vanish under its hands, then later jobs are still done', async () => {
    const table = await setTable(rig);
    await redis.del(...(await redis.keys(`{${prefix}}:*`)));
    const { json } = await rig.post(`/gatherings/${table.gatheringId}/decks`, table.seats[0], { format: 'single', deck: ['a', 'b', 'c'] });
    expect(await finished(json['jobId']!, table.seats[0])).toMatchObject({ state: 'done' });
  });
});

/** Starts a Redis-compatible server for this test alone, so that the test can kill it. */
const ownRedis = async (port: number): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [...endsWithUs, join(import.meta.dirname, '../../../scripts/embedded-redis.mjs'), String(port)], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  await once(child.stdout!, 'data');
  return child;
};

const kill = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

describe('when Redis is killed', () => {
  it('given API and worker run, when Redis dies and comes back empty, then jobs handed in before, meanwhile and after are all done', async () => {
    const port = await freePort();
    let server = await ownRedis(port);
    const redisUrl = `redis://127.0.0.1:${port}`;
    const api = await bootRig({ appUrl: database.appUrl, redisUrl }, withDecks, {}, prefix);
    const table = await setTable(api);
    const handIn = async (name: string): Promise<string> =>
      (await api.post(`/gatherings/${table.gatheringId}/decks`, table.seats[0], { format: 'single', deck: [name, 'a', 'b'] })).json[
        'jobId'
      ] as string;
    const jobIds = [await handIn('before')];
    const own = await startWorker(redisUrl);
    try {
      await kill(server);
      jobIds.push(await handIn('meanwhile'));
      server = await ownRedis(port);
      jobIds.push(await handIn('after'));
      for (const jobId of jobIds)
        expect(
          (
            await until(
              () => api.get(`/jobs/${jobId}`, table.seats[0]),
              ({ json }) => (json['state'] as string) === 'done',
            )
          ).json,
        ).toMatchObject({ result: { legal: true } });
    } finally {
      await own.close();
      await api.close();
      await kill(server);
    }
  });
});

describe('the worker', () => {
  it('given it runs, when it is asked, then it is ready and shows its measurements', async () => {
    worker ??= await startWorker();
    const { url } = worker;
    const ready = await fetch(`${url}/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { ready: true }]);
    const metrics = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text();
    expect((await fetch(`${url}/metrics`)).status).toBe(401);
    expect(metrics).toMatch(/^arbiter_projection_lag_entries\{projection="match_list"\} \d+$/m);
  });
});
