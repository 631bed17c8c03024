import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import type { Browser, Page } from 'playwright-core';
import { barriers, describeInBrowser, launch, person, shoot, slides } from './browser.js';
import { bootRig, type Rig } from './rig.js';
import { allGames, type Game, numbers, rulesetOf, twoPlayers } from './two-players.js';

type Pages = readonly [Page, Page];

/** So many clicks at random for each game; whole matches are played in `whole-matches.e2e-spec.ts`. */
const clicksEach = 30;

const stateOf = (page: Page): Promise<'ended' | 'asked' | 'waiting'> =>
  page.evaluate(
    `document.querySelector('.status .ended') ? 'ended' : document.querySelector('.prompt.mine button:not([disabled], [aria-disabled=true])') ? 'asked' : 'waiting'`,
  );

/** Waits until one of two players is asked something. @returns which one; null where the match has ended */
const whoIsAsked = async ([one, other]: Pages): Promise<0 | 1 | null> => {
  for (;;) {
    const [first, second] = await Promise.all([stateOf(one), stateOf(other)]);
    if (first === 'ended' && second === 'ended') return null;
    if (first === 'asked') return 0;
    if (second === 'asked') return 1;
    await one.waitForTimeout(10);
  }
};

/**
 * Answers what the players are asked, at random: at the table or beside it, as the question allows.
 * @param most so many clicks, unless the match ends earlier
 */
const playAtRandom = async (pages: Pages, random: (n: number) => number, most: number, shots: string): Promise<void> => {
  const decksTried = [0, 0];
  for (let clicks = 0; clicks < most; clicks += 1) {
    const asked = await whoIsAsked(pages);
    if (asked === null) return;
    const page = pages[asked];
    if (clicks === 20) await shoot(page, `${shots}-${clicks}-${asked === 0 ? 'desk' : 'phone'}`, asked === 0);
    const menu = page.locator('.offer-menu[open] button:not(.quiet)');
    const onTable = page.locator('.board .choose:visible');
    const beside = page.locator('.prompt.mine button:not([disabled], [aria-disabled=true], .quiet)');
    const isDeck = (await page.locator('.prompt.mine textarea').count()) > 0;
    const chosen = (await menu.count()) > 0 ? menu : random(3) === 0 && (await onTable.count()) > 0 ? onTable : beside;
    const count = await chosen.count();
    // Decks of another race than the one that was declared are refused, with the reason: the next one is tried.
    const at = isDeck ? decksTried[asked]!++ % count : random(Math.max(1, count));
    // A question may be gone in the moment in which it is answered.
    if (count > 0) {
      const one = chosen.nth(at);
      await (asked === 0 ? one.click({ timeout: 1_000 }) : one.tap({ timeout: 1_000 })).catch(() => undefined);
    }
  }
};

describeInBrowser('a match by the page alone', () => {
  let database: TestDatabase;
  let browser: Browser;
  beforeAll(async () => {
    database = await createTestDatabase();
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await database.drop();
  });

  /** Two people with nothing but their links: one at a desk in English, one with a phone in Chinese. */
  const seat = async (rig: Rig, game: Game): Promise<{ readonly matchId: string; readonly pages: Pages; readonly errors: string[] }> => {
    const { matchId, secrets } = await twoPlayers(rig, game);
    const errors: string[] = [];
    const pages: Page[] = [];
    for (const [at, secret] of secrets.entries()) {
      const context = await person(browser, at === 0 ? { width: 1400, language: 'en' } : { width: 390, language: 'zh', touch: true });
      const page = await context.newPage();
      // A browser tells of every answer that is no success; that an answer was refused stands on the page.
      page.on('console', (message) => message.type() === 'error' && !message.text().includes('422') && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(`${rig.url}/matches/${matchId}/board#token=${secret}`);
      pages.push(page);
    }
    return { matchId, pages: pages as unknown as Pages, errors };
  };

  const hasEnded = async (rig: Rig, matchId: string): Promise<void> =>
    expect((await rig.get(`/matches/${matchId}/view`, rig.organizer)).json).toMatchObject({ status: 'ended' });

  it.each(allGames)(
    'given %s in two browsers, when both are ready and play by clicks, then it is played until somebody has won or concedes, asked twice',
    async (game) => {
      const rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, rulesetOf(game));
      try {
        const { matchId, pages, errors } = await seat(rig, game);
        const [one, other] = pages;
        await one.getByRole('button', { name: 'I am ready' }).click();
        await other.getByRole('button', { name: '我准备好了' }).click();
        await playAtRandom(pages, numbers(7), clicksEach, `play-${game}`);
        for (const page of pages) {
          expect(await barriers(page)).toEqual([]);
          expect(await slides(page)).toBe(false);
        }
        if ((await stateOf(one)) !== 'ended') {
          await one.keyboard.press('Escape');
          await one.getByRole('button', { name: 'Concede the match' }).click();
          await one.getByText('Concede the whole match?').waitFor();
          await one.getByRole('button', { name: 'Concede the match' }).click();
          for (const page of pages) await page.locator('.status .ended').waitFor();
        }
        await hasEnded(rig, matchId);
        expect(errors).toEqual([]);
        for (const page of pages) await page.context().close();
      } finally {
        await rig.close();
      }
    },
    300_000,
  );
});
