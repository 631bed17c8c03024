import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Loose, type Rig } from './rig.js';
import { createGathering, newCommand } from './table.js';
import { createTournament, games, type HttpTournament, settings, swiss } from './tournament.js';

let database: TestDatabase;
let rig: Rig;

beforeAll(async () => {
  database = await createTestDatabase();
  rig = await bootRig({ appUrl: database.appUrl, redisUrl: testRedisUrl() }, probeRuleset);
});

afterAll(async () => {
  await rig.close();
  await database.drop();
});

const opened = async (entrants: number, rounds = 2): Promise<HttpTournament> => {
  const cup = await createTournament(rig, { matches: 'offline' });
  await cup.does({ type: 'setStructure', structure: swiss(rounds, 3) });
  for (let number = 1; number <= entrants; number += 1) await cup.does({ type: 'registerEntrant', name: `P${number}` });
  await cup.does({ type: 'closeRegistration' });
  return cup;
};
const versionOf = async (cup: HttpTournament): Promise<Loose | undefined> => (await cup.read(''))['version'];

/** Sends what has to be refused with this code, and checks that nothing was recorded. */
const refused = async (
  cup: HttpTournament,
  command: Readonly<Record<string, unknown>>,
  status: number,
  code: string,
  params: object = {},
): Promise<void> => {
  const before = await versionOf(cup);
  const answer = await cup.command(command);
  expect([command['type'], answer]).toMatchObject([
    command['type'],
    { status, json: { code, detail: expect.stringMatching(/\w/), ...params } },
  ]);
  expect(await versionOf(cup)).toBe(before);
};

describe('input that no tournament can take', () => {
  it('given settings that name no format or policy, or make no sense, then nothing is created', async () => {
    const gatheringId = await createGathering(rig);
    const create = (changed: object) =>
      rig.post(`/gatherings/${gatheringId}/tournaments`, rig.organizer, {
        name: 'Cup',
        settings: { ...settings, ...changed },
        commandId: newCommand(),
      });
    expect(await create({ format: 'none' })).toMatchObject({ status: 404, json: { code: 'format/not-found' } });
    expect(await create({ policy: 'none' })).toMatchObject({ status: 404, json: { code: 'policy/not-found' } });
    expect(await create({ cardList: 'modern' })).toMatchObject({
      status: 404,
      json: { code: 'card-list/not-found', params: { lists: [] } },
    });
    for (const wrong of [
      { heldOn: '2026-02-30' },
      { cardList: '' },
      { capacity: 1 },
      { capacity: 1.5 },
      { checkIn: 'maybe' },
      { extra: 1 },
      { visibility: null },
    ])
      expect(await create(wrong)).toMatchObject({ status: 400, json: { code: 'request/malformed' } });
    expect((await rig.get(`/gatherings/${gatheringId}/tournaments`, rig.organizer)).json['items']).toHaveLength(0);
  });

  it.each([0, 1])('given %d players, when a round is paired, then it is refused', async (entrants) => {
    await refused(await opened(entrants), { type: 'pairRound' }, 409, 'tournament/too-few-entrants', { params: { entrants } });
  });

  it('given results that cannot be, then each is refused with its reason', async () => {
    const cup = await opened(3);
    await cup.does({ type: 'pairRound' });
    await cup.does({ type: 'publishRound' });
    const round = await cup.read('/rounds/1');
    const [one, other] = [0, 1].map((side) => Number(round['tables']![0]!['seats']![side]!['entrant'])) as [number, number];
    const bye = Number(round['unpaired']![0]!['entrant']);
    const enter = (result: object, table = 1, of = 1) => ({ type: 'confirmResult', round: of, table, result });
    await refused(cup, enter(games(one, 3, other, 1)), 422, 'result/impossible');
    await refused(cup, enter(games(one, 2, bye, 1)), 422, 'result/impossible');
    await refused(cup, enter(games(one, 2, other, 0), 2), 404, 'table/not-found');
    await refused(cup, enter(games(one, 2, other, 0), 1, 2), 404, 'round/not-found');
    await refused(cup, enter(games(one, -1, other, 0)), 400, 'request/malformed');
    await refused(cup, enter({ kind: 'games', wins: [], drawn: 0 }), 400, 'request/malformed');
    await refused(cup, { type: 'extendTime', table: 1, seconds: -60, reason: 'x' }, 400, 'request/malformed');
    await cup.does(enter(games(one, 2, other, 0)));
    await refused(cup, enter(games(one, 2, other, 1)), 409, 'result/stands');
    await cup.does({ type: 'closeRound' });
    await refused(cup, enter(games(one, 2, other, 1)), 409, 'result/stands');
  });

  it('given pairings by hand that seat somebody twice, leave somebody out, or collide, then each is refused', async () => {
    const cup = await opened(4);
    await cup.does({ type: 'pairRound' });
    const by = (tables: readonly object[]) => ({ type: 'overridePairing', tables, unpaired: [], reason: 'friends' });
    const table = (number: number, one: number, other: number) => ({ table: number, entrants: [one, other] });
    for (const tables of [
      [table(1, 1, 2), table(2, 1, 3)],
      [table(1, 1, 2)],
      [table(1, 1, 2), table(1, 3, 4)],
      [table(1, 1, 2), table(2, 3, 5)],
      [table(1, 1, 1), table(2, 3, 4)],
    ])
      await refused(cup, by(tables), 422, 'round/override-invalid');
    await refused(cup, { ...by([table(1, 1, 2), table(2, 3, 4)]), reason: ' ' }, 400, 'request/malformed');
  });

  it('given unknown commands, fields, ids and numbers, then each is a typed problem', async () => {
    const cup = await opened(2);
    for (const command of [
      { type: 'sing' },
      { type: 'pairRound', seed: 'mine' },
      {},
      { type: 'checkIn', entrant: 'one' },
      { type: 'checkIn', entrant: 0 },
    ])
      await refused(cup, command, 400, 'request/malformed');
    await refused(cup, { type: 'checkIn', entrant: 99 }, 404, 'entrant/not-found');
    await refused(cup, { type: 'registerEntrant', playerId: '01890000-0000-7000-8000-0000000000cc' }, 404, 'player/not-found');
    await refused(cup, { type: 'registerEntrant' }, 400, 'request/malformed');
    for (const path of ['/tournaments/none', '/tournaments/01890000-0000-7000-8000-0000000000cc'])
      expect([400, 404]).toContain((await rig.get(path, rig.organizer)).status);
    for (const path of ['/rounds/1', '/rounds/x', '/standings?round=9', '/standings/99', '/events?from=0'])
      expect([path, [400, 404].includes((await rig.get(`/tournaments/${cup.tournamentId}${path}`, rig.organizer)).status)]).toEqual([
        path,
        true,
      ]);
  });

  it('given a command whose id is used again for another, or a version that is out of date, then it is refused with what changed', async () => {
    const cup = await opened(2);
    const commandId = newCommand();
    const send = (command: object, more: object = {}) =>
      rig.post(`/tournaments/${cup.tournamentId}/commands`, rig.organizer, { commandId, command, ...more });
    const version = (await versionOf(cup)) as unknown as number;
    expect(await send({ type: 'pairRound' }, { version })).toMatchObject({ status: 200 });
    expect(await send({ type: 'pairRound' })).toMatchObject({ status: 200, json: { events: ['RoundPaired'] } });
    expect(await send({ type: 'publishRound' })).toMatchObject({ status: 409, json: { code: 'command/reused' } });
    expect(await cup.command({ type: 'publishRound' }, rig.organizer, { version })).toMatchObject({
      status: 409,
      json: { code: 'tournament/changed', params: { version: version + 1, since: ['RoundPaired'] } },
    });
  });

  it('given a tournament whose organizer registers the players, or whose registration is closed, when somebody registers themselves, then it is refused, and no player is left behind', async () => {
    const cup = await createTournament(rig, { selfRegistration: false });
    const register = (of: HttpTournament) =>
      rig.post(`/tournaments/${of.tournamentId}/registrations`, null, { name: 'Eve', commandId: newCommand() });
    await cup.does({ type: 'openRegistration' });
    expect(await register(cup)).toMatchObject({ status: 403, json: { code: 'access/forbidden' } });
    const closed = await createTournament(rig);
    await closed.does({ type: 'openRegistration' });
    await closed.does({ type: 'closeRegistration' });
    expect(await register(closed)).toMatchObject({ status: 409, json: { code: 'tournament/wrong-status' } });
    for (const { gatheringId } of [cup, closed])
      expect((await rig.get(`/gatherings/${gatheringId}/players`, rig.organizer)).json['items']).toHaveLength(0);
    await closed.does({ type: 'setStructure', structure: swiss(1) });
    await closed.does({ type: 'registerEntrant', name: 'Ann' });
    await closed.does({ type: 'registerEntrant', name: 'Bob' });
    await closed.does({ type: 'pairRound' });
    await refused(closed, { type: 'registerEntrant', name: 'Late' }, 409, 'tournament/wrong-status');
    expect((await rig.get(`/gatherings/${closed.gatheringId}/players`, rig.organizer)).json['items']).toHaveLength(2);
  });
});
