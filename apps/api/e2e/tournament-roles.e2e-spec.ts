import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, type Rig } from './rig.js';
import { bind, createGathering, createPlayer, mint, mintHeld, newCommand } from './table.js';
import { createTournament, games, type HttpTournament, list, type Registered, swiss } from './tournament.js';

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

/** A tournament of four that is played on paper, in round 1, with a token for everybody who may be there. */
interface Hall {
  readonly cup: HttpTournament;
  readonly players: readonly Registered[];
  readonly judge: string;
  readonly headJudge: string;
  readonly scorekeeper: string;
  readonly spectator: string;
  /** Entrants of table 1 by side. */
  readonly seated: readonly [number, number];
}

const open = async (): Promise<Hall> => {
  const cup = await createTournament(rig, { matches: 'offline' });
  await cup.does({ type: 'setStructure', structure: swiss(2, 3) });
  await cup.does({ type: 'openRegistration' });
  const players = [await cup.register('Ann'), await cup.register('Bob'), await cup.register('Cem'), await cup.register('Dora')];
  await cup.does({ type: 'closeRegistration' });
  await cup.does({ type: 'pairRound' });
  await cup.does({ type: 'publishRound' });
  const [table] = list((await cup.read('/rounds/1'))['tables']);
  const staff = (scopes: readonly string[]): Promise<string> =>
    mint(rig, cup.gatheringId, { role: 'judge', holder: { name: 'Judy' }, scopes });
  return {
    cup,
    players,
    judge: await staff([]),
    headJudge: await staff(['headJudge']),
    scorekeeper: await staff(['scorekeeper']),
    spectator: await mint(rig, cup.gatheringId, { role: 'spectator' }),
    seated: [Number(table!['seats']![0]!['entrant']), Number(table!['seats']![1]!['entrant'])],
  };
};

const secretOf = ({ players }: Hall, entrant: number): string => players.find((one) => one.entrant === entrant)!.secret;

describe('who may do what in a tournament', () => {
  it('given the door of every command, when somebody comes who may not, then it is closed, and nothing is recorded', async () => {
    const hall = await open();
    const { cup, judge, headJudge, scorekeeper, spectator } = hall;
    const [one, other] = hall.seated;
    const player = secretOf(hall, one);
    const closed: readonly (readonly [Readonly<Record<string, unknown>>, readonly string[]])[] = [
      [{ type: 'openRegistration' }, [judge, headJudge, scorekeeper, player]],
      [{ type: 'registerEntrant', name: 'Eve' }, [judge, headJudge, player]],
      [{ type: 'pairRound' }, [judge, headJudge, player]],
      [{ type: 'publishRound' }, [judge, headJudge, player]],
      [{ type: 'closeRound' }, [judge, headJudge, player]],
      [{ type: 'overridePairing', tables: [], unpaired: [], reason: 'x' }, [judge, scorekeeper, player]],
      [{ type: 'discardPairings', reason: 'x' }, [judge, scorekeeper, player]],
      [{ type: 'disqualifyEntrant', entrant: other, infraction: 'ipg/4' }, [judge, scorekeeper, player]],
      [{ type: 'correctResult', round: 1, table: 1, result: games(one, 2, other, 0), reason: 'x' }, [judge, player]],
      [{ type: 'confirmResult', round: 1, table: 1, result: games(one, 2, other, 0) }, [player]],
      [{ type: 'extendTime', table: 1, seconds: 60, reason: 'x' }, [player]],
      [{ type: 'givePenalty', entrant: other, infraction: 'ipg/3.1', kind: 'gameLoss' }, [player]],
      [{ type: 'withdrawPenalty', penalty: 1, reason: 'x' }, [judge, scorekeeper, player]],
      [{ type: 'reportResult', table: 1, result: games(one, 2, other, 0) }, [rig.organizer, judge, headJudge, scorekeeper]],
      [{ type: 'makeCut' }, [judge, headJudge, scorekeeper, player]],
      [{ type: 'finish' }, [judge, headJudge, scorekeeper, player]],
      [{ type: 'cancel', reason: 'x' }, [judge, headJudge, scorekeeper, player]],
      [{ type: 'dropEntrant', entrant: other }, [judge, player]],
      [{ type: 'checkIn', entrant: other }, [player]],
    ];
    const before = (await cup.read(''))['version'];
    for (const [command, secrets] of closed)
      for (const secret of [...secrets, spectator])
        expect([command['type'], await cup.command(command, secret)]).toMatchObject([
          command['type'],
          { status: 403, json: { code: 'access/forbidden' } },
        ]);
    expect(await rig.post(`/tournaments/${cup.tournamentId}/commands`, null, {})).toMatchObject({ status: 401 });
    expect((await cup.read(''))['version']).toBe(before);
  });

  it('given the scopes of judges, when they do what is theirs, then it is done', async () => {
    const { cup, judge, headJudge, scorekeeper, seated } = await open();
    const [one, other] = seated;
    const done = async (command: Readonly<Record<string, unknown>>, secret: string): Promise<void> =>
      expect([command['type'], (await cup.command(command, secret)).json['code'] ?? 'done']).toEqual([command['type'], 'done']);
    await done({ type: 'startRound' }, scorekeeper);
    await done({ type: 'extendTime', table: 1, seconds: 60, reason: 'ruling' }, judge);
    await done({ type: 'givePenalty', entrant: one, infraction: 'ipg/3.5', kind: 'warning' }, judge);
    await done({ type: 'withdrawPenalty', penalty: 1, reason: 'wrong player' }, headJudge);
    await done({ type: 'confirmResult', round: 1, table: 1, result: games(one, 2, other, 0) }, judge);
    await done({ type: 'correctResult', round: 1, table: 1, result: games(one, 2, other, 1), reason: 'slip' }, scorekeeper);
    await done({ type: 'disqualifyEntrant', entrant: other, infraction: 'ipg/4' }, headJudge);
    expect(await rig.get('/me', headJudge)).toMatchObject({ json: { role: 'judge', scopes: ['headJudge'] } });
  });

  it('given an organizer who plays, when they act as staff at their own table, then it is refused; at another it is not', async () => {
    const gatheringId = await createGathering(rig);
    const olga = await mintHeld(rig, rig.organizer, gatheringId, { role: 'organizer', holder: { name: 'Olga' } });
    const created = await rig.post(`/gatherings/${gatheringId}/tournaments`, rig.organizer, {
      name: 'Cup',
      settings: (await createTournament(rig, { matches: 'offline' }).then((cup) => cup.read('')))['settings'],
      commandId: newCommand(),
    });
    const at = `/tournaments/${created.json['tournamentId']}`;
    const command = (secret: string, one: Readonly<Record<string, unknown>>) =>
      rig.post(`${at}/commands`, secret, { commandId: newCommand(), command: one });
    await command(rig.organizer, { type: 'setStructure', structure: swiss(1, 3) });
    const own = await createPlayer(rig, gatheringId, 'Olga');
    await bind(rig, rig.organizer, gatheringId, own, olga.personId);
    await command(rig.organizer, { type: 'registerEntrant', playerId: own });
    for (const name of ['Bob', 'Cem', 'Dora']) await command(rig.organizer, { type: 'registerEntrant', name });
    for (const type of ['closeRegistration', 'pairRound', 'publishRound'])
      expect(await command(rig.organizer, { type })).toMatchObject({ status: 200 });
    for (const table of list((await rig.get(`${at}/rounds/1`)).json['tables'])) {
      const [one, other] = [0, 1].map((side) => Number(table['seats']![side]!['entrant']));
      const isOwn = one === 1 || other === 1;
      expect(
        await command(olga.secret, { type: 'confirmResult', round: 1, table: table['table'], result: games(one!, 2, other!, 0) }),
      ).toMatchObject(isOwn ? { status: 403, json: { code: 'judge/plays-in-this-match' } } : { status: 200 });
    }
  });

  it('given tokens of another gathering, or a tournament that is not public, then it is not there for them', async () => {
    const { cup } = await open();
    const stranger = await mint(rig, await createGathering(rig), { role: 'organizer' });
    expect(await cup.command({ type: 'startRound' }, stranger)).toMatchObject({ status: 404, json: { code: 'tournament/not-found' } });
    const secret = await createTournament(rig, { visibility: 'gathering' });
    for (const path of ['', '/entrants', '/standings', '/events'])
      for (const [reader, status] of [
        [null, 401],
        [stranger, 404],
        [rig.organizer, 200],
      ] as const)
        expect([path, (await rig.get(`/tournaments/${secret.tournamentId}${path}`, reader)).status]).toEqual([path, status]);
  });
});

describe('what players learn of each other', () => {
  it('given reports, decks and penalties of others, when a player, a spectator or anybody reads any page, then none of it is there', async () => {
    const hall = await open();
    const { cup, judge } = hall;
    const [one, other] = hall.seated;
    await cup.command({ type: 'reportResult', table: 1, result: games(one, 2, other, 1) }, secretOf(hall, one));
    await cup.command({ type: 'givePenalty', entrant: one, infraction: 'ipg/3.5', kind: 'warning' }, judge);
    const pages = ['', '/entrants', '/rounds/1', '/standings', `/standings/${one}`, '/me', '/events?limit=1000', '/penalties'];
    const tells = (text: string): boolean => text.includes('ipg/3.5') && text.includes('"entrant":' + one + ',"infraction"');
    for (const path of pages) {
      const read = async (secret: string): Promise<string> => (await rig.get(`/tournaments/${cup.tournamentId}${path}`, secret)).text;
      for (const secret of [secretOf(hall, other), hall.spectator]) {
        const text = await read(secret);
        expect([path, text.includes('"reporter"')]).toEqual([path, false]);
        expect([path, text.includes('"kind":"warning"')]).toEqual([path, false]);
        expect([path, tells(text)]).toEqual([path, false]);
      }
    }
    const own = await rig.get(`/tournaments/${cup.tournamentId}/penalties`, secretOf(hall, one));
    expect(own.json).toMatchObject({ items: [{ entrant: one, kind: 'warning', withdrawn: false }], proposals: [] });
    expect(await cup.read('/penalties', judge)).toMatchObject({
      proposals: [{ entrant: one, infraction: 'ipg/3.5', kind: 'gameLoss', earlier: [1] }],
    });
    expect(await cup.read('/penalties?since=2999-01-01T00:00:00Z', judge)).toMatchObject({ proposals: [] });
    const preview = (secret: string | null) =>
      rig.post(`/tournaments/${cup.tournamentId}/override-previews`, secret, { tables: [], unpaired: [] });
    for (const [secret, status] of [
      [secretOf(hall, one), 403],
      [hall.spectator, 403],
      [null, 401],
      [judge, 409],
    ] as const)
      expect([secret, (await preview(secret)).status]).toEqual([secret, status]);
    expect((await rig.get(`/tournaments/${cup.tournamentId}/me`, secretOf(hall, one))).json['table']).toMatchObject({
      state: 'reported',
      reports: [{ reporter: one }],
    });
  });
});
