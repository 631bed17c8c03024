import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { livelyAnswers } from '@arbiter/bots';
import { games as rulesOf } from '@arbiter/games';
import type { Answer, Decision, Ruleset } from '@arbiter/kernel';
import { createTestDatabase, probeRuleset, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import type { Browser } from 'playwright-core';
import { barriers, describeInBrowser, launch, person, shoot, slides } from './browser.js';
import { bootRig, bootWorker, type Loose, type Rig } from './rig.js';
import type { Environment } from './service.js';
import { newCommand } from './table.js';

type Game = keyof typeof rulesOf;

const rulesetOf = (game: Game) => ({
  game,
  file: `libs/games/${game}/src/bundle.ts`,
  name: 'rules',
  cards: `libs/games/${game}/src/cards/index.ts`,
});

let database: TestDatabase;
const servers = (): { readonly appUrl: string; readonly redisUrl: string } => ({ appUrl: database.appUrl, redisUrl: testRedisUrl() });

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
});

const opened: Environment = { BOT_MATCHES_AT_ONCE: 20, BOT_MATCHES_PER_ADDRESS: 0 };

/** Gives an installation of one game with guests let in, and the worker that plays. */
const withBots = async (game: Game, use: (rig: Rig) => Promise<void>): Promise<void> => {
  const rig = await bootRig(servers(), rulesetOf(game), opened);
  try {
    const worker = await bootWorker(servers(), rulesetOf(game), rig.prefix, { BOT_PAUSE_MS: 0 });
    try {
      await use(rig);
    } finally {
      await worker.close();
    }
  } finally {
    await rig.close();
  }
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Answers what the guest is asked, at random; a deck is that of the race that was declared. */
const answersTo = (ruleset: Ruleset, decision: Decision, number: number): readonly Answer[] => {
  const { domain } = decision;
  if (domain.type !== 'bulk') return livelyAnswers(domain, (n) => (number * 7_919) % n);
  const presets = ruleset.presetDecks();
  return [{ bulk: (presets.find(({ id }) => id === decision.prompt.params['race']) ?? presets[0]!).deck }];
};

/** Plays for the guest until they have answered so much, or the match is over. */
const playOn = async (rig: Rig, game: Game, matchId: string, token: string, wanted: number): Promise<void> => {
  for (let answered = 0, looks = 0; answered < wanted; looks += 1) {
    const { json } = await rig.get(`/matches/${matchId}/decisions`, token);
    if ((json['status'] as string) === 'ended') return;
    const own = [...(json['pending'] as unknown as Loose[])].find((pending) => (pending['yours'] as unknown) === true);
    if (own === undefined) {
      if (looks > 3_000) throw new Error('the bot does not answer');
      await pause(20);
      continue;
    }
    const decision = own['decision'] as unknown as Decision;
    for (const answer of answersTo(rulesOf[game], decision, answered)) {
      const { status } = await rig.post(`/matches/${matchId}/decisions/${decision.id}/answer`, token, { commandId: newCommand(), answer });
      if (status === 200) break;
    }
    answered += 1;
  }
};

describe('a match against a bot, begun by somebody who has no token', () => {
  it.each(Object.keys(rulesOf) as Game[])(
    'given %s, when a guest begins a match and plays, then the bot is ready, plays its turns and is known as a bot',
    async (game) => {
      await withBots(game, async (rig) => {
        const tables = (await rig.get('/bot-matches')).json;
        const [table] = tables['games'] as unknown as readonly {
          readonly game: string;
          readonly decks: readonly { readonly id: string }[];
        }[];
        expect(table?.game).toBe(game);
        const deck = table?.decks.at(-1)?.id;
        const commandId = newCommand();
        const body = { game, name: 'Gwen', commandId, ...(deck === undefined ? {} : { deck }) };
        const made = await rig.post('/bot-matches', null, body);
        expect(made.status).toBe(201);
        const [matchId, token, seat] = [made.json['match']!['matchId']!, made.json['token']!, Number(made.json['seat'])];
        const players = made.json['match']!['players'] as unknown as readonly object[];
        expect(players[seat]).toMatchObject({ name: 'Gwen' });
        expect(players[seat]).not.toHaveProperty('bot');
        expect(players[1 - seat]).toMatchObject({ name: 'Bot', bot: true });

        // Its answer was lost: the token is not told again, and no second match is made.
        expect(await rig.post('/bot-matches', null, body)).toMatchObject({ status: 409, json: { code: 'token/already-minted' } });

        expect((await rig.post(`/matches/${matchId}/entropy-decline`, token, { commandId: newCommand() })).status).toBe(200);
        expect((await rig.post(`/matches/${matchId}/ready`, token, { commandId: newCommand() })).status).toBe(200);
        await playOn(rig, game, matchId, token, 40);

        const rows = await database.query<{
          readonly type: string;
          readonly bot: boolean;
          readonly seat: number;
          readonly decision: number;
        }>(
          `SELECT type, coalesce(command_id LIKE 'bot-%', false) AS bot, (payload->>'seat')::int AS seat, (payload->>'decision')::int AS decision
           FROM log_event WHERE stream_id = $1 ORDER BY version`,
          [matchId],
        );
        const bots = rows.filter(({ bot }) => bot);
        expect(bots.slice(0, 2).map(({ type }) => type)).toEqual(['EntropyDeclined', 'PlayerReady']);
        const answered = rows.flatMap((row) => (row.type === 'ActionRecorded' && row.seat === 1 - seat ? [row.decision] : []));
        expect(answered.length).toBeGreaterThan(4);
        expect(new Set(answered).size).toBe(answered.length);

        // A guest sees their own match and no other one, and no more of it than a player does.
        expect((await rig.get(`/matches/${matchId}/view?as=seat-${1 - seat}`, token)).status).toBe(403);
        const another = await rig.post('/bot-matches', null, { ...body, commandId: newCommand() });
        expect((await rig.get(`/matches/${another.json['match']!['matchId']}/view`, token)).status).toBe(404);
      });
    },
    180_000,
  );

  it('given nobody has opened it, when a guest asks, then it is closed', async () => {
    const rig = await bootRig(servers(), probeRuleset);
    try {
      expect((await rig.get('/bot-matches')).json).toEqual({ open: false, games: [] });
      expect(await rig.post('/bot-matches', null, { game: 'probe', commandId: newCommand() })).toMatchObject({
        status: 403,
        json: { code: 'bot-match/closed' },
      });
    } finally {
      await rig.close();
    }
  });

  it('given limits, when guests begin more matches than they allow, then they are told so, and when to come back', async () => {
    const rig = await bootRig(servers(), rulesetOf('magic'), { BOT_MATCHES_AT_ONCE: 2, BOT_MATCHES_PER_ADDRESS: 0 });
    try {
      const begin = (changed: object = {}) => rig.post('/bot-matches', null, { game: 'magic', commandId: newCommand(), ...changed });
      const before = Number((await database.query<{ n: string }>(`SELECT count(*) AS n FROM match_registration`))[0]?.n);
      expect(await begin({ game: 'go' })).toMatchObject({ status: 404, json: { code: 'game/not-found' } });
      expect(await begin({ deck: 'none' })).toMatchObject({
        status: 422,
        json: { code: 'bot-match/deck-unknown', params: { decks: expect.arrayContaining(['red-goblins']) } },
      });
      // Matches of the specs before this one count, too: the limit is the installation's.
      const answers = [];
      for (let count = 0; count < 8; count += 1) answers.push(await begin());
      const begun = answers.filter(({ status }) => status === 201);
      const refused = answers.filter(({ status }) => status !== 201);
      expect(begun.length).toBeLessThanOrEqual(2);
      expect(refused.length).toBeGreaterThan(0);
      for (const { status, headers, json } of refused) {
        expect([status, json['code']]).toEqual([503, 'bot-match/full']);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      const after = Number((await database.query<{ n: string }>(`SELECT count(*) AS n FROM match_registration`))[0]?.n);
      expect(after - before).toBe(begun.length);
    } finally {
      await rig.close();
    }
  });

  it('given an address has begun as many as it may within an hour, when it begins one more, then it waits', async () => {
    const fresh = await createTestDatabase();
    const rig = await bootRig({ appUrl: fresh.appUrl, redisUrl: testRedisUrl() }, rulesetOf('magic'), {
      BOT_MATCHES_AT_ONCE: 20,
      BOT_MATCHES_PER_ADDRESS: 2,
    });
    try {
      const begin = () => rig.post('/bot-matches', null, { game: 'magic', commandId: newCommand() });
      expect([(await begin()).status, (await begin()).status]).toEqual([201, 201]);
      const refused = await begin();
      expect(refused).toMatchObject({ status: 429, json: { code: 'bot-match/too-many', params: { most: 2 } } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    } finally {
      await rig.close();
      await fresh.drop();
    }
  });
});

describeInBrowser('a match against a bot, from the lobby', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
  });

  it.each([
    { width: 1400, language: 'en', section: 'Play against a bot', go: 'Play now', ready: 'I am ready', concede: 'Concede the match' },
    { width: 390, language: 'zh', section: '与机器人对局', go: '开始对局', ready: '我准备好了', concede: '整场认输' },
  ] as const)(
    'given the lobby at $width pixels, when somebody chooses a bot, then they are at the table, play, find it again, and concede',
    async ({ width, language, section, go, ready, concede }) => {
      await withBots('starline', async (rig) => {
        const context = await person(browser, { width, language });
        const page = await context.newPage();
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        await page.goto(`${rig.url}/`);
        await page.getByRole('heading', { name: section }).waitFor();
        expect(await barriers(page)).toEqual([]);
        expect(await slides(page)).toBe(false);
        await shoot(page, `bot-lobby-${width}`);
        await page.getByRole('button', { name: go }).focus();
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: ready }).click();
        const prompt = '.prompt.mine button:not([disabled], [aria-disabled=true], .quiet)';
        let decks = 0;
        for (let clicks = 0; clicks < 25; clicks += 1) {
          await page.waitForSelector(`${prompt}, .status .ended`);
          const buttons = page.locator(prompt);
          const count = await buttons.count();
          const isDeck = (await page.locator('.prompt.mine textarea').count()) > 0;
          if (count > 0)
            await buttons
              .nth(isDeck ? decks++ % count : clicks % count)
              .click({ timeout: 1_000 })
              .catch(() => undefined);
        }
        await shoot(page, `bot-table-${width}`);
        // The link is kept in the browser: another tab finds the way back.
        const tab = await context.newPage();
        await tab.goto(`${rig.url}/`);
        await tab.locator('.play-bot li a').click();
        await tab.locator('.status').waitFor();
        await tab.keyboard.press('Escape');
        if ((await tab.locator('.status .ended').count()) === 0) {
          await tab.getByRole('button', { name: concede }).click();
          await tab.getByRole('button', { name: concede }).click();
          await tab.locator('.status .ended').waitFor();
        }
        expect(errors).toEqual([]);
        await context.close();
      });
    },
    180_000,
  );
});
