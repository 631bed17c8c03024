import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { games as rulesOf } from '@arbiter/games';
import { createTestDatabase, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import type { Browser, Page } from 'playwright-core';
import { barriers, describeInBrowser, launch, person, shoot, slides, tooSmall } from './browser.js';
import { bootRig, type Rig } from './rig.js';
import { createGathering, createPlayer, mint, newCommand } from './table.js';

const magic = { game: 'magic', file: 'libs/games/magic/src/bundle.ts', name: 'rules', cards: 'libs/games/magic/src/cards/index.ts' };

const main = '.prompt.mine .main-answer:not([disabled], [aria-disabled=true])';

/** Where the turn stands, as the page tells it. */
const turnOf = (page: Page): Promise<string> => page.locator('.status').innerText();

describeInBrowser('how a player is asked', () => {
  let database: TestDatabase;
  let browser: Browser;
  let rig: Rig;
  beforeAll(async () => {
    database = await createTestDatabase();
    browser = await launch();
    rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, magic);
  });
  afterAll(async () => {
    await rig.close();
    await browser.close();
    await database.drop();
  });

  /** Ann, who has nothing but lands, at a desk in English, Bob with a phone in Chinese, both past their opening hands, which they keep by the digit 1. */
  const begin = async (): Promise<readonly [Page, Page]> => {
    const gatheringId = await createGathering(rig, 0, 'magic');
    const players = [await createPlayer(rig, gatheringId, 'Ann'), await createPlayer(rig, gatheringId, 'Bob')];
    const presets = rulesOf.magic.presetDecks();
    const created = await rig.post(`/gatherings/${gatheringId}/matches`, rig.organizer, {
      players,
      format: Object.keys(rulesOf.magic.formats)[0],
      decks: [{ main: Array.from({ length: 60 }, () => 'mountain'), sideboard: [] }, presets[0]!.deck],
      commandId: newCommand(),
    });
    if (created.status !== 201) throw new Error(created.text);
    const pages: Page[] = [];
    for (const [at, playerId] of players.entries()) {
      const context = await person(browser, at === 0 ? { width: 1400, language: 'en' } : { width: 390, language: 'zh' });
      const page = await context.newPage();
      const secret = await mint(rig, gatheringId, { role: 'player', playerId });
      await page.goto(`${rig.url}/matches/${String(created.json['match']!['matchId'])}/board#token=${secret}`);
      pages.push(page);
    }
    const [ann, bob] = pages as [Page, Page];
    await ann.getByRole('button', { name: 'I am ready' }).click();
    await bob.getByRole('button', { name: '我准备好了' }).click();
    return [ann, bob];
  };

  /** Waits until a player is asked. @returns whose page asks; the first one where both do */
  const asked = async (pages: readonly [Page, Page]): Promise<Page> => {
    for (;;) {
      for (const page of pages)
        if ((await page.locator('.prompt.mine :is(.answers button, .main-answer):not([disabled], [aria-disabled=true])').count()) > 0)
          return page;
      await pages[0].waitForTimeout(10);
    }
  };

  /** Answers by keys alone: a land is played by its digit, what has to be picked is picked by digits, and the rest is for the space bar. */
  const answerByKeys = async (page: Page, said: Set<string>): Promise<void> => {
    const land = page.locator('.prompt.mine .answers button[data-key^=option]', { hasText: /^\d(Play|打出|使用|放置)/ }).first();
    const button = page.locator(main).first();
    if ((await land.count()) > 0) {
      const key = (await land.getAttribute('aria-keyshortcuts', { timeout: 1_000 })) ?? '1';
      return page.keyboard.press(key);
    }
    if ((await button.count()) === 0) return page.keyboard.press('1');
    said.add(await button.innerText({ timeout: 1_000 }));
    return page.keyboard.press('Space');
  };

  /** Both play by keys until something is so. */
  const playUntil = async (pages: readonly [Page, Page], said: Set<string>, done: (page: Page) => Promise<boolean>): Promise<Page> => {
    for (let count = 0; count < 400; count += 1) {
      const page = await asked(pages);
      if (await done(page)) return page;
      // A question may be gone in the moment in which it is answered.
      await answerByKeys(page, said).catch(() => undefined);
    }
    throw new Error(`it never came; said: ${[...said].join(', ')}`);
  };

  it('given a match of Magic, when it is played by keys alone, then main buttons say what they lead to, and the page passes where one wants it', async () => {
    const pages = await begin();
    const [ann, bob] = pages;
    const said = new Set<string>();
    await playUntil(pages, said, async (page) => /(Turn|回合) [4-9]/.test(await turnOf(page)));
    for (const text of ['To combat', 'To end step', '进入战斗', '进入结束步骤']) expect([...said]).toContain(text);
    await shoot(ann, 'asking-desk');
    await shoot(bob, 'asking-phone');
    for (const page of pages) {
      expect(await barriers(page)).toEqual([]);
      expect(await slides(page)).toBe(false);
    }

    // On a phone all buttons above the table stand in one row, each has room for a thumb, and stops unfold.
    const [say, history] = [
      await bob.locator('.phrase-menu > button').boundingBox(),
      await bob.locator('.match-line > .fold').boundingBox(),
    ];
    expect(history?.y).toBe(say?.y);
    await bob.getByRole('button', { name: '停顿点' }).click();
    await bob.getByRole('button', { name: '自己回合停顿：维持' }).waitFor();
    expect((await tooSmall(bob)).filter((one) => !one.includes('choose'))).toEqual([]);
    expect(await barriers(bob)).toEqual([]);
    expect(await slides(bob)).toBe(false);
    await shoot(bob, 'asking-phone-stops');

    // What stops are is told until one knows.
    await ann.locator('.stops-told').getByRole('button', { name: 'I know' }).click();
    await ann.locator('.stops-told').waitFor({ state: 'detached' });

    // Only where she can act: the page passes for Ann, says where, and tells once what that gives away.
    await ann.keyboard.press('a');
    await ann.getByRole('button', { name: 'I know' }).click();
    await playUntil(pages, said, async () => (await ann.locator('.passed-for').count()) > 0);
    expect(await ann.locator('.passed-for').innerText()).toMatch(/^Passed for you: \w/);
    await shoot(ann, 'asking-passed');

    // At a stop it does not.
    const stop = ann.getByRole('button', { name: "Stop in another's turn: Upkeep" });
    await stop.click();
    expect(await stop.getAttribute('aria-pressed')).toBe('true');
    await playUntil(pages, said, async (page) => page === ann && (await ann.locator(main).allInnerTexts()).includes('End upkeep'));
    expect(await turnOf(ann)).toMatch(/Bob/);
    await ann.reload();
    await ann.locator(main).waitFor();
    expect(await stop.getAttribute('aria-pressed')).toBe('true');
    expect(await ann.getByRole('button', { name: 'Ask me only where I can act' }).getAttribute('aria-pressed')).toBe('true');
    expect(await ann.getByRole('button', { name: 'I know' }).count()).toBe(0);

    // A standing answer by its key, and taken back by another.
    await ann.keyboard.press('a');
    await ann.keyboard.press('Shift+2');
    await ann.locator('.meanwhile [data-key=stop]').waitFor();
    await ann.keyboard.press('x');
    await ann.locator('.meanwhile [data-key=stop]').waitFor({ state: 'detached' });

    // The keys are listed.
    await ann.keyboard.press('?');
    await ann.getByText('Press the main button').waitFor();
    await shoot(ann, 'asking-keys');
    expect(await barriers(ann)).toEqual([]);
    for (const page of pages) await page.context().close();
  }, 240_000);
});
