import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { foundingLog, leafHash, openNote, provesConsistency, readCheckpoint, readVerifierKey, type TreeHead } from '@arbiter/contracts';
import { keepOnce } from '@arbiter/event-store';
import { createTestDatabase, probeRuleset, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import { readEntryBundle, type Tile, tilePath, TileTree, widthIn } from '@arbiter/tlog';
import { Client } from 'pg';
import { bootRig, logOrigin, type Rig } from './rig.js';

let database: TestDatabase;
let rig: Rig;
let keeper: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset);
  keeper = new Client({ connectionString: database.keeperUrl });
  await keeper.connect();
});
afterAll(async () => {
  await keeper.end();
  await rig.close();
  await database.drop();
});

const sign = (): Promise<number> => keepOnce(keeper, { origin: logOrigin });
/** Creates gatherings, each an event or more of the founding log. */
const record = async (count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) {
    const { status, text } = await rig.post('/gatherings', rig.organizer, {
      name: `Cup ${at}`,
      game: 'probe',
      commandId: crypto.randomUUID(),
    });
    if (status !== 201) throw new Error(`${status}: ${text}`);
  }
};
const bytesOf = async (tile: Tile): Promise<Buffer> => {
  const answer = await fetch(`${rig.url}/tlog/tile/${tilePath(tile)}`);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/octet-stream',
    'public, max-age=31536000, immutable',
  ]);
  return Buffer.from(await answer.arrayBuffer());
};
const head = async (): Promise<TreeHead> => {
  const { status, text, headers } = await rig.get('/tlog/checkpoint');
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'public, no-cache',
  ]);
  const key = String((await rig.get('/evidence/key')).json['key']);
  const opened = openNote(text, readVerifierKey(key));
  return readCheckpoint(opened.ok ? opened.text : '')!;
};

describe('a log as tiles', () => {
  it('tells nothing before a head is public', async () => {
    for (const path of ['/tlog/checkpoint', '/tlog/tile/0/000.p/1', '/tlog/7/checkpoint', '/tlog/7/tile/entries/000'])
      expect(await rig.get(path)).toMatchObject({ status: 404, json: { code: 'evidence/not-yet' } });
  });

  it('is computed and proven by whoever has HTTP and the key', async () => {
    await record(3);
    await sign();
    const older = await head();
    await record(3);
    await sign();
    const newer = await head();
    expect(newer.size).toBeGreaterThan(older.size);
    const tree = new TileTree(bytesOf, newer.size);
    expect(await tree.root()).toBe(newer.root);
    expect(provesConsistency(older, newer, await tree.consistency(older.size))).toBe(true);
    const width = widthIn(newer.size, 0, 0);
    const entries = readEntryBundle(await bytesOf({ level: 'entries', index: 0, width }))!;
    expect(Buffer.concat(entries.map(leafHash))).toEqual(await bytesOf({ level: 0, index: 0, width }));
    // The founding log by its id is the same log.
    expect((await rig.get(`/tlog/${foundingLog}/checkpoint`)).text).toBe((await rig.get('/tlog/checkpoint')).text);
    expect((await fetch(`${rig.url}/tlog/${foundingLog}/tile/0/000.p/${width}`)).status).toBe(200);
  });

  it('is told no further than the public head, nor in widths that were never signed', async () => {
    const { size } = await head();
    await record(1);
    expect(await rig.get(`/tlog/tile/0/000.p/${size + 1}`)).toMatchObject({
      status: 404,
      json: { code: 'evidence/beyond-public-head', params: { publicSize: size } },
    });
    expect(await rig.get('/tlog/tile/0/x001/x234/067')).toMatchObject({ status: 404, json: { code: 'evidence/beyond-public-head' } });
    expect(await rig.get('/tlog/tile/0/000.p/1')).toMatchObject({ status: 404, json: { code: 'evidence/no-such-head' } });
  });

  it.each([
    '/tlog/tile/0/0',
    '/tlog/tile/64/000',
    '/tlog/tile/0/000.p/256',
    '/tlog/tile/checkpoint',
    '/tlog/0/tile/entries/x000/000',
    '/tlog/07/checkpoint',
    '/tlog/x/tile/0/000',
  ])('%s is refused by name', async (path) => {
    expect(await rig.get(path)).toMatchObject({ status: 400, json: { code: 'request/malformed' } });
  });
});
