import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provesInclusion } from '@arbiter/contracts';
import { openPool, publishHead } from '@arbiter/event-store';
import { fixedReleases } from '@arbiter/platform';
import { verifyExport } from '@arbiter/recording';
import { createTestDatabase, matchLog, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { checkout } from './released.js';
import { bootRig, bootWorker, type Answer, type Loose, type Rig } from './rig.js';
import { setTable, type Table } from './table.js';
import { until } from './until.js';

const hour = 3_600;

let database: TestDatabase;
let first: Rig;
let second: Rig;
let worker: Awaited<ReturnType<typeof bootWorker>>;
let directory: string;
/** A match without a spectators' delay, and one with a delay of an hour. */
let open: Table;
let delayed: Table;

const nodes = (): Promise<readonly [Answer, Answer]> =>
  Promise.all([first.get(`/evidence/checkpoint?log=${matchLog}`), second.get(`/evidence/checkpoint?log=${matchLog}`)]);
const numberIn = async (sql: string): Promise<number> => Number((await database.query<{ n: string | null }>(`SELECT (${sql}) AS n`))[0]!.n);
const recorded = (): Promise<number> => numberIn(`SELECT count(*) FROM log_event WHERE log_id = ${matchLog}`);
/**
 * Waits until the worker has signed every event and the projection `match_list` has read every event; then decides once more which head may
 * be public.
 */
const kept = async (): Promise<void> => {
  const events = await recorded();
  await until(
    () => numberIn(`SELECT max(size) FROM log_checkpoint WHERE log_id = ${matchLog}`),
    (size) => size === events,
  );
  await until(
    () => numberIn(`SELECT next_leaf FROM projection_checkpoint WHERE name = 'match_list' AND log_id = ${matchLog}`),
    (leaf) => leaf === events,
  );
  const keeper = openPool(database.keeperUrl, { max: 1 });
  await publishHead(keeper, matchLog);
  await keeper.end();
};
const startWorker = (): ReturnType<typeof bootWorker> =>
  bootWorker({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset, first.prefix);
const publicAt = (size: number): Promise<Answer> =>
  until(
    () => first.get(`/evidence/checkpoint?log=${matchLog}`),
    ({ json }) => Number(json['size']) === size,
  );

/** Answers the open decision, from whichever seat it is put to. */
const acts = async (table: Table): Promise<Answer> => {
  const [pending] = (await table.view(table.seats[0])).json['pending'] as unknown as readonly Loose[];
  return table.answer(Number(pending!['yours'] ? pending!['decision']!['seat'] : pending!['seat']) as 0 | 1);
};

const keyOf = async (): Promise<string> => (await first.get('/evidence/key')).json['key']!;
const proves = ({ json }: Answer, hash: string): boolean =>
  provesInclusion({ hash, tag: json['proof']!['tag'] as string }, json['proof'] as never, json['checkpoint']!['root'] as string);
const finishedJob = async (jobId: string, secret: string): Promise<string> =>
  (
    await until(
      () => first.get(`/jobs/${jobId}`, secret),
      ({ json }) => ['done', 'dead'].includes(json['state']!),
    )
  ).json['state']!;

interface Compared {
  readonly code: number;
  readonly said: {
    readonly contradictions: readonly { readonly code: string }[];
    readonly undecided: readonly string[];
    readonly files: readonly { readonly kind: string }[];
  };
}
/** Runs `arbiter compare` of the built command line on these files. */
const compare = async (files: Readonly<Record<string, string>>): Promise<Compared> => {
  const names = await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(join(directory, name), text).then(() => join(directory, name))),
  );
  const key = await keyOf();
  return new Promise((resolve) => {
    execFile(process.execPath, [join(checkout, 'dist/cli/main.js'), 'compare', ...names, '--key', key, '--json'], (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), said: JSON.parse(stdout) as Compared['said'] }),
    );
  });
};

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'arbiter-heads-'));
  const servers = { appUrl: database.appUrl, redisUrl: testRedisUrl() };
  first = await bootRig(servers, probeRuleset);
  second = await bootRig(servers, probeRuleset, {}, first.prefix);
  worker = await startWorker();
});

afterAll(async () => {
  await worker.close();
  await second.close();
  await first.close();
  await database.drop();
  await rm(directory, { recursive: true });
});

describe("signed heads of a log with a spectators' delay", () => {
  let before: Answer;
  /** Address from which the export bundle of the match `open` is fetched. */
  let bundle: string;

  it('given no match has a delay, when something is recorded, then the newest head is public on every node, and whoever has it is told so', async () => {
    expect(await first.get(`/evidence/consistency?log=${matchLog}&from=1`)).toMatchObject({
      status: 404,
      json: { code: 'evidence/not-yet' },
    });
    open = await setTable(first);
    await open.start();
    before = await publicAt(await recorded());
    expect((await nodes()).map(({ text }) => text)).toEqual([before.text, before.text]);
    const etag = before.headers.get('etag')!;
    expect(before.headers.get('cache-control')).toBe('public, no-cache');
    expect(await second.get(`/evidence/checkpoint?log=${matchLog}`, null, { 'if-none-match': etag })).toMatchObject({
      status: 304,
      text: '',
    });
  });

  it('given a match with a delay of an hour, when it and others are played, then the public head says nothing of it, on no node, after no restart', async () => {
    delayed = await setTable(first, { spectatorDelaySeconds: hour });
    await delayed.start();
    for (const table of [delayed, delayed, open]) expect((await acts(table)).status).toBe(200);
    await kept();
    expect(await recorded()).toBeGreaterThan(Number(before.json['size']));
    for (const answer of await nodes()) expect(answer.text).toBe(before.text);
    await second.close();
    second = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset, {}, first.prefix);
    for (const answer of await nodes()) expect(answer.text).toBe(before.text);
    expect((await delayed.view(delayed.spectator)).json['version']).toBe(1);
  });

  it('given they play it, when players and judges ask for their proof, then they have it at once, and it says no more when others go on', async () => {
    const acknowledged = (await acts(delayed)).json;
    await kept();
    const readers = [delayed.seats[0], delayed.seats[1], delayed.judge];
    const proofs = await Promise.all(readers.map((secret) => first.get(`/matches/${delayed.matchId}/evidence`, secret)));
    for (const proof of proofs) expect([proof.status, proves(proof, acknowledged['hash']!)]).toEqual([200, true]);
    expect((await acts(open)).status).toBe(200);
    await kept();
    const again = await Promise.all(readers.map((secret) => second.get(`/matches/${delayed.matchId}/evidence`, secret)));
    expect(again.map(({ text }) => text)).toEqual(proofs.map(({ text }) => text));
    for (const secret of [delayed.spectator, delayed.outsider, delayed.organizer])
      expect(await first.get(`/matches/${delayed.matchId}/evidence`, secret)).toMatchObject({
        status: 403,
        json: { code: 'read/closed-while-running' },
      });
  });

  it('given the delay is not over, when consistency is asked for beyond the public head, then what is there and what is not is refused alike', async () => {
    const size = Number(before.json['size']);
    expect(await first.get(`/evidence/consistency?log=${matchLog}&from=${size}`)).toMatchObject({
      status: 200,
      json: { from: size, path: [], checkpoint: before.json },
    });
    const [there, not] = await Promise.all(
      [await recorded(), 1_000_000].map((to) => first.get(`/evidence/consistency?log=${matchLog}&from=1&to=${to}`)),
    );
    const plain = ({ status, json }: Answer): unknown => ({ status, ...(json as object), instance: '' });
    expect(plain(there!)).toEqual(plain(not!));
    expect(there).toMatchObject({ status: 404, json: { code: 'evidence/beyond-public-head', params: { publicSize: size } } });
    for (const query of [
      '',
      '?from=0',
      '?from=-1',
      '?from=x',
      '?from=1.5',
      '?to=1',
      `?from=${size}&to=${size - 1}`,
      '?from=1&to=0',
      '?from=1&since=2',
    ])
      expect(await first.get(`/evidence/consistency${query}`)).toMatchObject({
        status: 400,
        json: { code: 'request/malformed', issues: expect.any(Array) },
      });
    const unsigned = await numberIn(
      `SELECT max(n) FROM generate_series(1, ${size}) n WHERE NOT EXISTS (SELECT FROM log_checkpoint WHERE log_id = ${matchLog} AND log_checkpoint.size = n)`,
    );
    expect(await first.get(`/evidence/consistency?log=${matchLog}&from=1&to=${unsigned}`)).toMatchObject({
      status: 404,
      json: { code: 'evidence/no-such-head' },
    });
  });

  it('given another match ends meanwhile, when it is exported, then its players have an export that verifies, and the public waits, for it says how long the log is', async () => {
    await open.finish();
    const accepted = await first.post(`/matches/${open.matchId}/exports`, open.seats[0], {});
    expect(await finishedJob(accepted.json['jobId']!, open.seats[0])).toBe('done');
    const output = await first.get(`/jobs/${accepted.json['jobId']}/output`, open.seats[1]);
    expect(
      await verifyExport(output.text, {
        rulesets: fixedReleases([{ version: first.rulesetVersion, ruleset: probeRuleset }]),
        key: await keyOf(),
      }),
    ).toMatchObject({ ok: true, verdict: 'authentic' });
    expect((await first.post(`/matches/${open.matchId}/publication`, open.organizer, {})).status).toBe(200);
    const notYet = { status: 404, json: { code: 'evidence/not-yet' } };
    expect(await first.get(`/matches/${open.matchId}/evidence`)).toMatchObject(notYet);
    expect(await first.get(`/matches/${open.matchId}/evidence`, open.spectator)).toMatchObject(notYet);
    expect(await first.post(`/matches/${open.matchId}/exports`, open.spectator, {})).toMatchObject({
      status: 202,
      json: { jobId: accepted.json['jobId'] },
    });
    bundle = `/jobs/${accepted.json['jobId']}/output`;
    expect(await first.get(bundle, open.spectator)).toMatchObject(notYet);
    expect((await first.get(`/matches/${open.matchId}/log`)).status).toBe(200);
    expect((await first.post(`/matches/${open.matchId}/exports`, open.spectator, { content: 'transcript' })).status).toBe(202);
    for (const answer of await nodes()) expect(answer.text).toBe(before.text);
  });

  it('given the hour has passed, when the public looks again, then there are head, proof and export, and compare links the heads and names a forged proof', async () => {
    await kept();
    const events = await recorded();
    await database.letPass(hour);
    const newer = await publicAt(events);
    for (const answer of await nodes()) expect(answer.text).toBe(newer.text);
    expect((await first.get(`/matches/${open.matchId}/evidence`)).status).toBe(200);
    expect((await first.get(bundle, open.spectator)).text).toBe((await first.get(bundle, open.seats[0])).text);

    const proof = await first.get(`/evidence/consistency?log=${matchLog}&from=${before.json['size']}`);
    expect(proof.status).toBe(200);
    expect(await compare({ older: before.text, newer: newer.text })).toMatchObject({
      code: 0,
      said: { undecided: [expect.stringContaining('takes a consistency proof')] },
    });
    const linked = await compare({ older: before.text, newer: newer.text, proof: proof.text });
    expect(linked).toMatchObject({ code: 0, said: { contradictions: [], undecided: [] } });
    expect(linked.said.files.map(({ kind }) => kind)).toEqual(['head', 'head', 'consistency']);
    const { path } = JSON.parse(proof.text) as { readonly path: readonly string[] };
    const forged = JSON.stringify({ ...(JSON.parse(proof.text) as object), path: ['00'.repeat(32), ...path.slice(1)] });
    expect(await compare({ older: before.text, proof: forged })).toMatchObject({
      code: 1,
      said: { contradictions: [{ code: 'consistency/wrong' }] },
    });
  });

  it('given a match with a longer delay is registered, when nodes and worker start anew, then the public head has not gone back', async () => {
    const newest = await first.get(`/evidence/checkpoint?log=${matchLog}`);
    const later = await setTable(first, { spectatorDelaySeconds: 10 * hour });
    await later.start();
    await Promise.all([second.close(), worker.close()]);
    second = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset, {}, first.prefix);
    worker = await startWorker();
    await kept();
    for (const answer of await nodes()) expect(answer.text).toBe(newest.text);
    await delayed.finish();
    const accepted = await first.post(`/matches/${delayed.matchId}/exports`, delayed.seats[0], {});
    expect(await finishedJob(accepted.json['jobId']!, delayed.seats[0])).toBe('done');
    const output = await first.get(`/jobs/${accepted.json['jobId']}/output`, delayed.seats[0]);
    expect(
      await verifyExport(output.text, {
        rulesets: fixedReleases([{ version: first.rulesetVersion, ruleset: probeRuleset }]),
        key: await keyOf(),
      }),
    ).toMatchObject({ ok: true, verdict: 'authentic' });
    for (const answer of await nodes()) expect(answer.text).toBe(newest.text);
  });
});
