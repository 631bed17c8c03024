import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { browserThere, describeInBrowser, launch, person } from './browser.js';
import { visit } from './pages.js';
import { bootRig, type Rig } from './rig.js';
import { newCommand } from './table.js';
import { createTournament, games, type HttpTournament, list, swiss } from './tournament.js';

let database: TestDatabase;
let rig: Rig;
let browser: Browser;

beforeAll(async () => {
  if (!browserThere) return;
  database = await createTestDatabase();
  rig = await bootRig({ ...database, redisUrl: testRedisUrl() }, probeRuleset);
  browser = await launch();
});

afterAll(async () => {
  if (!browserThere) return;
  await browser.close();
  await rig.close();
  await database.drop();
});

/** Width of what is printed on A4 between the margins, in CSS pixels: 186 mm. */
const paperWidth = 703;
const shots = process.env['SCREENSHOTS'];

/** The longest name there may be, 80 characters, without a place to break. */
const longName = (player: number): string => `Unbreakable${'name'.repeat(16)}${player}`.padEnd(80, 'n');

/** Names as they come: short and long ones, in several scripts, one without a place to break. */
const nameOf = (player: number): string =>
  [`Player ${player}`, `Maria del Carmen Hernández-Villanueva ${player}`, `欧阳娜娜 ${player}`, `Unbreakable${'name'.repeat(12)}${player}`][
    player % 4
  ]!;

/** A tournament of so many on paper, in whose first round every table has its result. */
const played = async (players: number, structure: object, policy = 'magic', named = nameOf): Promise<HttpTournament> => {
  const cup = await createTournament(rig, { matches: 'offline', policy });
  await cup.does({ type: 'setStructure', structure });
  const csv = ['name', ...Array.from({ length: players }, (_, player) => named(player))].join('\n');
  const sent = await rig.post(`/tournaments/${cup.tournamentId}/entrants`, rig.organizer, { commandId: newCommand(), csv });
  expect(sent).toMatchObject({ status: 200, json: { refused: [] } });
  for (const type of ['closeRegistration', 'pairRound', 'publishRound', 'startRound']) await cup.does({ type });
  for (const table of list((await cup.read('/rounds/1', rig.organizer))['tables'])) {
    const [one, other] = list(table['seats']).map((seat) => seat['entrant'] as number);
    const result = policy === 'pods' ? { kind: 'pod', winner: one } : games(one!, 2, other!, 1);
    await cup.does({ type: 'confirmResult', round: 1, table: table['table'], result });
  }
  return cup;
};

const pods = { phases: [{ kind: 'pods', rounds: 2, bestOf: 1, minutes: 75, gate: null }] };

/** Prints a page on A4 and counts its pages. */
const pagesOf = async (page: Page, name: string): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  if (shots !== undefined) await writeFile(`${shots}/${name}.pdf`, pdf);
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
};

/** What is wider than the paper, and rows that a page may end within. */
const faultsOf = async (page: Page): Promise<readonly string[]> => {
  await page.setViewportSize({ width: paperWidth, height: 1_000 });
  await page.emulateMedia({ media: 'print' });
  const found = (await page.evaluate(`[
    ...[...document.querySelectorAll('.print *')].filter((one) => !one.closest('.no-print, .hidden') && one.getBoundingClientRect().right > ${paperWidth} + 1)
      .map((one) => 'too wide: ' + one.outerHTML.slice(0, 80)),
    ...[...document.querySelectorAll('.print .slip')].filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => 'cut off by ' + (one.scrollHeight - one.clientHeight) + ': ' + one.innerText.replaceAll(/\\s+/g, ' ').slice(0, 60)),
    ...[...document.querySelectorAll('.print tbody tr, .print .slip')].filter((one) => getComputedStyle(one).breakInside !== 'avoid')
      .map((one) => 'may break: ' + one.outerHTML.slice(0, 80)),
    ...[...document.querySelectorAll('.print thead')].filter((one) => getComputedStyle(one).display !== 'table-header-group').map(() => 'heads are not repeated'),
    ...[...document.querySelectorAll('.print .sheet')].filter((one) => getComputedStyle(one).overflowX !== 'visible').map(() => 'a sheet that scrolls is one piece for a printer'),
  ]`)) as readonly string[];
  await page.emulateMedia({ media: null });
  return found;
};

describeInBrowser('what is printed on A4', () => {
  const cups = new Map<string, HttpTournament>();
  beforeAll(async () => {
    for (const players of [16, 150]) {
      cups.set(`swiss-${players}`, await played(players, swiss(3, 3)));
      cups.set(`pods-${players}`, await played(players, pods, 'pods'));
    }
    cups.set('long-named-pods', await played(16, pods, 'pods', longName));
    cups.set('long-named-tables', await played(8, swiss(3, 3), 'magic', longName));
  }, 300_000);

  /** Pages that are enough, and not a page more: what is printed has no empty ones. */
  const expected: readonly (readonly [string, string, number, number])[] = [
    ['swiss-16', 'pairings', 1, 1],
    ['swiss-16', 'tables', 1, 1],
    ['swiss-16', 'slips', 2, 2],
    ['swiss-16', 'standings', 1, 1],
    ['pods-16', 'pods', 1, 1],
    ['pods-16', 'slips', 1, 1],
    ['long-named-pods', 'slips', 1, 1],
    ['long-named-tables', 'slips', 1, 1],
    ['swiss-150', 'pairings', 3, 6],
    ['swiss-150', 'tables', 2, 5],
    ['swiss-150', 'slips', 19, 19],
    ['swiss-150', 'standings', 3, 6],
    ['pods-150', 'pods', 1, 4],
    ['pods-150', 'slips', 10, 10],
  ];

  it.each(
    expected.flatMap(([cup, what, least, most]) => (['en', 'zh'] as const).map((language) => ({ cup, what, least, most, language }))),
  )(
    'given $cup, when $what are printed in $language, then no row is divided, nothing is cut off, and it takes $least to $most pages',
    async ({ cup, what, least, most, language }) => {
      const context = await person(browser, { width: 1_400, language });
      const page = await visit(rig, context, `/t/${cups.get(cup)!.tournamentId}/print/${what}`, '.paper, .slips');
      expect(await faultsOf(page)).toEqual([]);
      const pages = await pagesOf(page, `${cup}-${what}-${language}`);
      expect(pages).toBeGreaterThanOrEqual(least);
      expect(pages).toBeLessThanOrEqual(most);
      await context.close();
    },
  );
});
