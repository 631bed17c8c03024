import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { readConfig } from '../src/config.js';
import { bootRig } from './rig.js';
import { firstLegal, newCommand, setTable } from './table.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

const servers = (): { readonly appUrl: string; readonly redisUrl: string } => ({ appUrl: database.appUrl, redisUrl: testRedisUrl() });

describe('limits', () => {
  it('given nothing is set, when the configuration is read, then rate limits and body limit are on', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://u:p@127.0.0.1/x', REDIS_URL: 'redis://127.0.0.1' });
    for (const limit of [config.rateLimitPerAddress, config.rateLimitPerToken, config.bodyLimitBytes, config.streamsPerToken])
      expect(limit).toBeGreaterThan(0);
    expect(() => readConfig({ DATABASE_URL: 'postgres://u:p@127.0.0.1/x', PORT: 'x' })).toThrow(
      /REDIS_URL[\s\S]*PORT|PORT[\s\S]*REDIS_URL/,
    );
  });

  it('given an address has used up its minute, when it asks again, then it is told when to come back; health is never limited', async () => {
    const rig = await bootRig(servers(), probeRuleset, { RATE_LIMIT_PER_ADDRESS: 5 });
    try {
      for (let count = 0; count < 5; count += 1) expect((await rig.get('/games')).status).toBe(200);
      const refused = await rig.get('/games');
      expect(refused).toMatchObject({ status: 429, json: { code: 'request/rate-limited' } });
      expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      for (let count = 0; count < 8; count += 1) expect((await rig.get('/health')).status).toBe(200);
    } finally {
      await rig.close();
    }
  });

  it('given a token has used up its minute, when it asks again, then it is refused and another token is not', async () => {
    const rig = await bootRig(servers(), probeRuleset, { RATE_LIMIT_PER_TOKEN: 4 });
    try {
      const { json } = await rig.post('/gatherings', rig.organizer, { name: 'Evening', game: 'probe', commandId: newCommand() });
      const minted = await rig.post(`/gatherings/${json['gatheringId']}/tokens`, rig.organizer, {
        role: 'spectator',
        commandId: newCommand(),
      });
      for (let count = 0; count < 2; count += 1) expect((await rig.get('/me', rig.organizer)).status).toBe(200);
      const refused = await rig.get('/me', rig.organizer);
      expect(refused).toMatchObject({ status: 429, json: { code: 'request/rate-limited' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await rig.get('/me', minted.json['secret'] as string)).status).toBe(200);
    } finally {
      await rig.close();
    }
  });
});

describe('when a server is away', () => {
  it('given Redis is away, when a deck is handed in, then it is accepted all the same and readiness says what is missing', async () => {
    const rig = await bootRig({ appUrl: database.appUrl, redisUrl: 'redis://127.0.0.1:1' }, probeRuleset);
    try {
      const { json } = await rig.post('/gatherings', rig.organizer, { name: 'Evening', game: 'probe', commandId: newCommand() });
      expect(await rig.post(`/gatherings/${json['gatheringId']}/decks`, rig.organizer, { format: 'single', deck: [] })).toMatchObject({
        status: 202,
        json: { state: 'waiting' },
      });
      expect(await rig.get('/ready')).toMatchObject({
        status: 503,
        json: { ready: false, checks: { database: true, redis: false, migrations: true } },
      });
    } finally {
      await rig.close();
    }
  });

  it('given PostgreSQL has lost our login, when an endpoint is tried, then it is a 503 without a word about why', async () => {
    const own = await createTestDatabase();
    const rig = await bootRig({ appUrl: own.appUrl, redisUrl: testRedisUrl() }, probeRuleset);
    try {
      expect((await rig.get('/me', rig.organizer)).status).toBe(200);
      await own.drop();
      const refused = await rig.get('/gatherings', rig.organizer);
      expect(refused).toMatchObject({ status: 503, json: { code: 'server/unavailable' } });
      expect(refused.text).not.toMatch(/database|postgres|test_/);
      expect(await rig.get('/ready')).toMatchObject({ status: 503, json: { checks: { database: false } } });
      expect((await rig.get('/health')).status).toBe(200);
    } finally {
      await rig.close();
    }
  });

  it('given PostgreSQL has no room left, when players act, then it is a 507 that records nothing, reading goes on, and the same command is taken when there is room', async () => {
    const own = await createTestDatabase();
    const owner = new Client({ connectionString: own.ownerUrl });
    const rig = await bootRig({ appUrl: own.appUrl, redisUrl: testRedisUrl() }, probeRuleset);
    try {
      const table = await setTable(rig);
      await table.start();
      await owner.connect();
      // Makes every insert fail with the error that PostgreSQL raises when the disk is full.
      await owner.query(
        `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`,
      );
      for (const name of ['log_event', 'gathering'])
        await owner.query(`CREATE TRIGGER no_room BEFORE INSERT ON ${name} FOR EACH ROW EXECUTE FUNCTION no_room()`);
      const before = await table.view(table.seats[0]);
      const { pending } = (await rig.get(`/matches/${table.matchId}/decisions`, table.seats[0])).json;
      const seat = (pending![0]!['yours'] as unknown) === true ? 0 : 1;
      const asked = (await rig.get(`/matches/${table.matchId}/decisions`, table.seats[seat])).json['pending']![0]!['decision']!;
      const path = `decisions/${asked['id']}/answer`;
      const body = { commandId: newCommand(), answer: firstLegal(asked) };
      const refused = await table.command(path, table.seats[seat], body);
      expect(refused).toMatchObject({ status: 507, json: { code: 'server/storage-full' } });
      expect(refused.headers.get('retry-after')).not.toBeNull();
      expect(await rig.post('/gatherings', rig.organizer, { name: 'Evening', game: 'probe', commandId: newCommand() })).toMatchObject({
        status: 507,
      });
      expect((await table.view(table.seats[0])).json['version']).toBe(before.json['version']);
      for (const name of ['log_event', 'gathering']) await owner.query(`DROP TRIGGER no_room ON ${name}`);
      expect((await table.command(path, table.seats[seat], body)).status).toBe(200);
      await table.finish();
    } finally {
      await owner.end();
      await rig.close();
      await own.drop();
    }
  });
});
