import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { matchRecordOf, verifyStream } from '@arbiter/recording';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, bootWorker, type Rig } from './rig.js';
import { createPlayer, mint, newCommand } from './table.js';
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

/** Plays the next round off line: the first side wins, as both players report at the first table, and as staff enter at the others. */
const playRound = async (cup: HttpTournament, round: number, players: readonly Registered[]): Promise<void> => {
  await cup.does({ type: 'pairRound' });
  await cup.does({ type: 'publishRound' });
  for (const table of list((await cup.read(`/rounds/${round}`))['tables'])) {
    const number = table['table'] as number;
    const seats = list(table['seats']).map((seat) => seat['entrant'] as number);
    const result = games(seats[0]!, 1, seats[1]!, 0);
    if (number > 1) await cup.does({ type: 'confirmResult', round, table: number, result });
    else
      for (const entrant of seats) {
        const { secret } = players.find((one) => one.entrant === entrant)!;
        expect(await cup.command({ type: 'reportResult', table: number, result }, secret)).toMatchObject({ status: 200 });
      }
  }
  await cup.does({ type: 'closeRound' });
};

const requested = (cup: HttpTournament, secret: string | null) => rig.send('POST', `/tournaments/${cup.tournamentId}/exports`, { secret });

/** Fetches what a job made, once it is made and its head is public. */
const outputOf = async (jobId: string, secret: string): Promise<string> =>
  until('the export', async () => {
    const { status, text } = await rig.get(`/jobs/${jobId}/output`, secret);
    return status === 200 ? text : null;
  });

describe('the record of a tournament', () => {
  it('given a tournament that is played to its end, when its record is asked for before and after, then staff who do not play get it, nobody else does, and it verifies', async () => {
    const cup = await createTournament(rig, { matches: 'offline' });
    await cup.does({ type: 'setStructure', structure: swiss(2) });
    await cup.does({ type: 'openRegistration' });
    const players = [
      await cup.register('Ann'),
      await cup.register('Bob'),
      await cup.register('Cem'),
      await cup.register('Dora'),
      await cup.register('Eve'),
    ];
    await cup.does({ type: 'closeRegistration' });
    await playRound(cup, 1, players);
    await playRound(cup, 2, players);
    await cup.does({ type: 'publishStandings', round: 2 });
    const [player] = players;
    const judge = await mint(rig, cup.gatheringId, { role: 'judge' });
    const spectator = await mint(rig, cup.gatheringId, { role: 'spectator' });
    for (const secret of [player!.secret, spectator])
      expect(await requested(cup, secret)).toMatchObject({ status: 403, json: { code: 'access/forbidden' } });
    expect(await requested(cup, null)).toMatchObject({ status: 401 });
    const early = await requested(cup, rig.organizer);
    expect(early).toMatchObject({ status: 202, json: { location: expect.stringMatching(/^\/jobs\//) } });
    const running = await outputOf(early.json['jobId']!, rig.organizer);
    expect(verifyStream(running)).toMatchObject({ ok: true, tournament: { status: 'running', rounds: 2, seeds: 'untold' } });
    for (const secret of [player!.secret, spectator])
      for (const path of ['', '/output'])
        expect(await rig.get(`/jobs/${early.json['jobId']!}${path}`, secret)).toMatchObject({
          status: 404,
          json: { code: 'job/not-found' },
        });
    await cup.does({ type: 'finish' });
    const key: string = (await rig.get('/evidence/key')).json['key']!;
    const jobs = new Set<string>();
    for (const secret of [player!.secret, spectator]) expect(await requested(cup, secret)).toMatchObject({ status: 403 });
    for (const secret of [judge, rig.organizer]) {
      const asked = await requested(cup, secret);
      expect(asked).toMatchObject({ status: 202 });
      jobs.add(asked.json['jobId']!);
      const text = await outputOf(asked.json['jobId']!, secret);
      expect(verifyStream(text, { key })).toMatchObject({
        ok: true,
        verdict: 'authentic',
        stream: { type: 'tournament', id: cup.tournamentId },
        tournament: { status: 'finished', entrants: 5, rounds: 2, results: 4, seeds: 'opened' },
      });
      for (const name of ['Cup', 'Ann', 'Bob']) expect(text).not.toContain(name);
    }
    expect(jobs.size).toBe(1);
    const stranger = await createTournament(rig);
    const theirs = await mint(rig, stranger.gatheringId, { role: 'spectator' });
    expect(await requested(cup, theirs)).toMatchObject({ status: 404, json: { code: 'tournament/not-found' } });
    expect(await rig.get(`/jobs/${[...jobs][0]}`, theirs)).toMatchObject({ status: 404 });
  });

  it('given an organizer who plays in the gathering, when they ask, then they are refused', async () => {
    const cup = await createTournament(rig, { matches: 'offline' });
    const playerId = await createPlayer(rig, cup.gatheringId, 'Olga');
    const organizer = await mint(rig, cup.gatheringId, { role: 'organizer', playerId });
    expect(await requested(cup, organizer)).toMatchObject({ status: 403, json: { code: 'access/not-impartial' } });
    expect(await requested(cup, rig.organizer)).toMatchObject({ status: 202 });
  });

  it('given recorded matches, when the record is verified with their exports, then the results that were taken over are compared with them', async () => {
    const cup = await createTournament(rig);
    await cup.does({ type: 'setStructure', structure: swiss(1) });
    await cup.does({ type: 'openRegistration' });
    const players = [];
    for (const name of ['Ann', 'Bob', 'Cem', 'Dora']) players.push(await cup.register(name));
    await cup.does({ type: 'closeRegistration' });
    for (const type of ['pairRound', 'publishRound']) await cup.does({ type });
    const tables = list((await cup.read('/rounds/1'))['tables']);
    for (const table of tables) {
      const loser = players.find(({ entrant }) => entrant === Number(table['seats']![1]!['entrant']))!;
      await until('the match', async () => {
        const body = { commandId: newCommand(), scope: 'match' };
        const { status } = await rig.post(`/matches/${table['matchId']}/concession`, loser.secret, body);
        return status === 200 ? true : null;
      });
    }
    await until('the results', async () =>
      list((await cup.read('/rounds/1'))['tables']).every((table) => (table['state'] as string) === 'confirmed') ? true : null,
    );
    await cup.does({ type: 'closeRound' });
    await cup.does({ type: 'finish' });
    const text = await outputOf((await requested(cup, rig.organizer)).json['jobId']!, rig.organizer);
    const [match] = tables;
    const job = await rig.post(`/matches/${match!['matchId']}/exports`, rig.organizer, { content: 'bundle' });
    const read = matchRecordOf(await outputOf(job.json['jobId']!, rig.organizer));
    if (!read.ok) throw new Error(read.fault.detail);
    expect(verifyStream(text, { matches: [read.record] })).toMatchObject({
      ok: true,
      tournament: { ofMatches: { compared: 1, notCompared: 1 } },
    });
    const turned = { ...read.record, players: read.record.players.toReversed() };
    expect(verifyStream(text, { matches: [turned] })).toMatchObject({ ok: false, fault: { code: 'tournament/match' } });
  });
});
