import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import { createTestDatabase, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { bootRig, bootWorker, type Loose, type Rig } from './rig.js';
import { mint, newCommand } from './table.js';
import { createTournament, type HttpTournament, list, type Registered, swiss, until } from './tournament.js';

const starline = {
  game: 'starline',
  file: 'libs/games/starline/src/bundle.ts',
  name: 'rules',
  cards: 'libs/games/starline/src/cards/index.ts',
};
const [preset] = games.starline.presetDecks();

let database: TestDatabase;
let rig: Rig;
let worker: { close(): Promise<void> };

beforeAll(async () => {
  database = await createTestDatabase();
  const servers = { ...database, redisUrl: testRedisUrl() };
  rig = await bootRig(servers, starline);
  worker = await bootWorker(servers, starline, rig.prefix);
});

afterAll(async () => {
  await worker.close();
  await rig.close();
  await database.drop();
});

/** Everybody picks the race of one deck, that deck, and otherwise the least. */
const plainly = (decision: Loose): object => {
  if ((decision['kind'] as string) === 'buildDeck') return { bulk: preset?.deck };
  const ids = list(decision['domain']!['options']).map((option) => option['id'] as string);
  const race = ids.find((id) => id === preset?.id);
  return { picks: race === undefined ? ids.slice(0, Number(decision['domain']!['min'])) : [race] };
};

interface Played {
  readonly cup: HttpTournament;
  readonly players: readonly Registered[];
  /** The tables of round 1, whose matches run. */
  readonly tables: readonly Loose[];
}

const secretsOf = ({ players }: Pick<Played, 'players'>, table: Loose): readonly string[] =>
  list(table['seats']).map((seat) => players.find(({ entrant }) => entrant === Number(seat['entrant']))!.secret);
const viewOf = async (played: Pick<Played, 'players'>, table: Loose): Promise<Loose> =>
  (await rig.get(`/matches/${table['matchId']}/view`, secretsOf(played, table)[0])).json;

/** A tournament of four whose first round runs, and all matches with it. */
const underWay = async (): Promise<Played> => {
  const cup = await createTournament(rig, { format: 'standard', policy: 'starline' }, 'starline');
  await cup.does({ type: 'setStructure', structure: swiss(1) });
  await cup.does({ type: 'openRegistration' });
  const players: Registered[] = [];
  for (const name of ['Ann', 'Bob', 'Cem', 'Dora']) players.push(await cup.register(name));
  await cup.does({ type: 'closeRegistration' });
  await cup.does({ type: 'pairRound' });
  await cup.does({ type: 'publishRound' });
  await cup.does({ type: 'startRound' });
  const tables = list((await cup.read('/rounds/1', rig.organizer))['tables']);
  for (const table of tables)
    for (const secret of secretsOf({ players }, table))
      await until('the match', async () => {
        const answer = await rig.post(`/matches/${table['matchId']}/ready`, secret, { commandId: newCommand() });
        return answer.status === 200 ? true : null;
      });
  return { cup, players, tables };
};

/** Both players of a table answer what they are asked, until the match is over. */
const playOut = async (played: Played, table: Loose): Promise<void> => {
  const secrets = secretsOf(played, table);
  for (let answers = 0; answers < 200; answers += 1) {
    let asked = 0;
    for (const secret of secrets) {
      const decisions = (await rig.get(`/matches/${table['matchId']}/decisions`, secret)).json;
      const own = list(decisions['pending']).find((pending) => (pending['yours'] as unknown) === true);
      if (own === undefined) continue;
      asked += 1;
      const decision = own['decision']!;
      const body = { commandId: newCommand(), answer: plainly(decision) };
      const done = await rig.post(`/matches/${table['matchId']}/decisions/${decision['id']}/answer`, secret, body);
      if (done.status !== 200) throw new Error(done.text);
    }
    if (asked === 0) return;
  }
  throw new Error('no end');
};

describe('the end of a round in recorded matches', () => {
  it('given a round whose time is called, then its matches know it, once each, and end by it; the results come back', async () => {
    const played = await underWay();
    const { cup, tables } = played;
    expect(await viewOf(played, tables[0]!)).toMatchObject({ format: { options: { endOfRound: 'swiss' } } });
    await cup.does({ type: 'extendTime', table: tables[1]!['table'], seconds: 600, reason: 'a deck check' });
    await cup.does({ type: 'callTime' });
    await until('time', async () => ((await viewOf(played, tables[0]!))['view']?.['timeCalled'] === undefined ? null : true));
    expect(await viewOf(played, tables[0]!)).toMatchObject({
      status: 'running',
      view: { timeCalled: { turnsLeft: 0, untilBehind: false } },
    });
    await playOut(played, tables[0]!);
    expect(await viewOf(played, tables[0]!)).toMatchObject({ status: 'ended', result: { winners: [], reason: 'timeCalled' } });
    const raw = await rig.get(`/matches/${tables[0]!['matchId']}/events`, rig.organizer);
    expect(raw.text.match(/"TimeCalled"/g)).toHaveLength(1);
    const settled = await until('the result', async () => {
      const [first] = list((await cup.read('/rounds/1', rig.organizer))['tables']);
      return (first!['state'] as string) === 'confirmed' ? first! : null;
    });
    expect(settled).toMatchObject({ source: 'match', result: { kind: 'games', drawn: 1, wins: [{ games: 0 }, { games: 0 }] } });
    // The other table has ten minutes more.
    expect((await viewOf(played, tables[1]!))['view']).not.toHaveProperty('timeCalled');
  });

  it('given one match, when a judge calls time in it, then that stands, and a second call and a player are refused by name', async () => {
    const played = await underWay();
    const [table] = played.tables;
    const judge = await mint(rig, played.cup.gatheringId, { role: 'judge' });
    const call = (secret: string, commandId = newCommand()) =>
      rig.post(`/matches/${table!['matchId']}/judge-actions`, secret, { commandId, type: 'timeCalled' });
    const sent = newCommand();
    const first = await call(judge, sent);
    expect(first.status).toBe(200);
    expect((await call(judge, sent)).json).toEqual(first.json);
    expect(await call(judge)).toMatchObject({ status: 409, json: { code: 'time/called' } });
    expect((await call(secretsOf(played, table!)[0]!)).status).toBe(403);
    await playOut(played, table!);
    expect(await viewOf(played, table!)).toMatchObject({ status: 'ended', result: { winners: [], reason: 'timeCalled' } });
    expect(await call(judge)).toMatchObject({ status: 409, json: { code: 'match/over' } });
  });
});
