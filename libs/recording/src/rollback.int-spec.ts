import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchStream, newMatchId } from '@arbiter/contracts';
import {
  Findings,
  KeptHeads,
  LogKeeper,
  newestHead,
  openPool,
  PostgresClockStore,
  PostgresEventStore,
  PostgresEvidence,
  PostgresLeaseStore,
  PostgresRecordGuard,
  PostgresSecretStore,
  PostgresSnapshotStore,
  logKeys,
  type Finding,
  LogDatabases,
} from '@arbiter/event-store';
import { createTestDatabase, matchLog, probeRuleset, probeVersion, startProbeMatch, yes, type TestDatabase } from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { compareEvidence } from './export/compare-evidence.js';
import { verifyExport } from './export/verify.js';
import { writeBundle } from './export/write-bundle.js';
import { defaultServiceOptions, MatchService } from './match/match-service.js';
import { Timelines } from './reading/timelines.js';
import { fixedRulesets } from './rulesets/file-rulesets.js';

const origin = 'example.org/matches';
const rulesets = fixedRulesets({ [probeVersion]: probeRuleset });
const seed = randomBytes(32).toString('hex');

/** One node on one database: records matches, and signs while its keeper runs. */
class Node {
  readonly pool: Pool;
  private readonly store: PostgresEventStore;
  private readonly timelines: Timelines;
  readonly service: MatchService;
  /** Faults of the log that its keeper reported. */
  readonly told: Finding[] = [];
  /** Other errors of the keeper. */
  readonly failed: unknown[] = [];
  private keeper: LogKeeper | null = null;

  constructor(
    readonly database: TestDatabase,
    private readonly heads: KeptHeads | null,
  ) {
    this.pool = openPool(database.appUrl, { max: 4 });
    this.store = new PostgresEventStore({ databases: LogDatabases.one({ pool: this.pool, url: database.appUrl }), writer: 'node' });
    const ports = {
      store: this.store,
      guard: new PostgresRecordGuard(LogDatabases.one(this.pool), new Findings(this.pool)),
      leases: new PostgresLeaseStore(LogDatabases.one(this.pool)),
      snapshots: new PostgresSnapshotStore(LogDatabases.one(this.pool)),
      secrets: new PostgresSecretStore(LogDatabases.one(this.pool)),
      clocks: new PostgresClockStore(LogDatabases.one(this.pool), () => undefined),
      rulesets,
      time: {
        now: () => Date.now(),
        monotonic: () => performance.now(),
        sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
      },
      announcer: { announce: () => undefined },
      trouble: () => undefined,
      randomness: { seed: () => seed },
    };
    this.service = new MatchService(ports, { ...defaultServiceOptions, owner: `node-${randomUUID()}`, leaseMs: 50 });
    this.timelines = new Timelines(ports);
  }

  startKeeper(heads = this.heads): void {
    this.keeper = new LogKeeper({
      url: this.database.keeperUrl,
      logId: matchLog,
      origin,
      signingKey: null,
      keptHeads: heads,
      idleMs: 5,
      signEveryMs: 5,
      faultPauseMs: 10,
      onFinding: (finding) => this.told.push(finding),
      onError: (error) => this.failed.push(error),
    });
    this.keeper.start();
  }

  async stopKeeper(): Promise<void> {
    await this.keeper?.stop();
    this.keeper = null;
  }

  async signedSize(): Promise<number> {
    return (await newestHead(this.pool, matchLog))?.size ?? 0;
  }

  async recorded(): Promise<number> {
    return Number((await this.pool.query<{ n: string }>('SELECT count(*) AS n FROM log_event')).rows[0]?.n);
  }

  /** Lets the keeper work until a condition holds. */
  private async until(done: () => Promise<boolean>): Promise<void> {
    while (!(await done())) {
      if (this.failed.length > 0) throw this.failed[0];
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Waits until everything that is recorded is signed. */
  signed(): Promise<void> {
    return this.until(async () => (await this.signedSize()) >= (await this.recorded()));
  }

  /** Waits until no finding is open. */
  settled(): Promise<void> {
    return this.until(async () => (await this.findings()).length === 0);
  }

  findings(): ReturnType<Findings['list']> {
    return new Findings(this.pool).list();
  }

  refused(code: string): Promise<void> {
    return this.until(async () => (await this.findings()).some((finding) => finding.code === code));
  }

  async exported(matchId: string): Promise<string> {
    return [
      ...yes(await writeBundle({ timelines: this.timelines, evidence: new PostgresEvidence(LogDatabases.one(this.pool)) }, matchId)),
    ].join('');
  }

  async verifierKey(): Promise<string> {
    return (await logKeys(this.pool)).at(-1)!.verifierKey;
  }

  async close(): Promise<void> {
    await this.stopKeeper();
    await this.service.close();
    await this.store.close();
    await this.pool.end();
  }
}

describe('a database that is set back above a signed head', () => {
  let folder: string;
  const databases: TestDatabase[] = [];
  const matchId = newMatchId(Date.now());
  /** The database with the restored backup. */
  let restored: TestDatabase;
  let before: string;
  let key: string;
  let acknowledged: { readonly version: number; readonly hash: string };
  let keptNote: string;

  const heads = (): KeptHeads => new KeptHeads(folder);
  const winnerOf = async (text: string): Promise<unknown> => {
    const verdict = await verifyExport(text, { key, rulesets });
    return verdict.ok ? [verdict.verdict, verdict.result?.winners] : verdict.fault;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arbiter-heads-'));
    const database = await createTestDatabase();
    databases.push(database);
    const early = new Node(database, heads());
    early.startKeeper();
    await startProbeMatch(early.service, { matchId, gatheringId: randomUUID(), players: [randomUUID(), randomUUID()] });
    await early.signed();
    await early.close();
    // The backup, taken when the match is under way and a head is signed.
    restored = await database.copy();
    databases.push(restored);
    const late = new Node(database, heads());
    late.startKeeper();
    acknowledged = yes(await late.service.concede({ matchId, commandId: 'concede-0', seat: 0, scope: 'match' }));
    await late.signed();
    before = await late.exported(matchId);
    key = await late.verifierKey();
    await late.close();
    const [file = ''] = await readdir(folder);
    keptNote = await readFile(join(folder, file), 'utf8');
  });

  afterAll(async () => {
    for (const database of databases) await database.drop();
    await rm(folder, { recursive: true });
  });

  /** Makes a fresh copy of the restored database for a test, with a node. */
  const restore = async (): Promise<Node> => {
    const database = await restored.copy();
    databases.push(database);
    return new Node(database, heads());
  };

  it('given no head was kept outside, when the loser plays on, then both histories are authentic, with opposite winners: and the comparison names the fork', async () => {
    const node = await restore();
    node.startKeeper(null);
    yes(await node.service.concede({ matchId, commandId: 'concede-1', seat: 1, scope: 'match' }));
    await node.signed();
    const after = await node.exported(matchId);
    await node.close();
    expect(await winnerOf(before)).toEqual(['authentic', [1]]);
    expect(await winnerOf(after)).toEqual(['authentic', [0]]);

    const both = [
      { name: 'before.jsonl', content: before },
      { name: 'after.jsonl', content: after },
    ];
    const { ok, contradictions } = compareEvidence(both, key);
    expect(ok).toBe(false);
    expect(contradictions).toContainEqual(
      expect.objectContaining({ code: 'match/forked', files: ['before.jsonl', 'after.jsonl'], stream: matchStream(matchId), at: 5 }),
    );
    expect(contradictions.map(({ code }) => code)).toEqual(['match/forked', 'head/forked', 'leaf/forked']);
    const kept = { name: 'kept.checkpoint', content: keptNote };
    expect(compareEvidence([{ name: 'after.jsonl', content: after }, kept], key)).toMatchObject({
      ok: false,
      contradictions: [{ code: 'head/forked' }],
    });
    const receipt = { name: 'receipt.json', content: JSON.stringify(acknowledged) };
    expect(compareEvidence([{ name: 'after.jsonl', content: after }, receipt], key)).toMatchObject({
      ok: false,
      contradictions: [{ code: 'acknowledgement/differs', at: acknowledged.version }],
    });
    expect(compareEvidence([{ name: 'before.jsonl', content: before }, receipt, kept], key)).toMatchObject({
      ok: true,
      contradictions: [],
    });
  });

  it('given the last head is kept outside, when the keeper starts on the restored database, then it refuses by name, once, and signs nothing however the match goes on', async () => {
    const node = await restore();
    const signedBefore = await node.signedSize();
    node.startKeeper();
    await node.refused('log/rolled-back');
    yes(await node.service.concede({ matchId, commandId: 'concede-1', seat: 1, scope: 'match' }));
    // The keeper is restarted when the match is over and the log is longer than what was signed: it refuses again.
    await node.stopKeeper();
    node.startKeeper();
    await node.refused('log/changed');
    await node.stopKeeper();
    expect(await node.signedSize()).toBe(signedBefore);
    // Once the log is as long again, the keeper sees that it is a different log.
    expect(node.told.map(({ code }) => code)).toEqual(['log/rolled-back', 'log/changed']);
    expect(node.told[0]?.detail).toMatch(/^log \d+ has \d+ events, and a head over its first \d+ was signed/);
    await node.close();
  });

  it('given the restored database has grown past the kept head and is numbered, when the keeper starts, then the roots differ, and it refuses', async () => {
    const node = await restore();
    // Another keeper, without the file, lets the log grow.
    node.startKeeper(null);
    yes(await node.service.concede({ matchId, commandId: 'concede-1', seat: 1, scope: 'match' }));
    await node.signed();
    await node.stopKeeper();
    const signedBefore = await node.signedSize();
    node.startKeeper();
    await node.refused('log/changed');
    await startProbeMatch(node.service, {
      matchId: newMatchId(Date.now()),
      gatheringId: randomUUID(),
      players: [randomUUID(), randomUUID()],
    });
    await node.stopKeeper();
    expect(await node.signedSize()).toBe(signedBefore);
    await node.close();
  });

  it('given the refusal, when an operator sets the kept head aside, then the keeper goes on, the finding is settled, and the old head stays as evidence', async () => {
    const own = await mkdtemp(join(tmpdir(), 'arbiter-heads-'));
    const [file = ''] = await readdir(folder);
    await writeFile(join(own, file), keptNote);
    const node = await restore();
    node.startKeeper(new KeptHeads(own));
    await node.refused('log/rolled-back');
    const aside = await new KeptHeads(own).setAside(matchLog, `${origin}/${matchLog}`, new Date());
    yes(await node.service.concede({ matchId, commandId: 'concede-1', seat: 1, scope: 'match' }));
    await node.signed();
    expect(await node.findings()).toEqual([]);
    expect(await readFile(aside ?? '', 'utf8')).toBe(keptNote);
    expect((await readdir(own)).sort()).toEqual([file, (aside ?? '').slice(own.length + 1)].sort());
    await node.close();
    await rm(own, { recursive: true });
  });

  it('given the right database comes back, when the keeper looks again, then it goes on by itself', async () => {
    const first = databases[0]!;
    const node = new Node(first, heads());
    await new Findings(node.pool).report(
      matchLog,
      { code: 'log/rolled-back', subject: 'log', stream: null, version: null, detail: 'from the time before' },
      'keeper',
    );
    node.startKeeper();
    await startProbeMatch(node.service, {
      matchId: newMatchId(Date.now()),
      gatheringId: randomUUID(),
      players: [randomUUID(), randomUUID()],
    });
    await node.signed();
    expect(await node.findings()).toEqual([]);
    await node.close();
  });
});

describe('the end of the log is deleted behind the triggers', () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'arbiter-heads-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('given a keeper at work, when events and heads above an earlier head go, then it signs nothing more, running or started anew, whatever is appended', async () => {
    const node = new Node(database, new KeptHeads(folder));
    node.startKeeper();
    const matchId = newMatchId(Date.now());
    await startProbeMatch(node.service, { matchId, gatheringId: randomUUID(), players: [randomUUID(), randomUUID()] });
    await node.signed();
    const early = await node.signedSize();
    yes(await node.service.concede({ matchId, commandId: 'concede-0', seat: 0, scope: 'match' }));
    await node.signed();
    const superuser = new Client({ connectionString: database.ownerUrl });
    await superuser.connect();
    const tables = ['log_event', 'log_checkpoint'];
    const partition = (await superuser.query<{ part: string }>('SELECT DISTINCT tableoid::regclass::text AS part FROM log_event')).rows.map(
      ({ part }) => part,
    );
    const script = [
      'BEGIN',
      ...[...tables, ...partition].map((table) => `ALTER TABLE ${table} DISABLE TRIGGER append_only`),
      `DELETE FROM log_event WHERE leaf >= ${early}`,
      `DELETE FROM log_checkpoint WHERE size > ${early}`,
      ...[...tables, ...partition].map((table) => `ALTER TABLE ${table} ENABLE ALWAYS TRIGGER append_only`),
      'COMMIT',
    ];
    for (const sql of script) await superuser.query(sql);
    await superuser.end();
    await node.refused('log/rolled-back');
    yes(await node.service.concede({ matchId, commandId: 'concede-1', seat: 1, scope: 'match' }));
    await node.stopKeeper();
    node.startKeeper();
    await node.refused('log/changed');
    await node.stopKeeper();
    expect(await node.signedSize()).toBe(early);
    expect(node.told.map(({ code }) => code)).toEqual(['log/rolled-back', 'log/changed']);
    await node.close();
  });
});

describe('the folder of kept heads', () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'arbiter-heads-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('given it can not be written, when something is to be signed, then that is told once and nothing is signed; when it can, then signing goes on', async () => {
    const blocked = join(folder, 'not-a-folder');
    await writeFile(blocked, '');
    const node = new Node(database, new KeptHeads(blocked));
    node.startKeeper();
    await node.refused('kept-head/unreadable');
    await rm(blocked);
    await startProbeMatch(node.service, {
      matchId: newMatchId(Date.now()),
      gatheringId: randomUUID(),
      players: [randomUUID(), randomUUID()],
    });
    await node.signed();
    expect(await node.findings()).toEqual([]);
    const signedBefore = await node.signedSize();
    // A folder stands where the new file would be, so that it can't be written.
    await mkdir(`${new KeptHeads(blocked).fileOf(matchLog, `${origin}/${matchLog}`)}.new`);
    await startProbeMatch(node.service, {
      matchId: newMatchId(Date.now()),
      gatheringId: randomUUID(),
      players: [randomUUID(), randomUUID()],
    });
    await node.refused('kept-head/unwritable');
    expect(await node.signedSize()).toBe(signedBefore);
    await rm(`${new KeptHeads(blocked).fileOf(matchLog, `${origin}/${matchLog}`)}.new`, { recursive: true });
    await node.signed();
    await node.settled();
    expect(node.told.map(({ code }) => code)).toEqual(['kept-head/unreadable', 'kept-head/unwritable']);
    await node.close();
  });

  it.each([
    ['rubbish', 'rubbish'],
    ['nothing', ''],
    [
      'a head of another key',
      `${origin}/${matchLog}\n1\n${Buffer.alloc(32).toString('base64')}\n\n— ${origin} ${Buffer.alloc(68).toString('base64')}\n`,
    ],
  ])('given the file holds %s, when the keeper starts, then it refuses by name', async (_what, content) => {
    const own = await mkdtemp(join(tmpdir(), 'arbiter-heads-'));
    const node = new Node(database, new KeptHeads(own));
    await writeFile(new KeptHeads(own).fileOf(matchLog, `${origin}/${matchLog}`), content);
    node.startKeeper();
    await node.refused('kept-head/unreadable');
    await node.close();
    const clean = new Client({ connectionString: database.appUrl });
    await clean.connect();
    await new Findings(clean).settleOf(matchLog, 'keeper', ['kept-head/unreadable'], 'next case');
    await clean.end();
    await rm(own, { recursive: true });
  });

  it('given a crash after a head was kept and before it was written down, when the keeper starts, then the head is in the database again', async () => {
    const own = await mkdtemp(join(tmpdir(), 'arbiter-heads-'));
    const fresh = await createTestDatabase();
    const node = new Node(fresh, new KeptHeads(own));
    node.startKeeper();
    await startProbeMatch(node.service, {
      matchId: newMatchId(Date.now()),
      gatheringId: randomUUID(),
      players: [randomUUID(), randomUUID()],
    });
    await node.signed();
    await node.stopKeeper();
    const size = await node.signedSize();
    const superuser = new Client({ connectionString: fresh.ownerUrl });
    await superuser.connect();
    await superuser.query('ALTER TABLE log_checkpoint DISABLE TRIGGER append_only');
    await superuser.query('DELETE FROM log_checkpoint WHERE size = $1', [size]);
    await superuser.end();
    expect(await node.signedSize()).toBeLessThan(size);
    node.startKeeper();
    await node.signed();
    expect(await node.findings()).toEqual([]);
    await node.close();
    await fresh.drop();
    await rm(own, { recursive: true });
  });
});
