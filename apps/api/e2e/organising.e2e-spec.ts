import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Loose, type Rig } from './rig.js';
import { createGathering, createPlayer, mint, newCommand } from './table.js';

let database: TestDatabase;
let rig: Rig;

beforeAll(async () => {
  database = await createTestDatabase();
  rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset);
});

afterAll(async () => {
  await rig.close();
  await database.drop();
});

const pages = async (path: string, secret: string, limit: number): Promise<readonly Loose[]> => {
  const items: Loose[] = [];
  let cursor: string | null = null;
  do {
    const page = await rig.get(`${path}?limit=${limit}${cursor === null ? '' : `&cursor=${cursor}`}`, secret);
    expect(page.status).toBe(200);
    expect((page.json['items'] as unknown as Loose[]).length).toBeLessThanOrEqual(limit);
    items.push(...(page.json['items'] as unknown as Loose[]));
    cursor = page.json['next'] as string | null;
  } while (cursor !== null);
  return items;
};

describe('tokens', () => {
  it('given a token is minted, when the database is looked at, then only the SHA-256 of its secret is there', async () => {
    const gatheringId = await createGathering(rig);
    const minted = await rig.post(`/gatherings/${gatheringId}/tokens`, rig.organizer, {
      role: 'spectator',
      label: 'hall screen',
      commandId: newCommand(),
    });
    const secret: string = minted.json['secret']!;
    expect(secret).toMatch(/^arb_[A-Za-z0-9_-]{43}$/);
    const rows = await database.query<{ row: string }>('SELECT row_to_json(t)::text AS row FROM access_token t WHERE token_id = $1', [
      minted.json['token']!['tokenId'],
    ]);
    expect(rows[0]!.row).not.toContain(secret.slice(4));
    expect(rows[0]!.row).toContain(createHash('sha256').update(secret).digest('hex'));
    expect((await rig.get(`/gatherings/${gatheringId}/tokens`, rig.organizer)).text).not.toContain(secret);
    expect((await rig.get('/me', secret)).json).toMatchObject({ role: 'spectator', gatheringId, label: 'hall screen' });
  });

  it('given a token is revoked, when it is used, then it is refused from that moment on', async () => {
    const gatheringId = await createGathering(rig);
    const minted = await rig.post(`/gatherings/${gatheringId}/tokens`, rig.organizer, { role: 'judge', commandId: newCommand() });
    const secret = minted.json['secret'] as string;
    const path = `/gatherings/${gatheringId}/tokens/${minted.json['token']!['tokenId']}`;
    expect((await rig.get('/me', secret)).status).toBe(200);
    const first = await rig.send('DELETE', path, { secret: rig.organizer });
    expect(first).toMatchObject({ status: 200, json: { revokedAt: expect.any(String) } });
    const refused = await rig.get('/me', secret);
    expect(refused).toMatchObject({ status: 401, json: { code: 'access/token-revoked', params: { revokedAt: first.json['revokedAt'] } } });
    expect(refused.json['detail']).toContain(first.json['revokedAt']);
    expect((await rig.send('DELETE', path, { secret: rig.organizer })).json['revokedAt']).toBe(first.json['revokedAt']);
    const foreign = await createGathering(rig);
    expect(await rig.send('DELETE', path.replace(gatheringId, foreign), { secret: rig.organizer })).toMatchObject({
      status: 404,
      json: { code: 'token/not-found' },
    });
  });

  it('given a token has expired, when it is used, then it is refused by name', async () => {
    const gatheringId = await createGathering(rig);
    const secret = await mint(rig, gatheringId, { role: 'spectator', expiresInSeconds: 60 });
    await database.query(`UPDATE access_token SET expires_at = '2026-01-02T03:04:05Z' WHERE gathering_id = $1`, [gatheringId]);
    const refused = await rig.get('/me', secret);
    expect(refused).toMatchObject({
      status: 401,
      json: { code: 'access/token-expired', params: { expiredAt: '2026-01-02T03:04:05.000Z' } },
    });
    expect(refused.json['detail']).toContain('2026-01-02T03:04:05.000Z');
  });

  it('given something else than a token, when it is used, then the refusal says what is wrong with it and repeats nothing of it', async () => {
    const stranger = `arb_${'x'.repeat(43)}`;
    const said: readonly (readonly [string, RegExp])[] = [
      ['', /begins with "Bearer"/],
      [`Basic ${stranger}`, /begins with "Bearer"/],
      [stranger, /begins with "Bearer"/],
      ['Bearer', /one token/],
      ['Bearer ', /one token/],
      [`Bearer ${stranger} ${stranger}`, /one token/],
      ['Bearer xyz', /begins with "arb_"/],
      [`Bearer ${stranger.slice(0, 40)}`, /47 characters and this one 40/],
      [`Bearer ${stranger.slice(0, 46)}!`, /something else/],
      [`Bearer ${stranger}`, /not minted here/],
      [`bearer  ${stranger}`, /not minted here/],
    ];
    for (const [authorization, words] of said) {
      const { status, json, headers } = await rig.get('/me', null, { authorization });
      expect([authorization, status, json['code'], headers.get('www-authenticate')]).toEqual([
        authorization,
        401,
        'access/token-invalid',
        'Bearer error="invalid_token"',
      ]);
      expect(json['detail']).toMatch(words);
      expect(json['detail']).not.toContain('xx');
    }
    const missing = await rig.get('/me');
    expect([missing.status, missing.json['code'], missing.headers.get('www-authenticate')]).toEqual([
      401,
      'access/token-missing',
      'Bearer',
    ]);
  });

  it('given a player is to have a token, when no player is named, then it is a 400', async () => {
    const gatheringId = await createGathering(rig);
    expect(await rig.post(`/gatherings/${gatheringId}/tokens`, rig.organizer, { role: 'player', commandId: newCommand() })).toMatchObject({
      status: 400,
      json: { code: 'request/malformed' },
    });
    expect(await rig.post(`/gatherings/${gatheringId}/tokens`, rig.organizer, { role: 'root', commandId: newCommand() })).toMatchObject({
      status: 400,
    });
  });
});

describe('lists', () => {
  it('given many players, matches and tokens, when they are read in pages of any size, then each is there once and in order', async () => {
    const gatheringId = await createGathering(rig);
    const players: string[] = [];
    for (let count = 0; count < 7; count += 1) players.push(await createPlayer(rig, gatheringId, `Player ${count}`));
    for (const limit of [1, 3, 7, 50])
      expect((await pages(`/gatherings/${gatheringId}/players`, rig.organizer, limit)).map((player) => player['playerId'])).toEqual(
        players,
      );
    const matches: string[] = [];
    for (let count = 1; count < 6; count += 1) {
      const created = await rig.post(`/gatherings/${gatheringId}/matches`, rig.organizer, {
        players: [players[0], players[count]],
        format: 'single',
        commandId: newCommand(),
      });
      matches.unshift(created.json['match']!['matchId'] as string);
    }
    for (const limit of [1, 2, 5, 50])
      expect((await pages(`/gatherings/${gatheringId}/matches`, rig.organizer, limit)).map((match) => match['matchId'])).toEqual(matches);
    expect(
      (await pages(`/gatherings/${gatheringId}/players/${players[0]}/matches`, rig.organizer, 2)).map((match) => match['matchId']),
    ).toEqual(matches);
    expect(
      (await pages(`/gatherings/${gatheringId}/players/${players[5]}/matches`, rig.organizer, 2)).map((match) => match['matchId']),
    ).toEqual([matches[0]]);
    for (let count = 0; count < 3; count += 1) await mint(rig, gatheringId, { role: 'spectator' });
    expect(new Set((await pages(`/gatherings/${gatheringId}/tokens`, rig.organizer, 2)).map((token) => token['tokenId'])).size).toBe(3);
  });

  it('given a token of one gathering, when it lists gatherings, then it sees that one only', async () => {
    const gatheringId = await createGathering(rig);
    await createGathering(rig);
    const secret = await mint(rig, gatheringId, { role: 'spectator' });
    expect((await pages('/gatherings', secret, 50)).map((gathering) => gathering['gatheringId'])).toEqual([gatheringId]);
    expect((await pages('/gatherings', rig.organizer, 2)).length).toBeGreaterThan(1);
  });
});

describe('games', () => {
  it('given a released ruleset, when anybody asks, then games, cards and presets are told', async () => {
    expect((await rig.get('/games')).json['games']).toMatchObject([
      // The probe game's cards are part of its rules, so it has no catalogue.
      { game: 'probe', names: { en: 'Probe', zh: '探針' }, ruleset: rig.rulesetVersion, catalogue: null },
    ]);
    expect((await rig.get('/games/probe/cards')).json['cards']).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ id: 'spark' })]),
    );
    expect((await rig.get('/games/probe/presets')).json).toMatchObject({ presets: [] });
    expect(await rig.get('/games/chess/cards')).toMatchObject({ status: 404, json: { code: 'game/not-found' } });
  });
});

describe('the page', () => {
  it('given it has not been built, when it is opened, then that is said', async () => {
    const unbuilt = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset, {
      VIEWER_DIR: '/nonexistent/viewer',
    });
    try {
      for (const path of ['/', '/matches/anything/board'])
        expect(await unbuilt.get(path)).toMatchObject({ status: 404, json: { code: 'page/not-built' } });
    } finally {
      await unbuilt.close();
    }
  });

  it('given it has been built, when home, a board and its assets are opened, then they are served, and nothing beside them', async () => {
    const viewerDirectory = await mkdtemp(join(tmpdir(), 'arbiter-viewer-'));
    await mkdir(join(viewerDirectory, 'assets'));
    await writeFile(join(viewerDirectory, 'index.html'), '<!doctype html><script>early()</script><title>Arbiter</title>');
    await writeFile(join(viewerDirectory, 'tournaments.html'), '<!doctype html><title>Tournaments</title>');
    await writeFile(join(viewerDirectory, 'assets', 'main-1a2b.js'), 'console.log(1)');
    await writeFile(join(viewerDirectory, 'assets', 'main-1a2b.js.br'), brotliCompressSync('console.log(1)'));
    await writeFile(join(viewerDirectory, 'secret.txt'), 'secret');
    const built = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset, { VIEWER_DIR: viewerDirectory });
    try {
      for (const path of ['/', '/matches/anything/board']) {
        const page = await built.get(path);
        expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
        expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
        expect(page.text).toContain('<title>Arbiter</title>');
        // The script that stands in the page may run, and nothing else that would stand there.
        expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
      }
      for (const path of ['/organize', '/t/anything', '/t/anything/print/slips'])
        expect((await built.get(path)).text).toContain('<title>Tournaments</title>');
      const asset = await built.get('/assets/main-1a2b.js');
      expect([asset.status, asset.text, asset.headers.get('cache-control')]).toEqual([
        200,
        'console.log(1)',
        'public, max-age=31536000, immutable',
      ]);
      const compressed = await built.get('/assets/main-1a2b.js', null, { 'accept-encoding': 'br' });
      expect([compressed.headers.get('content-encoding'), compressed.headers.get('vary'), compressed.text]).toEqual([
        'br',
        'accept-encoding',
        'console.log(1)',
      ]);
      expect((await built.get('/me', built.organizer)).headers.get('cache-control')).toBe('no-store');
      for (const path of ['/assets/..%2fsecret.txt', '/assets/%2e%2e/secret.txt', '/secret.txt', '/assets/none.js']) {
        const refused = await built.get(path);
        expect([
          path,
          refused.status >= 400 && refused.status < 500,
          refused.text.includes('secret\n') || refused.text === 'secret',
        ]).toEqual([path, true, false]);
      }
    } finally {
      await built.close();
      await rm(viewerDirectory, { recursive: true });
    }
  });
});
