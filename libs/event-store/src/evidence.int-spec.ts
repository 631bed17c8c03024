import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  emptyStreamHash,
  foundingLog,
  newMatchId,
  newSigningKey,
  openNote,
  provesInclusion,
  readCheckpoint,
  readSigningKey,
  readVerifierKey,
  matchStream,
} from '@arbiter/contracts';
import type { Head } from '@arbiter/recording';
import { type TestDatabase, createTestDatabase, inMatch, matchLog } from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { PostgresEvidence } from './evidence.js';
import { PostgresFeed } from './feed.js';
import { LogChanged } from './log-fault.js';
import { keepOnce } from './log-keeper.js';
import { LogIdentityRefused, foundLog, logKeys, logSigners, rotateKey } from './log-keys.js';
import { openPool } from './pool.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { TreeBuilder } from './tree.js';
import { LogDatabases } from './log-databases.js';

const start: Head = { version: 0, hash: emptyStreamHash };
const origin = 'example.org/matches';
const events = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ type: 'T', schemaVersion: 1, payload: `{"n":${n}}`, commandId: null }));

describe('evidence', () => {
  let migrated: TestDatabase;
  let database: TestDatabase;
  let pool: Pool;
  let keeper: Client;
  let store: PostgresEventStore;
  let evidence: PostgresEvidence;

  beforeAll(async () => {
    migrated = await createTestDatabase();
  });
  afterAll(() => migrated.drop());
  beforeEach(async () => {
    database = await migrated.copy();
    pool = openPool(database.appUrl, { max: 6 });
    keeper = new Client({ connectionString: database.keeperUrl });
    await keeper.connect();
    store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url: database.appUrl }), writer: 'writer' });
    evidence = new PostgresEvidence(LogDatabases.one(pool));
  });
  afterEach(async () => {
    await store.close();
    await Promise.all([keeper.end(), pool.end()]);
    await database.drop();
  });

  const kept = async (size: number): Promise<void> => {
    expect(await keepOnce(keeper, { logId: matchLog, origin })).toBe(size);
  };
  /** The key that a checker of the evidence is given. */
  const newestKey = async (): Promise<string> => (await logKeys(pool)).at(-1)!.verifierKey;
  /** Checks a match's evidence as an outsider would: with nothing but the verifier key. */
  const proven = async (matchId: string, hash: string, verifierKey: string): Promise<boolean> => {
    const found = await evidence.proof(matchStream(matchId));
    if (found === null) return false;
    const note = openNote(found.checkpoint.note, readVerifierKey(verifierKey));
    const head = note.ok ? readCheckpoint(note.text) : null;
    return (
      head !== null &&
      head.origin === `${origin}/${matchLog}` &&
      head.size === found.proof.treeSize &&
      head.root === found.checkpoint.root &&
      provesInclusion({ hash, tag: found.proof.tag }, found.proof, head.root)
    );
  };

  it('given matches of all lengths, when heads are signed again and again, then every match is proven by the newest head that covers it', async () => {
    const heads = new Map<string, string>();
    let size = 0;
    for (const count of [1, 1, 3, 255, 1, 260, 7, 600, 2]) {
      size += count;
      const matchId = newMatchId(Date.now());
      heads.set(matchId, (await store.append({ ...inMatch(matchId), expected: start, events: events(count), fence: null })).at(-1)!.hash);
      await kept(size);
      for (const [id, hash] of heads) expect(await proven(id, hash, await newestKey())).toBe(true);
    }
    expect((await evidence.newestCheckpoint(matchLog))?.size).toBe(1_130);
  });

  it('given a log of more than 65,536 events, then proofs reach through tiles of tiles', async () => {
    const matches = Array.from({ length: 67 }, () => newMatchId(Date.now()));
    const heads = await Promise.all(
      matches.map(
        async (matchId) => (await store.append({ ...inMatch(matchId), expected: start, events: events(1_000), fence: null })).at(-1)!.hash,
      ),
    );
    await kept(67_000);
    const { rows } = await pool.query<{ level: number; count: string }>(
      'SELECT level, count(*) FROM log_tile WHERE log_id = $1 GROUP BY level ORDER BY level',
      [matchLog],
    );
    expect(rows).toEqual([
      { level: 0, count: '261' },
      { level: 1, count: '1' },
    ]);
    for (const index of [0, 1, 33, 65, 66]) expect(await proven(matches[index]!, heads[index]!, await newestKey())).toBe(true);
    expect(await proven(matches[0]!, heads[1]!, await newestKey())).toBe(false);
    // A tree that is read from the tiles alone is the same.
    const again = await TreeBuilder.open(keeper, matchLog);
    expect(again.root()).toBe((await evidence.newestCheckpoint(matchLog))?.root);
  });

  it('given a match without events, or one that no signed head covers yet, then there is no proof', async () => {
    const matchId = newMatchId(Date.now());
    expect(await evidence.proof(matchStream(matchId))).toBeNull();
    await store.append({ ...inMatch(matchId), expected: start, events: events(1), fence: null });
    expect(await evidence.proof(matchStream(matchId))).toBeNull();
    await kept(1);
    expect(await evidence.proof(matchStream(matchId))).not.toBeNull();
  });

  it('given a signed log, when an event is changed behind the triggers, then the tree holds and other proofs with it; when what the tree was grown from is changed too, then it is not taken up again', async () => {
    const matchId = newMatchId(Date.now());
    const head = (await store.append({ ...inMatch(matchId), expected: start, events: events(40), fence: null })).at(-1)!.hash;
    await kept(40);
    const owner = new Client({ connectionString: database.ownerUrl });
    await owner.connect();
    await owner.query('ALTER TABLE log_event DISABLE TRIGGER append_only');
    await owner.query(`UPDATE log_event SET hash = sha256('forged') WHERE log_id = $1 AND version = 17`, [matchLog]);
    await owner.query('ALTER TABLE log_event ENABLE ALWAYS TRIGGER append_only');
    expect((await TreeBuilder.open(keeper, matchLog)).root()).toBe((await evidence.newestCheckpoint(matchLog))?.root);
    expect(await proven(matchId, head, await newestKey())).toBe(true);
    await owner.query(`UPDATE log_tile_run SET hashes = overlay(hashes PLACING sha256('forged') FROM 16 * 32 + 1) WHERE log_id = $1`, [
      matchLog,
    ]);
    await owner.end();
    await expect(TreeBuilder.open(keeper, matchLog)).rejects.toBeInstanceOf(LogChanged);
  });

  it('given a log without a key, when its keeper runs, then one is drawn and stays, and the application cannot read the private part', async () => {
    await foundLog(keeper, foundingLog, null, 'example.org/drawn');
    const [first] = await logSigners(keeper, 'example.org/drawn', null);
    expect(await logSigners(keeper, 'example.org/drawn', null)).toMatchObject([{ verifierKey: first!.verifierKey }]);
    expect(await logKeys(pool)).toMatchObject([{ verifierKey: first!.verifierKey, announcement: null }]);
    await expect(pool.query('SELECT private_key FROM log_signing_key')).rejects.toMatchObject({ code: '42501' });
    await expect(
      pool.query(`INSERT INTO log_checkpoint (log_id, size, root, note) VALUES (9, 1, decode(repeat('00', 32), 'hex'), 'x')`),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('given a log with a name, when a process calls it otherwise or signs with a key of another name, then it is refused', async () => {
    expect(await foundLog(keeper, foundingLog, origin, 'drawn')).toBe(origin);
    expect(await foundLog(keeper, foundingLog, null, 'drawn')).toBe(origin);
    await expect(foundLog(keeper, foundingLog, 'example.org/other', 'drawn')).rejects.toBeInstanceOf(LogIdentityRefused);
    await expect(logSigners(keeper, origin, newSigningKey('example.org/other'))).rejects.toBeInstanceOf(LogIdentityRefused);
    await logSigners(keeper, origin, null);
    await expect(logSigners(keeper, origin, newSigningKey(origin))).rejects.toThrow(/must be signed with key/);
  });

  it('given a key that is changed, then heads carry both signatures, the change is announced by both keys, and after 30 days the new one signs alone', async () => {
    await store.append({ ...inMatch(newMatchId(Date.now())), expected: start, events: events(1), fence: null });
    await kept(1);
    const old = await newestKey();
    const { verifierKey: next, announcement } = await rotateKey(keeper, null);
    expect(next).not.toBe(old);
    await store.append({ ...inMatch(newMatchId(Date.now())), expected: start, events: events(1), fence: null });
    await kept(2);
    const { note } = (await evidence.newestCheckpoint(matchLog))!;
    for (const key of [old, next]) {
      expect(openNote(note, readVerifierKey(key)).ok).toBe(true);
      expect(openNote(announcement ?? '', readVerifierKey(key))).toMatchObject({
        ok: true,
        text: expect.stringContaining(`${old}\n${next}\n`),
      });
    }
    await database.query(`ALTER TABLE log_key DISABLE TRIGGER append_only`);
    await database.query(`UPDATE log_key SET since = since - interval '30 days'`);
    await database.query(`ALTER TABLE log_key ENABLE ALWAYS TRIGGER append_only`);
    expect(await logSigners(keeper, origin, null)).toMatchObject([{ verifierKey: next }]);
  });

  it('given keys that are kept outside the database, when one is changed, then old and new are handed over together', async () => {
    const [old, next] = [newSigningKey(origin), newSigningKey(origin)];
    await foundLog(keeper, foundingLog, origin, 'drawn');
    await logSigners(keeper, origin, old);
    await expect(rotateKey(keeper, next)).rejects.toBeInstanceOf(LogIdentityRefused);
    await rotateKey(keeper, `${next}\n${old}`);
    expect((await logSigners(keeper, origin, `${next} ${old}`)).map(({ keyId }) => keyId)).toEqual([
      readSigningKey(next).keyId,
      readSigningKey(old).keyId,
    ]);
    await expect(logSigners(keeper, origin, next)).rejects.toThrow(/must be signed with key/);
  });

  it("given the feed, then the leaves' data are the events' own hashes and tags", async () => {
    const stored = await store.append({ ...inMatch(newMatchId(Date.now())), expected: start, events: events(5), fence: null });
    const data = await new PostgresFeed(LogDatabases.one(pool)).leafData(matchLog, 1, 3);
    expect(data.map((one) => one.toString('hex'))).toEqual(stored.slice(1, 4).map(({ hash, tag }) => `${hash}${tag}`));
  });
});
