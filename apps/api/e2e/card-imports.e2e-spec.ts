import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import { Pool } from 'pg';
import { type Answer, bootRig, bootWorker, type Loose, type Rig } from './rig.js';
import { createGathering, mint } from './table.js';
import { until } from './tournament.js';

let database: TestDatabase;
let rig: Rig;
let worker: { close(): Promise<void> };
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  const servers = { ...database, redisUrl: testRedisUrl() };
  rig = await bootRig(servers, probeRuleset, { CARD_FILE_LIMIT_MB: 1 });
  worker = await bootWorker(servers, probeRuleset, rig.prefix);
  pool = new Pool({ connectionString: database.appUrl, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await worker.close();
  await rig.close();
  await database.drop();
});

const send = async (query: string, body: Uint8Array<ArrayBuffer> | string, secret: string | null = rig.organizer): Promise<Answer> => {
  const response = await fetch(`${rig.url}/cards/imports${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...(secret === null ? {} : { authorization: `Bearer ${secret}` }) },
    body,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: JSON.parse(text) as Loose };
};
const ended = (accepted: Answer): Promise<Loose> =>
  until<Loose>('the import', async () => {
    const { json } = await rig.get(String(accepted.json['location']), rig.organizer);
    return ['done', 'dead'].includes(String(json['state'])) ? json : null;
  });
const row = (name: string): string => JSON.stringify({ game: 'magic', name, typeLine: 'Instant', legality: ['vintage:legal'] });
const partsLeft = async (): Promise<unknown> => (await pool.query('SELECT count(*)::int AS parts FROM card_upload_part')).rows[0];

describe('imports of cards over HTTP', () => {
  it('given a file, packed or not, when it is sent, then a job imports it, names bad rows, and nothing of the file is left', async () => {
    const text = `${row('Shock')}\n${JSON.stringify({ game: 'magic', name: 'Bad' })}\n${row('Bolt')}\n`;
    const accepted = await send('?date=2026-11-01&source=mine', gzipSync(text));
    expect(accepted).toMatchObject({ status: 202, json: { location: expect.stringMatching(/^\/cards\/imports\//) } });
    expect(await ended(accepted)).toMatchObject({
      state: 'done',
      result: { kind: 'imported', game: 'magic', source: 'mine', reader: 'own', date: '2026-11-01', rows: 3, cards: 2, faults: 1 },
      badRows: [{ row: 2, key: 'Bad', code: 'row/field-missing', field: 'typeLine' }],
    });
    const again = await send('?date=2026-11-01&source=mine', gzipSync(text));
    expect(again.json['jobId']).toBe(accepted.json['jobId']);
    expect(await partsLeft()).toEqual({ parts: 0 });
    expect((await rig.get('/cards/imports', rig.organizer)).json['items']).toMatchObject([{ source: 'mine', cards: 2, finished: true }]);
  });

  it('given a file that nobody can import, when it is sent, then the job says why', async () => {
    expect(await ended(await send('', '[{"a":1}]'))).toMatchObject({
      state: 'done',
      result: { kind: 'refused', code: 'cards/source-unknown' },
    });
    expect(await ended(await send('', `[${row('Shock')},`))).toMatchObject({ result: { kind: 'refused', code: 'cards/broken-file' } });
    expect(await partsLeft()).toEqual({ parts: 0 });
  });

  it('given a file that is too large or none, when it is sent, then it is refused and nothing of it is kept', async () => {
    expect(await send('', Buffer.alloc(1024 * 1024 + 1, 0x20))).toMatchObject({ status: 413, json: { code: 'request/too-large' } });
    expect(await send('', '')).toMatchObject({ status: 400, json: { code: 'request/malformed' } });
    expect(await rig.post('/cards/imports', rig.organizer, {})).toMatchObject({ status: 400, json: { code: 'request/malformed' } });
    expect(await send('?game=chess', 'x')).toMatchObject({ status: 400, json: { code: 'request/malformed' } });
    expect(await partsLeft()).toEqual({ parts: 0 });
  });

  it('given anybody but an organizer of everything, when they come, then they are refused; no other endpoint takes files', async () => {
    const gatheringId = await createGathering(rig);
    const local = await mint(rig, gatheringId, { role: 'organizer', holder: { name: 'Olga' }, expiresInSeconds: 600 });
    const spectator = await mint(rig, gatheringId, { role: 'spectator', expiresInSeconds: 600 });
    expect((await send('', row('Shock'), null)).status).toBe(401);
    for (const secret of [local, spectator]) {
      expect(await send('', row('Shock'), secret)).toMatchObject({ status: 403, json: { code: 'access/forbidden' } });
      expect(await rig.get('/cards/imports', secret)).toMatchObject({ status: 403 });
    }
    const elsewhere = await fetch(`${rig.url}/gatherings`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${rig.organizer}` },
      body: 'x',
    });
    expect(elsewhere.status).toBe(400);
  });
});
