import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newMatchId, matchStream } from '@arbiter/contracts';
import {
  Findings,
  PostgresClockStore,
  PostgresEventStore,
  PostgresEvidence,
  PostgresFeed,
  PostgresLeaseStore,
  PostgresRecordGuard,
  PostgresSecretStore,
  PostgresSnapshotStore,
  ProjectionRunner,
  keepOnce,
  openPool,
  logKeys,
  LogDatabases,
} from '@arbiter/event-store';
import {
  type TestDatabase,
  chooser,
  createTestDatabase,
  matchLog,
  probeFormat,
  probeRuleset,
  probeVersion,
  someAnswer,
  startProbeMatch,
  yes,
} from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { verifyExport } from './export/verify.js';
import { writeBundle } from './export/write-bundle.js';
import { MatchService, type ServiceOptions, type ServicePorts, defaultServiceOptions } from './match/match-service.js';
import { LeaseLost } from './ports.js';
import { projections } from './projections/projections.js';
import { Timelines } from './reading/timelines.js';
import { fixedRulesets } from './rulesets/file-rulesets.js';

const rulesets = fixedRulesets({ [probeVersion]: probeRuleset });
const troubles: unknown[] = [];

let database: TestDatabase;
let pool: Pool;
let store: PostgresEventStore;
let ports: ServicePorts;
let timelines: Timelines;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.appUrl, { max: 8 });
  store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url: database.appUrl }), writer: 'recording' });
  ports = {
    store,
    guard: new PostgresRecordGuard(LogDatabases.one(pool), new Findings(pool)),
    leases: new PostgresLeaseStore(LogDatabases.one(pool)),
    snapshots: new PostgresSnapshotStore(LogDatabases.one(pool)),
    secrets: new PostgresSecretStore(LogDatabases.one(pool)),
    clocks: new PostgresClockStore(LogDatabases.one(pool), () => undefined),
    rulesets,
    time: { now: () => Date.now(), monotonic: () => performance.now(), sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
    announcer: { announce: () => undefined },
    trouble: (error) => troubles.push(error),
    randomness: { seed: () => randomBytes(32).toString('hex') },
  };
  timelines = new Timelines(ports);
});

afterAll(async () => {
  await store.close();
  await pool.end();
  await database.drop();
});

const node = (owner: string, change: Partial<ServiceOptions> = {}): MatchService =>
  new MatchService(ports, { ...defaultServiceOptions, owner, snapshotEvery: 5, ...change });
const types = async (matchId: string): Promise<readonly string[]> => (await store.read(matchStream(matchId))).map((event) => event.type);

/** Answers at random, sending each command twice, until `answers` were given or nobody is asked. */
const play = async (service: MatchService, matchId: string, seed: number, answers: number): Promise<number> => {
  const draw = chooser(seed);
  for (let count = 0; count < answers; count += 1) {
    const timeline = await timelines.get(matchId);
    const open =
      timeline?.view(timeline.head(), { role: 'judge' })?.pending.flatMap((pending) => (pending.yours ? [pending.decision] : [])) ?? [];
    const decision = open[draw(Math.max(1, open.length))];
    if (decision === undefined) return count;
    const command = {
      matchId,
      commandId: `play-${seed}-${count}`,
      seat: decision.seat,
      decision: decision.id,
      answer: someAnswer(decision, draw),
    };
    const [first, second] = await Promise.all([service.answer(command), service.answer(command)]);
    expect(yes(second)).toEqual(yes(first));
  }
  return answers;
};

describe('recording on PostgreSQL', () => {
  it('given nodes that die and take over, when a match is played, exported and verified, then nothing is lost or doubled', async () => {
    const matchId = newMatchId(Date.now());
    const players = [randomUUID(), randomUUID()] as const;
    const format = probeFormat({ id: 'bestOfThree', bestOf: 3 });
    const first = node('node-1', { leaseMs: 300 });
    await startProbeMatch(first, {
      matchId,
      gatheringId: randomUUID(),
      players,
      format,
      entropy: ['aa'.repeat(16), 'bb'.repeat(16)],
      clock: { bankMs: 600_000, decisionMs: 0, incrementMs: 0 },
    });
    const before = await play(first, matchId, 1, 12);
    // The first node is never closed, as if it had been killed: the second waits until the lease has run out.
    const second = node('node-2');
    const after = await play(second, matchId, 2, 10_000);
    const stored = await store.read(matchStream(matchId));
    expect(stored.filter((event) => event.type === 'ActionRecorded')).toHaveLength(before + after);
    expect((await types(matchId)).slice(-3)).toEqual(['GameEnded', 'MatchEnded', 'SeedRevealed']);

    const client = new Client({ connectionString: database.keeperUrl });
    await client.connect();
    await keepOnce(client, { origin: 'example.org/matches', logId: matchLog });
    await client.end();
    const [key] = await logKeys(pool);
    const text = [...yes(await writeBundle({ timelines, evidence: new PostgresEvidence(LogDatabases.one(pool)) }, matchId))].join('');
    expect(await verifyExport(text, { key: key!.verifierKey, rulesets })).toMatchObject({
      ok: true,
      verdict: 'authentic',
      signer: 'example.org/matches',
    });

    const runner = new ProjectionRunner({
      pool,
      logs: LogDatabases.one(pool),
      feed: new PostgresFeed(LogDatabases.one(pool)),
      projections,
    });
    await runner.catchUp();
    const { rows: listed } = await pool.query('SELECT phase, version FROM current_match_list WHERE match_id = $1', [matchId]);
    expect(listed).toEqual([{ phase: 'ended', version: stored.length }]);
    yes(await second.judge({ matchId, commandId: 'ruling', judge: randomUUID(), act: { type: 'ruling', reason: 'noted', rules: [] } }));
    const keeper = new Client({ connectionString: database.keeperUrl });
    await keeper.connect();
    await keepOnce(keeper, { logId: matchLog });
    await keeper.end();
    await runner.catchUp();
    const { rows: ruled } = await pool.query(
      'SELECT phase, version, ruled_at IS NOT NULL AS ruled FROM current_match_list WHERE match_id = $1',
      [matchId],
    );
    expect(ruled).toEqual([{ phase: 'ended', version: stored.length + 1, ruled: true }]);
    const { rows: history } = await pool.query('SELECT outcome FROM current_match_participation WHERE player_id = ANY ($1::uuid[])', [
      players,
    ]);
    expect(history).toHaveLength(2);
    expect(troubles).toEqual([]);
  });

  it('given two nodes that both believe to own a match, when both append, then the log has one order and each answer once', async () => {
    const matchId = newMatchId(Date.now());
    const players = [randomUUID(), randomUUID()] as const;
    const first = node('node-1');
    await startProbeMatch(first, { matchId, gatheringId: randomUUID(), players });
    // Since both have the same owner's name, they can take the lease in turn: only the hash chain and the fence keep them apart. Each may take
    // it from the other again and again before either appends; then the client is told to send the same command again.
    const twin = node('node-1');
    const resent = async (send: () => ReturnType<MatchService['answer']>): ReturnType<MatchService['answer']> => {
      for (;;) {
        const answered = await send().catch((error: unknown) => {
          if (error instanceof LeaseLost) return null;
          throw error;
        });
        if (answered !== null && (answered.ok || answered.problem.code !== 'stream/version-conflict')) return answered;
      }
    };
    const answers = await Promise.all([
      resent(() => first.answer({ matchId, commandId: 'sign-0', seat: 0, decision: 1, answer: { picks: ['rock'] } })),
      resent(() => twin.answer({ matchId, commandId: 'sign-1', seat: 1, decision: 2, answer: { picks: ['paper'] } })),
    ]);
    for (const answer of answers) yes(answer);
    expect((await types(matchId)).filter((type) => type === 'ActionRecorded')).toHaveLength(2);
  });
});
