import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { barriers, browserThere, describeInBrowser, launch, person, shoot } from './browser.js';
import { bootRig, bootWorker, type Rig } from './rig.js';
import { until } from './tournament.js';

let database: TestDatabase;
let rig: Rig;
let worker: { close(): Promise<void> };
let browser: Browser;

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

/** A browser with a phone for everybody takes its time on a busy machine. */
const patienceMs = 300_000;

/** Does what the page says comes next. */
const next = async (desk: Page, label: string): Promise<void> => {
  await desk.locator('.step button.primary', { hasText: label }).click();
  await desk.locator('.step button.primary', { hasText: label }).waitFor({ state: 'detached' });
};

const tab = (page: Page, label: string): Promise<void> => page.locator('.tabs button', { hasText: label }).click();

/** Enters the missing results by keyboard alone: the first side of each table wins. */
const enterMissing = async (desk: Page): Promise<void> => {
  await tab(desk, 'Round');
  await desk.getByRole('button', { name: /Missing results/ }).click();
  const missing = async (): Promise<number> =>
    Number(/\d+/.exec(await desk.getByRole('button', { name: /Missing results/ }).innerText())![0]);
  while ((await missing()) > 0) {
    const before = await missing();
    const number = await desk.locator('.list tbody th').first().innerText();
    await desk.locator('.entry input').first().focus();
    await desk.keyboard.type(number);
    await desk.keyboard.press('Enter');
    await desk.keyboard.type('1-0');
    await desk.keyboard.press('Enter');
    await until('one result less', async () => ((await missing()) < before ? true : null));
  }
};

const playRound = async (desk: Page): Promise<void> => {
  await next(desk, 'Pair the next round');
  await next(desk, 'Publish the pairings');
  await next(desk, 'Start the round');
  await enterMissing(desk);
  await next(desk, 'Close the round');
};

/** Whom the organizer registers at the desk; two more register themselves. */
const others = ['Cem', 'Dora', 'Eve', 'Finn', 'Grace', 'Hal', 'Ida', 'Jack', 'Kim', 'Lena', 'Milo', 'Nora', 'Otto', 'Pia'];

describeInBrowser('a tournament of sixteen in the browser alone, on phones', () => {
  it(
    'given nothing but an organizer’s link, then it is created, registered for, paired, played, cut and finished',
    async () => {
      const organizer = await person(browser);
      const desk = await organizer.newPage();
      await desk.goto(`${rig.url}/organize#${rig.organizer}`);
      await desk.getByLabel('Name of the tournament').fill('Friday');
      await desk.getByLabel('Players expected').fill('16');
      expect(await desk.getByLabel('Swiss rounds').inputValue()).toBe('4');
      await desk.getByLabel('Cut', { exact: true }).selectOption('4');
      await desk.getByLabel('Match', { exact: true }).selectOption('1');
      await desk.getByRole('button', { name: 'Create the tournament' }).click();
      await desk.waitForURL(/\/organize\/[0-9a-f-]{36}$/);
      const address = desk.url().replace('/organize/', '/t/');
      await next(desk, 'Open registration');

      // Two register themselves, and the others at the desk.
      const register = async (name: string): Promise<Page> => {
        const page = await (await person(browser)).newPage();
        await page.goto(address);
        await page.getByLabel('Your name').fill(name);
        await page.getByRole('button', { name: 'Register', exact: true }).click();
        await page.getByText('You are registered.').waitFor();
        expect(await page.getByLabel('Your link').inputValue()).toMatch(/#arb_/);
        expect(await barriers(page)).toEqual([]);
        await page.getByRole('button', { name: 'To my page' }).click();
        return page;
      };
      const ann = await register('Ann');
      await register('Bob');
      for (const name of others) {
        await desk.getByLabel('Add a player by name').fill(name);
        await desk.getByRole('button', { name: 'Add', exact: true }).click();
        await desk.locator('.people summary', { hasText: name }).waitFor();
      }
      await next(desk, 'Close registration');

      // Round 1: pairings are changed by hand, two players report for themselves, one result is corrected.
      await next(desk, 'Pair the next round');
      await tab(desk, 'Round');
      await desk.getByText('Change pairings by hand').click();
      const [first, , third] = await desk.locator('.list .seat').allInnerTexts();
      const nameIn = (text: string | undefined): string => text!.split(' ')[0]!;
      const choose = async (label: string, name: string): Promise<void> => {
        const option = await desk.getByLabel(label, { exact: true }).locator('option', { hasText: name }).getAttribute('value');
        await desk.getByLabel(label, { exact: true }).selectOption(option);
      };
      await choose('Who', nameIn(first));
      await choose('Goes to', `changes places with ${nameIn(third)}`);
      await desk.getByRole('button', { name: 'Lay down' }).click();
      await desk
        .locator('form')
        .filter({ hasText: 'What changes' })
        .getByLabel(/Reason/)
        .fill('They came together');
      await desk.getByText('Nobody meets again').waitFor();
      await desk.getByRole('button', { name: 'Change the pairings' }).click();
      await desk.getByText('Changed by the organizer: They came together').first().waitFor();
      await next(desk, 'Publish the pairings');
      await next(desk, 'Start the round');
      await ann.locator('.my-table').waitFor({ timeout: 15_000 });
      const opponent = await ann.locator('.against strong').innerText();
      await tab(desk, 'Players');
      await desk.locator('.people summary', { hasText: opponent }).click();
      await desk.getByRole('button', { name: `Make their link: ${opponent}` }).click();
      const link = await desk.getByLabel(`Link of ${opponent}`).inputValue();
      const other = await (await person(browser)).newPage();
      await other.goto(link);
      await ann.getByRole('button', { name: 'you won 1–0' }).click();
      await ann.getByRole('button', { name: /Send/ }).click();
      await ann.getByText('Now your opponent has to report the same.').waitFor();
      await other.getByText('Your opponent has reported a result.').waitFor({ timeout: 15_000 });
      expect(await other.locator('.note').innerText()).not.toContain('1–0');
      await other.getByRole('button', { name: 'you lost 0–1' }).click();
      await other.getByRole('button', { name: /Send/ }).click();
      await other.getByText('The result is confirmed:').waitFor();
      await shoot(other, 'run-confirmed');
      await enterMissing(desk);
      for (const time of [1, 2]) {
        await desk.getByRole('button', { name: 'Pause' }).click();
        // What is left is known also where the round was paused before.
        await desk.locator('.timer', { hasText: 'paused' }).locator('.digits').waitFor();
        expect([time, await desk.locator('.timer .digits').innerText()]).toEqual([time, expect.stringMatching(/^(49:[0-5]\d|50:00)$/)]);
        await desk.getByRole('button', { name: 'Go on' }).click();
      }
      await desk.getByRole('button', { name: 'All tables' }).click();
      await desk
        .locator('.list tr', { has: desk.locator('.score', { hasText: '1–0' }) })
        .first()
        .getByRole('button', { name: /^Correct/ })
        .click();
      await desk.getByLabel('New result').fill('0-1');
      await desk
        .locator('.list .deliberate')
        .getByLabel(/Reason/)
        .fill('Slip misread');
      await shoot(desk, 'run-correction');
      await desk.getByRole('button', { name: 'Look what it changes' }).click();
      await desk
        .getByText(/from place \d+ to \d+/)
        .first()
        .waitFor();
      await shoot(desk, 'run-effects');
      await desk.locator('.list .deliberate button.primary', { hasText: 'Correct' }).click();
      await desk.locator('.list .deliberate').waitFor({ state: 'detached' });
      await desk.getByText('corrected').first().waitFor();
      await next(desk, 'Close the round');

      for (let round = 2; round <= 4; round += 1) await playRound(desk);
      await desk.locator('.step button.primary', { hasText: 'Make the cut' }).click();
      const byLot = desk.getByRole('button', { name: 'Have a lot decide' });
      await byLot
        .or(desk.locator('.step button.primary', { hasText: 'Pair the next round' }))
        .first()
        .waitFor();
      if (await byLot.isVisible()) await byLot.click();
      await playRound(desk);
      await playRound(desk);
      await tab(desk, 'Bracket');
      await desk.getByText('Semifinals').waitFor();
      await desk.getByRole('heading', { name: 'Final', exact: true }).waitFor();
      await shoot(desk, 'run-bracket');
      expect(await barriers(desk)).toEqual([]);
      await desk.getByRole('button', { name: 'Finish the tournament' }).click();
      await desk.locator('.step .deliberate button.primary').click();
      await desk.getByText('The tournament is over.').waitFor();

      const everybody = await (await person(browser, { language: 'zh' })).newPage();
      await everybody.goto(address);
      await everybody.getByRole('heading', { name: '最终名次' }).waitFor();
      expect(await everybody.locator('.list tbody tr').count()).toBe(16);
      await shoot(everybody, 'run-archive');
      expect(await barriers(everybody)).toEqual([]);
    },
    patienceMs,
  );

  it('given somebody who changed the tournament meanwhile, then nothing is done, and both languages say so', async () => {
    const desk = await (await person(browser)).newPage();
    await desk.goto(`${rig.url}/organize#${rig.organizer}`);
    await desk.getByLabel('Name of the tournament').fill('Contended');
    await desk.getByRole('button', { name: 'Create the tournament' }).click();
    await desk.waitForURL(/\/organize\/[0-9a-f-]{36}$/);
    await desk.locator('.step button.primary').waitFor();
    const id = desk.url().split('/').at(-1)!;
    await rig.post(`/tournaments/${id}/commands`, rig.organizer, {
      commandId: 'from-elsewhere',
      command: { type: 'registerEntrant', name: 'Zoe', awardedByes: 0 },
    });
    await desk.locator('.step button.primary', { hasText: 'Open registration' }).click();
    await desk.getByRole('alert').getByText('Somebody else was faster').waitFor();
    await desk.getByRole('button', { name: '中文（简体）' }).click();
    await desk.getByRole('alert').getByText('有人抢先一步').waitFor();
    await desk.locator('.people summary', { hasText: 'Zoe' }).waitFor();
  });
});
