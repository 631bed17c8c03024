import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import type { Browser, Page } from 'playwright-core';
import { describeInBrowser, launch, person, shoot } from './browser.js';
import { visit } from './pages.js';
import { bootRig, type Rig } from './rig.js';
import { newCommand, setTable, type Table } from './table.js';
import { createTournament, type HttpTournament } from './tournament.js';

const tokenOf = (secret: string): string => `#token=${secret}`;
const unknownToken = `arb_${'A'.repeat(43)}`;

describeInBrowser('what a page says to whoever opens it', () => {
  let database: TestDatabase;
  let rig: Rig;
  let browser: Browser;
  /** A match that was published. */
  let table: Table;
  /** Matches of other gatherings: one that runs, and one that is over and not published. */
  let other: Table;
  let unpublished: Table;
  let cup: HttpTournament;
  let revoked: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset);
    browser = await launch();
    table = await setTable(rig);
    other = await setTable(rig);
    unpublished = await setTable(rig);
    await other.start();
    for (const one of [table, unpublished]) {
      await one.start();
      await one.command('concession', one.seats[1], { scope: 'match' });
    }
    expect(await table.command('publication', rig.organizer)).toMatchObject({ status: 200 });
    cup = await createTournament(rig);
    await cup.does({ type: 'openRegistration' });
    const { json } = await rig.post(`/gatherings/${table.gatheringId}/tokens`, rig.organizer, {
      role: 'spectator',
      commandId: newCommand(),
    });
    const tokenId = json['token']!['tokenId'] as unknown as string;
    revoked = json['secret']!;
    expect(await rig.post(`/gatherings/${table.gatheringId}/tokens/revocations`, rig.organizer, { tokenIds: [tokenId] })).toMatchObject({
      status: 200,
    });
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await rig.close();
    await database.drop();
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
            .locator(path === '/' ? '.found .search' : '.side')
            .first()
            .waitFor();
          expect(await page.locator('.problem[role="alert"]').count()).toBe(0);
          await context.close();
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
        await context.close();
      }
    },
  );

  it('given a token of another gathering, when a match is opened with it, then the page says so in both languages, and another token opens it', async () => {
    for (const [language, said] of [
      ['en', 'There is no such match for you.'],
      ['zh', '你看不到这场对局。'],
    ] as const) {
      const context = await person(browser, { language });
      const page = await visit(rig, context, `/matches/${other.matchId}/board${tokenOf(table.spectator)}`, '.problem[role="alert"]');
      expect(await page.locator('.problem[role="alert"]').textContent()).toContain(said);
      await page.locator('.entry input[name="token"]').fill(other.spectator);
      await page.locator('.entry button').click();
      await page.locator('.side').first().waitFor();
      expect(await page.locator('.problem[role="alert"]').count()).toBe(0);
      await context.close();
    }
  });

  const wrongTokens = [
    ['half a', () => 'arb_short', 'This is no access token.', '这不是存取权杖。'],
    ['another text for a', () => encodeURIComponent('权杖'), 'This is no access token.', '这不是存取权杖。'],
    ['an unknown', () => unknownToken, 'This token is not known here.', '这里没有这个权杖。'],
    ['a revoked', () => revoked, 'The token was revoked.', '权杖已被撤销。'],
  ] as const;

  it.each(wrongTokens)(
    'given %s token, when a page of a tournament is opened with it, then the page says so in both languages, and goes on without',
    async (_, secret, en, zh) => {
      for (const [language, said, withoutIt] of [
        ['en', en, 'Go on without the token'],
        ['zh', zh, '不使用权杖继续'],
      ] as const)
        for (const [path, shown] of [
          [`/t/${cup.tournamentId}`, '.head h1'],
          ['/t', 'ul.archive'],
        ] as const) {
          const context = await person(browser, { language });
          const page = await visit(rig, context, `${path}${tokenOf(secret())}`, '.problem[role="alert"]');
          expect(await page.locator('.problem[role="alert"]').textContent()).toContain(said);
          expect(new URL(page.url()).hash).toBe('');
          await shoot(page, `wrong-token-${path.length > 2 ? 'cup' : 'all'}-${language}`);
          await page.locator('.problem button', { hasText: withoutIt }).click();
          await page.locator(shown).waitFor({ state: 'attached' });
          expect(await page.locator('.problem[role="alert"]').count()).toBe(0);
          await context.close();
        }
    },
  );

  it.each(wrongTokens)(
    'given %s token, when an organizer’s page is opened with it, then the page says so in both languages, and takes another one',
    async (_, secret, en, zh) => {
      for (const [language, said] of [
        ['en', en],
        ['zh', zh],
      ] as const)
        for (const path of ['/organize', `/organize/${cup.tournamentId}`, '/organize/cards']) {
          const context = await person(browser, { language });
          const page = await visit(rig, context, `${path}${tokenOf(secret())}`, '.problem[role="alert"]');
          expect(await page.locator('.problem[role="alert"]').textContent()).toContain(said);
          await shoot(page, `wrong-token-organize-${language}`);
          await page.locator('form input[name="token"]').fill(rig.organizer);
          await page.locator('form button[type="submit"]').click();
          await page.locator('.problem[role="alert"]').waitFor({ state: 'detached' });
          await page.locator('form input[name="token"]').waitFor({ state: 'detached' });
          await context.close();
        }
    },
  );

  it('given a page of a tournament that stands open with a wrong token, when the right link is opened in the same tab, then it is taken', async () => {
    const context = await person(browser);
    const page = await visit(rig, context, `/organize${tokenOf('arb_short')}`, '.problem[role="alert"]');
    await page.goto(`${rig.url}/organize${tokenOf(rig.organizer)}`);
    await page.locator('.problem[role="alert"]').waitFor({ state: 'detached' });
    await context.close();
  });

  it('given a match is over, then its record is offered to those who get it, and others are told when it can be had', async () => {
    const download = (page: Page, language: 'en' | 'zh') =>
      page.locator('.end-panel').getByRole('button', { name: language === 'en' ? 'Download the record' : '下载对局纪录' });
    for (const [match, secret] of [
      [unpublished, unpublished.seats[0]],
      [unpublished, unpublished.judge],
      [unpublished, unpublished.organizer],
      [table, table.spectator],
    ] as const) {
      const context = await person(browser);
      const page = await visit(rig, context, `/matches/${match.matchId}/board${tokenOf(secret)}`, '.end-panel');
      await download(page, 'en').waitFor();
      await context.close();
    }
    for (const [language, told] of [
      ['en', 'when the organizer publishes the match'],
      ['zh', '主办者公开对局后即可取得'],
    ] as const) {
      const context = await person(browser, { language });
      const page = await visit(rig, context, `/matches/${unpublished.matchId}/board${tokenOf(unpublished.spectator)}`, '.end-panel');
      await page.locator('.end-panel', { hasText: told }).waitFor();
      expect(await download(page, language).count()).toBe(0);
      await shoot(page, `record-${language}`);
      await context.close();
    }
    const context = await person(browser);
    const page = await visit(rig, context, `/matches/${table.matchId}/board`, '.end-panel');
    await page.locator('.end-panel', { hasText: 'with a token of the gathering' }).waitFor();
    expect(await download(page, 'en').count()).toBe(0);
    await context.close();
  });
});
