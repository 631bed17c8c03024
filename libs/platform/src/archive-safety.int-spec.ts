import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { matchIdOfSlot, matchStream } from '@arbiter/contracts';
import { LogFault, restoreLog } from '@arbiter/event-store';
import {
  type ArchivedMatch,
  type ArchiveIndex,
  archiveKeys,
  type IndexedMatch,
  objectHash,
  packIndex,
  packMatch,
  type PlacedEvent,
  unpackMatch,
  verifyArchivedLog,
} from '@arbiter/recording';
import { Client } from 'pg';
import { type ArchiveRig, monthsAgo, openArchiveRig } from './specs/archive-rig.js';

let rig: ArchiveRig;
beforeAll(async () => {
  rig = await openArchiveRig();
});
afterAll(() => rig.close());

/** Does something as the owner to a table that refuses it. */
const past = async (table: string, sql: string, values: readonly unknown[]): Promise<void> => {
  await rig.database.query(`ALTER TABLE ${table} DISABLE TRIGGER append_only`);
  await rig.database.query(sql, values);
  await rig.database.query(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER append_only`);
};

describe('dropping a month', () => {
  let logId: number;
  let month: number;
  let ids: readonly string[];
  beforeAll(async () => {
    ({ logId, month, ids } = await rig.playMonth(7));
    await rig.archive(logId);
  });
  const sealed = (expires: string): Promise<unknown> =>
    rig.database.query(`UPDATE log_owner SET expires_at = ${expires} WHERE log_id = $1`, [logId]);
  const left = async (): Promise<number> => (await rig.database.query('SELECT FROM log_event WHERE log_id = $1', [logId])).length;

  it('given somebody may add to it again, then it is refused', async () => {
    await sealed('now()');
    await expect(rig.drop(month)).rejects.toThrow(`log ${logId} is not sealed`);
    await sealed(`'infinity'`);
    expect(await left()).toBeGreaterThan(0);
  });

  it('given a keeper is at work on it, then it is refused until the keeper has let go', async () => {
    const keeper = new Client({ connectionString: rig.database.keeperUrl });
    await keeper.connect();
    await keeper.query('SELECT pg_advisory_lock(6962, $1)', [logId]);
    await expect(rig.drop(month)).rejects.toThrow('a keeper still keeps');
    await keeper.end();
  });

  it('given the database has another event than the archive, or one more, then it is refused', async () => {
    const partition = `${(await rig.database.query<{ name: string }>('SELECT tableoid::regclass::text AS name FROM log_event WHERE log_id = $1 LIMIT 1', [logId]))[0]?.name}`;
    const last = 'log_id = $1 AND stream_id = $2 AND version = (SELECT max(version) FROM log_event WHERE log_id = $1 AND stream_id = $2)';
    const flip = `UPDATE ${partition} SET hash = set_byte(hash, 0, get_byte(hash, 0) # 1) WHERE ${last}`;
    await past(partition, flip, [logId, ids[1]]);
    await expect(rig.drop(month)).rejects.toThrow('other events of log');
    await past(partition, flip, [logId, ids[1]]);
    await rig.database.query(
      `INSERT INTO log_event SELECT leaf + 1000, stream_id, recorded_at, log_id, version + 1, schema_version, 0, salt, tag, hash, stream_type, type, 'more', key_id, payload, sealed
       FROM log_event WHERE ${last}`,
      [logId, ids[1]],
    );
    await expect(rig.drop(month)).rejects.toThrow('other events of log');
    await past(partition, `DELETE FROM ${partition} WHERE log_id = $1 AND command_id = 'more'`, [logId]);
    expect(await left()).toBeGreaterThan(0);
  });

  it('given an object is gone or was changed since, then nothing is dropped', async () => {
    const path = join(rig.folder, archiveKeys.match(logId, ids[0] ?? ''));
    const whole = await readFile(path);
    await rm(path);
    await expect(rig.drop(month)).rejects.toThrow('it is gone');
    await writeFile(path, Buffer.concat([whole, Buffer.from([0])]));
    await expect(rig.drop(month)).rejects.toThrow('it is not what was archived');
    await writeFile(path, whole);
    expect(await left()).toBeGreaterThan(0);
  });

  it('given another log of the month is not archived, then neither is dropped', async () => {
    const other = matchIdOfSlot(monthsAgo(7), 5);
    await rig.play(other, 3);
    await expect(rig.drop(month)).rejects.toThrow(`log ${logId + 5} is not archived`);
    await rig.follow(logId + 5);
    expect(await rig.archive(logId + 5)).toMatchObject({ kind: 'archived' });
    expect((await rig.drop(month)).map((log) => log.logId)).toEqual([logId, logId + 5]);
  });
});

describe('an archive whose objects all fit one another, and are not what was signed', () => {
  let logId: number;
  let month: number;
  let index: ArchiveIndex;

  beforeAll(async () => {
    ({ logId, month } = await rig.playMonth(8));
    const outcome = await rig.archive(logId);
    if (outcome.kind !== 'archived') throw new Error(outcome.why);
    ({ index } = outcome.archive);
    await rig.drop(month);
  });

  /** Writes the first two matches as `change` makes them, and an index that has their hashes. */
  const forge = async (change: (first: ArchivedMatch, second: ArchivedMatch) => readonly ArchivedMatch[]): Promise<ArchiveIndex> => {
    const { storage } = rig.reader;
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
  const verified = (): ReturnType<typeof verifyArchivedLog> => verifyArchivedLog(rig.reader, logId, { rulesets: rig.releases });
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
    const { storage } = rig.reader;
    await forge((one, other) => [one, other]);
    await storage.put(archiveKeys.index(logId), packIndex({ ...index, size: index.size - 1 }));
    await expect(verified()).rejects.toThrow('its signed head is not over this log');
    await storage.put(archiveKeys.index(logId), packIndex({ ...index, matches: index.matches.slice(1) }));
    await expect(verified()).rejects.toThrow('is in no match');
    await storage.put(archiveKeys.index(logId), packIndex(index));
    expect(await verified()).toMatchObject({ signer: null });
  });

  it('given only a time was changed, which no event’s hash covers, then the object is not what was archived', async () => {
    const { storage } = rig.reader;
    await forge((one) => [
      { ...one, events: one.events.map(({ leaf, event }) => ({ leaf, event: { ...event, recordedAt: '2020-01-01T00:00:00.000Z' } })) },
    ]);
    await storage.put(archiveKeys.index(logId), packIndex(index));
    const [one] = index.matches;
    await expect(rig.openAnewOnce((anew) => anew.store.read(matchStream(one?.matchId ?? '')))).rejects.toThrow(
      'it is not what was archived',
    );
  });

  it('given the database was changed to fit, when the log is restored, then its root is compared and nothing is restored', async () => {
    const forged = await forge((one, other) => [at(one, leafOf(other)), at(other, leafOf(one))]);
    for (const { matchId, object } of forged.matches)
      await past('archived_match', `UPDATE archived_match SET object = decode($2, 'hex') WHERE match_id = $1`, [matchId, object]);
    await expect(restoreLog({ pool: rig.owner, reader: rig.reader, now: Date.now }, logId)).rejects.toThrow(LogFault);
    expect(await rig.database.query('SELECT FROM log_event WHERE log_id = $1', [logId])).toEqual([]);
  });
});
