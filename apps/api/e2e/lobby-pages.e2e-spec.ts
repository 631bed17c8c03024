import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LogDatabases, ProjectionRunner } from '@arbiter/event-store';
import { fixedReleases, openPlatform } from '@arbiter/platform';
import { projections } from '@arbiter/recording';
import { createTestDatabase, probeRuleset, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describeInBrowser, launch, person, widths } from './browser.js';
import { check, visit } from './pages.js';
import { bootRig, type Loose, type Rig } from './rig.js';
import { mint, newCommand, setTable, type Table } from './table.js';

const tokenOf = (secret: string): string => `#token=${secret}`;
const today = new Date().toISOString().slice(0, 10);
const unknownToken = `arb_${'A'.repeat(43)}`;

describeInBrowser('the lobby', () => {
  let database: TestDatabase;
  let rig: Rig;
  let browser: Browser;
  /** A match that was published, one that runs, and one that waits, all in one gathering. */
  let table: Table;
  let other: Table;
  let runningId: string;
  let waitingId: string;

  /** Lets the projections read what was recorded. */
  const project = async (): Promise<void> => {
    const platform = openPlatform({
      databases: LogDatabases.one(database.appUrl),
      redisUrl: testRedisUrl(),
      nodeName: `lobby-${rig.prefix}`,
      prefix: rig.prefix,
      releases: () => fixedReleases([{ version: rig.rulesetVersion, ruleset: probeRuleset }]),
      trouble: (error) => {
        throw error;
      },
    });
    await new ProjectionRunner({ pool: platform.pool, logs: LogDatabases.one(platform.pool), feed: platform.feed, projections }).catchUp();
    await platform.close();
  };

  const create = async (players: readonly string[], count: number): Promise<readonly string[]> => {
    const matches = Array.from({ length: count }, () => ({ players, format: 'single' }));
    const { json } = await rig.post(`/gatherings/${table.gatheringId}/matches/batch`, rig.organizer, { matches, commandId: newCommand() });
    return (json['matches'] as unknown as readonly { match: { matchId: string } }[]).map(({ match }) => match.matchId);
  };
  const players = async (...names: readonly string[]): Promise<readonly string[]> => {
    const { json } = await rig.post(`/gatherings/${table.gatheringId}/players/batch`, rig.organizer, {
      players: names.map((name) => ({ name })),
      commandId: newCommand(),
    });
    return (json['players'] as unknown as readonly { playerId: string }[]).map(({ playerId }) => playerId);
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset);
    browser = await launch();
    table = await setTable(rig);
    other = await setTable(rig);
    await table.start();
    await table.command('concession', table.seats[1], { scope: 'match' });
    expect(await table.command('publication', rig.organizer)).toMatchObject({ status: 200 });
    const [anna, zoe] = await players('Anna Smith', 'Zoë Ito');
    [runningId = '', waitingId = ''] = await create([anna!, zoe!], 2);
    for (const playerId of [anna, zoe]) {
      const secret = await mint(rig, table.gatheringId, { role: 'player', playerId });
      expect(await rig.post(`/matches/${runningId}/ready`, secret, { commandId: newCommand() })).toMatchObject({ status: 200 });
    }
    await create(table.players, 25);
    await project();
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await rig.close();
    await database.drop();
  });

  const ids = async (secret: string | null, query: string): Promise<readonly string[]> => {
    const { json, text, status } = await rig.get(`/matches${query}`, secret);
    if (status !== 200) throw new Error(text);
    return [...(json['items'] as unknown as Loose[])].map((item) => item['matchId']!);
  };
  const issueOf = async (query: string): Promise<unknown> => {
    const { status, json } = await rig.get(`/matches${query}`, null);
    expect({ query, status, code: json['code'] }).toEqual({ query, status: 400, code: 'request/malformed' });
    return json['issues']![0];
  };

  it('given matches that run, wait and are published, then each reader finds those that they may know of, by every filter', async () => {
    expect(await ids(null, '')).toEqual([table.matchId]);
    expect(await ids(null, '?status=running')).toEqual([]);
    expect(await ids(table.spectator, '?status=running')).toEqual([runningId]);
    expect(await ids(table.spectator, '?player=smi%20anna')).toEqual([waitingId, runningId]);
    expect(await ids(table.spectator, `?player=ann&status=created`)).toEqual([waitingId]);
    expect(await ids(table.spectator, `?player=${table.players[0]}&status=ended`)).toEqual([table.matchId]);
    expect(await ids(table.spectator, `?from=${today}&to=${today}&limit=200`)).toHaveLength(28);
    expect(await ids(table.spectator, '?to=2020-01-01')).toEqual([]);
    expect(await ids(other.spectator, '')).toEqual([other.matchId]);
    expect(await ids(rig.organizer, `?gathering=${other.gatheringId}`)).toEqual([other.matchId]);
    expect(await ids(rig.organizer, '?tournament=nothing')).toEqual([]);
    const narrow = await mint(rig, table.gatheringId, { role: 'spectator', matchId: runningId });
    expect(await ids(narrow, '')).toEqual([runningId]);
  });

  it('given pages, when they are followed by their cursors, then every match comes once', async () => {
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const { json } = await rig.get(`/matches?limit=10${cursor === '' ? '' : `&cursor=${cursor}`}`, table.spectator);
      seen.push(...[...(json['items'] as unknown as Loose[])].map((item) => item['matchId']! as unknown as string));
      const next = json['next'] as unknown as string | null;
      if (next === null) break;
      cursor = next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([28, 28]);
  });

  it('given values that mean nothing, when they are searched for, then path and expected shape are named', async () => {
    expect(await issueOf('?status=alive')).toMatchObject({
      path: 'status',
      expected: { values: ['running', 'created', 'ended', 'cancelled'] },
    });
    expect(await issueOf('?from=yesterday')).toMatchObject({ path: 'from', expected: { format: 'date' } });
    expect(await issueOf('?from=2026-02-02&to=2026-02-01')).toMatchObject({ path: 'to' });
    expect(await issueOf('?cursor=abc')).toMatchObject({ path: 'cursor', expected: { type: 'string' } });
    expect(await issueOf('?limit=1000')).toMatchObject({ path: 'limit', expected: { maximum: 200 } });
    expect(await issueOf('?game=chess')).toMatchObject({ path: 'game', expected: { values: ['probe'] } });
    expect(await issueOf('?colour=red')).toMatchObject({ path: 'colour', expected: { type: 'absent' } });
    expect(await issueOf('?gathering=7')).toMatchObject({ path: 'gathering', expected: { format: 'uuid' } });
  });

  const shown = async (page: Page): Promise<readonly string[]> => {
    await page.locator('.found .gathering h2').first().waitFor();
    return page
      .locator('.found .gathering li a[href^="/matches/"]')
      .evaluateAll((links) => links.map((link) => (link as unknown as { pathname: string }).pathname));
  };
  const hasMatches = async (page: Page, count: number): Promise<void> => {
    const links = page.locator('.found li a[href^="/matches/"]');
    await links.nth(count).waitFor({ state: 'detached' });
    await links.nth(count - 1).waitFor();
  };
  const boards = (...matchIds: readonly string[]): readonly string[] => matchIds.map((matchId) => `/matches/${matchId}/board`);
  const search = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
    for (const [name, value] of Object.entries(fields)) {
      const field = page.locator(`.search [name="${name}"]`);
      if (name === 'status' || name === 'game') await field.selectOption(value);
      else await field.fill(value);
    }
    await page.locator('.search button[type="submit"]').click();
    await page.locator('.found [role="status"]').waitFor({ state: 'hidden' });
  };
  const close = (context: BrowserContext): Promise<void> => context.close();

  it('given a reader with a token, when they search, then live matches stand first, the address is a link to the same, and back goes back', async () => {
    const context = await person(browser);
    const page = await visit(rig, context, `/${tokenOf(table.spectator)}`, '.found .gathering li');
    const all = await shown(page);
    expect(all[0]).toBe(`/matches/${runningId}/board`);
    // A list has twenty; the rest follows when it is asked for.
    expect(all.length).toBe(1 + 20 + 1);
    await page.locator('.found .gathering button').click();
    await hasMatches(page, 28);
    await search(page, { player: 'anna' });
    await hasMatches(page, 2);
    expect(new URL(page.url()).search).toBe('?player=anna');
    await search(page, { status: 'created', from: '2026-01-01' });
    await hasMatches(page, 1);
    expect(await shown(page)).toEqual(boards(waitingId));
    const address = new URL(page.url());
    expect(address.search).toBe('?player=anna&from=2026-01-01&status=created');
    const fresh = await person(browser, { language: 'zh', width: 1400 });
    const again = await visit(rig, fresh, `/${address.search}${tokenOf(table.spectator)}`, '.found .gathering li');
    expect(await shown(again)).toEqual(boards(waitingId));
    expect(new URL(again.url()).search).toBe(address.search);
    await page.goBack();
    await hasMatches(page, 2);
    expect(await page.locator('.search [name="player"]').inputValue()).toBe('anna');
    await page.locator('.found li a').first().click();
    await page.waitForURL(`**/matches/${runningId}/board`);
    await page.goBack();
    await page.locator('.found .gathering li').first().waitFor();
    expect(new URL(page.url()).search).toBe('?player=anna');
    await close(context);
    await close(fresh);
  });

  it('given nobody’s token, when the lobby is opened, then published matches are found, and an address that means nothing is said to', async () => {
    const context = await person(browser);
    const page = await visit(rig, context, '/', '.found .gathering li a[href^="/matches/"]');
    expect(await shown(page)).toEqual(boards(table.matchId));
    await page.goto(`${rig.url}/?from=yesterday`);
    const alert = page.locator('.problem[role="alert"]');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('from');
    await alert.locator('button').click();
    await hasMatches(page, 1);
    expect(await shown(page)).toEqual(boards(table.matchId));
    expect(new URL(page.url()).search).toBe('');
    await close(context);
  });

  it('given phone and desk, both languages, then axe finds nothing serious and nothing slides', async () => {
    for (const width of widths)
      for (const language of ['en', 'zh'] as const) {
        const context = await person(browser, { width, language });
        const page = await visit(rig, context, `/${tokenOf(table.spectator)}`, '.found .gathering li');
        await check(page, `lobby-${width}-${language}`);
        await close(context);
      }
  });

  it.each([
    ['a malformed', () => 'arb_short', 'This is no access token.', '这不是存取权杖。'],
    ['an unknown', () => unknownToken, 'This token is not known here.', '这里没有这个权杖。'],
    ['a revoked', () => revoked, 'The token was revoked.', '权杖已被撤销。'],
  ])(
    'given %s token, when lobby or match page is opened with it, then the page says so in both languages, and goes on without',
    async (_, secret, en, zh) => {
      for (const [language, said] of [
        ['en', en],
        ['zh', zh],
      ] as const)
        for (const path of ['/', `/matches/${table.matchId}/board`]) {
          const context = await person(browser, { language });
          const page = await visit(rig, context, `${path}${tokenOf(secret())}`, '.problem[role="alert"]');
          expect(await page.locator('.problem[role="alert"]').textContent()).toContain(said);
          await page.locator('.entry input[name="token"]').waitFor();
          await page.locator('.problem[role="alert"] button').click();
          await page
            .locator(path === '/' ? '.found .gathering li a[href^="/matches/"]' : '.side')
            .first()
            .waitFor();
          expect(await page.locator('.problem[role="alert"]').count()).toBe(0);
          await close(context);
        }
    },
  );

  it.each([
    ['a malformed', () => 'arb_short', 'This is no access token.', '这不是存取权杖。'],
    ['an unknown', () => unknownToken, 'This token is not known here.', '这里没有这个权杖。'],
    ['a revoked', () => revoked, 'The token was revoked.', '权杖已被撤销。'],
  ])(
    'given %s token, when a player’s page is opened with it, then the page says so in both languages, and goes on without',
    async (_, secret, en, zh) => {
      for (const [language, said, withoutIt] of [
        ['en', en, 'This player has no history across events.'],
        ['zh', zh, '这名牌手没有跨赛事的战绩。'],
      ] as const) {
        const context = await person(browser, { language });
        const page = await visit(rig, context, `/p/${table.players[0]}${tokenOf(secret())}`, '[role="alert"]');
        expect(await page.locator('[role="alert"]').textContent()).toContain(said);
        await page.locator('main button', { hasText: language === 'en' ? 'without the token' : '不使用权杖继续' }).click();
        await page.locator('[role="alert"]', { hasText: withoutIt }).waitFor();
        await close(context);
      }
    },
  );

  it('given a token of another gathering, when a match is opened with it, then the page says so in both languages, and another token opens it', async () => {
    for (const [language, said] of [
      ['en', 'There is no such match for you.'],
      ['zh', '你看不到这场对局。'],
    ] as const) {
      const context = await person(browser, { language });
      const page = await visit(rig, context, `/matches/${runningId}/board${tokenOf(other.spectator)}`, '.problem[role="alert"]');
      expect(await page.locator('.problem[role="alert"]').textContent()).toContain(said);
      await page.locator('.entry input[name="token"]').fill(table.spectator);
      await page.locator('.entry button').click();
      await page.locator('.side').first().waitFor();
      expect(await page.locator('.problem[role="alert"]').count()).toBe(0);
      await close(context);
    }
  });

  let revoked: string;
  beforeAll(async () => {
    const { json } = await rig.post(`/gatherings/${table.gatheringId}/tokens`, rig.organizer, {
      role: 'spectator',
      commandId: randomUUID(),
    });
    const tokenId = json['token']!['tokenId'] as unknown as string;
    revoked = json['secret']!;
    expect(await rig.post(`/gatherings/${table.gatheringId}/tokens/revocations`, rig.organizer, { tokenIds: [tokenId] })).toMatchObject({
      status: 200,
    });
  });
});
