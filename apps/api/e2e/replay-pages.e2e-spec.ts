import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { games } from '@arbiter/games';
import { createTestDatabase, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { barriers, describeInBrowser, launch, person, shoot, slides, widths } from './browser.js';
import { bootRig, type Loose, type Rig } from './rig.js';
import { setTable, type Table } from './table.js';

const starline = {
  game: 'starline',
  file: 'libs/games/starline/src/bundle.ts',
  name: 'rules',
  cards: 'libs/games/starline/src/cards/index.ts',
};
const [preset] = games.starline.presetDecks();

/** Picks the race of one deck, that deck, and otherwise the last that is offered, which ends a phase. */
const plainly = (decision: Loose): unknown => {
  if ((decision['kind'] as string) === 'buildDeck') return { bulk: preset?.deck };
  const ids = [...(decision['domain']!['options'] as unknown as Loose[])].map((option) => option['id'] as string);
  const race = ids.find((id) => id === preset?.id);
  return { picks: race === undefined ? ids.slice(ids.length - Number(decision['domain']!['min'])) : [race] };
};

/** Plays until a turn has begun. */
const playTo = async (table: Table, turn: number): Promise<void> => {
  for (let answers = 0; answers < 400; answers += 1) {
    const { json } = await table.view(table.judge);
    if (Number(json['view']?.['turn']?.['number'] ?? 0) >= turn) return;
    const [asked] = json['pending'] as unknown as Loose[];
    const answer = await table.answer(Number(asked!['decision']!['seat']) as 0 | 1, plainly);
    if (answer.status !== 200) throw new Error(answer.text);
  }
  throw new Error('that turn never came');
};

describeInBrowser('a match that is watched by the page', () => {
  let database: TestDatabase;
  let rig: Rig;
  let browser: Browser;
  let table: Table;
  let newest: number;
  const errors: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, starline);
    browser = await launch();
    table = await setTable(rig, { game: 'starline', match: { format: 'standard' } });
    await table.start();
    await playTo(table, 5);
    const ruled = await table.command('judge-actions', table.judge, { type: 'ruling', reason: 'A card was bent.', rules: [] });
    expect(ruled).toMatchObject({ status: 200 });
    await playTo(table, 7);
    await table.command('concession', table.seats[1], { scope: 'match' });
    newest = Number((await table.view(table.organizer)).json['newest']);
    expect(await table.command('publication', table.organizer)).toMatchObject({ status: 200 });
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await rig.close();
    await database.drop();
  });

  const openIn = async (context: BrowserContext, path: string): Promise<Page> => {
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${rig.url}${path}`);
    return page;
  };
  const board = (fragment = ''): string => `/matches/${table.matchId}/board${fragment}`;
  const shows = (page: Page, version: number): Promise<void> => page.getByText(`${version} / ${newest}`, { exact: true }).waitFor();
  const addressIs = (page: Page, fragment: string): Promise<void> => page.waitForURL(`${rig.url}${board(fragment)}`);
  /** The version at which a turn began. */
  const beginOf = async (turn: number): Promise<number> => {
    const { json } = await rig.get(`/matches/${table.matchId}/events?limit=1000`);
    const items = [...(json['items'] as unknown as Loose[])];
    const began = (game: Loose): boolean => (game['type'] as string) === 'turnBegan' && Number(game['data']!['turn']) === turn;
    return Number(items.find(({ game }) => [...(game as unknown as Loose[])].some(began))!['version']);
  };

  it('given an address of a moment, also with a token, when it is opened, then that moment is shown and the token is gone', async () => {
    const context = await person(browser, { width: 1400 });
    const page = await openIn(context, board(`#token=${table.spectator}&v=9`));
    await shows(page, 9);
    expect(page.url()).toBe(`${rig.url}${board('#v=9')}`);
    const turn = await openIn(context, board('#turn=3'));
    await shows(turn, await beginOf(3));
    await turn.locator('.stops [aria-current]', { hasText: 'Turn 3, ' }).waitFor();
    await context.close();
  });

  it('given somebody who watches, when they press keys, then the replay moves, and the address with it, without a trail in the history', async () => {
    const context = await person(browser, { width: 1400 });
    const page = await openIn(context, board('#v=9'));
    await shows(page, 9);
    await page.locator('.stops').waitFor();
    const trail = await page.evaluate('history.length');
    await page.keyboard.press('ArrowRight');
    await shows(page, 10);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await shows(page, 8);
    await addressIs(page, '#v=8');
    await page.keyboard.press('ArrowDown');
    await shows(page, await beginOf(1));
    await page.keyboard.press('ArrowDown');
    await shows(page, await beginOf(2));
    await page.keyboard.press('ArrowUp');
    await shows(page, await beginOf(1));
    await page.keyboard.press('Home');
    await shows(page, 1);
    await page.keyboard.press('End');
    await addressIs(page, '');
    await shows(page, newest);
    expect(await page.evaluate('history.length')).toBe(trail);
    const lowest = page.locator('.half').last().locator('h2');
    expect(await lowest.textContent()).toBe('Alice');
    await page.keyboard.press('f');
    expect(await lowest.textContent()).toBe('Bob');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await shoot(page, 'replay-keys');
    await page.keyboard.press('Escape');
    await page.getByLabel('Speed').selectOption('4');
    await page.getByRole('heading', { name: 'Events' }).click();
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowLeft');
    await shows(page, newest - 3);
    await page.keyboard.press(' ');
    await shows(page, newest);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await context.close();
  });

  it('given two addresses of moments, when somebody goes back and forward between them, then each is shown again', async () => {
    const context = await person(browser, { width: 1400 });
    const page = await openIn(context, board('#v=9'));
    await shows(page, 9);
    await page.goto(`${rig.url}${board('#v=12')}`);
    await shows(page, 12);
    await page.goBack();
    await shows(page, 9);
    await page.goForward();
    await shows(page, 12);
    await context.close();
  });

  it('given a moment, when it is shared, then its address is copied and opens it', async () => {
    const context = await person(browser, { width: 1400 });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await openIn(context, board('#v=9'));
    await shows(page, 9);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('The link was copied.').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${rig.url}${board('#v=9')}`);
    await context.close();
  });

  it('given the timeline and the list, when a ruling, the end or a line is clicked, then that moment is shown, and names are told', async () => {
    const context = await person(browser, { width: 1400 });
    const page = await openIn(context, board());
    await shows(page, newest);
    await page.getByRole('button', { name: 'Ruling', exact: true }).click();
    await page.locator('aside li.now', { hasText: 'A card was bent.' }).waitFor();
    await page.getByRole('button', { name: 'End of the match' }).click();
    await page.locator('aside li.now', { hasText: 'Winner: Alice' }).waitFor();
    await page.getByRole('button', { name: /^Turn 2\b/ }).click();
    await shows(page, await beginOf(2));
    await page.locator('aside').getByText('Turn 4').click();
    await shows(page, await beginOf(4));
    expect(await page.locator('body').innerText()).not.toMatch(/Player \d/);
    await context.close();
  });

  it.each([...widths])('given a window %i pixels wide, then nothing bars anybody, and nothing slides', async (width) => {
    for (const language of ['en', 'zh'] as const) {
      const context = await person(browser, { width, language, dark: language === 'zh' });
      const page = await openIn(context, board(`#v=${await beginOf(6)}`));
      await page.locator('.stops [aria-current]').waitFor();
      await page.locator('.legend').waitFor();
      await page.locator('aside li').first().waitFor();
      await shoot(page, `replay-${width}-${language}`);
      expect({ barriers: await barriers(page), slides: await slides(page) }).toEqual({ barriers: [], slides: false });
      await context.close();
    }
  });

  it.each([...widths])(
    'given an address of two moments, at %i pixels, then both tables are there and it is said what differs',
    async (width) => {
      const context = await person(browser, { width });
      const [early, late] = [await beginOf(3), await beginOf(6)];
      const page = await openIn(context, board(`#v=${late}&with=${early}`));
      await page.getByRole('region', { name: `Version ${early}` }).waitFor();
      expect(await page.locator('.comparison .board').count()).toBe(2);
      await page.locator('.differences li', { hasText: 'Turn: 3, ' }).waitFor();
      const link = page.locator('.differences li', { hasText: '→' }).getByRole('link').last();
      await link.waitFor();
      await shoot(page, `compare-${width}`);
      expect({ barriers: await barriers(page), slides: await slides(page) }).toEqual({ barriers: [], slides: false });
      await link.click();
      await page.locator('.comparison').waitFor({ state: 'detached' });
      await page.locator('h2').first().click();
      await page.keyboard.press('c');
      await page.locator('.comparison .board').nth(1).waitFor();
      await page.waitForURL(/#v=\d+&with=\d+$/);
      await page.getByRole('button', { name: 'End the comparison' }).click();
      await page.locator('.comparison').waitFor({ state: 'detached' });
      await context.close();
    },
  );

  it('given the page fails, then it says so, and does not stand still as if nobody did anything', async () => {
    const context = await person(browser, { width: 1400 });
    const page = await context.newPage();
    await page.route('**/table*', async (route) => {
      const answer = await route.fetch();
      const drawn = (await answer.json()) as { readonly match: { readonly view: object } };
      await route.fulfill({ json: { ...drawn, match: { ...drawn.match, view: { ...drawn.match.view, turn: null } } } });
    });
    await page.goto(`${rig.url}${board()}`);
    await page.getByRole('alert').getByText('The page failed').waitFor();
    await page.unroute('**/table*');
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.locator('.board').waitFor();
    await context.close();
  });

  it('given a card, when it is asked where it moved, then the moments at which it did are links', async () => {
    const context = await person(browser, { width: 1400 });
    const page = await openIn(context, board(`#v=${newest}`));
    await shows(page, newest);
    const card = page.locator('.slot .game-card:not(.back), .board .game-card.wide:not(.small):not(.back)').first();
    await card.focus();
    await card.getByRole('button', { name: 'Where it moved' }).click();
    await card.locator('.way a').first().waitFor();
    const version = Number(await card.locator('.way a').first().textContent());
    await card.locator('.way a').first().click();
    await shows(page, version);
    await context.close();
  });

  it('given a browser of Taiwan, then all of a match is in traditional script, and the choice of another one is kept', async () => {
    const context = await person(browser, { width: 1400, language: 'zh-Hant' });
    const page = await openIn(context, board(`#v=${await beginOf(6)}`));
    await page.locator('aside li').first().waitFor();
    await page.locator('.stops [aria-current]').waitFor();
    const seen = await page.locator('main').innerText();
    await page.getByLabel('對局進程').waitFor();
    expect(seen).toContain('牌庫');
    // What only simplified script has, of the words that stand on any such page.
    expect([...seen].filter((one) => '对进库从发阶录击战单张结'.includes(one))).toEqual([]);
    expect(await page.evaluate('document.documentElement.lang')).toBe('zh-Hant');
    await shoot(page, 'replay-traditional');
    await page.getByRole('button', { name: '中文（簡體）' }).click();
    await page.getByLabel('对局进程').waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByLabel('Course of the match').waitFor();
    await page.getByRole('button', { name: '中文（繁體）' }).click();
    await page.getByLabel('對局進程').waitFor();
    await page.reload();
    await page.getByLabel('對局進程').waitFor();
    await context.close();
  });

  it('given a player of the match as it runs, then the space bar and the arrows are not taken from their play until they look back', async () => {
    const running = await setTable(rig, { game: 'starline', match: { format: 'standard' } });
    await running.start();
    const context = await person(browser, { width: 1400 });
    const page = await openIn(context, `/matches/${running.matchId}/board#token=${running.seats[0]}`);
    await page.locator('.prompt.mine').waitFor();
    const place = page.locator('.slider output');
    const last = (await place.textContent())!;
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    expect(await place.textContent()).toBe(last);
    await page.getByRole('button', { name: 'Replay and history' }).click();
    await page.getByRole('button', { name: 'Step back' }).click();
    const [before] = last.split(' / ').map(Number);
    await page.getByText(`${before! - 1} / ${before}`, { exact: true }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByText(`${before! - 2} / ${before}`, { exact: true }).waitFor();
    await context.close();
  });

  describeEmbedding();

  function describeEmbedding(): void {
    let host: Server;
    const frames = (path: string): Promise<string> =>
      new Promise((resolve) => {
        host = createServer((_request, response) => {
          response.writeHead(200, { 'content-type': 'text/html' });
          response.end(
            `<!doctype html><title>Elsewhere</title><iframe title="replay" width="900" height="800" src="${rig.url}${path}"></iframe>`,
          );
        }).listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`));
      });

    it('given a published match, when another page embeds it, then its board, slider and keys are there, and nothing else', async () => {
      const context = await person(browser, { width: 1400 });
      const page = await context.newPage();
      await page.goto(await frames(`/embed/matches/${table.matchId}#v=9`));
      const frame = page.frameLocator('iframe');
      await frame.getByText(`9 / ${newest}`, { exact: true }).waitFor();
      await frame
        .locator('.board')
        .first()
        .click({ position: { x: 2, y: 2 } });
      await page.keyboard.press('ArrowRight');
      await frame.getByText(`10 / ${newest}`, { exact: true }).waitFor();
      expect([await frame.locator('nav').count(), await frame.locator('aside').count()]).toEqual([0, 0]);
      await shoot(page, 'replay-embedded');
      await context.close();
      host.closeAllConnections();
      host.close();
    });

    it('given a board that a token may be used on, then only its own page may show it', async () => {
      const policy = async (path: string): Promise<string> => (await rig.get(path)).headers.get('content-security-policy')!;
      expect(await policy(`/embed/matches/${table.matchId}`)).toContain('frame-ancestors *');
      for (const path of ['/', board(), '/t', '/organize']) expect(await policy(path)).toContain("frame-ancestors 'none'");
    });

    it('given a match that is not published, when it is opened for embedding, then it is refused, whatever token the tab holds', async () => {
      const hidden = await setTable(rig, { game: 'starline', match: { format: 'standard' } });
      const context = await person(browser, { width: 390 });
      const page = await context.newPage();
      await page.goto(`${rig.url}/matches/${hidden.matchId}/board#token=${hidden.seats[0]}`);
      await page.locator('.status').waitFor();
      await page.goto(`${rig.url}/embed/matches/${hidden.matchId}`);
      await page.getByRole('alert').getByText('Only published matches can be shown here.').waitFor();
      await context.close();
    });
  }

  it('given all of this, then the browser has reported no error', () => expect(errors).toEqual([]));
});
