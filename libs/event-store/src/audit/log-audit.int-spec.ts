import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyStreamHash, newMatchId } from '@arbiter/contracts';
import { createTestDatabase, type TestDatabase, inMatch, matchLog } from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { Findings, type Finding } from '../findings.js';
import { keepOnce } from '../log-keeper.js';
import { rotateKey } from '../log-keys.js';
import { openPool } from '../pool.js';
import { PostgresEventStore } from '../postgres-event-store.js';
import { auditProgress, LogAudit, type LogAuditOptions } from './log-audit.js';
import { LogDatabases } from '../log-databases.js';

const origin = 'example.org/matches';

/** Returns options of an audit that runs as fast as it can, with lists of its findings and errors. */
const watched = (url: () => string) => {
  const told: Finding[] = [];
  const failed: unknown[] = [];
  const options = (change: Partial<LogAuditOptions> = {}): LogAuditOptions => ({
    url: url(),
    projections: [],
    eventsPerSecond: 1_000_000,
    sweepEveryMs: 0,
    onFinding: (finding) => told.push(finding),
    onError: (error) => failed.push(error),
    ...change,
  });
  return { told, failed, options };
};

describe('the audit of a log that has no key yet', () => {
  let database: TestDatabase;
  let pool: Pool;
  let keeper: Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 3 });
    keeper = new Client({ connectionString: database.keeperUrl });
    await keeper.connect();
  });
  afterAll(async () => {
    await keeper.end();
    await pool.end();
    await database.drop();
  });

  it('given it has begun, when the first head is signed and then the key is changed, then the heads of both keys are as they were signed', async () => {
    const { told, failed, options } = watched(() => database.appUrl);
    const audit = new LogAudit(options());
    const sweeps = async (): Promise<number> => (await auditProgress(pool)).find(({ part }) => part === 'heads')?.sweeps ?? 0;
    const anotherSweep = async (): Promise<void> => {
      const before = await sweeps();
      // Two sweeps: the one under way may have begun before the call.
      while ((await sweeps()) < before + 2) expect(failed).toEqual([]);
    };
    const store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url: database.appUrl }), writer: 'writer' });
    const matchId = newMatchId(Date.now());
    const sign = async (version: number, hash: string): Promise<string> => {
      const events = [{ type: 'T', schemaVersion: 1, payload: `{"n":${version}}`, commandId: null }];
      const [stored] = await store.append({ ...inMatch(matchId), expected: { version, hash }, events, fence: null });
      while ((await keepOnce(keeper, { origin, logId: matchLog })) < version + 1);
      return stored?.hash ?? '';
    };
    audit.start();
    await anotherSweep();
    const hash = await sign(0, emptyStreamHash);
    await anotherSweep();
    await rotateKey(keeper, null);
    await sign(1, hash);
    await anotherSweep();
    await audit.stop();
    await store.close();
    expect(told).toEqual([]);
  });
});

describe('the audit in the background', () => {
  let database: TestDatabase;
  let pool: Pool;
  const matches: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 3 });
    const store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url: database.appUrl }), writer: 'writer' });
    for (let count = 0; count < 6; count += 1) {
      const matchId = newMatchId(Date.now());
      matches.push(matchId);
      const events = Array.from({ length: 50 }, (_, n) => ({ type: 'T', schemaVersion: 1, payload: `{"n":${n}}`, commandId: null }));
      await store.append({ ...inMatch(matchId), expected: { version: 0, hash: emptyStreamHash }, events, fence: null });
    }
    const keeper = new Client({ connectionString: database.keeperUrl });
    await keeper.connect();
    while ((await keepOnce(keeper, { origin, logId: matchLog })) < 300);
    await keeper.end();
    await store.close();
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const { told, failed, options } = watched(() => database.appUrl);
  const until = async (done: () => Promise<boolean>): Promise<void> => {
    while (!(await done())) {
      if (failed.length > 0) throw failed[0];
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const sweeps = async (part: string): Promise<number> => (await auditProgress(pool)).find((one) => one.part === part)?.sweeps ?? 0;
  const parts = ['newest-head', 'heads', 'tiles', 'leaves', 'streams'] as const;

  it('given nothing is wrong, when it goes round and round beside another that waits for its turn, then nothing is found', async () => {
    const audits = [new LogAudit(options()), new LogAudit(options())];
    for (const audit of audits) audit.start();
    for (const part of parts) await until(async () => (await sweeps(part)) >= 3);
    await Promise.all(audits.map((audit) => audit.stop()));
    expect(told).toEqual([]);
  });

  it('given a payload is changed, when several sweeps pass, then it is told once', async () => {
    for (const enabled of ['DISABLE', 'ENABLE ALWAYS'] as const) {
      if (enabled === 'ENABLE ALWAYS')
        await database.query(`UPDATE log_event SET payload = '{"n":-1}' WHERE stream_id = '${matches[3]}' AND version = 17`);
      const rows = await database.query<{ part: string }>(
        "SELECT tgrelid::regclass::text AS part FROM pg_trigger WHERE tgname = 'append_only' AND tgrelid::regclass::text LIKE 'log_event%'",
      );
      for (const { part } of rows) await database.query(`ALTER TABLE ${part} ${enabled} TRIGGER append_only`);
    }
    const audit = new LogAudit(options());
    audit.start();
    const before = await sweeps('streams');
    await until(async () => (await sweeps('streams')) >= before + 3);
    await audit.stop();
    expect(told).toMatchObject([{ code: 'chain/wrong-hash', stream: { type: 'match', id: matches[3] }, version: 17 }]);
    expect((await new Findings(pool).list()).map(({ code, foundBy }) => [code, foundBy])).toEqual([['chain/wrong-hash', 'audit']]);
  });

  it('given it was stopped in the middle of a sweep, when another starts, then that one goes on where it stood', async () => {
    const position = async (): Promise<string> =>
      (await pool.query<{ position: string }>(`SELECT position FROM log_audit WHERE log_id = ${matchLog} AND part = 'streams'`)).rows[0]
        ?.position ?? '';
    // Slow enough that it can be stopped between two matches.
    const first = new LogAudit(options({ eventsPerSecond: 2_000 }));
    first.start();
    await until(async () => (await position()) === matches[1]);
    await first.stop();
    const stood = await position();
    expect(matches).toContain(stood);
    const before = await sweeps('streams');
    const seen = new Set<string>();
    const second = new LogAudit(options({ eventsPerSecond: 2_000 }));
    second.start();
    await until(async () => {
      seen.add(await position());
      return (await sweeps('streams')) > before;
    });
    await second.stop();
    expect([...seen].filter((at) => at !== '').every((at) => at >= stood)).toBe(true);
  });
});
