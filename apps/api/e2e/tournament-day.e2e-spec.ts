import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
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

const secretOf = (players: readonly Registered[], seat: Loose | undefined): string =>
  players.find(({ entrant }) => entrant === Number(seat!['entrant']))!.secret;

/** Concedes the match of a table for its second side, once it is there. */
const concede = async (table: Loose, players: readonly Registered[]): Promise<void> => {
  const secret = secretOf(players, table['seats']![1]);
  await until('the match', async () => {
    const answer = await rig.post(`/matches/${table['matchId']}/concession`, secret, { commandId: newCommand(), scope: 'match' });
    return answer.status === 200 ? true : null;
  });
};

const tablesOf = async (cup: HttpTournament, round: number, secret: string | null = null): Promise<readonly Loose[]> =>
  list((await cup.read(`/rounds/${round}`, secret))['tables']);

const settled = (cup: HttpTournament, round: number): Promise<boolean> =>
  until('the results', async () =>
    (await tablesOf(cup, round)).every((table) => (table['state'] as string) === 'confirmed') ? true : null,
  );

describe('a day from registration to standings', () => {
  it('given five who register, when two rounds are recorded, then matches come from pairings, results come back, and standings open down to the log', async () => {
    const cup = await createTournament(rig);
    await cup.does({ type: 'setStructure', structure: swiss(2) });
    await cup.does({ type: 'openRegistration' });
    const players: Registered[] = [];
    for (const name of ['Ann', 'Bob', 'Cem', 'Dora', 'Eve']) players.push(await cup.register(name));
    expect(players.map(({ entrant }) => entrant)).toEqual([1, 2, 3, 4, 5]);
    await cup.does({ type: 'closeRegistration' });
    for (const round of [1, 2]) {
      await cup.does({ type: 'pairRound' });
      await cup.does({ type: 'publishRound' });
      await cup.does({ type: 'startRound' });
      const tables = await tablesOf(cup, round);
      expect(tables).toHaveLength(2);
      for (const table of tables) await concede(table, players);
      await settled(cup, round);
      expect(await tablesOf(cup, round)).toMatchObject(
        tables.map((table) => ({
          source: 'match',
          result: { kind: 'games', wins: [{ entrant: table['seats']![0]!['entrant'], games: 1 }, { games: 0 }] },
        })),
      );
      await cup.does({ type: 'closeRound' });
    }
    const standings = await cup.read('/standings');
    expect(standings).toMatchObject({ round: 2, policy: { id: 'magic' } });
    const rows = list(standings['rows']);
    expect(rows.map((row) => Number(row['figures']!['points']!['exact'])).reduce((sum, points) => sum + points, 0)).toBe(18);
    const opened = await cup.read(`/standings/${rows[0]!['entrant']}`);
    expect(opened).toMatchObject({ entrant: rows[0]!['entrant'], results: [{ event: { version: expect.any(Number) } }, { event: {} }] });
    const version = opened['results']![0]!['event']!['version'] as number;
    const [event] = list((await cup.read(`/events?from=${version}&limit=1`))['items']);
    expect(event).toMatchObject({ version, hash: opened['results']![0]!['event']!['hash'] });
    expect(await cup.does({ type: 'finish' })).toMatchObject({ events: ['TournamentFinished', 'SeedRevealed'] });
    expect(await cup.read('')).toMatchObject({ status: 'finished', seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await rig.get(`/matches/${(await tablesOf(cup, 1))[0]!['matchId']}`, rig.organizer)).toMatchObject({
      json: { status: 'ended' },
    });
  });

  it('given a table played on paper, when both players report alike, differently, and a judge settles it, then it is in the log, and the round closes only then', async () => {
    const cup = await createTournament(rig, { matches: 'offline' });
    await cup.does({ type: 'setStructure', structure: swiss(1, 3) });
    await cup.does({ type: 'openRegistration' });
    const players = [await cup.register('Ann'), await cup.register('Bob'), await cup.register('Cem'), await cup.register('Dora')];
    await cup.does({ type: 'closeRegistration' });
    await cup.does({ type: 'pairRound' });
    expect(await cup.command({ type: 'reportResult', table: 1, result: { kind: 'doubleLoss' } }, players[0]!.secret)).toMatchObject({
      status: 409,
      json: { code: 'round/wrong-stage' },
    });
    expect(await rig.get(`/tournaments/${cup.tournamentId}/rounds/1`)).toMatchObject({ status: 404, json: { code: 'round/not-found' } });
    await cup.does({ type: 'publishRound' });
    const [first, second] = await tablesOf(cup, 1);
    const report = (table: Loose, side: 0 | 1, wins: readonly [number, number]) => {
      const [one, other] = [0, 1].map((at) => table['seats']![at]!['entrant'] as number);
      const command = { type: 'reportResult', table: table['table'], result: games(one!, wins[0], other!, wins[1]) };
      return cup.command(command, secretOf(players, table['seats']![side]));
    };
    expect(await report(first!, 0, [2, 1])).toMatchObject({ status: 200, json: { events: ['ResultReported'] } });
    // Nobody but staff and the player knows what was reported.
    expect((await tablesOf(cup, 1))[0]).toMatchObject({ state: 'missing', reports: [] });
    expect((await tablesOf(cup, 1, secretOf(players, second!['seats']![0])))[0]).toMatchObject({ state: 'missing', reports: [] });
    expect((await tablesOf(cup, 1, secretOf(players, first!['seats']![1])))[0]).toMatchObject({ state: 'reported', reports: [] });
    expect((await tablesOf(cup, 1, rig.organizer))[0]).toMatchObject({ state: 'reported', reports: [{}] });
    expect(await report(first!, 1, [2, 1])).toMatchObject({ json: { events: ['ResultReported', 'ResultConfirmed'] } });
    await report(second!, 0, [2, 0]);
    expect(await report(second!, 1, [0, 2])).toMatchObject({ json: { events: ['ResultReported', 'ResultDisputed'] } });
    expect(await cup.command({ type: 'closeRound' })).toMatchObject({
      status: 409,
      json: { code: 'round/unfinished', params: { missing: [], disputed: [second!['table']] } },
    });
    const [one, other] = [0, 1].map((at) => second!['seats']![at]!['entrant'] as number);
    await cup.does({ type: 'confirmResult', round: 1, table: second!['table'], result: games(one!, 2, other!, 0) });
    await cup.does({ type: 'closeRound' });
    expect(
      list((await cup.read('/events?from=1&limit=1000'))['items']).filter((item) => (item['type'] as string).startsWith('Result')),
    ).toHaveLength(7);
  });
});
