import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { barriers, describeInBrowser, launch, person, shoot, slides } from './browser.js';
import { bootRig, type Rig } from './rig.js';
import { mint, newCommand } from './table.js';
import { rulesetOf, twoPlayers } from './two-players.js';

describeInBrowser('calling a judge, by the page', () => {
  let database: TestDatabase;
  let browser: Browser;
  let rig: Rig;
  let contexts: BrowserContext[] = [];
  let errors: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    browser = await launch();
    rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, rulesetOf('starline'));
  });
  afterAll(async () => {
    await rig.close();
    await browser.close();
    await database.drop();
  });
  afterEach(async () => {
    for (const context of contexts) await context.close();
    [contexts, errors] = [[], []];
  });

  const open = async (matchId: string, secret: string, how: Parameters<typeof person>[1]): Promise<Page> => {
    const context = await person(browser, how);
    contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${rig.url}/matches/${matchId}/board#token=${secret}`);
    return page;
  };

  it('given a player calls a judge and says why, then both see it, and that a judge comes; when the call is closed, it can be made again', async () => {
    const { gatheringId, matchId, secrets } = await twoPlayers(rig, 'starline');
    const judge = await mint(rig, gatheringId, { role: 'judge' });
    const judged = (path: string, body: object): Promise<unknown> =>
      rig.post(`/matches/${matchId}/calls/${path}`, judge, { commandId: newCommand(), ...body });
    const ann = await open(matchId, secrets[0], { width: 1400 });
    const bob = await open(matchId, secrets[1], { width: 390 });
    for (const page of [ann, bob]) await page.getByRole('button', { name: 'I am ready' }).click();
    for (const page of [ann, bob]) await page.locator('.board').waitFor();

    await bob.getByRole('button', { name: 'Call a judge', exact: true }).click();
    await shoot(bob, 'calls-why');
    expect(await barriers(bob)).toEqual([]);
    await bob.getByRole('button', { name: 'A question about the rules' }).click();
    await bob.getByText('You have called a judge (A question about the rules): nobody comes yet.').waitFor();
    await ann.getByText('Bob has called a judge (A question about the rules): nobody comes yet.').waitFor();
    await bob.getByRole('button', { name: 'Call a judge', exact: true }).waitFor({ state: 'detached' });
    await shoot(ann, 'calls-open');
    for (const page of [ann, bob]) {
      expect(await barriers(page)).toEqual([]);
      expect(await slides(page)).toBe(false);
    }

    await judged('1/taken', {});
    for (const page of [ann, bob]) await page.getByText('a judge comes.').waitFor();
    await judged('1/closed', { outcome: 'answered' });
    await bob.getByRole('button', { name: 'Call a judge', exact: true }).waitFor();
    await ann.locator('.calling p').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  }, 120_000);

  it('given three calls that stopped the game, then the fourth says that the clocks go on', async () => {
    const { gatheringId, matchId, secrets } = await twoPlayers(rig, 'starline');
    const judge = await mint(rig, gatheringId, { role: 'judge' });
    const ann = await open(matchId, secrets[0], { width: 1400, language: 'zh' });
    const bob = await open(matchId, secrets[1], { width: 390 });
    await ann.getByRole('button', { name: '我准备好了' }).click();
    await bob.getByRole('button', { name: 'I am ready' }).click();
    await ann.locator('.board').waitFor();
    for (const call of [1, 2, 3]) {
      await rig.post(`/matches/${matchId}/calls`, secrets[0], { commandId: newCommand(), kind: 'deck', sawVersion: 1 });
      await rig.post(`/matches/${matchId}/calls/${call}/closed`, judge, { commandId: newCommand(), outcome: 'nothing' });
    }
    await ann.getByRole('button', { name: '呼叫裁判', exact: true }).click();
    await ann.getByRole('button', { name: '规则问题' }).click();
    await ann.getByText('你已呼叫裁判（规则问题）：尚未受理；计时继续，因为本局已由三次呼叫停止。').waitFor();
    await shoot(ann, 'calls-fourth');
    expect(errors).toEqual([]);
  }, 120_000);
});
