import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games as rulesOf } from '@arbiter/games';
import { createTestDatabase, type TestDatabase, testRedisUrl } from '@arbiter/testing';
import { bootRig, bootWorker, type Rig } from './rig.js';
import { bind, createGathering, createPlayer, mint, newCommand } from './table.js';
import { createTournament, type HttpTournament, list, type Registered, swiss, until } from './tournament.js';

const yugioh = { game: 'yugioh', file: 'libs/games/yugioh/src/bundle.ts', name: 'rules', cards: 'libs/games/yugioh/src/cards/index.ts' };
const steel = rulesOf.yugioh.presetDecks().find((preset) => preset.id === 'steel')!.deck;

let database: TestDatabase;
let rig: Rig;
let worker: { close(): Promise<void> };

beforeAll(async () => {
  database = await createTestDatabase();
  const servers = { ...database, redisUrl: testRedisUrl() };
  rig = await bootRig(servers, yugioh);
  worker = await bootWorker(servers, yugioh, rig.prefix);
});
afterAll(async () => {
  await worker.close();
  await rig.close();
  await database.drop();
});

/** A tournament of four with registered decks, in round 1, of which the match at table 1 has ended. */
interface Played {
  readonly cup: HttpTournament;
  readonly matchId: string;
  readonly players: readonly [string, string];
  readonly stranger: string;
  readonly judge: string;
  readonly spectator: string;
}

const play = async (): Promise<Played> => {
  const cup = await createTournament(rig, { format: 'tcg', decks: 'required' }, 'yugioh');
  await cup.does({ type: 'setStructure', structure: swiss(1) });
  await cup.does({ type: 'openRegistration' });
  const registered: Registered[] = [];
  for (const name of ['Ann', 'Bob', 'Cem', 'Dora']) registered.push(await cup.register(name));
  for (const { entrant, secret } of registered)
    expect((await cup.command({ type: 'submitDeck', entrant, deck: steel }, secret)).status).toBe(200);
  await cup.does({ type: 'closeRegistration' });
  await cup.does({ type: 'pairRound' });
  await cup.does({ type: 'publishRound' });
  const [table] = list((await cup.read('/rounds/1'))['tables']);
  const seated = list(table!['seats']).map((seat) => Number(seat['entrant']));
  const [one, other] = seated.map((number) => registered.find(({ entrant }) => entrant === number)!.secret) as [string, string];
  const matchId = String(table!['matchId']);
  await until('the match', async () => {
    const conceded = await rig.post(`/matches/${matchId}/concession`, one, { commandId: newCommand(), scope: 'match' });
    return conceded.status === 200 ? true : null;
  });
  return {
    cup,
    matchId,
    players: [one, other],
    stranger: registered.find(({ entrant }) => !seated.includes(entrant))!.secret,
    judge: await mint(rig, cup.gatheringId, { role: 'judge', holder: { name: 'Judy' } }),
    spectator: await mint(rig, cup.gatheringId, { role: 'spectator' }),
  };
};

/** What the doors to the record of a match say: its log, and the request for an export. */
const doors = async (matchId: string, secret: string | null): Promise<readonly string[]> => {
  const log = await rig.get(`/matches/${matchId}/log`, secret);
  const bundle = secret === null ? null : await rig.post(`/matches/${matchId}/exports`, secret, { content: 'bundle' });
  return [log, ...(bundle === null ? [] : [bundle])].map(({ status, json }) => (status < 300 ? 'open' : String(json['code'])));
};
const closed = ['read/lists-closed', 'read/lists-closed'];
const open = ['open', 'open'];

describe('the record of a match while lists are closed', () => {
  it('given a match that has ended, when its players ask for the record, then it is closed to them and open to staff; lists that are opened to opponents open it', async () => {
    const { cup, matchId, players, judge } = await play();
    for (const secret of players) {
      expect(await doors(matchId, secret)).toEqual(closed);
      expect((await rig.get(`/matches/${matchId}/view`, secret)).text).not.toContain('"decks"');
      expect((await rig.get(`/matches/${matchId}/transcript`, secret)).status).toBe(200);
    }
    for (const secret of [judge, rig.organizer]) expect(await doors(matchId, secret)).toEqual(open);

    const made = await rig.post(`/matches/${matchId}/exports`, judge, { content: 'bundle' });
    const job = `/jobs/${String(made.json['jobId'])}`;
    for (const secret of players) expect(await rig.get(job, secret)).toMatchObject({ status: 403, json: { code: 'read/lists-closed' } });

    await cup.does({ type: 'openDeckLists', to: 'opponents' });
    for (const secret of players) {
      expect(await doors(matchId, secret)).toEqual(open);
      expect(await rig.get(job, secret)).toMatchObject({ status: 200 });
    }
  });

  it('given a match that is published, when others read it, then they see it and its record stays closed until lists are open to everybody', async () => {
    const { cup, matchId, stranger, spectator } = await play();
    expect((await rig.post(`/matches/${matchId}/publication`, rig.organizer, {})).status).toBe(200);
    for (const to of ['nobody', 'opponents'] as const) {
      if (to === 'opponents') await cup.does({ type: 'openDeckLists', to });
      for (const secret of [stranger, spectator]) expect(await doors(matchId, secret)).toEqual(closed);
      expect(await doors(matchId, null)).toEqual(['read/lists-closed']);
      expect((await rig.get(`/matches/${matchId}/view`, null)).status).toBe(200);
    }
    await cup.does({ type: 'openDeckLists', to: 'everybody' });
    for (const secret of [stranger, spectator]) expect(await doors(matchId, secret)).toEqual(open);
    expect(await doors(matchId, null)).toEqual(['open']);
  });

  it('given lists that nobody opens, when the tournament is over, then the record opens to the players of the match', async () => {
    const { cup, matchId, players, stranger } = await play();
    expect(await doors(matchId, players[0])).toEqual(closed);
    await cup.does({ type: 'cancel', reason: 'power cut' });
    for (const secret of players) expect(await doors(matchId, secret)).toEqual(open);
    expect(await doors(matchId, stranger)).toEqual(['read/not-published', 'read/not-published']);
  });

  it('given an organizer of all gatherings, when they are found to play in this one, then they read as the public does', async () => {
    const { cup, matchId } = await play();
    const at = `/tournaments/${cup.tournamentId}`;
    await cup.does({ type: 'givePenalty', entrant: 1, infraction: 'ipg/3.5', kind: 'warning' });
    expect((await rig.get(`${at}/entrants/1/deck`, rig.organizer)).status).toBe(200);
    const { holder } = (await rig.get('/me', rig.organizer)).json;
    const olga = await createPlayer(rig, cup.gatheringId, 'Olga');
    expect((await bind(rig, rig.organizer, cup.gatheringId, olga, String(holder!['personId']))).status).toBe(200);
    expect(await doors(matchId, rig.organizer)).toEqual(closed);
    expect(await rig.get(`${at}/entrants/1/deck`, rig.organizer)).toMatchObject({ status: 403, json: { code: 'access/forbidden' } });
    expect((await cup.read('/penalties', rig.organizer))['items']).toEqual([]);
    expect(list((await cup.read('/entrants', rig.organizer))['items'])[0]!['deck']).toEqual({});
  });

  it('given staff of another gathering, when they read a public tournament, then they read as the public does', async () => {
    const { cup } = await play();
    await cup.does({ type: 'givePenalty', entrant: 1, infraction: 'ipg/3.5', kind: 'warning' });
    const elsewhere = await createGathering(rig, 0, 'yugioh');
    for (const role of ['organizer', 'judge']) {
      const secret = await mint(rig, elsewhere, { role, holder: { name: 'Olaf' } });
      expect((await cup.read('/penalties', secret))['items']).toEqual([]);
      expect(list((await cup.read('/entrants', secret))['items'])[0]!['deck']).toEqual({});
      expect((await rig.get(`/tournaments/${cup.tournamentId}/entrants/1/deck`, secret)).status).toBe(403);
    }
  });
});
