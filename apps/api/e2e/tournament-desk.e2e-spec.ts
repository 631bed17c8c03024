import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { games as rulesOf } from '@arbiter/games';
import type { Json } from '@arbiter/kernel';
import { createTestDatabase, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import { barriers, browserThere, describeInBrowser, launch, person, shoot, slides, tooSmall, widths } from './browser.js';
import { bootRig, bootWorker, type Rig } from './rig.js';
import { createGathering, mint } from './table.js';
import { createTournament, games, type HttpTournament, list, type Registered, swiss, until } from './tournament.js';

const yugioh = { game: 'yugioh', file: 'libs/games/yugioh/src/bundle.ts', name: 'rules', cards: 'libs/games/yugioh/src/cards/index.ts' };
const { yugioh: rules } = rulesOf;
type Deck = { readonly main: readonly string[]; readonly extra: readonly string[]; readonly side: readonly string[] };
const deckOf = (id: string): Deck => rules.presetDecks().find((preset) => preset.id === id)!.deck as Deck;
const steel = deckOf('steel');
const printed = (form: string): string => {
  const answer = rules.printDeck!(steel as unknown as Json, form);
  if (!answer.ok) throw new Error(answer.violations[0]?.detail);
  return answer.text;
};
const cards = rules.cards().filter(({ values }) => typeof values['passcode'] === 'number');
/** A card that is in no deck of these tests but the illegal ones. */
const bannedId = deckOf('arts').main.find((id) => ![...steel.main, ...steel.side].includes(id));
const banned = cards.find(({ id }) => id === bannedId)!.names.en;

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
    await page.getByRole('button', { name: language === 'en' ? '中文（简体）' : 'En – English' }).click();
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
    await page.getByText('Rows kept apart: 1').first().waitFor();
    expect(await page.locator('.card .list tbody').innerText()).toContain('has no typeLine');
    await page.locator('section .list').waitFor();
    await look(page, 'cards-imported');
    await page.reload();
    await page.getByText(/^Yu-Gi-Oh!: \d+ cards/).waitFor();
    await page.context().close();
  }, 120_000);
});

describeInBrowser('decks of players and the desk', () => {
  const illegal = `${printed('text')}\nSide:\n1 ${banned}\n`;

  it('given a player, when they hand in decks, then each form is read, and faults are told by lines and cards; after the lock the desk unlocks, replaces and takes', async () => {
    const { cup, players } = await cupOf(['Ann', 'Bob', 'Cem', 'Dora'], swiss(1), { decks: 'required' });
    const [ann, bob] = players as [Registered, Registered];
    const page = await visit(`/t/${cup.tournamentId}#${ann.secret}`, 'textarea');
    const handIn = async (text: string): Promise<void> => {
      await page.getByLabel('Deck list').fill(text);
      await page.getByRole('button', { name: 'Hand in' }).click();
    };
    const deckIs = async (entrant: number): Promise<unknown> =>
      (list((await cup.read('/entrants', rig.organizer))['items'])[entrant - 1]!['deck'] as unknown) ?? null;
    await handIn('#main\n46986414\nrabbit\n#extra\n!side\nx\n');
    await page.getByRole('alert').getByText('The deck cannot be read.').waitFor();
    await page.locator('.faults', { hasText: 'Line 3:' }).waitFor();
    await look(page, 'mine-deck-unreadable');
    await handIn(illegal);
    await page.getByRole('alert').getByText('The deck breaks the rules.').waitFor();
    await page.locator('.faults', { hasText: banned }).waitFor();
    await look(page, 'mine-deck-illegal');
    expect(await deckIs(ann.entrant)).toBeNull();
    for (const form of ['text', 'ydke']) {
      await handIn(printed(form));
      await page.getByText('A deck was handed in.').waitFor();
      await page.locator('.faults').waitFor({ state: 'detached' });
    }
    await page
      .getByLabel('or from a file')
      .setInputFiles({ name: 'steel.ydk', mimeType: 'text/plain', buffer: Buffer.from(printed('ydk')) });
    await page.getByRole('button', { name: 'Hand in' }).click();
    await until('three decks', async () => {
      const { items } = await cup.read('/events?limit=1000', rig.organizer);
      return list(items).filter(({ type }) => String(type) === 'DeckSubmitted').length === 3 ? true : null;
    });
    expect(await deckIs(ann.entrant)).toEqual({ standing: 'enforced', late: false });

    const desk = await deskOf(cup);
    await tab(desk, 'Set-up');
    await desk.getByText('Deck lists').click();
    await desk.getByRole('button', { name: 'Lock the decks' }).click();
    await page.getByText('Decks are locked.').waitFor({ timeout: 15_000 });
    expect(await page.getByRole('button', { name: 'Hand in' }).count()).toBe(0);
    await desk.getByRole('button', { name: 'Missing (3)' }).click();
    await look(desk, 'desk-decks-missing');
    await desk.getByRole('button', { name: 'All (4)' }).click();
    await desk.locator('.people summary', { hasText: 'Ann' }).click();
    await desk.getByRole('button', { name: 'Unlock' }).click();
    await desk.locator('.people').getByLabel('Reason').fill('wrong list uploaded');
    await look(desk, 'desk-decks-unlock');
    await desk.locator('.people .deliberate button.primary').click();
    await desk.locator('.people summary', { hasText: 'unlocked' }).waitFor();
    await page.getByRole('button', { name: 'Hand in' }).waitFor({ timeout: 15_000 });
    await handIn(printed('text'));
    await page.getByText('Decks are locked.').waitFor();
    expect(await deckIs(ann.entrant)).toEqual({ standing: 'enforced', late: true });

    await desk.locator('.people summary', { hasText: 'Bob' }).click();
    await desk.getByRole('button', { name: 'Hand in a deck: Bob' }).click();
    await desk.getByLabel('Deck list', { exact: true }).fill(illegal);
    await desk.getByRole('button', { name: 'Hand in', exact: true }).click();
    await desk.locator('.people .faults', { hasText: banned }).waitFor();
    await desk.getByRole('button', { name: 'Take it all the same' }).click();
    await look(desk, 'desk-decks-illegal');
    await desk.locator('.people .deliberate button.primary').click();
    await desk.locator('.people summary', { hasText: 'breaks the rules · late' }).waitFor();
    await desk.getByRole('button', { name: 'Late or illegal (2)' }).click();
    await look(desk, 'desk-decks-late');
    expect(await deckIs(bob.entrant)).toEqual({ standing: 'illegal', late: true });
    await Promise.all([page.context().close(), desk.context().close()]);
  }, 180_000);
});

describeInBrowser('penalties at the desk', () => {
  it('given a warning, when the same comes again, then a game loss is proposed with its reason, and the judge may give another penalty', async () => {
    const { cup } = await cupOf(['Ann', 'Bob'], swiss(1));
    for (const type of ['pairRound', 'publishRound', 'startRound']) await cup.does({ type });
    const desk = await deskOf(cup);
    await tab(desk, 'Players');
    await desk.getByText('Penalties').click();
    await desk.getByLabel('Infraction').selectOption('ipg/3.5');
    await desk.getByText('Usual: warning; you decide.').waitFor();
    await desk.getByRole('button', { name: 'Give' }).click();
    await desk.getByText('This would be warning no. 2 of this kind today, and so a game is lost (Round 1)').waitFor();
    expect(await desk.getByLabel('Penalty', { exact: true }).inputValue()).toBe('gameLoss');
    await look(desk, 'desk-penalty-proposed');
    await desk.getByLabel('Player', { exact: true }).selectOption('2');
    expect(await desk.getByLabel('Penalty', { exact: true }).inputValue()).toBe('warning');
    await desk.getByLabel('Player', { exact: true }).selectOption('1');
    await desk.getByLabel('Penalty', { exact: true }).selectOption('disqualification');
    await desk.getByText('This records the penalty.').waitFor();
    await desk.getByLabel('Penalty', { exact: true }).selectOption('warning');
    await desk.getByRole('button', { name: 'Give' }).click();
    await until('two warnings', async () => {
      const { items } = await cup.read('/penalties', rig.organizer);
      return list(items).length === 2 ? true : null;
    });
    await desk.locator('.people summary', { hasText: 'Bob' }).click();
    await desk.getByRole('button', { name: 'Disqualify' }).click();
    await look(desk, 'desk-disqualify');
    await desk.locator('.people .deliberate button.primary').click();
    await desk.locator('.people summary', { hasText: 'disqualified' }).waitFor();
    await desk.context().close();
  }, 120_000);
});

describeInBrowser('rounds at the desk', () => {
  const names = ['Ann', 'Bob', 'Cem', 'Dora'];
  type Seats = readonly number[];
  const tablesOf = async (cup: HttpTournament, round: number) =>
    list((await cup.read(`/rounds/${round}`, rig.organizer))['tables']).map(({ table, seats, why }) => ({
      table: Number(table),
      seats: list(seats).map(({ entrant }) => Number(entrant)) as Seats,
      part: String(why!['part']),
    }));
  const choose = async (page: Page, label: string, text: string): Promise<void> => {
    const field = page.getByLabel(label, { exact: true });
    await field.selectOption(await field.locator('option', { hasText: text }).first().getAttribute('value'));
  };

  it('given a late entrant, when pairings are discarded and drawn again, then they play; changes by hand are warned of; added time is on the screen', async () => {
    const { cup } = await cupOf(names, swiss(3));
    for (const type of ['pairRound', 'publishRound', 'startRound']) await cup.does({ type });
    const first = await tablesOf(cup, 1);
    for (const { table, seats } of first)
      await cup.does({ type: 'confirmResult', round: 1, table, result: games(seats[0]!, 1, seats[1]!, 0) });
    await cup.does({ type: 'closeRound' });
    const desk = await deskOf(cup);
    await next(desk, 'Pair the next round');
    await tab(desk, 'Players');
    await desk.getByLabel('Add a late player').fill('Lu');
    await desk.getByLabel('Missed rounds count as').selectOption('byes');
    await desk.getByRole('button', { name: 'Add', exact: true }).click();
    await desk.locator('.people summary', { hasText: 'Lu' }).waitFor();
    await look(desk, 'desk-late');
    await desk.getByRole('button', { name: 'Discard the pairings' }).click();
    await desk.locator('.step').getByLabel('Reason').fill('Lu came');
    await desk.locator('.step .deliberate button.primary').click();
    await next(desk, 'Pair the next round');
    await tab(desk, 'Round');
    await desk.locator('.list', { hasText: 'Lu' }).waitFor();

    const second = await tablesOf(cup, 2);
    const nameOf = (entrant: number): string => [...names, 'Lu'][entrant - 1]!;
    const [one, other] = second[0]!.seats as [number, number];
    await desk.getByText('Change pairings by hand').click();
    await choose(desk, 'Who', nameOf(one));
    await choose(desk, 'Goes to', 'Loss without opponent');
    await desk.getByRole('button', { name: 'Lay down' }).click();
    await desk.getByText(`Nobody sits opposite ${nameOf(other)}`).waitFor();
    await look(desk, 'desk-override-waiting');
    expect(await desk.getByRole('button', { name: 'Change the pairings' }).isDisabled()).toBe(true);
    await desk.getByRole('button', { name: 'Start over' }).click();

    // Two who have met sit together again.
    const [met, again] = first.map(({ seats }) => seats).find(([, b]) => second.some(({ seats }) => seats.includes(b!)))! as [
      number,
      number,
    ];
    const opponent = second.find(({ seats }) => seats.includes(again))!.seats.find((entrant) => entrant !== again)!;
    if (opponent !== met) {
      await choose(desk, 'Who', nameOf(met));
      await choose(desk, 'Goes to', `changes places with ${nameOf(opponent)}`);
      await desk.getByRole('button', { name: 'Lay down' }).click();
      await desk.getByText(/have met before/).waitFor();
    }
    await choose(desk, 'Table', '1:');
    await desk.getByLabel('New number').fill('9');
    await desk.getByRole('button', { name: 'Renumber' }).click();
    await desk.getByText('Table 9:').waitFor();
    await look(desk, 'desk-override-warned');
    await desk.locator('.card').getByLabel('Reason').fill('table with a camera');
    await desk.getByRole('button', { name: 'Change the pairings' }).click();
    await desk.locator('.list tbody th', { hasText: '9' }).waitFor();
    expect((await tablesOf(cup, 2)).map(({ table }) => table)).toEqual([2, 9]);
    await next(desk, 'Publish the pairings');
    await next(desk, 'Start the round');

    const screen = await visit(`/t/${cup.tournamentId}/projector`, '.wall-list li');
    await desk.locator('summary', { hasText: 'Add time at a table' }).click();
    const form = desk.locator('.clock form');
    await form.locator('select').selectOption('9');
    await form.getByLabel('Minutes').fill('5');
    await form.getByLabel('Reason').fill('deck check');
    await form.getByRole('button', { name: 'Add time at a table' }).click();
    await screen.getByText('Table 9: +5 min').waitFor({ timeout: 15_000 });
    await look(screen, 'projector-more-time');
    await enter(desk, 9, '1-0');
    await screen.getByText('Table 9: +5 min').waitFor({ state: 'detached', timeout: 15_000 });
    await Promise.all([desk.context().close(), screen.context().close()]);
  }, 180_000);

  it('given double elimination, when whoever came without a loss loses the grand final, then it is played again, and the last one decides', async () => {
    const { cup } = await cupOf(names, { phases: [{ kind: 'doubleElimination', bestOf: 1, minutes: null, gate: null }] });
    const desk = await deskOf(cup);
    const lost = new Set<number>();
    const parts: string[] = [];
    let champion = 0;
    for (let round = 1; !parts.includes('reset'); round++) {
      await next(desk, 'Pair the next round');
      await next(desk, 'Publish the pairings');
      await next(desk, 'Start the round');
      await tab(desk, 'Round');
      for (const { table, seats, part } of await tablesOf(cup, round)) {
        parts.push(part);
        const [left, right] = seats as [number, number];
        const leftWins = part === 'grandFinal' ? lost.has(left) : left < right;
        await enter(desk, table, leftWins ? '1-0' : '0-1');
        champion = leftWins ? left : right;
        lost.add(leftWins ? right : left);
      }
      await next(desk, 'Close the round');
    }
    expect(parts).toEqual(['main', 'main', 'main', 'losers', 'losers', 'grandFinal', 'reset']);
    await tab(desk, 'Bracket');
    await desk.locator('.bracket-round').nth(4).waitFor();
    await look(desk, 'desk-double');
    await desk.getByRole('button', { name: 'Finish the tournament' }).click();
    await desk.locator('.step .deliberate button.primary').click();
    await desk.getByText('The tournament is over.').waitFor();
    expect(list((await cup.read(''))['places'])[0]).toMatchObject({ entrant: champion, place: 1 });
    await desk.context().close();
  }, 180_000);

  it('given a pod of four of whom one does not come, then the others draw, and the one who did not come has no point', async () => {
    const phases = [{ kind: 'pods', rounds: 1, bestOf: 1, minutes: 75, gate: null }];
    const { cup } = await cupOf(names, { phases }, { policy: 'pods' });
    for (const type of ['pairRound', 'publishRound', 'startRound']) await cup.does({ type });
    const { seats } = (await tablesOf(cup, 1))[0]!;
    const desk = await deskOf(cup, '.entry');
    await desk.locator('.entry input').first().fill('1');
    await desk.locator('.entry input').nth(1).fill('n9');
    await desk.keyboard.press('Enter');
    await desk.getByText('This is not a result.').waitFor();
    await desk.locator('.entry input').nth(1).fill('');
    await desk.locator('.entry input').first().fill('');
    await enter(desk, 1, 'dn4');
    await desk
      .getByText(`drawn; did not come: ${names[seats[3]! - 1]!}`)
      .first()
      .waitFor();
    await look(desk, 'desk-pod-no-show');
    const rows = list((await cup.read('/standings'))['rows']);
    const pointsOf = (entrant: number): unknown => rows.find((row) => Number(row['entrant']) === entrant)?.['figures']?.['points'];
    expect(seats.map(pointsOf)).toMatchObject([{ shown: '1' }, { shown: '1' }, { shown: '1' }, { shown: '0' }]);
    await desk.context().close();
  }, 120_000);
});
