import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { emptyStreamHash, eventHash, newMatchId, matchStream } from '@arbiter/contracts';
import {
  auditOnce,
  Findings,
  keepOnce,
  LogFault,
  openPool,
  PostgresClockStore,
  PostgresEventStore,
  PostgresEvidence,
  PostgresFeed,
  PostgresLeaseStore,
  PostgresRecordGuard,
  PostgresSecretStore,
  PostgresSnapshotStore,
  ProjectionRunner,
  type Finding,
  LogDatabases,
} from '@arbiter/event-store';
import { readiness } from '@arbiter/platform';
import { createTestDatabase, matchLog, probeRuleset, probeVersion, startProbeMatch, yes, type TestDatabase } from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { writeBundle } from './export/write-bundle.js';
import { defaultServiceOptions, MatchService } from './match/match-service.js';
import { RecordBroken } from './ports.js';
import { projections } from './projections/projections.js';
import { MatchReader } from './reading/match-reader.js';
import { Timelines } from './reading/timelines.js';
import { fixedRulesets } from './rulesets/file-rulesets.js';

const origin = 'example.org/matches';
const rulesets = fixedRulesets({ [probeVersion]: probeRuleset });
const time = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};

/** Starts a process that has nothing in memory yet. */
const freshNode = (url: string) => {
  const pool = openPool(url, { max: 4 });
  const told: Finding[] = [];
  const store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url }), writer: 'node' });
  const guard = new PostgresRecordGuard(LogDatabases.one(pool), new Findings(pool, (finding) => told.push(finding)));
  const secrets = new PostgresSecretStore(LogDatabases.one(pool));
  const ports = {
    store,
    guard,
    secrets,
    rulesets,
    time,
    leases: new PostgresLeaseStore(LogDatabases.one(pool)),
    snapshots: new PostgresSnapshotStore(LogDatabases.one(pool)),
    clocks: new PostgresClockStore(LogDatabases.one(pool), () => undefined),
    announcer: { announce: () => undefined },
    trouble: () => undefined,
    randomness: { seed: () => randomBytes(32).toString('hex') },
  };
  const service = new MatchService(ports, { ...defaultServiceOptions, owner: `node-${randomUUID()}` });
  const timelines = new Timelines(ports);
  const reader = new MatchReader({ live: service, timelines, judges: service, time });
  const evidence = new PostgresEvidence(LogDatabases.one(pool), new Findings(pool, (finding) => told.push(finding)));
  const close = async (): Promise<void> => {
    await service.close();
    await store.close();
    await pool.end();
  };
  return { pool, store, service, timelines, reader, evidence, told, close };
};
type Node = ReturnType<typeof freshNode>;

/** Loads a match and returns its problem, or null. */
const loading = async (node: Node, matchId: string): Promise<string | null> => {
  const matchView = await node.reader.matchView(matchId, { kind: 'spectator' });
  return matchView.ok ? null : `${matchView.problem.code} ${String(matchView.problem.params['finding'])}`;
};

/** Sends a command for a match that is over and returns the problem: that it is over, or that it is set apart. */
const commanding = async (node: Node, matchId: string): Promise<string> => {
  const answered = await node.service.concede({ matchId, commandId: randomUUID(), seat: 0, scope: 'match' });
  return answered.ok ? 'yes' : answered.problem.code;
};

const exporting = async (node: Node, matchId: string): Promise<string | null> => {
  try {
    const written = await writeBundle({ timelines: node.timelines, evidence: node.evidence }, matchId);
    return written.ok ? null : written.problem.code;
  } catch (error) {
    if (error instanceof RecordBroken) return error.fault.code;
    if (error instanceof LogFault) return error.code;
    throw error;
  }
};

/**
 * The matches of a test. The leaves of `early`, which tests tamper with, are in full tiles; those of `late`, also tampered with, are not
 * yet; `other` stays as it is.
 */
interface Stage {
  readonly early: string;
  readonly late: string;
  readonly other: string;
}

let database: TestDatabase;
let stage: Stage;

/** Number of rulings in the middle of each match; `lastVersion` is the version at which it ends with them. */
const rulings = 28;
const lastVersion = 8 + rulings;

/** The tables that are tampered with. */
const tables = ['log_event', 'log_tile', 'log_tile_run', 'log_checkpoint', 'match_list', 'match_participation'] as const;

beforeAll(async () => {
  database = await createTestDatabase();
  const node = freshNode(database.appUrl);
  const ids: string[] = [];
  const keeper = new Client({ connectionString: database.keeperUrl });
  await keeper.connect();
  const runner = new ProjectionRunner({
    pool: node.pool,
    logs: LogDatabases.one(node.pool),
    feed: new PostgresFeed(LogDatabases.one(node.pool)),
    projections,
  });
  for (let count = 0; count < 10; count += 1) {
    const matchId = newMatchId(Date.now());
    ids.push(matchId);
    await startProbeMatch(node.service, { matchId, gatheringId: randomUUID(), players: [randomUUID(), randomUUID()] });
    for (let ruling = 1; ruling <= rulings; ruling += 1)
      yes(
        await node.service.judge({
          matchId,
          commandId: `ruling-${ruling}`,
          judge: 'judy',
          act: { type: 'ruling', reason: 'Play on.', rules: [] },
        }),
      );
    yes(await node.service.concede({ matchId, commandId: 'concede', seat: 0, scope: 'match' }));
    if (count % 3 === 2 || count === 9) await signAll(node.pool, keeper);
  }
  await runner.catchUp();
  await keeper.end();
  await node.close();
  stage = { early: ids[2]!, late: ids[8]!, other: ids[5]! };
  expect((await database.query<{ n: number }>('SELECT count(*)::int AS n FROM log_tile'))[0]?.n).toBe(1);
  for (const table of tables) await database.query(`CREATE TABLE saved_${table} AS TABLE ${table}`);
});

afterAll(() => database.drop());

/** Restores everything as it was recorded, without findings and without an audit's positions. */
const restored = (): Promise<void> =>
  asSuperuser([
    'DELETE FROM log_finding',
    'DELETE FROM log_audit',
    ...tables.flatMap((table) => [`DELETE FROM ${table}`, `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM saved_${table}`]),
  ]);

const signAll = async (pool: Pool, keeper: Client): Promise<void> => {
  const { rows } = await pool.query<{ n: string }>('SELECT count(*) AS n FROM log_event');
  while ((await keepOnce(keeper, { origin, logId: matchLog })) < Number(rows[0]?.n));
};

const audit = (url: string, told: Finding[] = []): Promise<number> =>
  auditOnce({ url, projections, onFinding: (finding) => told.push(finding) });

/** Settles every finding, as an operator does. */
const settleAll = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const findings = new Findings(client);
  for (const { findingId } of await findings.list()) expect(await findings.settle(findingId, 'looked at')).toBe(true);
  await client.end();
};

/** Changes rows with all privileges and without the triggers. */
const asSuperuser = async (statements: readonly string[]): Promise<void> => {
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ part: string }>(
    "SELECT tgrelid::regclass::text AS part FROM pg_trigger WHERE tgname = 'append_only'",
  );
  for (const { part } of rows) await client.query(`ALTER TABLE ${part} DISABLE TRIGGER append_only`);
  for (const sql of statements) await client.query(sql);
  for (const { part } of rows) await client.query(`ALTER TABLE ${part} ENABLE ALWAYS TRIGGER append_only`);
  await client.end();
};

/** Rewrites a match from one version on so that its chain is sound again: all that a forger without the signing key can do. */
const rewritten = async (matchId: string, from: number): Promise<readonly string[]> => {
  const node = freshNode(database.appUrl);
  const events = await node.store.read(matchStream(matchId));
  await node.close();
  let previousHash = emptyStreamHash;
  return events.flatMap((event) => {
    const payload =
      event.version === from ? event.payload.replace(/"at":(\d+)/, (_all, at: string) => `"at":${Number(at) + 1}`) : event.payload;
    const hash = eventHash({ ...event, payload, previousHash });
    previousHash = hash;
    return event.version < from
      ? []
      : [
          `UPDATE log_event SET payload = '${payload.replaceAll("'", "''")}', hash = '\\x${hash}' WHERE stream_id = '${matchId}' AND version = ${event.version}`,
        ];
  });
};

interface Tampering {
  readonly what: string;
  /** The SQL statements of the change. */
  readonly change: (stage: Stage) => readonly string[] | Promise<readonly string[]>;
  /** The match that the change concerns; absent where it is the log itself. */
  readonly match?: (stage: Stage) => string;
  /** The codes with which a fresh node refuses to load the match (`load`) and to export it (`exported`); null where it does not notice. */
  readonly load: string | null;
  readonly exported: string | null;
  /** Codes that the audit finds by itself. */
  readonly audited: readonly string[];
  /** Whether API and worker stay ready. */
  readonly ready: boolean;
}

const early = ({ early: matchId }: Stage): string => matchId;
const late = ({ late: matchId }: Stage): string => matchId;
const set = (column: string, matchId: string, version: number): string =>
  `UPDATE log_event SET ${column} WHERE stream_id = '${matchId}' AND version = ${version}`;

const apart = (what: string, change: Tampering['change'], code: string, more: Partial<Tampering> = {}): Tampering => ({
  what,
  change,
  match: early,
  load: code,
  exported: code,
  audited: [code],
  ready: true,
  ...more,
});
const ofLog = (what: string, change: Tampering['change'], ...codes: readonly string[]): Tampering => ({
  what,
  change,
  load: null,
  exported: null,
  audited: codes,
  ready: false,
});

const tamperings: readonly Tampering[] = [
  apart('a changed payload', (at) => [set(`payload = '{"at":1}'`, at.early, 4)], 'chain/wrong-hash'),
  apart('a payload written differently', (at) => [set(`payload = (payload::text || ' ')::json`, at.early, 5)], 'chain/wrong-hash'),
  apart('a changed hash', (at) => [set(`hash = sha256('other')`, at.early, 5)], 'chain/wrong-hash', {
    audited: ['chain/other-leaf', 'chain/wrong-hash'],
  }),
  apart('a changed salt', (at) => [set(`salt = decode(repeat('00', 16), 'hex')`, at.early, 1)], 'chain/wrong-hash'),
  apart('a changed command', (at) => [set(`command_id = 'another'`, at.early, 2)], 'chain/wrong-hash'),
  apart('a deleted middle event', (at) => [`DELETE FROM log_event WHERE stream_id = '${at.early}' AND version = 3`], 'chain/gap'),
  apart(
    'a deleted last event',
    (at) => [`DELETE FROM log_event WHERE stream_id = '${at.early}' AND version = ${lastVersion}`],
    'chain/cut',
  ),
  apart('a deleted first event', (at) => [`DELETE FROM log_event WHERE stream_id = '${at.early}' AND version = 1`], 'chain/gap'),
  apart('a deleted match', (at) => [`DELETE FROM log_event WHERE stream_id = '${at.early}'`], 'chain/cut'),
  {
    ...apart('a changed tag', (at) => [set(`tag = decode(repeat('00', 16), 'hex')`, at.early, lastVersion)], 'chain/other-leaf'),
    audited: ['chain/other-leaf'],
  },
  apart('an event appended under another tag', async (at) => [await forgedNext(at.early)], 'chain/wrong-tag', {
    load: null,
    exported: 'evidence/not-yet',
  }),
  apart(
    'swapped versions',
    (at) => [set('version = 900', at.early, 2), set('version = 2', at.early, 3), set('version = 3', at.early, 900)],
    'chain/wrong-hash',
  ),
  apart('an event given to another match', (at) => [set(`stream_id = '${at.other}', version = 900`, at.early, lastVersion)], 'chain/cut', {
    audited: ['chain/cut', 'chain/gap'],
  }),
  apart('a match rewritten with a sound chain, under full tiles', (at) => rewritten(at.early, 5), 'chain/other-leaf'),
  apart('a match rewritten with a sound chain, where no tile is full yet', (at) => rewritten(at.late, 5), 'chain/other-leaf', {
    match: late,
  }),
  apart(
    'a deleted last event where no tile is full yet',
    (at) => [`DELETE FROM log_event WHERE stream_id = '${at.late}' AND version = ${lastVersion}`],
    'chain/cut',
    { match: late },
  ),
  apart(
    'a deleted middle event where no tile is full yet',
    (at) => [`DELETE FROM log_event WHERE stream_id = '${at.late}' AND version = 4`],
    'chain/gap',
    { match: late },
  ),
  apart('a changed hash where no tile is full yet', (at) => [set(`hash = sha256('other')`, at.late, 5)], 'chain/wrong-hash', {
    match: late,
    audited: ['chain/other-leaf', 'chain/wrong-hash'],
  }),
  {
    ...ofLog(
      'a changed hash of a tile',
      () => [`UPDATE log_tile SET hashes = overlay(hashes PLACING sha256('other') FROM 33)`],
      'log/changed',
      'tile/changed',
    ),
    exported: 'log/changed',
  },
  // The match is exported under the oldest head that covers it, which was signed before this tile began.
  ofLog(
    'a changed hash of an unfinished tile',
    () => [`UPDATE log_tile_run SET hashes = overlay(hashes PLACING sha256('other') FROM 1) WHERE start = 0`],
    'log/changed',
    'tile/changed',
  ),
  ofLog('a changed root of a tile', () => [`UPDATE log_tile SET root = sha256('other')`], 'log/changed', 'tile/changed'),
  ofLog('a deleted tile', () => ['DELETE FROM log_tile'], 'tile/missing'),
  {
    ...ofLog(
      'a changed root of a head',
      () => [`UPDATE log_checkpoint SET root = sha256('other') WHERE size = (SELECT min(size) FROM log_checkpoint)`],
      'head/changed',
    ),
    exported: 'log/changed',
  },
  ofLog(
    'a head signed by nobody',
    () => [
      `UPDATE log_checkpoint SET note = regexp_replace(note, '.{8}=\\n$', 'AAAAAAAA=' || chr(10)) WHERE size = (SELECT min(size) FROM log_checkpoint)`,
    ],
    'head/changed',
  ),
  ofLog(
    'a deleted head',
    () => ['DELETE FROM log_checkpoint WHERE size = (SELECT size FROM log_checkpoint ORDER BY size OFFSET 1 LIMIT 1)'],
    'head/missing',
  ),
  ofLog('a deleted newest head', () => ['DELETE FROM log_checkpoint WHERE size = (SELECT max(size) FROM log_checkpoint)'], 'head/missing'),
  ofLog(
    'the last leaf moved away, which leaves a gap',
    () => ['UPDATE log_event SET leaf = leaf + 1000 WHERE leaf = (SELECT max(leaf) FROM log_event)'],
    'log/leaf-missing',
  ),
  {
    what: 'a changed result in the list of matches',
    change: (at) => [`UPDATE match_list SET result = '{"winners":[0],"reason":"concession","rule":"x"}' WHERE match_id = '${at.early}'`],
    match: early,
    load: null,
    exported: null,
    audited: ['projection/differs'],
    ready: true,
  },
  {
    what: 'a changed outcome in the history of a player',
    change: (at) => [`UPDATE match_participation SET outcome = 'won' WHERE match_id = '${at.early}'`],
    match: early,
    load: null,
    exported: null,
    audited: ['projection/differs'],
    ready: true,
  },
];

/** Inserts one more event at the end of a match, with a correct hash. */
async function forgedNext(matchId: string): Promise<string> {
  const node = freshNode(database.appUrl);
  const last = (await node.store.read(matchStream(matchId))).at(-1)!;
  await node.close();
  const salt = '11'.repeat(16);
  const forged = { ...last, version: last.version + 1, previousHash: last.hash, salt, commandId: null };
  return `INSERT INTO log_event (leaf, stream_id, log_id, version, schema_version, command_index, salt, tag, hash, stream_type, type, payload)
    SELECT (SELECT max(leaf) + 1 FROM log_event), stream_id, log_id, ${forged.version}, schema_version, 0, '\\x${salt}', tag, '\\x${eventHash(forged)}', stream_type, type, payload
    FROM log_event WHERE stream_id = '${matchId}' AND version = ${last.version}`;
}

describe('what was not tampered with', () => {
  it('given the log as it was recorded, when it is loaded, exported and audited twice, then nothing is found', async () => {
    const node = freshNode(database.appUrl);
    for (const matchId of [stage.early, stage.late, stage.other])
      expect([await loading(node, matchId), await exporting(node, matchId), await commanding(node, matchId)]).toEqual([
        null,
        null,
        'match/over',
      ]);
    const told: Finding[] = [];
    expect([await audit(database.appUrl, told), await audit(database.appUrl, told)]).toEqual([0, 0]);
    expect(told).toEqual([]);
    await node.close();
  });
});

describe.each(tamperings)('given $what', ({ change, match, load, exported, audited, ready }) => {
  const tampered = (): string => match?.(stage) ?? stage.early;

  beforeAll(async () => {
    await restored();
    // The audit had checked everything before.
    expect(await audit(database.appUrl)).toBe(0);
    await asSuperuser(await change(stage));
  });

  it('when a fresh node loads and exports, then it is noticed by name, the match is set apart, and the others go on', async () => {
    const node = freshNode(database.appUrl);
    expect(await loading(node, tampered())).toBe(load === null ? null : `match/set-apart ${load}`);
    expect(await exporting(node, tampered())).toBe(exported);
    expect(await commanding(node, tampered())).toBe(load === null ? 'match/over' : 'match/set-apart');
    if (load !== null) {
      // Reported once, however often the match is requested, and known to every other process.
      expect(node.told).toHaveLength(1);
      const next = freshNode(database.appUrl);
      expect([await loading(next, tampered()), next.told]).toEqual([`match/set-apart ${load}`, []]);
      expect([await loading(node, stage.other), await commanding(node, stage.other)]).toEqual(
        audited.includes('chain/gap') && load === 'chain/cut' ? [expect.anything(), expect.anything()] : [null, 'match/over'],
      );
      await next.close();
    }
    if (load !== null || exported !== null)
      expect((await readiness({ pool: node.pool, redisAnswers: async () => true })).ready).toBe(ready);
    await node.close();
  });

  it('when the audit comes by, then it finds it, names it once, and says no more of it in the next round', async () => {
    await settleAll(database.appUrl);
    const told: Finding[] = [];
    await audit(database.appUrl, told);
    expect([...new Set(told.map(({ code }) => code))].sort()).toEqual([...audited].sort());
    if (match !== undefined && ready) expect(told.map(({ stream }) => stream?.id)).toContain(tampered());
    expect(await audit(database.appUrl)).toBe(0);
    const node = freshNode(database.appUrl);
    expect((await readiness({ pool: node.pool, redisAnswers: async () => true })).ready).toBe(ready);
    if (load !== null) expect(await loading(node, tampered())).toMatch(/^match\/set-apart chain\//);
    await node.close();
  });
});

describe('a match that is set apart', () => {
  it('given its bytes are restored, when the finding is settled, then it goes on; settled while still broken, then it is found again', async () => {
    await restored();
    await asSuperuser([
      `CREATE TABLE saved AS SELECT payload::text FROM log_event WHERE stream_id = '${stage.early}' AND version = 4`,
      set(`payload = '{"at":1}'`, stage.early, 4),
    ]);
    const node = freshNode(database.appUrl);
    /** Loads the match in another process, which does not know what was settled before. */
    const next = async (): Promise<string | null> => {
      const other = freshNode(database.appUrl);
      const said = await loading(other, stage.early);
      await other.close();
      return said;
    };
    expect(await next()).toBe('match/set-apart chain/wrong-hash');
    await settleAll(database.appUrl);
    expect(await next()).toBe('match/set-apart chain/wrong-hash');
    await asSuperuser([
      `UPDATE log_event SET payload = (SELECT payload::json FROM saved) WHERE stream_id = '${stage.early}' AND version = 4`,
    ]);
    expect(await next()).toBe('match/set-apart chain/wrong-hash');
    await settleAll(database.appUrl);
    expect(await next()).toBeNull();
    expect((await new Findings(node.pool).list(true)).map(({ code, settledBecause }) => [code, settledBecause])).toEqual([
      ['chain/wrong-hash', 'looked at'],
      ['chain/wrong-hash', 'looked at'],
    ]);
    await node.close();
  });

  it('given a node has the match in memory, when its bytes are changed and an export is asked for, then it is refused all the same', async () => {
    await restored();
    const node = freshNode(database.appUrl);
    expect([await loading(node, stage.early), await exporting(node, stage.early)]).toEqual([null, null]);
    await asSuperuser([set(`salt = decode(repeat('00', 16), 'hex')`, stage.early, 4)]);
    expect(await exporting(node, stage.early)).toBe('chain/wrong-hash');
    expect(await loading(node, stage.early)).toBe('match/set-apart chain/wrong-hash');
    await node.close();
  });
});

// The last test in this file, since it writes to the log.
describe('a log that grows while it is audited', () => {
  it('given matches go on faster than events are numbered, when the audit comes by, then lists that are behind are no finding; a row that is wrong is one as soon as they have caught up', async () => {
    await restored();
    const node = freshNode(database.appUrl);
    for (const matchId of [stage.early, stage.late])
      yes(
        await node.service.judge({ matchId, commandId: 'behind', judge: 'judy', act: { type: 'ruling', reason: 'Played on.', rules: [] } }),
      );
    const told: Finding[] = [];
    expect(await audit(database.appUrl, told)).toBe(0);
    const keeper = new Client({ connectionString: database.keeperUrl });
    await keeper.connect();
    await signAll(node.pool, keeper);
    await keeper.end();
    expect(await audit(database.appUrl, told)).toBe(0);
    await new ProjectionRunner({
      pool: node.pool,
      logs: LogDatabases.one(node.pool),
      feed: new PostgresFeed(LogDatabases.one(node.pool)),
      projections,
    }).catchUp();
    expect(await audit(database.appUrl, told)).toBe(0);
    expect(told).toEqual([]);
    await asSuperuser([`UPDATE match_list SET phase = 'running' WHERE match_id = '${stage.late}'`]);
    expect(await audit(database.appUrl, told)).toBe(1);
    expect(told).toMatchObject([{ code: 'projection/differs', stream: matchStream(stage.late) }]);
    await node.close();
  });
});
