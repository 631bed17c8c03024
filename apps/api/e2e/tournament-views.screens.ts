import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import type { Browser, Page } from 'playwright-core';
import { launch } from './browser.js';
import { bootRig, bootWorker, type Loose, type Rig } from './rig.js';
import { type Look, picture, screensWanted, withPage } from './screens.js';
import { createTournament, games, type HttpTournament, list, type Registered, swiss, until } from './tournament.js';

const names = ['Mara', 'Jonas', '林小雨', 'Dora', 'Evelyn Oduya', 'Finn', 'Grace', '积云', 'Ida'];

const run = screensWanted ? describe : describe.skip;

run('pictures of tournaments', () => {
  let database: TestDatabase;
  let rig: Rig;
  let worker: { close(): Promise<void> };
  let browser: Browser;
  beforeAll(async () => {
    database = await createTestDatabase();
    const servers = { ...database, redisUrl: testRedisUrl() };
    rig = await bootRig(servers, probeRuleset);
    worker = await bootWorker(servers, probeRuleset, rig.prefix);
    browser = await launch();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await worker.close();
    await rig.close();
    await database.drop();
  });

  const open = async (cup: HttpTournament, round: number): Promise<readonly Loose[]> => {
    for (const type of ['pairRound', 'publishRound', 'startRound']) await cup.does({ type });
    return list((await cup.read(`/rounds/${round}`, rig.organizer))['tables']);
  };
  const seatOf = (table: Loose, at: 0 | 1): number => table['seats']![at]!['entrant'] as number;
  const confirm = (cup: HttpTournament, round: number, table: Loose, wins: readonly [number, number]) =>
    cup.does({
      type: 'confirmResult',
      round,
      table: table['table'],
      result: games(seatOf(table, 0), wins[0], seatOf(table, 1), wins[1]),
    });

  /** Two rounds: one over, one with a table of each state. */
  const halfPlayed = async (): Promise<{ readonly cup: HttpTournament; readonly players: readonly Registered[] }> => {
    const cup = await createTournament(rig, { matches: 'offline' });
    await cup.does({ type: 'setStructure', structure: swiss(3, 3) });
    await cup.does({ type: 'openRegistration' });
    const players: Registered[] = [];
    for (const name of names) players.push(await cup.register(name));
    await cup.does({ type: 'closeRegistration' });
    for (const [at, table] of (await open(cup, 1)).filter((one) => list(one['seats']).length === 2).entries())
      await confirm(cup, 1, table, at % 2 === 0 ? [2, 1] : [0, 2]);
    await cup.does({ type: 'closeRound' });
    const [first, second, third] = await open(cup, 2);
    const report = (table: Loose, at: 0 | 1, wins: readonly [number, number]) =>
      cup.command(
        { type: 'reportResult', table: table['table'], result: games(seatOf(table, 0), wins[0], seatOf(table, 1), wins[1]) },
        players.find(({ entrant }) => entrant === seatOf(table, at))!.secret,
      );
    await report(first!, 0, [2, 0]);
    await report(second!, 0, [2, 0]);
    await report(second!, 1, [0, 2]);
    await confirm(cup, 2, third!, [1, 2]);
    return { cup, players };
  };

  const bracket = async (): Promise<HttpTournament> => {
    const cup = await createTournament(rig, { matches: 'offline' });
    const kind = { kind: 'singleElimination', bestOf: 3, minutes: null, gate: null, thirdPlace: true, withdrawals: 'walkover' };
    await cup.does({ type: 'setStructure', structure: { phases: [kind] } });
    for (const name of names) await cup.does({ type: 'registerEntrant', name });
    await cup.does({ type: 'closeRegistration' });
    for (const table of (await open(cup, 1)).filter((one) => list(one['seats']).length === 2)) await confirm(cup, 1, table, [2, 1]);
    await cup.does({ type: 'closeRound' });
    for (const table of (await open(cup, 2)).slice(0, 2)) await confirm(cup, 2, table, [0, 2]);
    return cup;
  };

  const at = (path: string, ready: string, look: Look, use: (page: Page) => Promise<void>): Promise<void> =>
    withPage(browser, `${rig.url}${path}`, ready, look, use);

  it('the desk, what everybody sees, a player, the wall and paper', async () => {
    const { cup, players } = await halfPlayed();
    const id = cup.tournamentId;
    await at(`/organize/${id}#${rig.organizer}`, '.list', {}, (page) => picture(page, 'desk'));
    await at(`/t/${id}`, '.list', {}, async (page) => {
      await picture(page, 'pairings');
      await page.locator('.tabs button').nth(1).click();
      await page.locator('.standings').waitFor();
      await picture(page, 'standings');
    });
    await at(`/t/${id}#${players[0]!.secret}`, '.my-table, .mine .card', { width: 390 }, (page) => picture(page, 'player-phone'));
    await at(`/t/${id}/projector`, '.wall-list li', {}, (page) => picture(page, 'projector'));
    for (const what of ['pairings', 'slips'])
      await at(`/t/${id}/print/${what}`, '.paper, .slips', {}, (page) => picture(page, `print-${what}`));
    const knockout = await bracket();
    await at(`/t/${knockout.tournamentId}`, '.tabs', {}, async (page) => {
      await page.locator('.tabs button').nth(2).click();
      await page.locator('.bracket li').first().waitFor();
      await picture(page, 'bracket');
    });
    const again = await createTournament(rig, { matches: 'offline' });
    await again.does({ type: 'openRegistration' });
    const mara = await again.register('Mara', players[0]!.secret);
    const player = await until('the player', async () => {
      const found = list((await again.read('/entrants', rig.organizer))['items']).find((one) => one['entrant'] === mara.entrant);
      return (found?.['playerIds']?.[0] as string | undefined) ?? null;
    });
    await until('the history', async () => {
      const { status, json } = await rig.get(`/players/${player}/history`, mara.secret);
      return status === 200 && list(json['items']).length > 1 ? json : null;
    });
    await at('/t', '.archive li', {}, (page) => picture(page, 'archive'));
    await at(`/p/${player}#${mara.secret}`, '.entered .list', {}, (page) => picture(page, 'history'));
  }, 300_000);
});
