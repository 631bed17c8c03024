import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { emptyStreamHash, leafHash, matchStream, newMatchId, provesConsistency } from '@arbiter/contracts';
import { createTestDatabase, inMatch, matchLog, type TestDatabase } from '@arbiter/testing';
import { readEntryBundle, type Tile, TileTree, widthIn } from '@arbiter/tlog';
import { Client, type Pool } from 'pg';
import { PostgresEvidence } from './evidence.js';
import { LogDatabases } from './log-databases.js';
import { LogChanged } from './log-fault.js';
import { keepOnce } from './log-keeper.js';
import { openPool } from './pool.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { PublicTiles } from './public-tiles.js';

const events = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ type: 'T', schemaVersion: 1, payload: `{"n":${n}}`, commandId: null }));

describe('tiles of a log', () => {
  let migrated: TestDatabase;
  let database: TestDatabase;
  let pool: Pool;
  let keeper: Client;
  let store: PostgresEventStore;
  let evidence: PostgresEvidence;
  let tiles: PublicTiles;

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
    tiles = new PublicTiles(LogDatabases.one(pool), evidence);
  });
  afterEach(async () => {
    await store.close();
    await Promise.all([keeper.end(), pool.end()]);
    await database.drop();
  });

  const record = async (count: number): Promise<string> => {
    const matchId = newMatchId(Date.now());
    await store.append({ ...inMatch(matchId), expected: { version: 0, hash: emptyStreamHash }, events: events(count), fence: null });
    return matchId;
  };
  const grow = async (count: number): Promise<void> => {
    await record(count);
    await keepOnce(keeper, { logId: matchLog, origin: 'example.org/tlog' });
  };
  const read = async (tile: Tile): Promise<Buffer> => {
    const answer = await tiles.read(matchLog, tile);
    if (answer.kind !== 'tile') throw new Error(answer.kind);
    return answer.bytes;
  };

  it('whoever has nothing but tiles computes every signed root, and proves each head from the one before', async () => {
    let older: { readonly size: number; readonly root: string } | null = null;
    for (const count of [1, 6, 248, 1, 1, 300, 700]) {
      await grow(count);
      const head = (await evidence.publicCheckpoint(matchLog))!;
      const tree = new TileTree(read, head.size);
      expect(await tree.root()).toBe(head.root);
      if (older !== null) expect(provesConsistency(older, head, await tree.consistency(older.size))).toBe(true);
      older = head;
    }
    expect(older?.size).toBe(1_257);
    // Partial tiles of the trees before are there still.
    for (const size of [1, 7, 255, 256, 257, 557])
      expect(await new TileTree(read, size).root()).toBe(
        (await pool.query("SELECT encode(root, 'hex') AS root FROM log_checkpoint WHERE log_id = $1 AND size = $2", [matchLog, size]))
          .rows[0].root,
      );
  });

  it('entries are the hash and the tag of each event, and hash to the leaves', async () => {
    await grow(300);
    for (const index of [0, 1]) {
      const width = widthIn(300, 0, index);
      const entries = readEntryBundle(await read({ level: 'entries', index, width }))!;
      expect(Buffer.concat(entries.map(leafHash))).toEqual(await read({ level: 0, index, width }));
      expect(new Set(entries.map(({ length }) => length))).toEqual(new Set([48]));
    }
  });

  it('nothing is told that is not public, and no width that no signed tree has', async () => {
    const tile = (level: Tile['level'], index: number, width: number) => tiles.read(matchLog, { level, index, width });
    await record(3);
    expect(await tile(0, 0, 3)).toEqual({ kind: 'nothing-public' });
    await grow(4);
    await grow(300);
    await record(300);
    for (const level of [0, 'entries'] as const) {
      expect(await tile(level, 0, 7)).toMatchObject({ kind: 'tile' });
      expect(await tile(level, 0, 256)).toMatchObject({ kind: 'tile' });
      expect(await tile(level, 1, 51)).toMatchObject({ kind: 'tile' });
      for (const width of [1, 6, 8, 255]) expect(await tile(level, 0, width)).toEqual({ kind: 'no-such-head', publicSize: 307 });
      expect(await tile(level, 1, 50)).toEqual({ kind: 'no-such-head', publicSize: 307 });
      for (const width of [52, 256]) expect(await tile(level, 1, width)).toEqual({ kind: 'beyond-public-head', publicSize: 307 });
    }
    expect(await tile(1, 0, 1)).toMatchObject({ kind: 'tile' });
    for (const level of [1, 2, 7, 63]) expect(await tile(level, 0, 2)).toEqual({ kind: 'beyond-public-head', publicSize: 307 });
  });

  it('an event that was changed behind the tree is not told as an entry; its leaf stays what was signed', async () => {
    await grow(300);
    const leaves = await read({ level: 0, index: 0, width: 256 });
    const owner = new Client({ connectionString: database.ownerUrl });
    await owner.connect();
    await owner.query('ALTER TABLE log_event DISABLE TRIGGER ALL');
    await owner.query('UPDATE log_event SET hash = sha256(hash) WHERE log_id = $1 AND leaf = 7', [matchLog]);
    await owner.end();
    await expect(tiles.read(matchLog, { level: 'entries', index: 0, width: 256 })).rejects.toThrow(LogChanged);
    expect(await read({ level: 0, index: 0, width: 256 })).toEqual(leaves);
  });

  it('an event of a stream is proven from tiles as it is by the service', async () => {
    const matchId = await record(30);
    await grow(500);
    const { proof, checkpoint } = (await evidence.proof(matchStream(matchId)))!;
    expect(await new TileTree(read, checkpoint.size).inclusion(proof.leaf)).toEqual(proof.path);
  });
});
