import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LogDatabases, ProjectionRunner } from '@arbiter/event-store';
import { fixedReleases, openPlatform } from '@arbiter/platform';
import { projections } from '@arbiter/recording';
import { createTestDatabase, probeRuleset, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describeInBrowser, launch, person, widths } from './browser.js';
import { check, visit } from './pages.js';
import { bootRig, type Loose, type Rig } from './rig.js';
import { bind, mint, mintHeld, newCommand, setTable, type Table } from './table.js';
import { until } from './tournament.js';

const tokenOf = (secret: string): string => `#token=${secret}`;
/** The probe game with a layout, which names the number by which players stand. */
const probeWithHeadline = { game: 'probe', file: 'libs/testing/src/probe-with-headline.ts', name: 'probeWithHeadline' } as const;
const today = new Date().toISOString().slice(0, 10);

describeInBrowser('the lobby', () => {
  let database: TestDatabase;
  let rig: Rig;
  let browser: Browser;
  /** A match that was published, one that runs, and one that waits, all in one gathering. */
  let table: Table;
  let other: Table;
  let runningId: string;
  let waitingId: string;
  /** A match that runs, which spectators see ten minutes later. */
  let delayed: Table;

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
    rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeWithHeadline);
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
    delayed = await setTable(rig, { spectatorDelaySeconds: 600 });
    await delayed.start();
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

  const foundAs = async (secret: string, matchId: string): Promise<Loose> => {
    const { json } = await rig.get('/matches?status=running', secret);
    return [...(json['items'] as unknown as Loose[])].find((item) => item['matchId'] === matchId)!;
  };

  it('given a live match that somebody watches, then the lobby tells turn, life and watchers to whoever may open it, and nothing is recorded', async () => {
    const version = async () => (await rig.get(`/matches/${runningId}/view`, table.organizer)).json['newest'];
    const before = await version();
    const leaves = new AbortController();
    const watches = await fetch(`${rig.url}/matches/${runningId}/live`, {
      headers: { authorization: `Bearer ${table.spectator}` },
      signal: leaves.signal,
    });
    const stands = { progress: { turn: 1, wins: null, score: { names: { en: 'life', zh: '生命' }, bySeat: [10, 10] } }, watching: 1 };
    await until('the lobby knows the match', async () => {
      const { progress, watching } = await foundAs(table.spectator, runningId);
      return isDeepStrictEqual({ progress, watching }, stands) ? true : null;
    });
    for (const [language, told] of [
      ['en', 'turn 1 · life 10 – 10 · watched by 1'],
      ['zh', '第 1 回合 · 生命 10 – 10 · 1 人观看'],
    ] as const) {
      const context = await person(browser, { language });
      const page = await visit(rig, context, `/${tokenOf(table.spectator)}`, '.found .gathering li');
      expect(await page.locator(`.found li a[href="/matches/${runningId}/board"] .live`).textContent()).toBe(told);
      expect(await page.locator(`.found li a[href="/matches/${waitingId}/board"] .live`).count()).toBe(0);
      await close(context);
    }
    // A judge who plays in the gathering finds the match, but does not open it as a judge.
    const judge = await mintHeld(rig, rig.organizer, table.gatheringId, { role: 'judge' });
    const [playing] = await players('Judy');
    expect(await bind(rig, rig.organizer, table.gatheringId, playing!, judge.personId)).toMatchObject({ status: 200 });
    expect(await foundAs(judge.secret, runningId)).toMatchObject({ opens: false, progress: null, watching: null });
    expect(await version()).toBe(before);
    leaves.abort();
    await watches.body?.cancel().catch(() => undefined);
    await until('nobody watches', async () => ((await foundAs(table.spectator, runningId))['watching'] === (0 as unknown) ? true : null));
  });

  it('given spectators see a match ten minutes later, then nobody is told in the lobby how it stands now, nor who watches', async () => {
    expect(await ids(delayed.spectator, '?status=running')).toEqual([]);
    const found = await foundAs(delayed.judge, delayed.matchId);
    expect({ status: found['status'], progress: found['progress'], watching: found['watching'] }).toEqual({
      status: 'running',
      progress: null,
      watching: null,
    });
  });
});
