import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { barriers, browserThere, describeInBrowser, launch, person, shoot, slides, tooSmall, widths } from './browser.js';
import { bootRig, bootWorker, type Loose, type Rig } from './rig.js';
import { createTournament, games, type HttpTournament, list, type Registered, swiss } from './tournament.js';

let database: TestDatabase;
let rig: Rig;
let worker: { close(): Promise<void> };
let browser: Browser;

const names = ['Ann', 'Bob', 'Cem', 'Dora', 'Eve', 'Finn', 'Grace', '积云'];

beforeAll(async () => {
  if (!browserThere) return;
  database = await createTestDatabase();
  const servers = { ...database, redisUrl: testRedisUrl() };
  rig = await bootRig(servers, probeRuleset);
  worker = await bootWorker(servers, probeRuleset, rig.prefix);
  browser = await launch();
});

afterAll(async () => {
  if (!browserThere) return;
  await browser.close();
  await worker.close();
  await rig.close();
  await database.drop();
});

/** A tournament that is half played: a round closed, one running with a result reported, one disputed, one confirmed. */
const halfPlayed = async (): Promise<{ readonly cup: HttpTournament; readonly players: readonly Registered[] }> => {
  const cup = await createTournament(rig, { matches: 'offline', decks: 'none' });
  const bracket = {
    kind: 'singleElimination',
    bestOf: 3,
    minutes: null,
    gate: { kind: 'top', places: 4 },
    thirdPlace: false,
    withdrawals: 'walkover',
  };
  await cup.does({ type: 'setStructure', structure: { phases: [...list((swiss(2, 3) as Loose)['phases']), bracket] } });
  await cup.does({ type: 'openRegistration' });
  const players: Registered[] = [];
  for (const name of [...names, 'Ida']) players.push(await cup.register(name));
  await cup.does({ type: 'closeRegistration' });
  const open = async (round: number): Promise<readonly Loose[]> => {
    await cup.does({ type: 'pairRound' });
    await cup.does({ type: 'publishRound' });
    await cup.does({ type: 'startRound' });
    return list((await cup.read(`/rounds/${round}`, rig.organizer))['tables']);
  };
  const seat = (table: Loose, at: 0 | 1): number => table['seats']![at]!['entrant'] as number;
  const confirm = (round: number, table: Loose, wins: readonly [number, number]) =>
    cup.does({
      type: 'confirmResult',
      round,
      table: table['table'],
      result: games(seat(table, 0), wins[0], seat(table, 1), wins[1]),
    });
  for (const table of await open(1)) await confirm(1, table, [2, 1]);
  await cup.does({ type: 'closeRound' });
  const [first, second, third] = await open(2);
  const report = (table: Loose, at: 0 | 1, wins: readonly [number, number]) =>
    cup.command(
      { type: 'reportResult', table: table['table'], result: games(seat(table, 0), wins[0], seat(table, 1), wins[1]) },
      players.find(({ entrant }) => entrant === seat(table, at))!.secret,
    );
  await report(first!, 0, [2, 0]);
  await report(second!, 0, [2, 0]);
  await report(second!, 1, [0, 2]);
  await confirm(2, third!, [1, 2]);
  return { cup, players };
};

/** Opens a page and waits until what it shows has come. */
const visit = async (context: BrowserContext, path: string, ready: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${rig.url}${path}`);
  await page.locator(ready).first().waitFor();
  return page;
};

const check = async (page: Page, name: string): Promise<void> => {
  await shoot(page, name);
  expect({ name, barriers: await barriers(page), slides: await slides(page) }).toEqual({ name, barriers: [], slides: false });
};

describeInBrowser('every page of a tournament, on phones and desks, in both languages', () => {
  let cup: HttpTournament;
  let players: readonly Registered[];
  beforeAll(async () => {
    ({ cup, players } = await halfPlayed());
  });

  it.each(widths.flatMap((width) => (['en', 'zh'] as const).map((language) => ({ width, language }))))(
    'given $width px and $language, then axe finds nothing serious and nothing slides sideways',
    async ({ width, language }) => {
      const context = await person(browser, { width, language, dark: width === 390 && language === 'zh' });
      const id = cup.tournamentId;
      const tag = `${width}-${language}`;
      const tab = async (page: Page, at: number, name: string, ready: string): Promise<void> => {
        await page.locator('.tabs button').nth(at).click();
        await page.locator(ready).first().waitFor();
        await check(page, `${name}-${tag}`);
      };
      const home = await visit(context, `/organize#${rig.organizer}`, '.create');
      expect(await home.evaluate('location.hash + document.documentElement.lang')).toBe(language === 'zh' ? 'zh-Hans' : 'en');
      await check(home, `organize-${tag}`);
      const desk = await visit(context, `/organize/${id}`, '.list');
      await check(desk, `desk-round-${tag}`);
      if (width === 390) expect(await tooSmall(desk)).toEqual([]);
      await tab(desk, 0, 'desk-players', '.people li');
      await tab(desk, 2, 'desk-standings', '.standings');
      await tab(desk, 3, 'desk-set-up', '.copy');
      const everybody = await visit(context, `/t/${id}`, '.list');
      await check(everybody, `public-pairings-${tag}`);
      await everybody.locator('.segments button').nth(1).click();
      await check(everybody, `public-tables-${tag}`);
      await tab(everybody, 1, 'public-standings', '.standings');
      await everybody.locator('.figure').nth(1).click();
      await everybody.locator('.term').first().click();
      await everybody.locator('.opened .opened .event').first().click();
      await everybody.locator('.event-facts dt').nth(1).waitFor();
      await check(everybody, `public-opened-${tag}`);
      await tab(everybody, 2, 'public-players', '.people li');
      if (width === 390) expect(await tooSmall(everybody)).toEqual([]);
      const waits = await visit(context, `/t/${id}#${players[0]!.secret}`, '.my-table, .mine .card');
      await check(waits, `mine-${tag}`);
      if (width === 390) expect(await tooSmall(waits)).toEqual([]);
      const screen = await visit(context, `/t/${id}/projector`, '.wall-list li');
      await check(screen, `projector-${tag}`);
      for (const what of ['pairings', 'slips', 'standings']) {
        const paper = await visit(context, `/t/${id}/print/${what}`, '.paper, .slips');
        await check(paper, `print-${what}-${tag}`);
      }
      await context.close();
    },
    300_000,
  );

  it('given a browser of Hong Kong, then the page is in traditional script, and names stay as somebody typed them', async () => {
    const context = await person(browser, { language: 'zh-Hant' });
    const page = await visit(context, `/t/${cup.tournamentId}`, '.list');
    await page.locator('.tabs button').nth(1).click();
    await page.locator('.standings').waitFor();
    const seen = await page.locator('#app').innerText();
    expect(seen).toContain('积云');
    expect(seen).toContain('輪');
    expect([...seen.replaceAll('积云', '')].filter((one) => '轮对赛场录结积员桌'.includes(one) && one !== '桌')).toEqual([]);
    expect(await page.evaluate('document.documentElement.lang')).toBe('zh-Hant');
    await check(page, 'public-standings-traditional');
    await context.close();
  });

  it('given a clock that is seven minutes wrong, then the timer shows what the server counts', async () => {
    const context = await person(browser);
    await context.addInitScript('const now = Date.now; Date.now = () => now() + 420000;');
    const page = await visit(context, `/t/${cup.tournamentId}`, '.timer .digits');
    const round = await cup.read('/rounds/2');
    const left = (Date.parse(round['clock']!['endsAt'] as Loose) - Date.parse(round['now'] as Loose)) / 1_000;
    const [minutes, seconds] = (await page.locator('.timer .digits').innerText()).split(':').map(Number);
    expect(Math.abs(minutes! * 60 + seconds! - left)).toBeLessThan(4);
    await context.close();
  });

  it("given an opponent's report, then it is nowhere in what a player's or anybody's browser is sent", async () => {
    const round = await cup.read('/rounds/2', rig.organizer);
    const table = list(round['tables']).find((one) => (one['state'] as string) === 'reported')!;
    const second = players.find(({ entrant }) => entrant === (table['seats']![1]!['entrant'] as number))!;
    for (const fragment of ['', `#${second.secret}`]) {
      const context = await person(browser);
      const page = await context.newPage();
      const heard: string[] = [];
      page.on('response', async (response) => {
        if (response.url().includes('/tournaments/')) heard.push(await response.text().catch(() => ''));
      });
      await page.goto(`${rig.url}/t/${cup.tournamentId}${fragment}`);
      await page.locator(fragment === '' ? '.list' : '.my-table').waitFor();
      await page.locator('.tabs button', { hasText: 'Pairings' }).click();
      await page.locator('.list').waitFor();
      expect(heard.length).toBeGreaterThan(1);
      for (const text of heard) expect(text).not.toContain('"reporter"');
      expect(await page.locator('main').innerText()).not.toMatch(/2–0|0–2/);
      await context.close();
    }
  });

  it('given result slips on paper, then four fit on a page of A4, and nothing of the screen is printed', async () => {
    const context = await person(browser, { width: 794 });
    const page = await visit(context, `/t/${cup.tournamentId}/print/slips`, '.slip');
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await shoot(page, 'paper-slips');
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    await context.close();
  });

  it('given decks and staff, then the desk draws and settles deck checks, opens lists, and seats a judge, whose link opens the desk for a judge', async () => {
    const decks = await createTournament(rig, { matches: 'offline', decks: 'required' });
    await decks.does({ type: 'setStructure', structure: swiss(1, 3) });
    for (const name of ['Ann', 'Bob']) await decks.does({ type: 'registerEntrant', name });
    for (const type of ['closeRegistration', 'pairRound', 'publishRound']) await decks.does({ type });
    const context = await person(browser);
    const page = await visit(context, `/organize/${decks.tournamentId}#${rig.organizer}`, '.list');
    await page.getByRole('button', { name: 'Set-up' }).click();
    await page.getByText('Deck lists').click();
    await page.getByRole('button', { name: 'Lock the decks' }).click();
    await page.getByRole('button', { name: 'Draw deck checks' }).click();
    await page.getByText('Round 1, table 1:').waitFor();
    await page.getByRole('button', { name: 'in order' }).click();
    await page.getByRole('button', { name: 'in order' }).waitFor({ state: 'detached' });
    await page.getByText('Seats for judges and scorekeepers').click();
    await page.getByLabel('Name', { exact: true }).fill('Judy');
    await page.getByLabel('Seat', { exact: true }).selectOption('headJudge');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByLabel('Link of Judy').inputValue();
    await check(page, 'desk-decks-and-staff');
    expect(await tooSmall(page)).toEqual([]);
    expect(await decks.read('', rig.organizer)).toMatchObject({
      decksLocked: true,
      deckChecks: [{ round: 1, table: 1, outcome: 'inOrder' }],
    });
    await page.locator('.tabs').getByRole('button', { name: 'Players' }).click();
    await page.getByText('Penalties').click();
    await page.getByLabel('Infraction').selectOption('ipg/3.5');
    await page.getByRole('button', { name: 'Give' }).click();
    await page.getByText('Ann: warning · ipg/3.5 · Round 1').waitFor();
    await check(page, 'desk-penalties');
    const secret = link.slice(link.indexOf('#') + 1);
    expect(await rig.get('/me', secret)).toMatchObject({ json: { role: 'judge', scopes: ['headJudge'], holder: { name: 'Judy' } } });
    const judge = await person(browser);
    const theirs = await visit(judge, link.slice(link.indexOf('/organize')), '.list');
    expect(await theirs.getByText('Ann').first().isVisible()).toBe(true);
    await Promise.all([context.close(), judge.close()]);
  });

  it('given a recorded match, then the player’s link leads to its board, where they are known', async () => {
    const two = await createTournament(rig);
    await two.does({ type: 'setStructure', structure: swiss(1) });
    await two.does({ type: 'openRegistration' });
    const ann = await two.register('Ann');
    await two.register('Bob');
    await two.does({ type: 'closeRegistration' });
    await two.does({ type: 'pairRound' });
    await two.does({ type: 'publishRound' });
    const context = await person(browser);
    const page = await visit(context, `/t/${two.tournamentId}#${ann.secret}`, '.my-table');
    await page.getByRole('link', { name: 'To the match' }).click();
    await page.waitForURL(/\/matches\/[0-9a-f-]+\/board$/);
    expect(await page.evaluate('sessionStorage.getItem("arbiter.token")')).toBe(ann.secret);
    await page.getByText('The match has not begun.').waitFor();
    await context.close();
  });

  it('given pods of four, then whoever sits there says who won, and the desk enters it by the seat', async () => {
    const pods = await createTournament(rig, { matches: 'offline', policy: 'pods' });
    await pods.does({ type: 'setStructure', structure: { phases: [{ kind: 'pods', rounds: 1, bestOf: 1, minutes: 75, gate: null }] } });
    await pods.does({ type: 'openRegistration' });
    const [ann] = [await pods.register('Ann'), await pods.register('Bob'), await pods.register('Cem'), await pods.register('Dora')];
    await pods.does({ type: 'closeRegistration' });
    await pods.does({ type: 'pairRound' });
    await pods.does({ type: 'publishRound' });
    const context = await person(browser);
    const page = await visit(context, `/t/${pods.tournamentId}#${ann!.secret}`, '.my-table');
    await check(page, 'mine-pod');
    await page.getByRole('button', { name: 'Bob won' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('You have reported Bob won.').waitFor();
    const desk = await visit(context, `/organize/${pods.tournamentId}#${rig.organizer}`, '.entry');
    await desk.locator('.entry input').first().focus();
    await desk.keyboard.type('1');
    await desk.keyboard.press('Enter');
    await desk.keyboard.type('2');
    await desk.keyboard.press('Enter');
    const second = await desk.locator('.list .seat').nth(1).innerText();
    await desk
      .getByText(`${second.split(' ')[0]} won`)
      .first()
      .waitFor();
    await check(desk, 'desk-pod');
    await context.close();
  });
});
