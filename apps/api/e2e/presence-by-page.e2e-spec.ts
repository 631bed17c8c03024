import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createTestDatabase, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { games as rulesOf } from '@arbiter/games';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { barriers, describeInBrowser, launch, person, shoot, slides } from './browser.js';
import { bootRig, type Rig } from './rig.js';
import { createGathering, createPlayer, mint, newCommand } from './table.js';

const minutes = 60_000;

interface Seated {
  readonly matchId: string;
  /** Secrets of the players' tokens, by seat. */
  readonly secrets: readonly [string, string];
  readonly spectator: string;
  readonly judge: string;
}

describeInBrowser('who is at a match, by the page', () => {
  let database: TestDatabase;
  let browser: Browser;
  let rig: Rig;
  let contexts: BrowserContext[] = [];
  let errors: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    browser = await launch();
    rig = await bootRig(
      { appUrl: database.appUrl, redisUrl: testRedisUrl() },
      { game: 'magic', file: 'libs/games/magic/src/bundle.ts', name: 'rules', cards: 'libs/games/magic/src/cards/index.ts' },
    );
  });
  afterAll(async () => {
    await rig.close();
    await browser.close();
    await database.drop();
  });
  beforeEach(() => {
    contexts = [];
    errors = [];
  });
  afterEach(async () => {
    for (const context of contexts) await context.close();
  });

  /** A match of Magic between Ann and Bob. */
  const setMatch = async (clock: object | null = null): Promise<Seated> => {
    const gatheringId = await createGathering(rig, 0, 'magic');
    const players = [await createPlayer(rig, gatheringId, 'Ann'), await createPlayer(rig, gatheringId, 'Bob')] as const;
    const presets = rulesOf.magic.presetDecks();
    const created = await rig.post(`/gatherings/${gatheringId}/matches`, rig.organizer, {
      players,
      format: Object.keys(rulesOf.magic.formats)[0],
      decks: [presets[0]!.deck, presets.at(-1)!.deck],
      ...(clock === null ? {} : { clock }),
      commandId: newCommand(),
    });
    if (created.status !== 201) throw new Error(created.text);
    const minted = (body: object): Promise<string> => mint(rig, gatheringId, { ...body });
    return {
      matchId: String(created.json['match']!['matchId']),
      secrets: [await minted({ role: 'player', playerId: players[0] }), await minted({ role: 'player', playerId: players[1] })],
      spectator: await minted({ role: 'spectator' }),
      judge: await minted({ role: 'judge' }),
    };
  };

  /** Opens the match in a browser of its own. */
  const open = async ({ matchId }: Seated, secret: string, how: Parameters<typeof person>[1] = { width: 1400 }): Promise<Page> => {
    const context = await person(browser, how);
    contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${rig.url}/matches/${matchId}/board#token=${secret}`);
    await page.locator('.status').waitFor({ state: 'attached' });
    return page;
  };

  const ready = async (page: Page): Promise<void> => page.getByRole('button', { name: 'I am ready' }).click();
  const start = async (...pages: readonly Page[]): Promise<void> => {
    for (const page of pages) await ready(page);
    for (const page of pages) await page.locator('.board').waitFor();
  };
  const mine = (page: Page) => page.locator('.prompt.mine');
  /** Which of the two is asked, and who is not. */
  const asked = async (one: Page, other: Page): Promise<readonly [Page, Page]> => {
    const first = await Promise.race([
      mine(one)
        .first()
        .waitFor()
        .then(() => true),
      mine(other)
        .first()
        .waitFor()
        .then(() => false),
    ]);
    return first ? [one, other] : [other, one];
  };
  const there = (page: Page, name: string, state: string) => page.locator(`.present.${state}`, { hasText: name });

  it('given a player loses the line, then the other and a viewer are told; when it is back, all is as it was, after a reload too', async () => {
    const match = await setMatch();
    const [ann, bob] = [await open(match, match.secrets[0]), await open(match, match.secrets[1], { width: 390 })];
    const viewer = await open(match, match.spectator);
    await there(ann, 'Bob', 'here').waitFor();
    await there(bob, 'Ann', 'here').waitFor();
    await start(ann, bob);
    await ann.getByText('1 watch').waitFor();
    const [one, other] = await asked(ann, bob);
    const name = one === ann ? 'Ann' : 'Bob';
    const question = await mine(one).first().innerText();

    await one.context().setOffline(true);
    await there(other, name, 'lost').waitFor();
    await there(viewer, name, 'lost').waitFor();
    await one.locator('.problem.lost').waitFor();
    await shoot(other, 'presence-other-lost');
    await shoot(one, 'presence-own-lost');
    expect(await barriers(other)).toEqual([]);
    await one.context().setOffline(false);
    await there(other, name, 'here').waitFor();
    await one.locator('.problem.lost').waitFor({ state: 'detached' });
    expect(await mine(one).first().innerText()).toBe(question);

    await one.reload();
    await mine(one).first().waitFor();
    expect(await mine(one).first().innerText()).toBe(question);
    await there(other, name, 'here').waitFor();
    for (const page of [ann, bob, viewer]) expect(await slides(page)).toBe(false);
    await one.goto('about:blank');
    await there(other, name, 'left').waitFor();
    expect(errors).toEqual([]);
  }, 120_000);

  it('given a selection was begun, when the page is loaded again, then it stands, and the answer counts once', async () => {
    const match = await setMatch();
    const [ann, bob] = [await open(match, match.secrets[0]), await open(match, match.secrets[1])];
    await start(ann, bob);
    // Who keeps no hand with seven cards is asked which card goes below the deck: a choice that is put together.
    const begun = await untilChosen(ann, bob);
    const before = await begun.locator('.prompt.mine .main-answer').innerText();
    expect(before).toContain('1');
    await begun.reload();
    await begun.locator('.prompt.mine .main-answer').waitFor();
    expect(await begun.locator('.prompt.mine .main-answer').innerText()).toBe(before);
    const main = begun.locator('.prompt.mine .main-answer');
    while (await main.isDisabled()) await begun.locator('.prompt.mine [aria-pressed=false]').first().click();
    // The line breaks with the answer on its way: sent again after a reload, it is the same command.
    const sent: string[] = [];
    const answers = /\/decisions\/\d+\/answer$/;
    begun.on('request', (request) => answers.test(request.url()) && sent.push(String(request.postDataJSON().commandId)));
    await begun.route(answers, (route) => route.abort());
    await main.click();
    await begun.getByText('This could not be sent.').waitFor();
    await begun.unroute(answers);
    const question = await mine(begun).first().innerText();
    await begun.reload();
    await main.waitFor();
    await main.click();
    await begun.waitForFunction((old) => document.querySelector<HTMLElement>('.prompt.mine')?.innerText !== old, question);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toBe(sent[0]);
    expect(errors).toEqual([]);
  }, 120_000);

  /** Plays by clicks until somebody puts an answer together of which one part is picked. */
  const untilChosen = async (one: Page, other: Page): Promise<Page> => {
    for (;;) {
      const [page] = await asked(one, other);
      const picks = page.locator('.prompt.mine .answers input[type=checkbox], .prompt.mine .answers [aria-pressed]');
      if ((await picks.count()) > 0) {
        await picks.first().click();
        return page;
      }
      const mulligan = page.locator('.prompt.mine button', { hasText: /mulligan/i });
      const chosen = (await mulligan.count()) > 0 ? mulligan : page.locator('.prompt.mine button:not(.quiet, [disabled])');
      const text = await mine(page).first().innerText();
      await chosen
        .first()
        .click({ timeout: 1_000 })
        .catch(() => undefined);
      await page.waitForFunction((old) => document.querySelector<HTMLElement>('.prompt.mine')?.innerText !== old, text);
    }
  };

  it('given a player opens the match at a second device, then it says where they are ready, and an answer at one closes the question at the other', async () => {
    const match = await setMatch();
    const [ann, bob] = [await open(match, match.secrets[0]), await open(match, match.secrets[1])];
    await ready(ann);
    await ann.getByText('Waiting for').waitFor();
    const second = await open(match, match.secrets[0], { width: 390 });
    await second.getByText('You are ready in another browser').waitFor();
    await shoot(second, 'presence-second-device');
    expect(await barriers(second)).toEqual([]);
    await ready(bob);
    for (const page of [ann, second, bob]) await page.locator('.board').waitFor();
    const [one] = await asked(ann, bob);
    const pages = one === ann ? [ann, second] : [bob, await open(match, match.secrets[1], { width: 390 })];
    for (const page of pages) await mine(page).first().waitFor();
    const text = await mine(pages[0]!).locator('header strong').first().innerText();
    expect(await mine(pages[1]!).locator('header strong').first().innerText()).toBe(text);
    await pages[0]!.locator('.prompt.mine button:not(.quiet, [disabled])').first().click();
    const gone = (old: string) => document.querySelector<HTMLElement>('.prompt.mine header strong')?.innerText !== old;
    for (const page of pages) await page.waitForFunction(gone, text);
    for (const page of pages) expect(await page.locator('[role=alert] strong, p.problem').count()).toBe(0);
    expect(errors).toEqual([]);
  }, 120_000);

  it('given a player says a phrase, by mouse or by keys, then the other sees it in their language, unless they hide it', async () => {
    const match = await setMatch();
    const [ann, bob] = [await open(match, match.secrets[0]), await open(match, match.secrets[1], { width: 390, language: 'zh' })];
    await there(ann, 'Bob', 'here').waitFor();
    await ann.getByRole('button', { name: 'Say …' }).click();
    await shoot(ann, 'presence-phrases');
    expect(await barriers(ann)).toEqual([]);
    await ann.getByRole('button', { name: 'Good luck!' }).click();
    await bob.locator('.said', { hasText: '祝你好运！' }).waitFor();
    await shoot(bob, 'presence-phrase-phone');
    await bob.getByText('设置').click();
    await bob.getByLabel('隐藏他人的短语').check();
    await bob.locator('.said p').waitFor({ state: 'detached' });
    await ann.keyboard.press('t');
    await ann.keyboard.press('8');
    await ann.locator('.said', { hasText: 'Thanks!' }).waitFor();
    await bob.keyboard.press('t');
    await bob.keyboard.press('1');
    await ann.locator('.said', { hasText: 'Hello!' }).waitFor();
    await bob.locator('.said', { hasText: '你好！' }).waitFor();
    expect(await bob.locator('.said', { hasText: '谢谢' }).count()).toBe(0);
    await bob.reload();
    await bob.getByText('设置').click();
    expect(await bob.getByLabel('隐藏他人的短语').isChecked()).toBe(true);
    expect(errors).toEqual([]);
  }, 120_000);

  it('given clocks, then they tick without any event, say whose time runs and why, warn once each, and say why they stand', async () => {
    const match = await setMatch({ bankMs: 2 * minutes, decisionMs: 15_000, incrementMs: 0 });
    const [ann, bob] = [await open(match, match.secrets[0]), await open(match, match.secrets[1])];
    await ann.getByText('Clocks stand: the match has not begun.').waitFor();
    await start(ann, bob);
    const [one, other] = await asked(ann, bob);
    const name = one === ann ? 'Ann' : 'Bob';
    await one.locator('.time-line', { hasText: 'Your time runs' }).waitFor();
    await other.locator('.time-line', { hasText: `${name}'s time runs: is asked` }).waitFor();
    await one.locator('.time-line', { hasText: 'free time 0:' }).waitFor();
    const version = async () => Number((await rig.get(`/matches/${match.matchId}/view`, match.secrets[0])).json['version']);
    const before = await version();
    const shown = await other.locator('.time-left').first().innerText();
    await other.waitForFunction((old) => document.querySelector<HTMLElement>('.time-left')?.innerText !== old, shown);
    expect(await version()).toBe(before);

    // The page's own clock is moved on, in place of waiting for two minutes.
    await moveOn(one, 85_000);
    await one.locator('.time-warning.minute').waitFor();
    await shoot(one, 'presence-minute');
    expect(await barriers(one)).toEqual([]);
    const [, left = '0'] = /0:(\d\d) left/.exec(await one.locator('.time-left').innerText()) ?? [];
    await moveOn(one, Math.max(0, Number(left) - 10) * 1_000);
    await one.locator('.time-warning.seconds').waitFor();
    expect(await other.locator('.time-warning').count()).toBe(0);
    await one.reload();
    await one.locator('.time-line', { hasText: 'Your time runs' }).waitFor();
    expect(await one.locator('.time-warning').count()).toBe(0);

    await rig.post(`/matches/${match.matchId}/judge-actions`, match.judge, {
      type: 'pause',
      reason: 'a fire drill',
      commandId: newCommand(),
    });
    for (const page of [ann, bob]) await page.getByText('Clocks stand. A judge pauses the match: a fire drill').first().waitFor();
    expect(errors).toEqual([]);
  }, 120_000);

  /** Moves the monotonic clock of a page on, by which it counts between what the server tells. */
  const moveOn = (page: Page, ms: number): Promise<void> =>
    page.evaluate((by) => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + by;
    }, ms);
});
