import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { describeInBrowser, launch, person, tooSmall, widths } from './browser.js';
import { check, visit } from './pages.js';
import { bootRig, bootWorker, type Loose, type Rig } from './rig.js';
import { newCommand } from './table.js';
import { createTournament, games, type HttpTournament, list, type Registered, swiss, until } from './tournament.js';

let database: TestDatabase;
let rig: Rig;
let worker: { close(): Promise<void> };

beforeAll(async () => {
  database = await createTestDatabase();
  const servers = { ...database, redisUrl: testRedisUrl() };
  rig = await bootRig(servers, probeRuleset);
  worker = await bootWorker(servers, probeRuleset, rig.prefix);
});

afterAll(async () => {
  await worker.close();
  await rig.close();
  await database.drop();
});

const numberAt = (table: Loose, at: 0 | 1): number => table['seats']![at]!['entrant'] as number;

/** Plays the newest round on paper: the smaller number wins two games to one. */
const settle = async (cup: HttpTournament, round: number): Promise<void> => {
  for (const table of list((await cup.read(`/rounds/${round}`, rig.organizer))['tables'])) {
    const [one, other] = [numberAt(table, 0), numberAt(table, 1)].sort((left, right) => left - right) as [number, number];
    await cup.does({ type: 'confirmResult', round, table: table['table'], result: games(one, 2, other, 1) });
  }
};

const playRound = async (cup: HttpTournament, round: number): Promise<void> => {
  for (const type of ['pairRound', 'publishRound', 'startRound']) await cup.does({ type });
  await settle(cup, round);
  await cup.does({ type: 'closeRound' });
};

/** A finished tournament on paper, of Ann and Bob. */
const finishedCup = async (): Promise<{ readonly cup: HttpTournament; readonly ann: Registered; readonly bob: Registered }> => {
  const cup = await createTournament(rig, { matches: 'offline' });
  await cup.does({ type: 'setStructure', structure: swiss(1, 3) });
  await cup.does({ type: 'openRegistration' });
  const ann = await cup.register('Ann');
  const bob = await cup.register('Bob');
  await cup.does({ type: 'closeRegistration' });
  await playRound(cup, 1);
  await cup.does({ type: 'finish' });
  return { cup, ann, bob };
};

const idOf = async (cup: HttpTournament, entrant: number): Promise<string> =>
  list((await cup.read('/entrants'))['items'])[entrant - 1]!['playerIds']![0] as unknown as string;

/** Reads a history once the projection has come so far. @param holds whether its tournaments are those that are waited for */
const historyOf = async (player: string, secret: string | null, holds: (items: readonly Loose[]) => boolean): Promise<Loose> => {
  const { json } = await until('the history', async () => {
    const answer = await rig.get(`/players/${player}/history`, secret);
    return answer.status === 200 && holds(list(answer.json['items'])) ? answer : null;
  });
  return json;
};

/** Whether the newest tournament's first match is named. */
const namesMatch = ([newest]: readonly Loose[]): boolean => typeof list(newest!['rounds'])[0]?.['matchId'] === 'string';

describe('a player over all events', () => {
  it('given a player who registers again with an earlier token, then both events are one history; a recorded match is named to whoever may open it', async () => {
    const { cup, ann, bob } = await finishedCup();
    const first = await idOf(cup, ann.entrant);
    expect((await rig.get(`/players/${first}/history`)).json).toMatchObject({ status: 404, code: 'player/not-found' });
    const next = await createTournament(rig);
    await next.does({ type: 'setStructure', structure: swiss(1) });
    await next.does({ type: 'openRegistration' });
    const again = await next.register('Ann A.', ann.secret);
    const cem = await next.register('Cem');
    await next.does({ type: 'closeRegistration' });
    await next.does({ type: 'pairRound' });
    await next.does({ type: 'publishRound' });
    const second = await idOf(next, again.entrant);
    const both = await historyOf(second, again.secret, (items) => items.length === 2 && namesMatch(items));
    expect(both).toMatchObject({
      playerId: second,
      name: 'Ann A.',
      totals: [{ game: 'probe', tournaments: 2, finished: 1, firstPlaces: 1, bestPlace: 1, won: 1, lost: 0, drawn: 0, byes: 0 }],
      items: [
        {
          tournamentId: next.tournamentId,
          playerName: 'Ann A.',
          place: null,
          rounds: [{ round: 1, outcome: null, opponents: [{ name: 'Cem', playerId: null }] }],
        },
        {
          tournamentId: cup.tournamentId,
          name: 'Cup',
          playerName: 'Ann',
          place: 1,
          entrants: 2,
          record: { won: 1, lost: 0, drawn: 0, byes: 0 },
          rounds: [
            {
              round: 1,
              table: 1,
              outcome: 'won',
              result: { kind: 'games' },
              opponents: [{ entrant: bob.entrant, name: 'Bob' }],
              matchId: null,
            },
          ],
        },
      ],
    });
    const matchId = list(both['items'])[0]!['rounds']![0]!['matchId'] as string;
    expect((await rig.get(`/matches/${matchId}`, again.secret)).status).toBe(200);
    const shown = async (secret: string | null): Promise<unknown> =>
      (await rig.get(`/players/${first}/history`, secret)).json['items']![0]!['rounds']![0]!['matchId'];
    // Tokens of another gathering and readers without one find no link that would be refused.
    for (const secret of [null, bob.secret]) expect(await shown(secret)).toBeNull();
    for (const secret of [cem.secret, rig.organizer]) expect(await shown(secret)).toBe(matchId);
    for (const secret of [again.secret, cem.secret]) await rig.post(`/matches/${matchId}/ready`, secret, { commandId: newCommand() });
    await rig.post(`/matches/${matchId}/concession`, cem.secret, { commandId: newCommand(), scope: 'match' });
    await historyOf(first, null, (items) => (items[0]!['rounds']![0]!['outcome'] as string | null) === 'won');
    expect((await rig.post(`/matches/${matchId}/publication`, rig.organizer, {})).status).toBe(200);
    expect(await shown(null)).toBe(matchId);
    // Standings and pairings lead to it, and to nobody else's.
    const rows = list((await next.read('/standings'))['rows']);
    expect(rows.map((row) => [row['name'], row['playerId']])).toEqual([
      ['Ann A.', second],
      ['Cem', null],
    ]);
    expect(list((await next.read('/rounds/1'))['tables'])[0]!['seats']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Ann A.', playerId: second }),
        expect.objectContaining({ name: 'Cem', playerId: null }),
      ]),
    );
  });

  it('given a token that is no player’s, or none at all, when somebody registers with it, then they are refused and nobody is registered', async () => {
    const cup = await createTournament(rig);
    await cup.does({ type: 'openRegistration' });
    const register = (earlierToken: string) =>
      rig.post(`/tournaments/${cup.tournamentId}/registrations`, null, { name: 'Ann', commandId: newCommand(), earlierToken });
    expect(await register(rig.organizer)).toMatchObject({ status: 403, json: { code: 'access/forbidden' } });
    expect(await register('arb_x')).toMatchObject({ status: 401, json: { code: 'access/token-invalid' } });
    expect(await cup.read('/entrants')).toMatchObject({ items: [] });
  });

  it('given opened numbers, then opponents stand in them with their names', async () => {
    const { cup, ann } = await finishedCup();
    const opened = await cup.read(`/standings/${ann.entrant}`);
    expect(opened['figures']!['omw']!['terms']).toMatchObject([{ opponent: 2, opponentName: 'Bob', name: 'mw' }]);
    expect(opened).toMatchObject({
      figures: { points: { terms: [{ opponents: [{ entrant: 2, name: 'Bob' }] }] } },
      results: [{ opponents: [{ name: 'Bob' }] }],
    });
  });
});

describe('the archive', () => {
  it('given public tournaments, drafts and those of a gathering, then each reader is told of those that they may know of, page by page', async () => {
    const { cup } = await finishedCup();
    const closed = await createTournament(rig, { visibility: 'gathering' });
    await closed.does({ type: 'openRegistration' });
    const draft = await createTournament(rig);
    const idsFor = async (secret: string | null, query = 'limit=200'): Promise<readonly string[]> =>
      list((await rig.get(`/tournaments?${query}`, secret)).json['items']).map((item) => item['tournamentId'] as string);
    await until('the list', async () => ((await idsFor(rig.organizer)).includes(draft.tournamentId) ? true : null));
    const everybody = await idsFor(null);
    expect(everybody).toContain(cup.tournamentId);
    expect(everybody).not.toContain(closed.tournamentId);
    expect(everybody).not.toContain(draft.tournamentId);
    expect(await idsFor(rig.organizer)).toEqual(expect.arrayContaining([closed.tournamentId, draft.tournamentId, cup.tournamentId]));
    expect(await idsFor(null, 'state=finished&name=CUP&game=probe')).toContain(cup.tournamentId);
    expect(await idsFor(null, 'to=2020-01-01')).toEqual([]);
    const paged: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Loose = (await rig.get(`/tournaments?limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`)).json;
      paged.push(...list(page['items']).map((item) => item['tournamentId'] as string));
      cursor = page['next'] as unknown as string | null;
    }
    expect(paged).toEqual(everybody);
    for (const query of ['cursor=abc', 'state=lost', 'from=yesterday', 'other=1'])
      expect(await rig.get(`/tournaments?${query}`)).toMatchObject({ status: 400, json: { code: 'request/malformed' } });
    expect(await rig.get('/tournaments', 'arb_x')).toMatchObject({ status: 401 });
  });
});

describe('a bracket', () => {
  const elimination = (kind: 'singleElimination' | 'doubleElimination'): object => ({
    phases: [
      kind === 'doubleElimination'
        ? { kind, bestOf: 3, minutes: null, gate: null }
        : { kind, bestOf: 3, minutes: null, gate: null, thirdPlace: true, withdrawals: 'walkover' },
    ],
  });
  const bracketCup = async (kind: 'singleElimination' | 'doubleElimination', players: number): Promise<HttpTournament> => {
    const cup = await createTournament(rig, { matches: 'offline' });
    await cup.does({ type: 'setStructure', structure: elimination(kind) });
    for (let player = 1; player <= players; player += 1) await cup.does({ type: 'registerEntrant', name: `Player ${player}` });
    await cup.does({ type: 'closeRegistration' });
    return cup;
  };
  const matchesOf = async (cup: HttpTournament): Promise<readonly Loose[]> => list((await cup.read('/brackets'))['items']![0]!['matches']);

  it('given single elimination after its first round, then the final and the match for the third place name the matches that they wait for', async () => {
    const cup = await bracketCup('singleElimination', 8);
    await playRound(cup, 1);
    const matches = await matchesOf(cup);
    expect(matches).toHaveLength(8);
    const of = (part: string, round: number) =>
      matches.filter((match) => (match['part'] as string) === part && (match['round'] as number) === round);
    for (const match of of('main', 1)) {
      expect(match).toMatchObject({ state: 'played', winner: expect.any(Number), table: { round: 1, result: { kind: 'games' } } });
      expect(match['sides']).toMatchObject([{ kind: 'entrant', name: expect.stringMatching(/^Player/) }, { kind: 'entrant' }]);
    }
    for (const match of of('main', 2))
      expect(match).toMatchObject({ state: 'ready', table: null, sides: [{ kind: 'entrant' }, { kind: 'entrant' }] });
    const semifinals = of('main', 2).map((match) => match['match'] as number);
    expect(of('main', 3)).toMatchObject([{ state: 'open', sides: semifinals.map((match) => ({ kind: 'winner', match })) }]);
    expect(of('thirdPlace', 1)).toMatchObject([{ state: 'open', sides: semifinals.map((match) => ({ kind: 'loser', match })) }]);
  });

  it('given double elimination, then losers have a bracket, and the grand final may be played again', async () => {
    const cup = await bracketCup('doubleElimination', 4);
    await playRound(cup, 1);
    const matches = await matchesOf(cup);
    expect(matches.map((match) => match['part'])).toEqual(expect.arrayContaining(['main', 'losers', 'grandFinal', 'reset']));
    const reset = matches.find((match) => (match['part'] as string) === 'reset');
    expect(reset).toMatchObject({ state: 'open' });
    for (let round = 2; round < 9; round += 1) {
      const { status } = await cup.command({ type: 'pairRound' });
      if (status !== 200) break;
      await cup.does({ type: 'publishRound' });
      await settle(cup, round);
      await cup.does({ type: 'closeRound' });
    }
    expect((await matchesOf(cup)).filter((match) => (match['state'] as string) === 'open')).toEqual([]);
  });

  it('given a round that is paired and not published, then only staff are told of its tables', async () => {
    const cup = await bracketCup('singleElimination', 4);
    await cup.does({ type: 'pairRound' });
    expect((await matchesOf(cup))[0]).toMatchObject({ state: 'ready', table: null });
    expect((await cup.read('/brackets', rig.organizer))['items']![0]!['matches']![0]).toMatchObject({
      table: { round: 1, table: 1, result: null },
    });
  });

  describeInBrowser('and the archive and histories as pages', () => {
    let browser: Browser;
    let single: HttpTournament;
    let double: HttpTournament;
    let history: { readonly player: string; readonly secret: string };
    beforeAll(async () => {
      browser = await launch();
      single = await bracketCup('singleElimination', 11);
      await playRound(single, 1);
      double = await bracketCup('doubleElimination', 8);
      await playRound(double, 1);
      const { ann } = await finishedCup();
      const next = await createTournament(rig);
      await next.does({ type: 'setStructure', structure: swiss(1) });
      await next.does({ type: 'openRegistration' });
      const again = await next.register('安娜 with a name that is rather long for a phone', ann.secret);
      await next.register('Cem');
      await next.does({ type: 'closeRegistration' });
      await next.does({ type: 'pairRound' });
      await next.does({ type: 'publishRound' });
      history = { player: await idOf(next, again.entrant), secret: again.secret };
      await historyOf(history.player, again.secret, namesMatch);
    });
    afterAll(() => browser.close());

    it.each(widths.flatMap((width) => (['en', 'zh'] as const).map((language) => ({ width, language }))))(
      'given $width px and $language, then axe finds nothing serious and nothing slides sideways',
      async ({ width, language }) => {
        const context = await person(browser, { width, language, dark: width === 1400 && language === 'en' });
        const tag = `${width}-${language}`;
        const archive = await visit(rig, context, '/t', '.archive li');
        await check(archive, `archive-${tag}`);
        if (width === 390) expect(await tooSmall(archive)).toEqual([]);
        const player = await visit(rig, context, `/p/${history.player}#${history.secret}`, '.entered .list');
        expect(await player.evaluate('location.hash')).toBe('');
        await check(player, `history-${tag}`);
        if (width === 390) expect(await tooSmall(player)).toEqual([]);
        for (const [name, cup] of [
          ['single', single],
          ['double', double],
        ] as const) {
          const page = await visit(rig, context, `/t/${cup.tournamentId}`, '.tabs');
          await page.locator('.tabs button').nth(2).click();
          await page.locator('.bracket li').first().waitFor();
          await check(page, `bracket-${name}-${tag}`);
        }
        await context.close();
      },
      300_000,
    );

    it('given a filter, when it is sent, then the address has it, and whoever opens the address sees the same', async () => {
      const context = await person(browser);
      const page = await visit(rig, context, '/t', '.archive li');
      await page.getByLabel('State').selectOption('finished');
      await page.getByLabel('Name of the tournament').fill('cup');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL(/\/t\?name=cup&state=finished$/);
      const other = await visit(rig, context, new URL(page.url()).pathname + new URL(page.url()).search, '.archive li');
      expect(await other.locator('.tag.running').count()).toBe(0);
      expect(await other.getByLabel('Name of the tournament').inputValue()).toBe('cup');
      expect(await other.getByLabel('State').inputValue()).toBe('finished');
      await context.close();
    });

    it('given a player with a history, then standings, pairings, their page and their replay are linked with one another', async () => {
      const context = await person(browser);
      const page = await visit(rig, context, `/p/${history.player}#${history.secret}`, '.replay');
      await page.locator('.replay').first().click();
      await page.waitForURL(/\/matches\/[0-9a-f-]+\/board$/);
      const front = await visit(rig, context, '/', '.lobby');
      await front.getByRole('link', { name: 'All tournaments' }).click();
      await front.locator('.archive li').first().waitFor();
      await context.close();
    });

    it('given a browser that has played before, when its player registers elsewhere and says who they are, then both events are one history', async () => {
      const { cup, bob } = await finishedCup();
      const next = await createTournament(rig, { matches: 'offline' });
      await next.does({ type: 'openRegistration' });
      const context = await person(browser);
      await visit(rig, context, `/t/${cup.tournamentId}#${bob.secret}`, '.mine, .list');
      const page = await visit(rig, context, `/t/${next.tournamentId}`, 'select[name=earlier]');
      await page.getByLabel('Your name').fill('Bob');
      await page.getByLabel('Your earlier events').selectOption({ index: 1 });
      await check(page, 'register-with-history');
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByText('You are registered.').waitFor();
      expect(await historyOf(await idOf(cup, bob.entrant), null, (items) => items.length === 2)).toMatchObject({
        items: [{ tournamentId: next.tournamentId }, { tournamentId: cup.tournamentId }],
      });
      await context.close();
    });
  });
});
