import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, bootWorker, metricsToken, type Answer, type Rig } from './rig.js';
import { newCommand, setTable, type Table } from './table.js';
import { until } from './until.js';

let database: TestDatabase;
let first: Rig;
let worker: Awaited<ReturnType<typeof bootWorker>>;
let broken: Table;
let ended: Table;
let running: Table;

const servers = () => ({ appUrl: database.appUrl, redisUrl: testRedisUrl() });

/** Runs SQL as somebody with every right could: with the append-only triggers disabled. */
const asSuperuser = async (sql: string): Promise<void> => {
  const tables = await database.query<{ part: string }>(
    "SELECT tgrelid::regclass::text AS part FROM pg_trigger WHERE tgname = 'append_only'",
  );
  for (const { part } of tables) await database.query(`ALTER TABLE ${part} DISABLE TRIGGER append_only`);
  await database.query(sql);
  for (const { part } of tables) await database.query(`ALTER TABLE ${part} ENABLE ALWAYS TRIGGER append_only`);
};

const apart = { status: 423, json: { code: 'match/set-apart', params: { finding: 'chain/wrong-hash' } } };
const worksReady = async (url: string): Promise<readonly unknown[]> => {
  const answer = await fetch(`${url}/ready`);
  return [answer.status, await answer.json()];
};

beforeAll(async () => {
  database = await createTestDatabase();
  first = await bootRig(servers(), probeRuleset);
  // The worker's audit is off at first, so that every fault noticed before it is turned on was noticed when a match was loaded.
  worker = await bootWorker(servers(), probeRuleset, first.prefix, { AUDIT_EVENTS_PER_SECOND: 0 });
  [broken, ended, running] = [await setTable(first), await setTable(first), await setTable(first)];
  for (const table of [broken, ended, running]) await table.start();
  await broken.finish();
  await ended.finish();
  await asSuperuser(
    `UPDATE log_event SET payload = regexp_replace(payload::text, '"at":\\d+', '"at":1')::json WHERE stream_id = '${broken.matchId}' AND version = 4`,
  );
});

afterAll(async () => {
  await worker.close();
  await first.close();
  await database.drop();
});

describe('a match whose record was changed', () => {
  let fresh: Rig;
  beforeAll(async () => {
    fresh = await bootRig(servers(), probeRuleset, {}, first.prefix);
  });
  afterAll(() => fresh.close());

  const endpoints = (rig: Rig): readonly Promise<Answer>[] => [
    rig.get(`/matches/${broken.matchId}/view`, broken.judge),
    rig.get(`/matches/${broken.matchId}/view`, broken.seats[0]),
    rig.get(`/matches/${broken.matchId}/events`, broken.seats[1]),
    rig.get(`/matches/${broken.matchId}/transcript`, broken.seats[0]),
    rig.get(`/matches/${broken.matchId}/log`, broken.seats[0]),
    rig.get(`/matches/${broken.matchId}/live`, broken.seats[0]),
    rig.post(`/matches/${broken.matchId}/concession`, broken.seats[0], { commandId: newCommand(), scope: 'match' }),
    rig.post(`/matches/${broken.matchId}/exports`, broken.seats[0], {}),
  ];

  it('given a node that never read it, when it reads it, then it is set apart by name at every endpoint, and the other matches go on', async () => {
    expect(await fresh.get(`/matches/${broken.matchId}/transcript`, broken.seats[0])).toMatchObject(apart);
    // What players ask is answered by the node that owns the match, from what it has in memory, until it hears of this.
    await until(
      () => first.get(`/matches/${broken.matchId}/view`, broken.seats[0]),
      ({ status }) => status === 423,
    );
    for (const answer of await Promise.all(endpoints(fresh))) expect(answer).toMatchObject(apart);
    expect((await fresh.get(`/matches/${ended.matchId}/view`, ended.seats[0])).status).toBe(200);
    const view = await fresh.get(`/matches/${running.matchId}/decisions`, running.seats[0]);
    expect(view.status).toBe(200);
    expect((await running.answer(0)).status).toBe(200);
  });

  it('given it is set apart, when a node is asked that has it in memory, then that one refuses too', async () => {
    for (const answer of await Promise.all(endpoints(first))) expect(answer).toMatchObject(apart);
  });

  it('given it is set apart, when readiness and measurements are asked for, then the service stays ready, and both tell', async () => {
    const finding = { code: 'chain/wrong-hash', scope: 'match', count: 1 };
    expect(await fresh.get('/ready')).toMatchObject({ status: 200, json: { ready: true, checks: { log: true }, findings: [finding] } });
    expect(await worksReady(worker.url)).toMatchObject([200, { ready: true, findings: [finding] }]);
    expect((await fresh.get('/metrics', metricsToken)).text).toContain('arbiter_log_findings{code="chain/wrong-hash",scope="match"} 1');
    expect((await fresh.get('/metrics', metricsToken)).text).toContain('arbiter_log_findings{code="log/rolled-back",scope="log"} 0');
  });
});

describe('a match whose record is changed after an export was asked for', () => {
  it('given the job is still waiting, when it is its turn, then it ends among the dead letters, at once and by name', async () => {
    await worker.close();
    const accepted = await first.post(`/matches/${ended.matchId}/exports`, ended.seats[0], {});
    expect(accepted.status).toBe(202);
    await asSuperuser(`UPDATE log_event SET salt = decode(repeat('00', 16), 'hex') WHERE stream_id = '${ended.matchId}' AND version = 5`);
    worker = await bootWorker(servers(), probeRuleset, first.prefix, { AUDIT_EVENTS_PER_SECOND: 0 });
    const job = await until(
      () => first.get(`/jobs/${accepted.json['jobId']}`, ended.seats[0]),
      ({ json }) => ['done', 'dead'].includes(json['state']!),
    );
    expect(job.json).toMatchObject({ state: 'dead', attempts: 1, error: expect.stringContaining('match/set-apart: chain/wrong-hash') });
    await until(
      () => first.get(`/matches/${ended.matchId}/view`, ended.seats[0]),
      ({ status }) => status === 423,
    );
    expect((await first.get(`/jobs/${accepted.json['jobId']}`, ended.seats[0])).json).toEqual(job.json);
    expect(await first.get(`/jobs/${accepted.json['jobId']}`, ended.seats[1])).toMatchObject(apart);
  });
});

describe('a log that is not to be trusted as a whole', () => {
  it('given a signed head is changed, when the audit comes by, then API and worker are not ready any more, until it is settled', async () => {
    await asSuperuser(
      `UPDATE log_checkpoint SET root = sha256('other') WHERE log_id = 0 AND size = (SELECT min(size) FROM log_checkpoint WHERE log_id = 0)`,
    );
    const auditing = await bootWorker(servers(), probeRuleset, first.prefix, {
      AUDIT_EVENTS_PER_SECOND: 1_000_000,
      AUDIT_EVERY_SECONDS: 0.1,
    });
    await until(
      () => first.get('/ready'),
      ({ status }) => status === 503,
    );
    expect(await first.get('/ready')).toMatchObject({
      json: {
        ready: false,
        checks: { database: true, redis: true, migrations: true, log: false },
        findings: expect.arrayContaining([{ code: 'head/changed', scope: 'log', count: 1 }]),
      },
    });
    expect(await worksReady(worker.url)).toMatchObject([503, { ready: false, checks: { log: false } }]);
    expect((await running.answer(1)).status).toBe(200);
    await auditing.close();
    await database.query(`UPDATE log_finding SET settled_at = now(), settled_because = 'looked at' WHERE code = 'head/changed'`);
    expect(await first.get('/ready')).toMatchObject({ status: 200, json: { checks: { log: true } } });
  });
});
