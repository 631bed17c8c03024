import { request as send, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, metricsToken, type Rig } from './rig.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

const servers = (): { readonly appUrl: string; readonly redisUrl: string } => ({ appUrl: database.appUrl, redisUrl: testRedisUrl() });

interface Raw {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
/** Returns an answer with its body as the bytes that were sent; `fetch` would decompress them. */
const raw = (rig: Rig, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Raw> =>
  new Promise((resolve, reject) => {
    send(`${rig.url}${path}`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });

describe('documents', () => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await bootRig(servers(), probeRuleset);
  });
  afterAll(() => rig.close());

  it('given a list of cards, when it is asked for again, then it need not be sent again', async () => {
    const first = await raw(rig, '/games/probe/cards');
    expect(first).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=300', etag: expect.stringMatching(/^"[\w-]{22}"$/) },
    });
    const etag = first.headers.etag as string;
    expect(await raw(rig, '/games/probe/cards', { 'if-none-match': etag })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect((await raw(rig, '/games/probe/cards', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('given an address that names the content of the list, then it may be kept for ever; with another content it may not, and is the list of today', async () => {
    const plain = await raw(rig, '/games/probe/cards');
    const content = (plain.headers.etag as string).slice(1, -1);
    const named = await raw(rig, `/games/probe/cards?content=${content}`);
    expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const older = await raw(rig, `/games/probe/cards?content=${'A'.repeat(22)}`);
    expect(older.headers['cache-control']).toBe('public, max-age=300');
    expect([named.body, older.body]).toEqual([plain.body, plain.body]);
    expect((await raw(rig, '/games/probe/cards?content=short')).status).toBe(400);
  });

  it('given a client that takes it compressed, then a list of cards comes so, and reads the same', async () => {
    const plain = (await raw(rig, '/games/probe/cards')).body.toString();
    const brotli = await raw(rig, '/games/probe/cards', { 'accept-encoding': 'gzip, br' });
    const gzip = await raw(rig, '/games/probe/cards', { 'accept-encoding': 'gzip' });
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding'], brotli.headers.vary]).toEqual([
      'br',
      'gzip',
      'accept-encoding',
    ]);
    expect([brotliDecompressSync(brotli.body).toString(), gunzipSync(gzip.body).toString()]).toEqual([plain, plain]);
    expect(JSON.parse(plain)).toMatchObject({ ruleset: expect.any(String), cards: expect.any(Array) });
  });

  it('given any other answer of some length, then it is compressed too, and short ones are not', async () => {
    const long = await raw(rig, '/problems', { 'accept-encoding': 'gzip' });
    expect([long.headers['content-encoding'], JSON.parse(gunzipSync(long.body).toString())]).toMatchObject([
      'gzip',
      { problems: expect.any(Array) },
    ]);
    expect((await raw(rig, '/health', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
  });

  it('given any answer, then it says what a browser may load for it: nothing for data, its own scripts alone for the description', async () => {
    expect((await raw(rig, '/health')).headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    const docs = (await raw(rig, '/docs')).headers['content-security-policy'] as string;
    expect(docs).toContain("default-src 'self'");
    expect(docs).not.toMatch(/script-src|unsafe-eval/);
  });
});

describe('measurements', () => {
  it('given an operator set a token, then it alone reads them', async () => {
    const rig = await bootRig(servers(), probeRuleset);
    try {
      expect(await rig.get('/metrics')).toMatchObject({ status: 401, json: { code: 'access/token-missing' } });
      expect(await rig.get('/metrics', rig.organizer)).toMatchObject({ status: 401, json: { code: 'access/token-invalid' } });
      expect(await rig.get('/metrics', metricsToken)).toMatchObject({
        status: 200,
        text: expect.stringContaining('arbiter_http_request_duration_ms_count'),
      });
    } finally {
      await rig.close();
    }
  });

  it('given no token is set, then nobody reads them', async () => {
    const rig = await bootRig(servers(), probeRuleset, { METRICS_TOKEN: '' });
    try {
      expect(await rig.get('/metrics', metricsToken)).toMatchObject({
        status: 403,
        json: { code: 'access/forbidden', detail: expect.stringContaining('METRICS_TOKEN') },
      });
    } finally {
      await rig.close();
    }
  });
});

describe('budgets', () => {
  it('given requests that make work, then they cost a token more than light ones', async () => {
    const rig = await bootRig(servers(), probeRuleset, { RATE_LIMIT_PER_TOKEN: 30 });
    try {
      const { json } = await rig.post('/gatherings', rig.organizer, { commandId: 'an-event-01', name: 'Evening', game: 'probe' });
      const path = `/gatherings/${json['gatheringId'] as string}/decks`;
      expect((await rig.post(path, rig.organizer, { format: 'single', deck: [] })).status).toBe(202);
      expect(await rig.post(path, rig.organizer, { format: 'single', deck: [1] })).toMatchObject({
        status: 429,
        json: { code: 'request/rate-limited', params: { limit: 30, cost: 20 } },
      });
    } finally {
      await rig.close();
    }
  });

  it('given somebody tries tokens, then their address soon may not ask any more', async () => {
    const rig = await bootRig(servers(), probeRuleset, { RATE_LIMIT_PER_ADDRESS: 70 });
    try {
      const tried = `arb_${'A'.repeat(43)}`;
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await rig.get('/me', tried)).status);
      expect(statuses).toEqual([401, 401, 401, 429]);
    } finally {
      await rig.close();
    }
  });

  it('given no proxy is trusted, when a client names another address, then its own pays; behind one proxy the address that the proxy names does', async () => {
    const claims = (number: number): Readonly<Record<string, string>> => ({ 'x-forwarded-for': `198.51.100.${number}` });
    const direct = await bootRig(servers(), probeRuleset, { RATE_LIMIT_PER_ADDRESS: 3 });
    try {
      const statuses: number[] = [];
      for (let count = 1; count <= 4; count += 1) statuses.push((await direct.get('/games', null, claims(count))).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    } finally {
      await direct.close();
    }
    const behindOne = await bootRig(servers(), probeRuleset, { RATE_LIMIT_PER_ADDRESS: 3, TRUST_PROXY: 1 });
    try {
      for (let count = 1; count <= 4; count += 1) expect((await behindOne.get('/games', null, claims(count))).status).toBe(200);
      // In the header, what the client wrote itself comes before what the proxy wrote, and is not believed.
      const forged = (number: number): Readonly<Record<string, string>> => ({ 'x-forwarded-for': `203.0.113.${number}, 198.51.100.9` });
      const statuses: number[] = [];
      for (let count = 1; count <= 4; count += 1) statuses.push((await behindOne.get('/games', null, forged(count))).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    } finally {
      await behindOne.close();
    }
  });
});
