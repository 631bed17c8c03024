import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import type { Browser, Page } from 'playwright-core';
import { launch } from './browser.js';
import { checkout } from './released.js';
import { bootRig, bootWorker, type Rig } from './rig.js';
import { type Look, picture, playUntil, screensWanted, stage, type Staged, type Standing, withPage } from './screens.js';
import { allGames, type Game } from './two-players.js';
import { newCommand } from './table.js';

const names = ['Mara', '林小雨'] as const;

/** A turn in the middle, with several ways to go on. */
const isBusy =
  (turn: number) =>
  ({ seat, decision, view }: Standing): boolean =>
    Number(view['turn']!['number']) >= turn &&
    Number(view['turn']!['seat']) === seat &&
    /main|summon/i.test(String(view['turn']!['phase'])) &&
    decision.domain.type === 'options' &&
    decision.domain.options.length >= 4;

/** From which turn on a game shows most of what its table has. */
const middleOf: Readonly<Record<Game, number>> = { starline: 6, magic: 9, yugioh: 6, 'force-of-will': 8, 'grand-archive': 8 };

const run = screensWanted ? describe : describe.skip;

run('pictures of matches', () => {
  let database: TestDatabase;
  let rig: Rig;
  let worker: { close(): Promise<void> };
  let browser: Browser;
  beforeAll(async () => {
    database = await createTestDatabase();
    const released = { RULESETS_DIR: join(checkout, 'rulesets'), BOT_MATCHES_AT_ONCE: 20, BOT_MATCHES_PER_ADDRESS: 0 };
    const servers = { appUrl: database.appUrl, redisUrl: testRedisUrl() };
    rig = await bootRig(servers, probeRuleset, released);
    worker = await bootWorker(servers, probeRuleset, rig.prefix, released);
    browser = await launch();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await worker.close();
    await rig.close();
    await database.drop();
  });

  const board = ({ matchId }: Staged, secret: string | null, fragment = ''): string =>
    `${rig.url}/matches/${matchId}/board#${[secret === null ? '' : `token=${secret}`, fragment].filter((one) => one !== '').join('&')}`;
  const see = (match: Staged, secret: string, look: Look, ready: string, use: (page: Page) => Promise<void>): Promise<void> =>
    withPage(browser, board(match, secret), ready, look, use);

  it.each(allGames)(
    'a match of %s, in the middle, at a desk and on a phone',
    async (game) => {
      const match = await stage(rig, game, names);
      const seat = await playUntil(rig, game, match, isBusy(middleOf[game]));
      const secret = match.secrets[seat ?? 0];
      const there = seat === null ? '.board' : '.prompt.mine';
      await see(match, secret, {}, there, (page) => picture(page, `play-${game}`));
      await see(match, secret, { width: 390 }, there, async (page) => {
        await picture(page, `play-${game}-phone`);
        if (game !== 'magic' && game !== 'yugioh') return;
        const offered = page.locator('.hand.own .choose');
        if ((await offered.count()) === 0) return;
        await offered.first().tap();
        await page.locator('.offer-menu[open]').waitFor();
        await picture(page, `sheet-${game}-phone`);
      });
      if (game === 'yugioh') await see(match, secret, { dark: true }, there, (page) => picture(page, 'play-dark'));
      if (game === 'grand-archive') await see(match, secret, { language: 'zh' }, there, (page) => picture(page, 'play-simplified'));
      if (game === 'force-of-will') await see(match, secret, { language: 'zh-Hant' }, there, (page) => picture(page, 'play-traditional'));
    },
    300_000,
  );

  it('arrows, spectators, moments, comparisons, an embedded table, the keys, phrases and the end of a match', async () => {
    const match = await stage(rig, 'magic', names);
    const fights = await playUntil(
      rig,
      'magic',
      match,
      ({ view }, answered) => answered > 60 && String(view['turn']!['phase']).includes('lock'),
    );
    if (fights !== null) await see(match, match.secrets[fights], {}, '.prompt.mine', (page) => picture(page, 'arrows'));
    await playUntil(rig, 'magic', match, isBusy(10));
    await see(match, match.spectator, {}, '.board', (page) => picture(page, 'spectator'));
    await see(match, match.secrets[0], {}, '.board', async (page) => {
      await page.keyboard.press('t');
      await page.locator('.phrases').waitFor();
      await page.keyboard.press('2');
      await page.locator('.said p').waitFor();
      await page.keyboard.press('t');
      await picture(page, 'phrases');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.locator('.keys-list').waitFor();
      await picture(page, 'keys');
    });
    await withPage(browser, board(match, match.spectator, 'turn=7'), '.board', {}, (page) => picture(page, 'moment'));
    await withPage(browser, board(match, match.spectator, 'v=80&with=140'), '.board', {}, (page) => picture(page, 'comparison'));
    await rig.post(`/matches/${match.matchId}/concession`, match.secrets[1], { scope: 'match', commandId: newCommand() });
    await see(match, match.secrets[0], {}, '.status .ended', (page) => picture(page, 'end'));
    await rig.post(`/matches/${match.matchId}/publication`, rig.organizer, { commandId: newCommand() });
    await withPage(browser, `${rig.url}/embed/matches/${match.matchId}#v=120`, '.board', { width: 900 }, (page) => picture(page, 'embed'));
  }, 300_000);

  it('a question for a deck, and a clock that is about to run out', async () => {
    const starline = await stage(rig, 'starline', names);
    const seat = await playUntil(rig, 'starline', starline, ({ decision }) => decision.domain.type === 'bulk');
    await see(starline, starline.secrets[seat ?? 0], {}, '.prompt.mine', (page) => picture(page, 'deck-question'));
    const timed = await stage(rig, 'yugioh', names, { clock: { bankMs: 120_000, decisionMs: 0, incrementMs: 0 } });
    const asked = await playUntil(rig, 'yugioh', timed, isBusy(1));
    await see(timed, timed.secrets[asked ?? 0], {}, '.prompt.mine', async (page) => {
      // The page's own clock is moved on, in place of waiting.
      await page.evaluate('(() => { const now = performance.now.bind(performance); performance.now = () => now() + 75_000; })()');
      await page.locator('.time-warning').waitFor();
      await picture(page, 'clock-warning');
    });
  }, 300_000);

  it('the lobby, and a match against a bot', async () => {
    for (const game of allGames) await stage(rig, game, game === 'starline' ? ['Anna', 'Jonas'] : names);
    await withPage(browser, `${rig.url}/#token=${rig.organizer}`, '.found li', {}, (page) => picture(page, 'lobby'));
    await withPage(browser, `${rig.url}/`, '.play-bot button', { width: 390 }, (page) => picture(page, 'lobby-phone'));
    await withPage(browser, `${rig.url}/?player=anna#token=${rig.organizer}`, '.found li', { language: 'zh' }, (page) =>
      picture(page, 'lobby-search'),
    );
    await withPage(browser, `${rig.url}/`, '.play-bot button', {}, async (page) => {
      await page.locator('.play-bot .entry button').last().click();
      await page.waitForURL(/\/matches\//);
      await page.getByRole('button', { name: 'I am ready' }).click();
      await page.locator('.dock .prompt.mine').first().waitFor();
      await picture(page, 'bot');
    });
  }, 300_000);
});
