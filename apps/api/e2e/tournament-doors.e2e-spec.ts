import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Loose, type Rig } from './rig.js';
import { newCommand } from './table.js';
import { createTournament, games, type HttpTournament, list, swiss } from './tournament.js';

let database: TestDatabase;
let rig: Rig;

beforeAll(async () => {
  database = await createTestDatabase();
  rig = await bootRig({ ...database, redisUrl: testRedisUrl() }, probeRuleset);
});

afterAll(async () => {
  await rig.close();
  await database.drop();
});

const importing = (cup: HttpTournament, csv: string, commandId = newCommand(), secret = rig.organizer) =>
  rig.post(`/tournaments/${cup.tournamentId}/entrants`, secret, { commandId, csv });
const linesOf = (text: string): readonly Loose[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Loose);

describe('files of players', () => {
  it('given a spreadsheet’s file, when it is sent twice, then players are registered once, wrong lines are named, and the answer is the same', async () => {
    const cup = await createTournament(rig);
    const csv = '\ufeffClub;姓名;Byes\r\nX;"Li; Wei";1\r\nY;;0\r\nZ;Ann;7\r\n;Bob;\r\n';
    const commandId = newCommand();
    const answer = await importing(cup, csv, commandId);
    expect(answer).toMatchObject({
      status: 200,
      json: {
        registered: [
          { line: 2, entrant: 1, name: 'Li; Wei', place: 'registered' },
          { line: 5, entrant: 2, name: 'Bob', place: 'registered' },
        ],
        refused: [
          { line: 3, code: 'name/empty' },
          { line: 4, code: 'byes/impossible' },
        ],
        ignoredColumns: ['Club'],
        version: 3,
      },
    });
    expect(await importing(cup, csv, commandId)).toMatchObject({ status: 200, text: answer.text });
    expect(await importing(cup, 'Cem', commandId)).toMatchObject({ status: 409, json: { code: 'command/reused' } });
    expect(list((await cup.read('/entrants'))['items'])).toMatchObject([{ name: 'Li; Wei', awardedByes: 1 }, { name: 'Bob' }]);
  });

  it('given 4,000 names with long columns beside them, when they are sent, then they are registered within seconds', async () => {
    const cup = await createTournament(rig);
    const csv = `name,note\n${Array.from({ length: 4_000 }, (_, n) => `选手 ${n},${'x'.repeat(120)}`).join('\n')}`;
    const began = performance.now();
    expect(await importing(cup, csv)).toMatchObject({ status: 200, json: { ignoredColumns: ['note'], version: 4_001 } });
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('given files that can’t be read, other tokens, and a tournament that runs, when they are sent, then each is refused by its code', async () => {
    const cup = await createTournament(rig);
    for (const [csv, params] of [
      ['Ann,1\nBob,2', { line: 1 }],
      ['name\n"Ann', { line: 2 }],
      [' \n', undefined],
    ] as const)
      expect(await importing(cup, csv)).toMatchObject({ status: 422, json: { code: 'entrants/unreadable', ...(params && { params }) } });
    expect(await importing(cup, '')).toMatchObject({ status: 400, json: { code: 'request/malformed' } });
    await cup.does({ type: 'openRegistration' });
    const player = await cup.register('Ann');
    expect(await importing(cup, 'Bob', newCommand(), player.secret)).toMatchObject({ status: 403 });
    expect(await rig.post(`/tournaments/${cup.tournamentId}/entrants`, null, { commandId: newCommand(), csv: 'Bob' })).toMatchObject({
      status: 401,
    });
    await cup.does({ type: 'cancel', reason: 'rain' });
    expect(await importing(cup, 'Bob')).toMatchObject({ status: 409, json: { code: 'tournament/wrong-status' } });
    expect(list((await cup.read('/entrants'))['items'])).toHaveLength(1);
  });
});

describe('tables and events that leave a tournament', () => {
  it('given a round, when CSV and lines are fetched by staff, a player and the public, then each gets what their pages show', async () => {
    const cup = await createTournament(rig, { matches: 'offline', reporting: 'players' });
    await cup.does({ type: 'setStructure', structure: swiss(2, 3) });
    await cup.does({ type: 'openRegistration' });
    const players = [
      await cup.register('=HYPERLINK("x")'),
      await cup.register('Bob, B'),
      await cup.register('Cem'),
      await cup.register('Dora'),
    ];
    await cup.does({ type: 'closeRegistration' });
    const csv = async (path: string, secret: string | null = null) => rig.get(`/tournaments/${cup.tournamentId}/csv/${path}`, secret);
    expect(await csv('pairings')).toMatchObject({ status: 404, json: { code: 'round/not-found' } });
    await cup.does({ type: 'pairRound' });
    expect(await csv('pairings')).toMatchObject({ status: 404, json: { code: 'round/not-found' } });
    expect(await csv('pairings?round=1')).toMatchObject({ status: 404, json: { code: 'round/not-found' } });
    const staff = await csv('pairings', rig.organizer);
    expect(staff.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(staff.headers.get('content-disposition')).toBe('attachment; filename="pairings.csv"');
    expect(staff.text).toContain(`"'=HYPERLINK(""x"")"`);
    const lines = async (secret: string | null, from = 1) => rig.get(`/tournaments/${cup.tournamentId}/events.ndjson?from=${from}`, secret);
    const hidden = linesOf((await lines(null)).text).at(-1)!;
    expect(hidden).toMatchObject({ type: 'RoundPaired', data: { at: expect.any(Number) } });
    expect(Object.keys(hidden['data']!)).toEqual(['at']);
    expect(linesOf((await lines(rig.organizer)).text).at(-1)!['data']).toMatchObject({ round: 1 });
    await cup.does({ type: 'publishRound' });
    const [table] = list((await cup.read('/rounds/1'))['tables']);
    const [one, other] = [0, 1].map((at) => table!['seats']![at]!['entrant'] as number);
    const reporter = players.find(({ entrant }) => entrant === one)!;
    await cup.command({ type: 'reportResult', table: 1, result: games(one!, 2, other!, 1) }, reporter.secret);
    const resultOf = async (secret: string | null): Promise<string> => (await csv('results', secret)).text.split('\r\n')[1]!;
    expect(await resultOf(null)).toMatch(/,,,,,missing,,no$/);
    expect(await resultOf(rig.organizer)).toMatch(/,,,,,reported,,no$/);
    const own = await rig.get(`/tournaments/${cup.tournamentId}/events.ndjson?from=1`, reporter.secret);
    expect(own.headers.get('content-type')).toMatch(/^application\/x-ndjson/);
    const events = linesOf(own.text);
    expect(events.map((event) => event['version'] as number)).toEqual(events.map((_, at) => at + 1));
    expect(Object.keys(events.at(-1)!['data']!)).toEqual(['at']);
    expect(linesOf((await lines(null, events.length)).text)).toHaveLength(1);
    expect(linesOf((await lines(null, events.length + 1)).text)).toHaveLength(0);
    expect((await csv('standings')).text.split('\r\n')[0]).toMatch(/^after round,rank,entrant,name,play,points,points exact,/);
    const raw = await fetch(`${rig.url}/tournaments/${cup.tournamentId}/csv/standings`);
    expect([...new Uint8Array(await raw.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    expect((await csv('entrants')).text.split('\r\n')).toHaveLength(6);
    expect(await csv('penalties')).toMatchObject({ status: 400, json: { code: 'request/malformed' } });
  });

  it('given a tournament for its gathering alone, when strangers ask, then they get nothing', async () => {
    const cup = await createTournament(rig, { visibility: 'gathering' });
    for (const path of ['csv/entrants', 'events.ndjson']) {
      expect(await rig.get(`/tournaments/${cup.tournamentId}/${path}`)).toMatchObject({ status: 401 });
      expect(await rig.get(`/tournaments/${cup.tournamentId}/${path}`, rig.organizer)).toMatchObject({ status: 200 });
    }
  });
});
