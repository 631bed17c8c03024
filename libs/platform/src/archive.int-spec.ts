import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endOfMonth, logOf, logStream, matchStream, newMatchId, provesConsistency } from '@arbiter/contracts';
import { auditOnce, logKeys, PostgresFeed, restoreLog } from '@arbiter/event-store';
import {
  archiveKeys,
  projections,
  type Reader,
  RecordBroken,
  type StoredEvent,
  type Timeline,
  verifyArchivedLog,
  verifyExport,
  writeBundle,
} from '@arbiter/recording';
import { yes } from '@arbiter/testing';
import type { Platform } from './platform.js';
import { type ArchiveRig, archiveOrigin, dayMs, monthsAgo, openArchiveRig, quietDays } from './specs/archive-rig.js';

let rig: ArchiveRig;
beforeAll(async () => {
  rig = await openArchiveRig();
});
afterAll(() => rig.close());

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

const listOf = (): Promise<readonly unknown[]> => rig.database.query('SELECT * FROM current_match_list ORDER BY match_id');
const timesOf = (): Promise<readonly unknown[]> => rig.database.query('SELECT * FROM current_match_time ORDER BY match_id');
const withoutGeneration = (rows: readonly unknown[]): readonly unknown[] =>
  rows.map((row) => ({ ...(row as Record<string, unknown>), generation: undefined }));

const verifierKey = async (): Promise<string> => (await logKeys(rig.platform.pool))[0]?.verifierKey ?? '';

describe('archiving a log', () => {
  it('given a log whose matches have ended, when it is archived, then it is sealed and on record, and nothing left the database', async () => {
    const { logId, ids } = await rig.playMonth(3);
    const before = await eventsOf(rig.platform, ids[0] ?? '');
    const outcome = await rig.archive(logId);
    if (outcome.kind !== 'archived') throw new Error(outcome.why);
    expect(outcome.archive.index).toMatchObject({ logId, origin: `${archiveOrigin}/${logId}` });
    expect(outcome.archive.index.matches.map(({ matchId }) => matchId)).toEqual([...ids].sort());
    const [event] = await rig.platform.store.read(logStream(logId));
    expect(event).toMatchObject({ type: 'LogArchived', version: 1 });
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({ logId, size: outcome.archive.index.size, matches: 3 });
    expect(await eventsOf(rig.platform, ids[0] ?? '')).toEqual(before);
    // A ruling on a match that is over would be one more event.
    const ruling = { type: 'ruling', reason: 'Late.', rules: [] } as const;
    expect(await rig.platform.matches.judge({ matchId: ids[0] ?? '', commandId: 'late', judge: 'judy', act: ruling })).toMatchObject({
      problem: { code: 'match/archived' },
    });
    expect(await rig.archive(logId)).toMatchObject({ kind: 'waits', why: 'it is archived' });
  });

  it('given a match that goes on, then the log waits and names it, and the match can still be played', async () => {
    const matchId = newMatchId(monthsAgo(4));
    await rig.play(matchId, 7, false);
    const logId = logOf(matchStream(matchId));
    await rig.follow(logId);
    expect(await rig.archive(logId)).toEqual({ kind: 'waits', why: `matches have not ended: ${matchId}` });
    yes(await rig.platform.matches.concede({ matchId, commandId: 'concede', seat: 0, scope: 'match' }));
    expect(await rig.archive(logId)).toMatchObject({ kind: 'waits', why: 'the list of matches has not come as far as its events' });
    await rig.runner().catchUp();
    expect(await rig.archive(logId)).toMatchObject({ kind: 'waits', why: expect.stringContaining('not signed and public yet') });
    await rig.follow(logId);
    expect(await rig.archive(logId)).toMatchObject({ kind: 'archived' });
  });

  it('given a month that is not over, or a log that was quiet for too short a time, then it waits', async () => {
    const { logId } = await rig.playMonth(5, 1);
    expect(await rig.archive(logId, { now: endOfMonth(logId) - 1 })).toMatchObject({ why: expect.stringContaining('month is not over') });
    expect(await rig.archive(logId, { now: Date.now() + (quietDays - 1) * dayMs })).toMatchObject({
      why: expect.stringContaining('must be quiet until'),
    });
  });

  it('given a URL of several servers of which the first is away, then the log is archived at the primary', async () => {
    const { logId } = await rig.playMonth(9, 1);
    const url = rig.database.appUrl.replace(/@([^/]+)\//, '@127.0.0.1:1,$1/');
    expect(await rig.archive(logId, { url })).toMatchObject({ kind: 'archived' });
  });

  it('given an event that was changed in the database, then the log is not archived, and is not sealed', async () => {
    const { logId, ids } = await rig.playMonth(6, 1);
    await rig.database.query('ALTER TABLE log_event DISABLE TRIGGER ALL');
    const partition = (
      await rig.database.query<{ name: string }>('SELECT tableoid::regclass::text AS name FROM log_event WHERE log_id = $1 LIMIT 1', [
        logId,
      ])
    )[0]?.name;
    await rig.database.query(`ALTER TABLE ${partition} DISABLE TRIGGER append_only`);
    await rig.database.query(`UPDATE ${partition} SET salt = decode(repeat('00', 16), 'hex') WHERE log_id = $1 AND version = 3`, [logId]);
    await expect(rig.archive(logId)).rejects.toThrow(`its record does not hold at version 3 (wrong-hash)`);
    const sealed = await rig.database.query("SELECT FROM log_owner WHERE log_id = $1 AND expires_at > now() + interval '1 year'", [logId]);
    expect([sealed.length, ids.length]).toEqual([0, 1]);
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
    readonly times: readonly unknown[];
    readonly size: number;
  };
  let early: { readonly size: number; readonly root: string };
  let anew: Platform;
  /** What stands for the line of a witness's signature. */
  const cosignatureAt = (size: number): string => `— w1 ${size}\n`;

  beforeAll(async () => {
    // More leaves than one tile of the tree has.
    ({ logId, month, ids } = await rig.playMonth(2, 16));
    early = await rig.platform.evidence.publicCheckpoint(logId).then((head) => head ?? { size: 0, root: '' });
    const later = newMatchId(monthsAgo(2));
    await rig.play(later, 9);
    ids = [...ids, later];
    await rig.follow(logId);
    before = {
      replays: await Promise.all(ids.map((matchId) => replayOf(rig.platform, matchId))),
      bundles: await Promise.all(ids.map((matchId) => bundleOf(rig.platform, matchId))),
      list: await listOf(),
      times: await timesOf(),
      size: (await rig.platform.evidence.publicCheckpoint(logId))?.size ?? 0,
    };
    expect(before.size).toBeGreaterThan(256);
    for (const size of [early.size, before.size])
      await rig.database.query(
        `INSERT INTO log_cosignature (log_id, size, witness, key_id, line, cosigned_at) VALUES ($1, $2, 'w1', '00000000', $3, now())`,
        [logId, size, cosignatureAt(size)],
      );
    await expect(rig.drop(month)).rejects.toThrow(`log ${logId} is not archived`);
    expect(await rig.archive(logId)).toMatchObject({ kind: 'archived' });
    await rig.drop(month);
    anew = rig.openAnew();
  });
  afterAll(() => anew.close());

  it('then the database has nothing of it but where it is, and that is on record', async () => {
    for (const table of ['log_event', 'log_tile', 'log_tile_run', 'log_checkpoint', 'log_public_head'])
      expect(await rig.database.query(`SELECT FROM ${table} WHERE log_id = $1`, [logId])).toEqual([]);
    expect(await rig.database.query('SELECT FROM stream_secret WHERE stream_id = ANY($1::uuid[])', [ids])).toEqual([]);
    const events = await rig.platform.store.read(logStream(logId));
    expect(events.map(({ type }) => type)).toEqual(['LogArchived', 'LogRowsDropped']);
    await expect(rig.drop(month)).rejects.toThrow('no events of this month');
  });

  it('then the last head goes on being served with its cosignatures, and those of earlier heads are gone', async () => {
    const { note } = (await anew.evidence.publicCheckpoint(logId))!;
    expect(await anew.evidence.cosignedCheckpoint(logId)).toMatchObject({
      size: before.size,
      note: note + cosignatureAt(before.size),
      cosignatures: 1,
    });
    expect(await rig.database.query('SELECT size FROM log_cosignature WHERE log_id = $1', [logId])).toEqual([{ size: `${before.size}` }]);
  });

  it('then the tables refuse changes as before', async () => {
    for (const table of ['log_tile', 'log_checkpoint', 'log_public_head', 'log_cosignature', 'stream_secret'])
      await expect(rig.database.query(`DELETE FROM ${table}`)).rejects.toThrow('append-only');
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
      expect(await verifyExport(bundle, { rulesets: rig.releases, key })).toMatchObject({ ok: true, verdict: 'authentic' });
      // The events are the same bytes; the proof is under a later head.
      expect(bundle.split('\n').slice(1, -2)).toEqual(before.bundles[at]?.split('\n').slice(1, -2));
    }
    // So does what was exported before.
    expect(await verifyExport(before.bundles[0] ?? '', { rulesets: rig.releases, key })).toMatchObject({ ok: true, verdict: 'authentic' });
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
        url: rig.database.appUrl,
        projections,
        archive: rig.reader,
        onFinding: ({ code, subject }) => told.push(`${code} ${subject}`),
      });
    await audit();
    expect(told.filter((one) => ids.some((matchId) => one.includes(matchId)))).toEqual([]);
    await rig.runner(anew).rebuild('match_list');
    expect(withoutGeneration(await listOf())).toEqual(withoutGeneration(before.list));
    // How long players thought follows from earlier rows of the same match.
    expect(before.times.length).toBeGreaterThan(2);
    await rig.runner(anew).rebuild('match_finding');
    expect(withoutGeneration(await timesOf())).toEqual(withoutGeneration(before.times));
    await rig.database.query(`UPDATE match_list SET version = version + 1 WHERE match_id = $1`, [ids[1]]);
    await audit();
    expect(told).toContain(`projection/differs match_list of match ${ids[1]}`);
    await rig.runner(anew).rebuild('match_list');
  });

  it('given no archive is named, then its matches are out of reach, and others are not', async () => {
    const blind = rig.openAnew(null);
    await expect(blind.store.read(matchStream(ids[0] ?? ''))).rejects.toThrow('ARBITER_ARCHIVE is not set');
    expect(await blind.store.read(matchStream(newMatchId(Date.now())))).toEqual([]);
    await blind.close();
  });

  it('given one byte of an object was changed, then reading, the audit and a verification name it', async () => {
    const damaged = ids[2] ?? '';
    const path = join(rig.folder, archiveKeys.match(logId, damaged));
    const whole = await readFile(path);
    await writeFile(path, Buffer.concat([whole.subarray(0, -1), Buffer.from([(whole.at(-1) ?? 0) ^ 1])]));
    const fresh = rig.openAnew();
    await expect(fresh.timelines.get(damaged)).rejects.toThrow(RecordBroken);
    await expect(fresh.timelines.get(damaged)).rejects.toThrow('chain/archive-differs');
    expect(await fresh.timelines.get(ids[1] ?? '')).not.toBeNull();
    if (rig.reader === null) throw new Error('the rig.platform has no archive');
    await expect(verifyArchivedLog(rig.reader, logId, { rulesets: rig.releases })).rejects.toThrow(
      `${damaged} in the archive of log ${logId}`,
    );
    const told: string[] = [];
    await auditOnce({
      url: rig.database.appUrl,
      projections,
      archive: rig.reader,
      onFinding: ({ code, subject }) => told.push(`${code} ${subject}`),
    });
    expect(told).toContain(`chain/archive-differs match ${damaged}`);
    await writeFile(path, whole);
    await fresh.close();
    await rig.database.query(`UPDATE log_finding SET settled_at = now(), settled_because = 'mended' WHERE code = 'chain/archive-differs'`);
  });

  it('given the log is restored, then its events, its tree and its heads are in the database as before', async () => {
    if (rig.reader === null) throw new Error('the rig.platform has no archive');
    await restoreLog({ pool: rig.owner, reader: rig.reader, now: Date.now }, logId);
    const blind = rig.openAnew(null);
    expect(await Promise.all(ids.map((matchId) => replayOf(blind, matchId)))).toEqual(before.replays);
    expect(await new PostgresFeed(blind.logs).size(logId)).toBe(before.size);
    expect(await blind.evidence.publicCheckpoint(logId)).toMatchObject({ size: before.size });
    expect(await verifyExport(await bundleOf(blind, ids[0] ?? ''), { rulesets: rig.releases, key: await verifierKey() })).toMatchObject({
      ok: true,
    });
    await blind.close();
    await expect(restoreLog({ pool: rig.owner, reader: rig.reader, now: Date.now }, logId)).rejects.toThrow(
      'its events are in the database',
    );
    await rig.drop(month);
    expect((await rig.platform.store.read(logStream(logId))).map(({ type }) => type)).toEqual([
      'LogArchived',
      'LogRowsDropped',
      'LogRestored',
      'LogRowsDropped',
    ]);
  });
});
