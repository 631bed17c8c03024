import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { presentationOf } from '@arbiter/presentations';
import { FileRulesets, verifyExport } from '@arbiter/recording';
import { createTestDatabase, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { releaseIntoFolder } from './released.js';
import { bootRig, bootWorker, type Answer, type Loose, type Rig } from './rig.js';
import { createPlayer, createGathering, newCommand, setTable, type Table } from './table.js';

const magic = { game: 'magic', file: 'libs/games/magic/src/bundle.ts', name: 'rules', cards: 'libs/games/magic/src/cards/index.ts' };

type Deck = { readonly main: readonly string[]; readonly sideboard: readonly string[] };

const copies = (count: number, card: string): readonly string[] => Array.from({ length: count }, () => card);
const decks: readonly [Deck, Deck] = [
  { main: [...copies(52, 'forest'), ...copies(4, 'grizzly-bears'), ...copies(4, 'giant-growth')], sideboard: [...copies(3, 'murder')] },
  { main: [...copies(56, 'mountain'), ...copies(4, 'shock')], sideboard: [] },
];

/** Returns a plain answer: keeps hands, plays lands, otherwise passes, and picks the least number of options where some must be picked. */
const plainly = (decision: Loose): unknown => {
  const options = decision['domain']!['options'] as unknown as Loose[];
  const ids = options.map((option) => option['id'] as string);
  const land = ids.find((id) => id.startsWith('land:'));
  if ((decision['kind'] as string) === 'act') return { picks: [land ?? 'pass'] };
  return { picks: ids.slice(0, Number(decision['domain']!['min'])) };
};

const openOf = async (table: Table): Promise<Loose[]> =>
  ((await table.view(table.judge)).json['pending'] as unknown as Loose[]).map((pending) => pending['decision']!);
const seatOf = (decision: Loose): 0 | 1 => Number(decision['seat']) as 0 | 1;

/**
 * Answers at most `most` decisions, one after the other, until a decision of one of the kinds `until` is open.
 * @returns the open decisions
 */
async function play(table: Table, most: number, ...until: readonly string[]): Promise<Loose[]> {
  for (let answers = 0; answers < most; answers += 1) {
    const open = await openOf(table);
    if (open.length === 0 || until.includes(open[0]!['kind'] as string)) return open;
    const done = await table.answer(seatOf(open[0]!), plainly);
    if (done.status !== 200) throw new Error(done.text);
  }
  return openOf(table);
}

let database: TestDatabase;
const prefix = `magic-e2e-${randomBytes(6).toString('hex')}`;
const servers = (): { readonly appUrl: string; readonly redisUrl: string } => ({ appUrl: database.appUrl, redisUrl: testRedisUrl() });

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

describe('a best of three with decks of the players', () => {
  let rig: Rig;
  let worker: Awaited<ReturnType<typeof bootWorker>>;
  let table: Table;

  beforeAll(async () => {
    rig = await bootRig(servers(), magic, {}, prefix);
    worker = await bootWorker(servers(), magic, prefix);
    table = await setTable(rig, { game: 'magic', match: { format: 'constructed', decks } });
  });

  afterAll(async () => {
    await worker.close();
    await rig.close();
  });

  it('given decks that are missing or break the rules, when a match is created, then that is refused with the rule, and nothing is there', async () => {
    const gatheringId = await createGathering(rig, 0, 'magic');
    const players = [await createPlayer(rig, gatheringId, 'Ann'), await createPlayer(rig, gatheringId, 'Ben')];
    const create = (given: unknown): Promise<Answer> =>
      rig.post(`/gatherings/${gatheringId}/matches`, rig.organizer, {
        players,
        format: 'constructed',
        commandId: newCommand(),
        ...(given === undefined ? {} : { decks: given }),
      });
    expect(await create(undefined)).toMatchObject({ status: 422, json: { code: 'deck/missing' } });
    const small = { main: copies(59, 'forest'), sideboard: [] };
    const refused = await create([decks[0], small]);
    expect(refused).toMatchObject({ status: 422, json: { code: 'deck/illegal', rule: '100.2a', status: 422, title: expect.any(String) } });
    expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await create([decks[0], { main: [...copies(55, 'forest'), ...copies(5, 'shock')], sideboard: [] }])).toMatchObject({
      status: 422,
      json: { code: 'deck/illegal', rule: '100.2a' },
    });
    expect(await create([decks[0], { main: copies(60, 'no-such-card'), sideboard: [] }])).toMatchObject({
      status: 422,
      json: { code: 'deck/illegal' },
    });
    expect((await rig.get(`/gatherings/${gatheringId}/matches`, rig.organizer)).json['items']).toHaveLength(0);
  });

  it('given the match begins, then each player is asked in turn about their own hand, which nobody else sees', async () => {
    await table.start();
    const [asked] = await openOf(table);
    expect(asked).toMatchObject({ kind: 'mulligan', rule: '103.4' });
    const hands = async (secret: string): Promise<Loose[]> =>
      ((await table.view(secret)).json['view']!['zones'] as unknown as Loose[]).filter((zone) => (zone['kind'] as string) === 'hand');
    expect((await hands(table.seats[0])).map((zone) => (zone['objects'] as unknown as Loose[]).length)).toEqual([7, 0]);
    expect((await hands(table.spectator)).map((zone) => [zone['count'], (zone['objects'] as unknown as Loose[]).length])).toEqual([
      [7, 0],
      [7, 0],
    ]);
  });

  it('given some turns are played, when a pass until the turn ends is answered, then it passes without another question', async () => {
    await play(table, 12);
    await play(table, 40, 'act');
    const [open] = await openOf(table);
    const seat = seatOf(open!);
    expect((open!['domain']!['options'] as unknown as Loose[]).map((option) => option['id'] as string)).toEqual(
      expect.arrayContaining(['pass', 'pass:step', 'pass:turn', 'pass:acted']),
    );
    expect(open).toMatchObject({ words: { en: 'You have priority.', zh: '你拥有优先权。' } });
    expect((open!['domain']!['options'] as unknown as Loose[]).find((option) => (option['id'] as string) === 'pass:turn')).toMatchObject({
      standing: true,
      words: { en: 'Pass until the turn ends' },
    });
    expect(await table.answer(seat, () => ({ picks: ['pass:turn'] }))).toMatchObject({ status: 200 });
    const { json } = await table.view(table.judge);
    const turn = json['view']!['turn']!['number'];
    for (let answers = 0; answers < 20; answers += 1) {
      const { json: now } = await table.view(table.judge);
      if (now['view']!['turn']!['number'] !== turn) break;
      const [next] = await openOf(table);
      expect([seatOf(next!), next!['kind']]).not.toEqual([seat, 'act']);
      await table.answer(seatOf(next!), plainly);
    }
  });

  it('given a player passes ahead, when the other is asked, then they are told in words that they may stop, and saying so leaves the other asked', async () => {
    const [open] = await play(table, 40, 'act');
    const seat = seatOf(open!);
    expect(await table.answer(seat, () => ({ picks: ['pass:turn'] }))).toMatchObject({ status: 200 });
    const seenBy = async (secret: string): Promise<Loose> => (await table.view(secret)).json['pending']![0]!;
    const { id, seat: other } = (await seenBy(table.seats[seat])) as unknown as { readonly id: number; readonly seat: 0 | 1 };
    expect(await seenBy(table.seats[seat])).toMatchObject({
      yours: false,
      seat: 1 - seat,
      may: [{ id: 'stopPassing', words: { en: 'Stop passing ahead', zh: '不再预先让过' } }],
    });
    expect(await seenBy(table.spectator)).not.toHaveProperty('may');
    const say = (): Promise<Answer> => table.command(`decisions/${id}/answer`, table.seats[seat], { answer: { picks: ['stopPassing'] } });
    expect(await say()).toMatchObject({ status: 200 });
    expect(await seenBy(table.seats[seat])).toEqual(expect.not.objectContaining({ may: expect.anything() }));
    expect(await seenBy(table.seats[other])).toMatchObject({ yours: true, decision: { id } });
    expect(await say()).toMatchObject({ json: { code: 'decision/not-yours' } });
  });

  it('given what happened, when only the newest of it is asked for, then it is told in words, with the names of players, steps and zones', async () => {
    const all = (await rig.get(`/matches/${table.matchId}/transcript?language=en`, table.seats[0], { accept: 'application/json' })).json[
      'lines'
    ] as unknown as { readonly version: number; readonly text: string; readonly type: string }[];
    const { newest } = (await table.view(table.seats[0])).json as unknown as { readonly newest: number };
    const last = (
      await rig.get(`/matches/${table.matchId}/transcript?language=en&after=${newest - 3}`, table.seats[0], { accept: 'application/json' })
    ).json['lines'];
    expect(last).toEqual(all.filter(({ version }) => version > newest - 3));
    expect(all.map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Turn 1: (Alice|Bob)\.$/), expect.stringMatching(/^(Alice|Bob): upkeep step\.$/)]),
    );
    expect(all.filter(({ text }) => /object:|player:|\{"|undefined|null|Player \d/.test(text))).toEqual([]);
  });

  it('given a game is lost, then both may change their decks in secret; what is no division of them is refused', async () => {
    expect(await table.command('concession', table.seats[0], { scope: 'game' })).toMatchObject({ status: 200 });
    expect(await openOf(table)).toMatchObject([0, 1].map((seat) => ({ kind: 'sideboard', rule: '100.4', seat, sealed: true })));
    const stranger = { main: [...copies(56, 'forest'), ...copies(4, 'giant-growth')], sideboard: [] };
    const refused = await table.answer(0, () => ({ bulk: stranger }));
    expect(refused).toMatchObject({ status: 422, json: { code: 'deck/illegal', rule: '100.4' } });
    const [own] = decks;
    const swapped = {
      main: [...own.main.filter((card) => card !== 'giant-growth'), 'giant-growth', ...own.sideboard],
      sideboard: copies(3, 'giant-growth'),
    };
    expect(await table.answer(0, () => ({ bulk: swapped }))).toMatchObject({ status: 200 });
    expect((await table.view(table.seats[1])).text).not.toContain('murder');
    expect(await table.answer(1, () => ({ bulk: decks[1] }))).toMatchObject({ status: 200 });
  });

  it('given the second game, then the loser says who begins, and it is played with the changed deck', async () => {
    const [choice] = await openOf(table);
    expect(choice).toMatchObject({ kind: 'chooseStart', rule: '103.2', seat: 0 });
    expect(await table.answer(0, () => ({ picks: ['player:1'] }))).toMatchObject({ status: 200 });
    await play(table, 10);
    const { json } = await table.view(table.judge);
    expect(json['view']).toMatchObject({ values: { game: 2, wins: [0, 1], bestOf: 3 } });
    const kept = (json['view']!['zones'] as unknown as Loose[]).find((zone) => (zone['id'] as string) === 'sideboard:0');
    expect((kept!['objects'] as unknown as Loose[]).map((object) => object['card'] as string)).toEqual(copies(3, 'giant-growth'));
  });

  it('given a player has won two games, then the match is over and its export verifies', async () => {
    expect(await table.command('concession', table.seats[0], { scope: 'game' })).toMatchObject({ status: 200 });
    expect((await table.view(table.spectator)).json).toMatchObject({ status: 'ended', result: { winners: [1], rule: '100.6a' } });
    const accepted = await rig.post(`/matches/${table.matchId}/exports`, table.seats[0], {});
    expect(accepted.status).toBe(202);
    const jobId = accepted.json['jobId'] as string;
    for (;;) {
      const { json } = await rig.get(`/jobs/${jobId}`, table.seats[0]);
      if (['done', 'dead'].includes(json['state'] as string)) break;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    const output = await rig.get(`/jobs/${jobId}/output`, table.seats[0]);
    const key: string = (await rig.get('/evidence/key')).json['key']!;
    const folder = await releaseIntoFolder(magic);
    const verdict = await verifyExport(output.text, { rulesets: new FileRulesets(folder.directory, { presentationOf }), key });
    await folder.remove();
    const header = output.text.slice(0, output.text.indexOf('\n'));
    expect(header.length).toBeLessThan(120_000);
    // The match pins the catalogue that the list of games names.
    const [{ catalogue }] = (await rig.get('/games')).json['games'] as unknown as [{ readonly catalogue: string }];
    expect(JSON.parse(header)).toMatchObject({ pins: { catalogue: { root: catalogue } } });
    expect(verdict).toMatchObject({
      ok: true,
    });
  });
});

describe('a sequence that repeats and grows', () => {
  let rig: Rig;

  beforeAll(async () => {
    rig = await bootRig(servers(), { game: 'magic', file: 'apps/api/e2e/growing-magic.ts', name: 'growingMagic' });
  });

  afterAll(() => rig.close());

  it('when it reaches a limit, then the action is recorded as that, the match stands as before, and the players can agree on a draw', async () => {
    const table = await setTable(rig, { game: 'magic', match: { format: 'single', decks } });
    await table.start();
    const cast = (decision: Loose): unknown => ({
      picks: [
        (decision['domain']!['options'] as unknown as Loose[]).find((option) => (option['params']?.['card'] as unknown) === 'spark')!['id'],
      ],
    });
    expect(await table.answer(0, cast)).toMatchObject({ status: 200 });
    // From here on only this player can act, and each pass would let one object resolve; therefore they pass for the whole turn.
    expect(await table.answer(0, () => ({ picks: ['pass:turn'] }))).toMatchObject({ status: 200 });
    const { json } = await table.view(table.seats[0]);
    expect(json).toMatchObject({ status: 'running', view: { players: [{ values: { life: 20 } }, {}] } });
    expect((await rig.get(`/matches/${table.matchId}/transcript`, table.seats[0])).text.toLowerCase()).toContain('limit');
    expect(await table.answer(0, () => ({ picks: ['pass'] }))).toMatchObject({ status: 422, json: { code: 'action/not-possible' } });
    expect(await table.command('draw-offer', table.seats[0], { scope: 'match' })).toMatchObject({ status: 200 });
    expect(await table.command('draw-agreement', table.seats[1], { scope: 'match' })).toMatchObject({ status: 200 });
    expect((await table.view(table.seats[1])).json).toMatchObject({ status: 'ended', result: { winners: [] } });
  });
});
