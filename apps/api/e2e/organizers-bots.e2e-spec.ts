import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games as rulesOf } from '@arbiter/games';
import { createTestDatabase, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import { barriers, describeInBrowser, launch, person, shoot, slides } from './browser.js';
import { bootRig, bootWorker, type Loose, type Rig } from './rig.js';
import { createGathering, createPlayer, mint, newCommand } from './table.js';
import { settings } from './tournament.js';
import { rulesetOf } from './two-players.js';
import { until } from './until.js';

let database: TestDatabase;
let rig: Rig;
let worker: { close(): Promise<void> };

beforeAll(async () => {
  database = await createTestDatabase();
  const servers = { appUrl: database.appUrl, redisUrl: testRedisUrl() };
  // Guests play no bots here: that an organizer does is another matter.
  rig = await bootRig(servers, rulesetOf('starline'), { BOT_MATCHES_AT_ONCE: 0 });
  worker = await bootWorker(servers, rulesetOf('starline'), rig.prefix, { BOT_PAUSE_MS: 0 });
});
afterAll(async () => {
  await worker.close();
  await rig.close();
  await database.drop();
});

const format = Object.keys(rulesOf.starline.formats)[0];
const create = (gatheringId: string, players: readonly string[], commandId = newCommand()) =>
  rig.post(`/gatherings/${gatheringId}/matches`, rig.organizer, { players, format, commandId });
const playersOf = (match: Loose): Player[] => [...(match['players'] as unknown as Player[])];

interface Player {
  readonly seat: number;
  readonly playerId: string;
  readonly name: string;
  readonly bot?: boolean;
}

describe('a bot in a match of an organizer', () => {
  it('given an empty seat, when the organizer seats a bot by one request, then it is there once, known as a bot to everybody, and plays', async () => {
    const gatheringId = await createGathering(rig, 0, 'starline');
    const ann = await createPlayer(rig, gatheringId, 'Ann');
    const commandId = newCommand();
    const made = await create(gatheringId, [ann, 'bot'], commandId);
    expect(made.status).toBe(201);
    const matchId = String(made.json['match']!['matchId']);
    const [, bot] = playersOf(made.json['match']!);
    expect(bot).toMatchObject({ seat: 1, name: 'Bot', bot: true });
    expect((await create(gatheringId, [ann, 'bot'], commandId)).json['match']!['matchId']).toBe(matchId);
    expect(await create(gatheringId, ['bot', ann], commandId)).toMatchObject({ status: 409, json: { code: 'command/reused' } });

    // A second match has the same bot, in the other seat, and in a batch.
    const batch = await rig.post(`/gatherings/${gatheringId}/matches/batch`, rig.organizer, {
      matches: [{ players: ['bot', ann], format }],
      commandId: newCommand(),
    });
    expect(playersOf((batch.json['matches'] as unknown as Loose[])[0]!['match']!)[0]).toEqual({ ...bot, seat: 0 });

    const token = await mint(rig, gatheringId, { role: 'player', playerId: ann });
    const spectator = await mint(rig, gatheringId, { role: 'spectator' });
    expect((await rig.post(`/matches/${matchId}/entropy-decline`, token, { commandId: newCommand() })).status).toBe(200);
    expect((await rig.post(`/matches/${matchId}/ready`, token, { commandId: newCommand() })).status).toBe(200);
    await until(
      async () => (await rig.get(`/matches/${matchId}/decisions`, token)).json,
      ({ status, pending }) =>
        (status as string) === 'running' &&
        ([...(pending as unknown as Loose[])] as Loose[]).some(({ yours }) => (yours as unknown) === true),
    );
    const answers = await until(
      () =>
        database.query<{ seat: number }>(
          `SELECT (payload ->> 'seat')::int AS seat FROM (SELECT payload::jsonb AS payload FROM log_event WHERE stream_id = $1 AND command_id LIKE 'bot-1-%') found`,
          [matchId],
        ),
      (rows) => rows.length > 0,
    );
    expect(answers.every(({ seat }) => seat === 1)).toBe(true);

    for (const secret of [token, spectator])
      expect(playersOf((await rig.get(`/matches/${matchId}/view`, secret)).json)[1]).toMatchObject({ bot: true });
    const found = await until(
      async () => [...((await rig.get(`/matches?gathering=${gatheringId}`, spectator)).json['items'] as unknown as Loose[])],
      (items) => items.length === 2,
    );
    for (const match of found)
      expect(playersOf(match).filter((player) => player.bot === true)).toEqual([{ ...bot, seat: expect.any(Number) }]);
    const own = (await rig.get(`/gatherings/${gatheringId}/players/${ann}/matches`, token)).json['items'] as unknown as Loose[];
    expect([...own].every((match) => playersOf(match).some((player) => player.bot === true))).toBe(true);
  });

  it('given seats that a bot can not take, when they are asked for, then they are refused and no bot is registered', async () => {
    const gatheringId = await createGathering(rig, 0, 'starline');
    const ann = await createPlayer(rig, gatheringId, 'Ann');
    for (const players of [['bot', 'bot'], ['bot'], ['Bot', ann], [crypto.randomUUID(), 'bot']])
      expect((await create(gatheringId, players)).status).toBeGreaterThanOrEqual(400);
    expect(await create(gatheringId, ['bot', 'bot'])).toMatchObject({ status: 422, json: { code: 'match/bad-seats' } });
    const players = (await rig.get(`/gatherings/${gatheringId}/players`, rig.organizer)).json['items'] as unknown as Loose[];
    expect([...players].map(({ name }) => name as string)).toEqual(['Ann']);
  });

  it('given a bot of the gathering, when somebody would play as it or enter it in a tournament, then it is refused', async () => {
    const gatheringId = await createGathering(rig, 0, 'starline');
    const ann = await createPlayer(rig, gatheringId, 'Ann');
    const made = await create(gatheringId, [ann, 'bot']);
    const playerId = playersOf(made.json['match']!)[1]!.playerId;
    const refused = { status: 409, json: { code: 'player/is-bot' } };
    const minting = { role: 'player', playerId, expiresInSeconds: 3_600, commandId: newCommand() };
    expect(await rig.post(`/gatherings/${gatheringId}/tokens`, rig.organizer, minting)).toMatchObject(refused);
    const cup = await rig.post(`/gatherings/${gatheringId}/tournaments`, rig.organizer, {
      name: 'Cup',
      settings: { ...settings, format },
      commandId: newCommand(),
    });
    expect(cup.status).toBe(201);
    const entering = { commandId: newCommand(), command: { type: 'registerEntrant', playerId } };
    expect(await rig.post(`/tournaments/${cup.json['tournamentId']}/commands`, rig.organizer, entering)).toMatchObject(refused);
  });
});

describeInBrowser('a match with a bot in the lobby', () => {
  it.each([
    { width: 1400, language: 'en', players: 'Ann – Botbot' },
    { width: 390, language: 'zh', players: 'Ann – 机器人机器人' },
  ] as const)(
    'given $width pixels, when matches are listed, then a bot is called and marked as one',
    async ({ width, language, players }) => {
      const gatheringId = await createGathering(rig, 0, 'starline');
      const ann = await createPlayer(rig, gatheringId, 'Ann');
      const made = await create(gatheringId, [ann, 'bot']);
      const matchId = made.json['match']!['matchId'] as string;
      const token = await mint(rig, gatheringId, { role: 'player', playerId: ann });
      await until(
        async () => (await rig.get(`/matches?gathering=${gatheringId}`, token)).json['items'] as unknown as Loose[],
        (items) => items.length === 1,
      );
      const browser = await launch();
      try {
        const page = await (await person(browser, { width, language })).newPage();
        await page.goto(`${rig.url}/#token=${token}`);
        const listed = page.locator(`.found a[href="/matches/${matchId}/board"]`);
        await listed.waitFor();
        expect(await listed.locator('> span').first().textContent()).toBe(players);
        expect(await listed.locator('.tag.bot').count()).toBe(1);
        expect(await barriers(page)).toEqual([]);
        expect(await slides(page)).toBe(false);
        await shoot(page, `lobby-bot-${width}`);
      } finally {
        await browser.close();
      }
    },
  );
});
