import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  emptyStreamHash,
  newMatchId,
  newSigningKey,
  openNote,
  provesInclusion,
  readCheckpoint,
  readSigningKey,
  readVerifierKey,
} from '@arbiter/contracts';
import type { Head } from '@arbiter/recording';
import { type TestDatabase, createTestDatabase } from '@arbiter/testing';
import { Client, type Pool } from 'pg';
import { PostgresEvidence, signingKey } from './evidence.js';
import { PostgresFeed } from './feed.js';
import { LogChanged } from './log-fault.js';
import { keepOnce } from './log-keeper.js';
import { openPool } from './pool.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { numberBlocks } from './sequencer.js';
import { TreeBuilder } from './tree.js';

const start: Head = { version: 0, hash: emptyStreamHash };
const origin = 'example.org/matches';
const events = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ type: 'T', schemaVersion: 1, payload: `{"n":${n}}`, commandId: null }));

describe('evidence', () => {
  let database: TestDatabase;
  let pool: Pool;
  let keeper: Client;
  let logs = 0;
  const stores: PostgresEventStore[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 6 });
    keeper = new Client({ connectionString: database.appUrl });
    await keeper.connect();
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await Promise.all([keeper.end(), pool.end()]);
    await database.drop();
  });

  /** Any transaction on the server, autovacuum's too, may hold numbering back for a moment. */
  const kept = async (logId: number, size: number): Promise<void> => {
    while ((await keepOnce(keeper, { logId, origin })) < size);
  };
  const freshLog = () => {
    const logId = (logs += 1);
    const store = new PostgresEventStore({ pool, url: database.appUrl, writer: 'writer', logId });
    stores.push(store);
    return { logId, store, evidence: new PostgresEvidence(pool, logId) };
  };

  /** Checks a match's evidence the way a stranger would: with nothing but the verifier key. */
  const proven = async (evidence: PostgresEvidence, matchId: string, headHash: string, verifierKey: string): Promise<boolean> => {
    const found = await evidence.proof(matchId);
    if (found === null) return false;
    const note = openNote(found.checkpoint.note, readVerifierKey(verifierKey));
    const head = note.ok ? readCheckpoint(note.text) : null;
    return (
      head !== null &&
      head.origin === origin &&
      head.size === found.proof.treeSize &&
      head.root === found.checkpoint.root &&
      provesInclusion(headHash, found.proof, head.root)
    );
  };

  it('given matches of all lengths, when heads are signed again and again, then every match is proven by the newest head that covers it', async () => {
    const { logId, store, evidence } = freshLog();
    const { verifierKey } = await signingKey(keeper, logId, null, origin);
    const heads = new Map<string, string>();
    let size = 0;
    for (const count of [1, 1, 3, 255, 1, 260, 7, 600, 2]) {
      size += count;
      const matchId = newMatchId(Date.now());
      heads.set(matchId, (await store.append({ matchId, expected: start, events: events(count), fence: null })).at(-1)!.hash);
      await kept(logId, size);
      for (const [id, hash] of heads) expect(await proven(evidence, id, hash, verifierKey)).toBe(true);
    }
    expect((await evidence.newestCheckpoint())?.size).toBe(1_130);
  });

  it('given a log of more than 65,536 events, then proofs reach through tiles of tiles', async () => {
    const { logId, store, evidence } = freshLog();
    const { verifierKey } = await signingKey(keeper, logId, null, origin);
    const matches = Array.from({ length: 67 }, () => newMatchId(Date.now()));
    const heads = await Promise.all(
      matches.map(async (matchId) => (await store.append({ matchId, expected: start, events: events(1_000), fence: null })).at(-1)!.hash),
    );
    await kept(logId, 67_000);
    const { rows } = await pool.query<{ level: number; count: string }>(
      'SELECT level, count(*) FROM log_tile WHERE log_id = $1 GROUP BY level ORDER BY level',
      [logId],
    );
    expect(rows).toEqual([
      { level: 0, count: '261' },
      { level: 1, count: '1' },
    ]);
    for (const index of [0, 1, 33, 65, 66]) expect(await proven(evidence, matches[index]!, heads[index]!, verifierKey)).toBe(true);
    expect(await proven(evidence, matches[0]!, heads[1]!, verifierKey)).toBe(false);
    // Taken up from the tiles alone, the tree is the same.
    const again = await TreeBuilder.open(keeper, logId);
    expect(again.root()).toBe((await evidence.newestCheckpoint())?.root);
  });

  it('given a match without events, or one that no signed head covers yet, then there is no proof', async () => {
    const { logId, store, evidence } = freshLog();
    const matchId = newMatchId(Date.now());
    expect(await evidence.proof(matchId)).toBeNull();
    await store.append({ matchId, expected: start, events: events(1), fence: null });
    expect(await evidence.proof(matchId)).toBeNull();
    await numberBlocks(keeper, logId);
    expect(await evidence.proof(matchId)).toBeNull();
    await kept(logId, 1);
    expect(await evidence.proof(matchId)).not.toBeNull();
  });

  it('given a signed log, when an event is changed behind the triggers, then the tree holds and other proofs with it; when what the tree was grown from is changed too, then it is not taken up again', async () => {
    const { logId, store, evidence } = freshLog();
    const { verifierKey } = await signingKey(keeper, logId, null, origin);
    const matchId = newMatchId(Date.now());
    const head = (await store.append({ matchId, expected: start, events: events(40), fence: null })).at(-1)!.hash;
    await kept(logId, 40);
    const owner = new Client({ connectionString: database.ownerUrl });
    await owner.connect();
    await owner.query('ALTER TABLE match_event DISABLE TRIGGER append_only');
    await owner.query(`UPDATE match_event SET hash = sha256('forged') WHERE log_id = $1 AND version = 17`, [logId]);
    await owner.query('ALTER TABLE match_event ENABLE ALWAYS TRIGGER append_only');
    expect((await TreeBuilder.open(keeper, logId)).root()).toBe((await evidence.newestCheckpoint())?.root);
    expect(await proven(evidence, matchId, head, verifierKey)).toBe(true);
    await owner.query(`UPDATE log_tile_run SET hashes = overlay(hashes PLACING sha256('forged') FROM 16 * 32 + 1) WHERE log_id = $1`, [
      logId,
    ]);
    await owner.end();
    await expect(TreeBuilder.open(keeper, logId)).rejects.toBeInstanceOf(LogChanged);
  });

  it('given no key, when several processes ask for one, then it is drawn once; a given key is taken as it is', async () => {
    const { logId } = freshLog();
    const drawn = await Promise.all(Array.from({ length: 5 }, () => signingKey(pool, logId, null, origin)));
    expect(new Set(drawn.map((signer) => signer.verifierKey)).size).toBe(1);
    const given = newSigningKey('other.example/log');
    expect((await signingKey(pool, logId, given, origin)).verifierKey).toBe(readSigningKey(given).verifierKey);
  });

  it("given the feed, then the hashes of its entries are the events' own", async () => {
    const { logId, store } = freshLog();
    const stored = await store.append({ matchId: newMatchId(Date.now()), expected: start, events: events(5), fence: null });
    await kept(logId, 5);
    const hashes = await new PostgresFeed(pool).hashes(logId, 1, 3);
    expect(hashes.map((hash) => hash.toString('hex'))).toEqual(stored.slice(1, 4).map((one) => one.hash));
  });
});
