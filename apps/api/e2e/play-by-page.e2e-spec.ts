import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import type { Browser, Page } from 'playwright-core';
import { barriers, describeInBrowser, launch, person, shoot, slides } from './browser.js';
import { bootRig, type Rig } from './rig.js';
import { createGathering, createPlayer, mint, newCommand } from './table.js';

const starline = {
  game: 'starline',
  file: 'libs/games/starline/src/bundle.ts',
  name: 'rules',
  cards: 'libs/games/starline/src/cards/index.ts',
};

/** Whole numbers below n, the same every time (mulberry32). */
const numbers = (seed: number): ((n: number) => number) => {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * n);
  };
};

/** Waits until one of two players is asked something. @returns which one; null where the match has ended */
const whoIsAsked = async ([one, other]: readonly [Page, Page]): Promise<0 | 1 | null> => {
  const state = (page: Page): Promise<string> =>
    page.evaluate(
      `document.querySelector('.status .ended') ? 'ended' : document.querySelector('.prompt.mine button:not([disabled], [aria-disabled=true])') ? 'asked' : 'waiting'`,
    );
  for (;;) {
    const [first, second] = await Promise.all([state(one), state(other)]);
    if (first === 'ended' && second === 'ended') return null;
    if (first === 'asked') return 0;
    if (second === 'asked') return 1;
    await one.waitForTimeout(10);
  }
};

/** A match of two people who have nothing but their links. */
interface Seated {
  readonly matchId: string;
  readonly pages: readonly [Page, Page];
  readonly errors: readonly string[];
}

describeInBrowser('a match by the page alone', () => {
  let database: TestDatabase;
  let rig: Rig;
  let browser: Browser;

  beforeAll(async () => {
    database = await createTestDatabase();
    rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, starline);
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await rig.close();
    await database.drop();
  });

  const seat = async (widths: readonly [number, number], languages: readonly ['en' | 'zh', 'en' | 'zh']): Promise<Seated> => {
    const gatheringId = await createGathering(rig, 0, 'starline');
    const players = [await createPlayer(rig, gatheringId, 'Ann'), await createPlayer(rig, gatheringId, 'Bob')];
    const created = await rig.post(`/gatherings/${gatheringId}/matches`, rig.organizer, {
      players,
      format: 'standard',
      commandId: newCommand(),
    });
    const matchId = String(created.json['match']!['matchId']);
    const errors: string[] = [];
    const pages: Page[] = [];
    for (const [at, playerId] of players.entries()) {
      const secret = await mint(rig, gatheringId, { role: 'player', playerId });
      const context = await person(browser, { width: widths[at]!, language: languages[at]! });
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(`${rig.url}/matches/${matchId}/board#token=${secret}`);
      pages.push(page);
    }
    return { matchId, pages: pages as [Page, Page], errors };
  };

  it('given two browsers, when both are ready and play by clicks until somebody has won, then nobody needed anything else', async () => {
    const { matchId, pages, errors } = await seat([1400, 390], ['en', 'zh']);
    const ready = ['I am ready', '我准备好了'];
    for (const [at, page] of pages.entries()) await page.getByRole('button', { name: ready[at]! }).click();
    const random = numbers(7);
    const tried = [0, 0];
    for (let clicks = 0; clicks < 1_000; clicks += 1) {
      const asked = await whoIsAsked(pages);
      if (asked === null) break;
      const page = pages[asked];
      const buttons = page.locator('.prompt.mine button:not([disabled], [aria-disabled=true], .quiet)');
      const count = await buttons.count();
      if (clicks % 60 === 30) await shoot(page, `play-${clicks}-${asked === 0 ? 'desk' : 'phone'}`);
      // Decks of another race than the one that was declared are refused, with the reason: the next one is tried.
      const isDeck = (await page.locator('.prompt.mine textarea').count()) > 0;
      // A question may be gone in the moment in which it is answered.
      if (count > 0)
        await buttons
          .nth(isDeck ? tried[asked]!++ % count : random(count))
          .click({ timeout: 2_000 })
          .catch(() => undefined);
    }
    expect((await rig.get(`/matches/${matchId}/view`, rig.organizer)).json).toMatchObject({ status: 'ended' });
    // A browser tells of every answer that is no success; decks that do not fit are the only ones here.
    expect(errors.filter((text) => !text.includes('422'))).toEqual([]);
    for (const page of pages) {
      expect(await barriers(page)).toEqual([]);
      expect(await slides(page)).toBe(false);
    }
  }, 280_000);
});
