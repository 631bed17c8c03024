import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { games as rulesOf } from '@arbiter/games';
import type { Json } from '@arbiter/kernel';
import { createTestDatabase, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import { barriers, browserThere, describeInBrowser, launch, person, shoot, slides, tooSmall, widths } from './browser.js';
import { bootRig, bootWorker, type Rig } from './rig.js';
import { createGathering, mint } from './table.js';
import { createTournament, games, type HttpTournament, list, type Registered, swiss } from './tournament.js';

const yugioh = { game: 'yugioh', file: 'libs/games/yugioh/src/bundle.ts', name: 'rules', cards: 'libs/games/yugioh/src/cards/index.ts' };
const { yugioh: rules } = rulesOf;
type Deck = { readonly main: readonly string[]; readonly extra: readonly string[]; readonly side: readonly string[] };
const steel = rules.presetDecks().find(({ id }) => id === 'steel')!.deck as Deck;
const printed = (form: string): string => {
  const answer = rules.printDeck!(steel as unknown as Json, form);
  if (!answer.ok) throw new Error(answer.violations[0]?.detail);
  return answer.text;
};
const cards = rules.cards().filter(({ values }) => typeof values['passcode'] === 'number');
const banned = cards.find(({ id }) => id === steel.main[0])!.names.en;

/** A list of cards in our own form, which `legality` says of one of them, with a row that is none. */
const listOfCards = (legality: string): string => {
  const rows = cards.map(({ names, values }) => ({
    game: 'yugioh',
    name: names.en,
    typeLine: values['kind'] === 'monster' ? `${String(values['race'])} / ${String(values['frame'])}` : `Normal ${String(values['kind'])}`,
    passcodes: [values['passcode']],
    legality: names.en === banned ? legality : 'tcg:unlimited',
  }));
  return [{ game: 'yugioh', name: 'Nameless Thing' }, ...rows].map((row) => JSON.stringify(row)).join('\n');
};

let database: TestDatabase;
let rig: Rig;
let worker: { close(): Promise<void> };
let browser: Browser;

beforeAll(async () => {
  if (!browserThere) return;
  database = await createTestDatabase();
  const servers = { ...database, redisUrl: testRedisUrl() };
  rig = await bootRig(servers, yugioh);
  worker = await bootWorker(servers, yugioh, rig.prefix);
  browser = await launch();
});

afterAll(async () => {
  if (!browserThere) return;
  await browser.close();
  await worker.close();
  await rig.close();
  await database.drop();
});

/** Looks at a page at both widths and in both languages: nothing keeps anybody out, and nothing slides sideways. */
const look = async (page: Page, name: string): Promise<void> => {
  for (const language of ['en', 'zh'] as const) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await shoot(page, `${name}-${width}-${language}`);
      const found = { barriers: await barriers(page), slides: await slides(page), tooSmall: width === 390 ? await tooSmall(page) : [] };
      expect({ name, language, width, ...found }).toEqual({ name, language, width, barriers: [], slides: false, tooSmall: [] });
    }
    await page.locator('.top button').click();
  }
  await page.setViewportSize({ width: 390, height: 844 });
};

const visit = async (path: string, ready: string): Promise<Page> => {
  const page = await (await person(browser)).newPage();
  await page.goto(`${rig.url}${path}`);
  await page.locator(ready).first().waitFor();
  return page;
};
const deskOf = ({ tournamentId }: HttpTournament, ready = '.tabs'): Promise<Page> =>
  visit(`/organize/${tournamentId}#${rig.organizer}`, ready);
const tab = (page: Page, label: string): Promise<void> => page.locator('.tabs button', { hasText: label }).click();

/** A tournament whose registration is closed. */
const cupOf = async (
  names: readonly string[],
  structure: object,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly cup: HttpTournament; readonly players: readonly Registered[] }> => {
  const cup = await createTournament(rig, { format: 'tcg', matches: 'offline', ...settings }, 'yugioh');
  await cup.does({ type: 'setStructure', structure });
  await cup.does({ type: 'openRegistration' });
  const players: Registered[] = [];
  for (const name of names) players.push(await cup.register(name));
  await cup.does({ type: 'closeRegistration' });
  return { cup, players };
};

const next = async (desk: Page, label: string): Promise<void> => {
  const button = desk.locator('.step button.primary', { hasText: label });
  await button.click();
  await button.waitFor({ state: 'detached' });
};

/** Enters a result by keyboard alone, and waits until the page has it. */
const enter = async (desk: Page, table: number, result: string): Promise<void> => {
  await desk.locator('.entry input').first().focus();
  await desk.keyboard.type(String(table));
  await desk.keyboard.press('Enter');
  await desk.keyboard.type(result);
  await desk.keyboard.press('Enter');
  await desk.locator('.entry [role=status]', { hasText: `Table ${table}:` }).waitFor();
};

describeInBrowser('imports of cards by the page', () => {
  it('given an organizer of one gathering, then they are told who imports cards', async () => {
    const gatheringId = await createGathering(rig, 0, 'yugioh');
    const local = await mint(rig, gatheringId, { role: 'organizer', holder: { name: 'Olga' }, expiresInSeconds: 600 });
    const page = await visit(`/organize/cards#${local}`, '.note.problem');
    expect(await page.getByRole('alert').innerText()).toContain('This token is of one gathering.');
    expect(await page.getByRole('button', { name: 'Import' }).count()).toBe(0);
    await page.context().close();
  });

  it('given a list, then it is sent, imported and shown with its bad rows, also after the page was left; what is no list is told', async () => {
    const home = await visit(`/organize#${rig.organizer}`, '.create');
    await home.getByRole('link', { name: 'Facts of cards' }).click();
    const page = home;
    await page.getByText('No list yet').waitFor();
    await look(page, 'cards-none');
    const send = async (name: string, text: string): Promise<void> => {
      await page.getByLabel('File').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
      await page.getByLabel('Day of the list').fill('2026-10-01');
      await page.getByRole('button', { name: 'Import' }).click();
    };
    await send('holidays.json', '[{"a":1}]');
    await page.getByText('This is no list of cards that is known.').waitFor();
    await look(page, 'cards-refused');
    await page.getByRole('button', { name: 'Another file' }).click();
    // Larger than what is sent as it is: the page packs it.
    await send('yugioh.jsonl', `${listOfCards('tcg:forbidden:2026-09-01')}\n${' \n'.repeat(2_500_000)}`);
    await page.getByText(/^Yu-Gi-Oh!: \d+ cards/).waitFor({ timeout: 60_000 });
    await page.getByText('1 rows were kept apart').first().waitFor();
    expect(await page.locator('.card .list tbody').innerText()).toContain('has no typeLine');
    await page.locator('section .list').waitFor();
    await look(page, 'cards-imported');
    await page.reload();
    await page.getByText(/^Yu-Gi-Oh!: \d+ cards/).waitFor();
    await page.context().close();
  }, 120_000);
});
