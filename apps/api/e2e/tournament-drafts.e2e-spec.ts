import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyStream } from '@arbiter/recording';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, bootWorker, type Rig } from './rig.js';
import { mint } from './table.js';
import { createTournament, games, type HttpTournament, list, type Registered, until } from './tournament.js';

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

const any = { bestOf: 1, minutes: 50, sides: 'lot' } as const;
const everybody = { kind: 'everybody' } as const;
const structure = {
  phases: [
    { kind: 'draft', ...any, rounds: 1, gate: null },
    { kind: 'swiss', ...any, rounds: 1, gate: everybody, lastRoundByRank: false },
    { kind: 'draft', ...any, rounds: 1, gate: everybody },
  ],
};

const registered = async (cup: HttpTournament, count: number): Promise<readonly Registered[]> => {
  const players: Registered[] = [];
  for (let n = 1; n <= count; n += 1) players.push(await cup.register(`Player ${n}`));
  await cup.does({ type: 'closeRegistration' });
  return players;
};

/** Plays the next round; the first side wins. @returns the tables */
const playRound = async (cup: HttpTournament, round: number) => {
  for (const type of ['pairRound', 'publishRound']) await cup.does({ type });
  const tables = list((await cup.read(`/rounds/${round}`))['tables']);
  for (const table of tables) {
    const [one, other] = list(table['seats']).map((seat) => Number(seat['entrant']));
    await cup.does({ type: 'confirmResult', round, table: table['table'], result: games(one!, 1, other!, 0) });
  }
  await cup.does({ type: 'closeRound' });
  return tables;
};

const podsOf = async (cup: HttpTournament, draft: number): Promise<readonly (readonly number[])[]> =>
  list(list((await cup.read(''))['drafts'])[draft]!['pods']).map((pod) => list(pod['seats']).map((seat) => Number(seat['entrant'])));

describe('a tournament with drafts', () => {
  it('given two drafts with a round between them, when it is played, then everybody sees the pods, pairing stays in them, and the record verifies', async () => {
    const cup = await createTournament(rig, { matches: 'offline' });
    await cup.does({ type: 'setStructure', structure });
    await cup.does({ type: 'openRegistration' });
    const players = await registered(cup, 13);
    expect(await cup.command({ type: 'pairRound' })).toMatchObject({
      status: 409,
      json: { code: 'draft/pods-missing', params: { phase: 1 } },
    });
    const judge = await mint(rig, cup.gatheringId, { role: 'judge' });
    for (const secret of [judge, players[0]!.secret])
      expect(await cup.command({ type: 'drawPods' }, secret)).toMatchObject({ status: 403, json: { code: 'access/forbidden' } });
    expect(await cup.does({ type: 'drawPods' })).toMatchObject({ events: ['PodsDrawn'] });
    expect(await cup.command({ type: 'drawPods' })).toMatchObject({ status: 409, json: { code: 'draft/pods-drawn' } });
    const first = await podsOf(cup, 0);
    expect(first.map((pod) => pod.length)).toEqual([7, 6]);
    for (const table of await playRound(cup, 1)) {
      const { pod } = table['why'] as unknown as { readonly pod: number };
      const seats = list(table['seats']).map((seat) => Number(seat['entrant']));
      expect({ kind: table['why']!['kind'], inside: seats.every((entrant) => first[pod - 1]!.includes(entrant)) }).toEqual({
        kind: 'draftPod',
        inside: true,
      });
    }
    await playRound(cup, 2);
    await cup.does({ type: 'drawPods' });
    expect(list((await cup.read(''))['drafts'])).toMatchObject([{ order: { kind: 'lot' } }, { order: { kind: 'standings', rounds: 2 } }]);
    const late = { type: 'addLateEntrant', name: 'Late', missed: 'losses' };
    expect(await cup.command(late)).toMatchObject({ status: 409, json: { code: 'tournament/late-entry-closed', params: { phase: 3 } } });
    await playRound(cup, 3);
    await cup.does({ type: 'finish' });
    const { json } = await rig.send('POST', `/tournaments/${cup.tournamentId}/exports`, { secret: rig.organizer });
    const text = await until('the export', async () => {
      const output = await rig.get(`/jobs/${json['jobId']!}/output`, rig.organizer);
      return output.status === 200 ? output.text : null;
    });
    expect(verifyStream(text)).toMatchObject({ ok: true, types: { PodsDrawn: 2 }, tournament: { rounds: 3, seeds: 'opened' } });
  });

  it('given pods of three and four, when somebody does not come, then staff and players say so, and the others play on', async () => {
    const cup = await createTournament(rig, { matches: 'offline', policy: 'pods' });
    await cup.does({ type: 'setStructure', structure: { phases: [{ kind: 'pods', bestOf: 1, minutes: 80, gate: null, rounds: 1 }] } });
    await cup.does({ type: 'openRegistration' });
    const players = await registered(cup, 7);
    for (const type of ['pairRound', 'publishRound']) await cup.does({ type });
    const [one, other] = list((await cup.read('/rounds/1'))['tables']).map((table) => ({
      table: Number(table['table']),
      seats: list(table['seats']).map((seat) => Number(seat['entrant'])),
    }));
    const [a, b, c] = one!.seats;
    const result = { kind: 'podWithAbsent', winner: a, absent: [c] };
    for (const entrant of [a, b]) {
      const { secret } = players.find((player) => player.entrant === entrant)!;
      expect(await cup.command({ type: 'reportResult', table: one!.table, result }, secret)).toMatchObject({ status: 200 });
    }
    const enter = (entered: object) => ({ type: 'confirmResult', round: 1, table: other!.table, result: entered });
    expect(await cup.command(enter({ kind: 'podWithAbsent', winner: null, absent: other!.seats.slice(1) }))).toMatchObject({
      status: 422,
      json: { code: 'result/impossible' },
    });
    await cup.does(enter({ kind: 'podWithAbsent', winner: null, absent: other!.seats }));
    await cup.does({ type: 'closeRound' });
    expect(list((await cup.read('/rounds/1'))['tables'])).toMatchObject([{ result }, { result: { kind: 'podWithAbsent', winner: null } }]);
    const points = Object.fromEntries(
      list((await cup.read('/standings'))['rows']).map((row) => [Number(row['entrant']), Number(row['figures']!['points']!['exact'])]),
    );
    expect([points[a!], points[c!], ...other!.seats.map((entrant) => points[entrant])]).toEqual([
      2 * one!.seats.length - 1,
      0,
      ...other!.seats.map(() => 0),
    ]);
    const csv = await rig.get(`/tournaments/${cup.tournamentId}/csv/results`);
    expect(csv.text).toContain(`entrant ${a} wins; did not come: ${c}`);
  });
});
