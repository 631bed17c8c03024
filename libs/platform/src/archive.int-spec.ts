import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endOfMonth, logOf, logStream, matchIdOfSlot, matchStream, newMatchId, provesConsistency, slotsOfMonth } from '@arbiter/contracts';
import {
  archiveLog,
  type ArchiveOutcome,
  auditOnce,
  dropMonth,
  keepOnce,
  LogFault,
  logKeys,
  openPool,
  PostgresFeed,
  ProjectionRunner,
  restoreLog,
} from '@arbiter/event-store';
import {
  type ArchivedMatch,
  type ArchiveIndex,
  archiveKeys,
  type ArchiveReader,
  type IndexedMatch,
  objectHash,
  packIndex,
  packMatch,
  type PlacedEvent,
  projections,
  type Reader,
  RecordBroken,
  type StoredEvent,
  type Timeline,
  unpackMatch,
  verifyArchivedLog,
  verifyExport,
  writeBundle,
} from '@arbiter/recording';
import {
  chooser,
  createTestDatabase,
  probeFormat,
  probeRuleset,
  probeVersion,
  someAnswer,
  startProbeMatch,
  testRedisUrl,
  type TestDatabase,
  yes,
} from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { fixedReleases } from './game-releases.js';
import { openPlatform, type Platform } from './platform.js';

const origin = 'example.org/archive';
const dayMs = 86_400_000;
const quietDays = 30;
const releases = fixedReleases([{ version: probeVersion, ruleset: probeRuleset }]);

/** The fifteenth of the month that many months ago. */
const monthsAgo = (months: number): number => {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15);
};

let database: TestDatabase;
let folder: string;
let platform: Platform;
let owner: Pool;

/** A platform that has nothing in memory. */
const openAnew = (archive: string | null = folder): Platform =>
  openPlatform({
    databaseUrl: database.appUrl,
    redisUrl: testRedisUrl(),
    nodeName: `archive-${randomUUID()}`,
    prefix: `archive-${randomUUID()}`,
    releases: () => releases,
    archive,
    trouble: (error) => {
      throw error;
    },
  });

/** Plays a match to its end, with many commands under ids as clients draw them. */
const play = async (matchId: string, seed: number, isOver = true): Promise<void> => {
  const { matches, reader } = platform;
  await startProbeMatch(matches, {
    matchId,
    gatheringId: randomUUID(),
    players: [randomUUID(), randomUUID()],
    format: probeFormat({ id: 'bestOfThree', bestOf: 3 }),
  });
  const draw = chooser(seed);
  for (let answers = 0; answers < 12; ) {
    for (const seat of [0, 1]) {
      const { pending } = yes(await reader.decisions(matchId, { kind: 'player', seat }));
      const own = pending.flatMap((one) => (one.yours ? [one.decision] : []))[0];
      if (own === undefined) continue;
      yes(await matches.answer({ matchId, commandId: randomUUID(), seat, decision: own.id, answer: someAnswer(own, draw) }));
      answers += 1;
    }
  }
  if (isOver) yes(await matches.concede({ matchId, commandId: 'concede', seat: 1, scope: 'match' }));
};

const openAnewOnce = async <T>(work: (anew: Platform) => Promise<T>): Promise<T> => {
  const anew = openAnew();
  try {
    return await work(anew);
  } finally {
    await anew.close();
  }
};

const runner = (feedOf: Platform = platform): ProjectionRunner =>
  new ProjectionRunner({ pool: feedOf.pool, feed: feedOf.feed, projections, archive: feedOf.archivedLogs });

/** Does what keeper and projections do behind the log. */
const follow = async (logId: number): Promise<void> => {
  const keeper = new Client({ connectionString: database.keeperUrl });
  await keeper.connect();
  await runner().catchUp();
  await keepOnce(keeper, { origin });
  await keepOnce(keeper, { logId });
  await keeper.end();
};

const archive = (logId: number, change: { readonly now?: number } = {}): Promise<ArchiveOutcome> => {
  if (platform.archive === null) throw new Error('the platform has no archive');
  return archiveLog(
    {
      pool: platform.pool,
      url: database.appUrl,
      evidence: platform.evidence,
      reader: platform.archive,
      rulesets: releases,
      quietDays,
      now: () => change.now ?? Date.now() + quietDays * dayMs + 1,
    },
    logId,
  );
};

const drop = (month: number): ReturnType<typeof dropMonth> => {
  if (platform.archive === null) throw new Error('the platform has no archive');
  return dropMonth({ pool: owner, reader: platform.archive, rulesets: releases, now: Date.now }, month);
};

/** Plays matches of a month at the same time, so that their leaves alternate. */
const playMonth = async (
  months: number,
  count = 3,
): Promise<{ readonly logId: number; readonly month: number; readonly ids: readonly string[] }> => {
  const ids = Array.from({ length: count }, () => newMatchId(monthsAgo(months)));
  await Promise.all(ids.map((matchId, at) => play(matchId, at + 1)));
  const logId = logOf(matchStream(ids[0] ?? ''));
  await follow(logId);
  return { logId, month: Math.floor(logId / slotsOfMonth), ids };
};

const eventsOf = (at: Platform, matchId: string): Promise<readonly StoredEvent[]> => at.store.read(matchStream(matchId));
const spectator: Reader = { kind: 'spectator' };

/** Everything that somebody may see of a match at each version. */
const replayOf = async (at: Platform, matchId: string): Promise<unknown> => {
  const timeline = (await at.timelines.get(matchId)) as Timeline;
  return Array.from({ length: timeline.head() }, (_, index) => [
    timeline.at(index + 1).stored,
    timeline.view(index + 1, { role: 'spectator' }),
    timeline.eventsFor(index + 1, { role: 'spectator' }),
  ]);
};

const bundleOf = async (at: Platform, matchId: string): Promise<string> =>
  [...yes(await writeBundle({ timelines: at.timelines, evidence: at.evidence }, matchId))].join('');

const listOf = (): Promise<readonly unknown[]> => database.query('SELECT * FROM current_match_list ORDER BY match_id');
const withoutGeneration = (rows: readonly unknown[]): readonly unknown[] =>
  rows.map((row) => ({ ...(row as Record<string, unknown>), generation: undefined }));

const verifierKey = async (): Promise<string> => (await logKeys(platform.pool))[0]?.verifierKey ?? '';

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'arbiter-archive-'));
  platform = openAnew();
  owner = openPool(database.ownerUrl, { max: 2 });
});
afterAll(async () => {
  await owner.end();
  await platform.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

describe('archiving a log', () => {
  it('given a log whose matches have ended, when it is archived, then it is sealed and on record, and nothing left the database', async () => {
    const { logId, ids } = await playMonth(3);
    const before = await eventsOf(platform, ids[0] ?? '');
    const outcome = await archive(logId);
    if (outcome.kind !== 'archived') throw new Error(outcome.why);
    expect(outcome.archive.index).toMatchObject({ logId, origin: `${origin}/${logId}` });
    expect(outcome.archive.index.matches.map(({ matchId }) => matchId)).toEqual([...ids].sort());
    const [event] = await platform.store.read(logStream(logId));
    expect(event).toMatchObject({ type: 'LogArchived', version: 1 });
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({ logId, size: outcome.archive.index.size, matches: 3 });
    expect(await eventsOf(platform, ids[0] ?? '')).toEqual(before);
    // A ruling on a match that is over would be one more event.
    const ruling = { type: 'ruling', reason: 'Late.', rules: [] } as const;
    expect(await platform.matches.judge({ matchId: ids[0] ?? '', commandId: 'late', judge: 'judy', act: ruling })).toMatchObject({
      problem: { code: 'match/archived' },
    });
    expect(await archive(logId)).toMatchObject({ kind: 'waits', why: 'it is archived' });
  });

  it('given a match that goes on, then the log waits and names it, and the match can still be played', async () => {
    const matchId = newMatchId(monthsAgo(4));
    await play(matchId, 7, false);
    const logId = logOf(matchStream(matchId));
    await follow(logId);
    expect(await archive(logId)).toEqual({ kind: 'waits', why: `matches have not ended: ${matchId}` });
    yes(await platform.matches.concede({ matchId, commandId: 'concede', seat: 0, scope: 'match' }));
    expect(await archive(logId)).toMatchObject({ kind: 'waits', why: 'the list of matches has not come as far as its events' });
    await runner().catchUp();
    expect(await archive(logId)).toMatchObject({ kind: 'waits', why: expect.stringContaining('not signed and public yet') });
    await follow(logId);
    expect(await archive(logId)).toMatchObject({ kind: 'archived' });
  });

  it('given a month that is not over, or a log that was quiet for too short a time, then it waits', async () => {
    const { logId } = await playMonth(5, 1);
    expect(await archive(logId, { now: endOfMonth(logId) - 1 })).toMatchObject({ why: expect.stringContaining('month is not over') });
    expect(await archive(logId, { now: Date.now() + (quietDays - 1) * dayMs })).toMatchObject({
      why: expect.stringContaining('must be quiet until'),
    });
  });

  it('given an event that was changed in the database, then the log is not archived, and is not sealed', async () => {
    const { logId, ids } = await playMonth(6, 1);
    await database.query('ALTER TABLE log_event DISABLE TRIGGER ALL');
    const partition = (
      await database.query<{ name: string }>('SELECT tableoid::regclass::text AS name FROM log_event WHERE log_id = $1 LIMIT 1', [logId])
    )[0]?.name;
    await database.query(`ALTER TABLE ${partition} DISABLE TRIGGER append_only`);
    await database.query(`UPDATE ${partition} SET salt = decode(repeat('00', 16), 'hex') WHERE log_id = $1 AND version = 3`, [logId]);
    await expect(archive(logId)).rejects.toThrow(`its record does not hold at version 3 (wrong-hash)`);
    const sealed = await database.query("SELECT FROM log_owner WHERE log_id = $1 AND expires_at > now() + interval '1 year'", [logId]);
    expect([sealed.length, ids.length]).toEqual([0, 1]);
  });
});

/** Does something as the owner to a table that refuses it. */
const past = async (table: string, sql: string, values: readonly unknown[]): Promise<void> => {
  await database.query(`ALTER TABLE ${table} DISABLE TRIGGER append_only`);
  await database.query(sql, values);
  await database.query(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER append_only`);
};

describe('dropping a month', () => {
  let logId: number;
  let month: number;
  let ids: readonly string[];
  beforeAll(async () => {
    ({ logId, month, ids } = await playMonth(7));
    await archive(logId);
  });
  const sealed = (expires: string): Promise<unknown> =>
    database.query(`UPDATE log_owner SET expires_at = ${expires} WHERE log_id = $1`, [logId]);
  const left = async (): Promise<number> => (await database.query('SELECT FROM log_event WHERE log_id = $1', [logId])).length;

  it('given somebody may add to it again, then it is refused', async () => {
    await sealed('now()');
    await expect(drop(month)).rejects.toThrow(`log ${logId} is not sealed`);
    await sealed(`'infinity'`);
    expect(await left()).toBeGreaterThan(0);
  });

  it('given a keeper is at work on it, then it is refused until the keeper has let go', async () => {
    const keeper = new Client({ connectionString: database.keeperUrl });
    await keeper.connect();
    await keeper.query('SELECT pg_advisory_lock(6962, $1)', [logId]);
    await expect(drop(month)).rejects.toThrow('a keeper still keeps');
    await keeper.end();
  });

  it('given the database has another event than the archive, or one more, then it is refused', async () => {
    const partition = `${(await database.query<{ name: string }>('SELECT tableoid::regclass::text AS name FROM log_event WHERE log_id = $1 LIMIT 1', [logId]))[0]?.name}`;
    const last = 'log_id = $1 AND stream_id = $2 AND version = (SELECT max(version) FROM log_event WHERE log_id = $1 AND stream_id = $2)';
    const flip = `UPDATE ${partition} SET hash = set_byte(hash, 0, get_byte(hash, 0) # 1) WHERE ${last}`;
    await past(partition, flip, [logId, ids[1]]);
    await expect(drop(month)).rejects.toThrow('other events of log');
    await past(partition, flip, [logId, ids[1]]);
    await database.query(
      `INSERT INTO log_event SELECT leaf + 1000, stream_id, recorded_at, log_id, version + 1, schema_version, 0, salt, tag, hash, stream_type, type, 'more', key_id, payload, sealed
       FROM log_event WHERE ${last}`,
      [logId, ids[1]],
    );
    await expect(drop(month)).rejects.toThrow('other events of log');
    await past(partition, `DELETE FROM ${partition} WHERE log_id = $1 AND command_id = 'more'`, [logId]);
    expect(await left()).toBeGreaterThan(0);
  });

  it('given an object is gone or was changed since, then nothing is dropped', async () => {
    const path = join(folder, archiveKeys.match(logId, ids[0] ?? ''));
    const whole = await readFile(path);
    await rm(path);
    await expect(drop(month)).rejects.toThrow('it is gone');
    await writeFile(path, Buffer.concat([whole, Buffer.from([0])]));
    await expect(drop(month)).rejects.toThrow('it is not what was archived');
    await writeFile(path, whole);
    expect(await left()).toBeGreaterThan(0);
  });

  it('given another log of the month is not archived, then neither is dropped', async () => {
    const other = matchIdOfSlot(monthsAgo(7), 5);
    await play(other, 3);
    await expect(drop(month)).rejects.toThrow(`log ${logId + 5} is not archived`);
    await follow(logId + 5);
    expect(await archive(logId + 5)).toMatchObject({ kind: 'archived' });
    expect((await drop(month)).map((log) => log.logId)).toEqual([logId, logId + 5]);
  });
});

describe('an archive whose objects all fit one another, and are not what was signed', () => {
  let logId: number;
  let month: number;
  let index: ArchiveIndex;

  beforeAll(async () => {
    ({ logId, month } = await playMonth(8));
    const outcome = await archive(logId);
    if (outcome.kind !== 'archived' || platform.archive === null) throw new Error('not archived');
    ({ index } = outcome.archive);
    await drop(month);
  });

  /** Writes the first two matches as `change` makes them, and an index that has their hashes. */
  const forge = async (change: (first: ArchivedMatch, second: ArchivedMatch) => readonly ArchivedMatch[]): Promise<ArchiveIndex> => {
    const { storage } = platform.archive as ArchiveReader;
    const [one, other] = index.matches as [IndexedMatch, IndexedMatch];
    const read = async ({ matchId }: IndexedMatch): Promise<ArchivedMatch> =>
      unpackMatch(logId, matchId, originals.get(matchId) ?? (await storage.get(archiveKeys.match(logId, matchId))) ?? Buffer.alloc(0));
    for (const { matchId } of [one, other])
      originals.set(matchId, originals.get(matchId) ?? (await storage.get(archiveKeys.match(logId, matchId))) ?? Buffer.alloc(0));
    const forged = change(await read(one), await read(other));
    const matches = [...index.matches];
    for (const [at, match] of forged.entries()) {
      const object = packMatch(match);
      await storage.put(archiveKeys.match(logId, match.matchId), object);
      matches[at] = { ...(matches[at] as IndexedMatch), object: objectHash(object), head: match.events.at(-1)?.event.hash ?? '' };
    }
    await storage.put(archiveKeys.index(logId), packIndex({ ...index, matches }));
    return { ...index, matches };
  };
  const originals = new Map<string, Buffer>();
  const at = ({ events, ...match }: ArchivedMatch, leaf: number): ArchivedMatch => ({
    ...match,
    events: events.map((placed, place) => (place === 0 ? { ...placed, leaf } : placed)),
  });
  const verified = (): ReturnType<typeof verifyArchivedLog> =>
    verifyArchivedLog(platform.archive as ArchiveReader, logId, { rulesets: releases });
  const leafOf = ({ events }: ArchivedMatch): number => events[0]?.leaf ?? -1;

  it('given two events changed places, then the root is another', async () => {
    await forge((one, other) => [at(one, leafOf(other)), at(other, leafOf(one))]);
    await expect(verified()).rejects.toThrow('the root over its leaves is not the signed one');
  });

  it('given two events at one leaf, then that leaf is named', async () => {
    const [leaf] = [index.matches[0]?.firstLeaf];
    await forge((one, other) => [one, at(other, leafOf(one))]);
    await expect(verified()).rejects.toThrow(`leaf ${leaf} stands twice`);
  });

  it('given a match was rewritten with a sound chain, then it is named', async () => {
    await forge((one) => {
      const [first, ...rest] = one.events.map(({ leaf, event }) => ({
        leaf,
        event: { ...event, payload: event.payload.replace('"autoStart":true', '"autoStart":false') },
      }));
      return [{ ...one, events: [first as PlacedEvent, ...rest] }];
    });
    await expect(verified()).rejects.toThrow(index.matches[0]?.matchId);
  });

  it('given the head is of another size, then it is not taken for this log’s', async () => {
    const { storage } = platform.archive as ArchiveReader;
    await forge((one, other) => [one, other]);
    await storage.put(archiveKeys.index(logId), packIndex({ ...index, size: index.size - 1 }));
    await expect(verified()).rejects.toThrow('its signed head is not over this log');
    await storage.put(archiveKeys.index(logId), packIndex({ ...index, matches: index.matches.slice(1) }));
    await expect(verified()).rejects.toThrow('is in no match');
    await storage.put(archiveKeys.index(logId), packIndex(index));
    expect(await verified()).toMatchObject({ signer: null });
  });

  it('given only a time was changed, which no event’s hash covers, then the object is not what was archived', async () => {
    const { storage } = platform.archive as ArchiveReader;
    await forge((one) => [
      { ...one, events: one.events.map(({ leaf, event }) => ({ leaf, event: { ...event, recordedAt: '2020-01-01T00:00:00.000Z' } })) },
    ]);
    await storage.put(archiveKeys.index(logId), packIndex(index));
    const [one] = index.matches;
    await expect(openAnewOnce((anew) => anew.store.read(matchStream(one?.matchId ?? '')))).rejects.toThrow('it is not what was archived');
  });

  it('given the database was changed to fit, when the log is restored, then its root is compared and nothing is restored', async () => {
    const forged = await forge((one, other) => [at(one, leafOf(other)), at(other, leafOf(one))]);
    for (const { matchId, object } of forged.matches)
      await past('archived_match', `UPDATE archived_match SET object = decode($2, 'hex') WHERE match_id = $1`, [matchId, object]);
    await expect(restoreLog({ pool: owner, reader: platform.archive as ArchiveReader, now: Date.now }, logId)).rejects.toThrow(LogFault);
    expect(await database.query('SELECT FROM log_event WHERE log_id = $1', [logId])).toEqual([]);
  });
});

describe('a month whose events were dropped', () => {
  let logId: number;
  let month: number;
  let ids: readonly string[];
  let before: {
    readonly replays: readonly unknown[];
    readonly bundles: readonly string[];
    readonly list: readonly unknown[];
    readonly size: number;
  };
  let early: { readonly size: number; readonly root: string };
  let anew: Platform;

  beforeAll(async () => {
    // More leaves than one tile of the tree has.
    ({ logId, month, ids } = await playMonth(2, 16));
    early = await platform.evidence.publicCheckpoint(logId).then((head) => head ?? { size: 0, root: '' });
    const later = newMatchId(monthsAgo(2));
    await play(later, 9);
    ids = [...ids, later];
    await follow(logId);
    before = {
      replays: await Promise.all(ids.map((matchId) => replayOf(platform, matchId))),
      bundles: await Promise.all(ids.map((matchId) => bundleOf(platform, matchId))),
      list: await listOf(),
      size: (await platform.evidence.publicCheckpoint(logId))?.size ?? 0,
    };
    expect(before.size).toBeGreaterThan(256);
    await expect(drop(month)).rejects.toThrow(`log ${logId} is not archived`);
    expect(await archive(logId)).toMatchObject({ kind: 'archived' });
    await drop(month);
    anew = openAnew();
  });
  afterAll(() => anew.close());

  it('then the database has nothing of it but where it is, and that is on record', async () => {
    for (const table of ['log_event', 'log_tile', 'log_tile_run', 'log_checkpoint', 'log_public_head'])
      expect(await database.query(`SELECT FROM ${table} WHERE log_id = $1`, [logId])).toEqual([]);
    expect(await database.query('SELECT FROM stream_secret WHERE stream_id = ANY($1::uuid[])', [ids])).toEqual([]);
    const events = await platform.store.read(logStream(logId));
    expect(events.map(({ type }) => type)).toEqual(['LogArchived', 'LogRowsDropped']);
    await expect(drop(month)).rejects.toThrow('no events of this month');
  });

  it('then the tables refuse changes as before', async () => {
    for (const table of ['log_tile', 'log_checkpoint', 'log_public_head', 'stream_secret'])
      await expect(database.query(`DELETE FROM ${table}`)).rejects.toThrow('append-only');
  });

  it('then every version of every match is replayed as before, in a process that never saw it', async () => {
    expect(await Promise.all(ids.map((matchId) => replayOf(anew, matchId)))).toEqual(before.replays);
    expect(yes(await anew.reader.matchView(ids[0] ?? '', spectator))).toMatchObject({ version: expect.any(Number) });
    expect(await anew.store.head(matchStream(ids[0] ?? ''))).toMatchObject({ version: (before.replays[0] as unknown[]).length });
    expect(await anew.store.read(matchStream(ids[0] ?? ''), { from: 1, to: 1 })).toHaveLength(1);
  });

  it('then a match is exported, under the last head of its log, and verifies', async () => {
    const key = await verifierKey();
    for (const [at, matchId] of ids.entries()) {
      const bundle = await bundleOf(anew, matchId);
      expect(await verifyExport(bundle, { rulesets: releases, key })).toMatchObject({ ok: true, verdict: 'authentic' });
      // The events are the same bytes; the proof is under a later head.
      expect(bundle.split('\n').slice(1, -2)).toEqual(before.bundles[at]?.split('\n').slice(1, -2));
    }
    // So does what was exported before.
    expect(await verifyExport(before.bundles[0] ?? '', { rulesets: releases, key })).toMatchObject({ ok: true, verdict: 'authentic' });
  });

  it('then lists, public heads and proofs go on', async () => {
    expect(await listOf()).toEqual(before.list);
    expect((await anew.evidence.logs()).find((log) => log.logId === logId)).toMatchObject({ publicSize: before.size });
    const head = await anew.evidence.publicCheckpoint(logId);
    expect(head).toMatchObject({ size: before.size });
    const answer = await anew.evidence.consistency(logId, early.size, null);
    if (answer.kind !== 'proof') throw new Error(answer.kind);
    expect(provesConsistency(early, answer.proof.checkpoint, answer.proof.path)).toBe(true);
    expect(provesConsistency({ ...early, root: 'ab'.repeat(32) }, answer.proof.checkpoint, answer.proof.path)).toBe(false);
    const proven = await anew.evidence.proof(matchStream(ids[0] ?? ''), 2);
    expect(proven).toMatchObject({ proof: { logId, treeSize: before.size }, checkpoint: { size: before.size } });
    expect(await anew.evidence.publiclyCovered(matchStream(ids[0] ?? ''), 2)).toBe(true);
    expect(await anew.evidence.publiclyCovered(matchStream(ids[0] ?? ''), 1_000)).toBe(false);
  });

  it('then the audit reads the archive, and a rebuild of the lists too', async () => {
    const told: string[] = [];
    const audit = (): Promise<number> =>
      auditOnce({
        url: database.appUrl,
        projections,
        archive: platform.archive,
        onFinding: ({ code, subject }) => told.push(`${code} ${subject}`),
      });
    await audit();
    expect(told.filter((one) => ids.some((matchId) => one.includes(matchId)))).toEqual([]);
    await runner(anew).rebuild('match_list');
    expect(withoutGeneration(await listOf())).toEqual(withoutGeneration(before.list));
    await database.query(`UPDATE match_list SET version = version + 1 WHERE match_id = $1`, [ids[1]]);
    await audit();
    expect(told).toContain(`projection/differs match_list of match ${ids[1]}`);
    await runner(anew).rebuild('match_list');
  });

  it('given no archive is named, then its matches are out of reach, and others are not', async () => {
    const blind = openAnew(null);
    await expect(blind.store.read(matchStream(ids[0] ?? ''))).rejects.toThrow('ARBITER_ARCHIVE is not set');
    expect(await blind.store.read(matchStream(newMatchId(Date.now())))).toEqual([]);
    await blind.close();
  });

  it('given one byte of an object was changed, then reading, the audit and a verification name it', async () => {
    const damaged = ids[2] ?? '';
    const path = join(folder, archiveKeys.match(logId, damaged));
    const whole = await readFile(path);
    await writeFile(path, Buffer.concat([whole.subarray(0, -1), Buffer.from([(whole.at(-1) ?? 0) ^ 1])]));
    const fresh = openAnew();
    await expect(fresh.timelines.get(damaged)).rejects.toThrow(RecordBroken);
    await expect(fresh.timelines.get(damaged)).rejects.toThrow('chain/archive-differs');
    expect(await fresh.timelines.get(ids[1] ?? '')).not.toBeNull();
    if (platform.archive === null) throw new Error('the platform has no archive');
    await expect(verifyArchivedLog(platform.archive, logId, { rulesets: releases })).rejects.toThrow(
      `${damaged} in the archive of log ${logId}`,
    );
    const told: string[] = [];
    await auditOnce({
      url: database.appUrl,
      projections,
      archive: platform.archive,
      onFinding: ({ code, subject }) => told.push(`${code} ${subject}`),
    });
    expect(told).toContain(`chain/archive-differs match ${damaged}`);
    await writeFile(path, whole);
    await fresh.close();
    await database.query(`UPDATE log_finding SET settled_at = now(), settled_because = 'mended' WHERE code = 'chain/archive-differs'`);
  });

  it('given the log is restored, then its events, its tree and its heads are in the database as before', async () => {
    if (platform.archive === null) throw new Error('the platform has no archive');
    await restoreLog({ pool: owner, reader: platform.archive, now: Date.now }, logId);
    const blind = openAnew(null);
    expect(await Promise.all(ids.map((matchId) => replayOf(blind, matchId)))).toEqual(before.replays);
    expect(await new PostgresFeed(blind.pool).size(logId)).toBe(before.size);
    expect(await blind.evidence.publicCheckpoint(logId)).toMatchObject({ size: before.size });
    expect(await verifyExport(await bundleOf(blind, ids[0] ?? ''), { rulesets: releases, key: await verifierKey() })).toMatchObject({
      ok: true,
    });
    await blind.close();
    await expect(restoreLog({ pool: owner, reader: platform.archive, now: Date.now }, logId)).rejects.toThrow(
      'its events are in the database',
    );
    await drop(month);
    expect((await platform.store.read(logStream(logId))).map(({ type }) => type)).toEqual([
      'LogArchived',
      'LogRowsDropped',
      'LogRestored',
      'LogRowsDropped',
    ]);
  });
});
