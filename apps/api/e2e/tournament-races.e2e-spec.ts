import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, probeRuleset, testRedisUrl, type TestDatabase } from '@arbiter/testing';
import { type Answer, bootRig, type Loose, type Rig } from './rig.js';
import { mint, newCommand } from './table.js';
import { createTournament, games, type HttpTournament, list, type Registered, swiss } from './tournament.js';

/** How often each race is run; `TOURNAMENT_RACES=200` is the long form (docs/operations.md). */
const tries = Number(process.env['TOURNAMENT_RACES'] ?? 20);
/** Milliseconds for a race: what is not a race in it takes most of the time. */
const patienceMs = 60_000 + tries * 2_000;
const sameCommand = 20;

let database: TestDatabase;
let first: Rig;
let second: Rig;

beforeAll(async () => {
  database = await createTestDatabase();
  const servers = { ...database, redisUrl: testRedisUrl() };
  first = await bootRig(servers, probeRuleset);
  second = await bootRig(servers, probeRuleset, {}, first.prefix);
});

afterAll(async () => {
  await second.close();
  await first.close();
  await database.drop();
});

const at = (turn: number): Rig => (turn % 2 === 0 ? first : second);

/** Sends a command to one of the two processes. */
const send = (
  rig: Rig,
  { tournamentId }: HttpTournament,
  secret: string,
  command: object,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer> => rig.post(`/tournaments/${tournamentId}/commands`, secret, { commandId: newCommand(), command, ...more });

const eventTypes = async (cup: HttpTournament): Promise<readonly string[]> => {
  const types: string[] = [];
  for (let from = 1; ; from = types.length + 1) {
    const items = list((await cup.read(`/events?from=${from}&limit=1000`, first.organizer))['items']);
    types.push(...items.map((item) => item['type'] as string));
    if (items.length < 1000) return types;
  }
};

const countOf = async (cup: HttpTournament, type: string): Promise<number> => (await eventTypes(cup)).filter((one) => one === type).length;

interface Field {
  readonly cup: HttpTournament;
  readonly players: readonly Registered[];
}

/** A tournament that is played on paper, whose registration is closed. */
const fieldOf = async (entrants: number, rounds = 1): Promise<Field> => {
  const cup = await createTournament(first, { matches: 'offline' });
  await cup.does({ type: 'setStructure', structure: swiss(rounds, 3) });
  await cup.does({ type: 'openRegistration' });
  const players: Registered[] = [];
  for (let number = 1; number <= entrants; number += 1) players.push(await cup.register(`Player ${number}`));
  await cup.does({ type: 'closeRegistration' });
  return { cup, players };
};

const begin = async (cup: HttpTournament, secret = first.organizer): Promise<readonly Loose[]> => {
  for (const type of ['pairRound', 'publishRound', 'startRound']) {
    const { status, text } = await send(first, cup, secret, { type });
    if (status !== 200) throw new Error(`${type} gave ${status}: ${text}`);
  }
  const rounds = list((await cup.read(''))['rounds']);
  return list((await cup.read(`/rounds/${rounds.length}`))['tables']);
};

const entrantsOf = (table: Loose): readonly [number, number] => [
  Number(table['seats']![0]!['entrant']),
  Number(table['seats']![1]!['entrant']),
];

const statuses = (answers: readonly Answer[]): readonly number[] => answers.map(({ status }) => status).sort();

describe('two at once, at two API processes', () => {
  it(
    'given two organizers, when both pair a round at once, then one round is there, and the other is told so',
    async () => {
      const { cup } = await fieldOf(4);
      const other = await mint(first, cup.gatheringId, { role: 'organizer' });
      for (let turn = 0; turn < tries; turn += 1) {
        // In every second try both say which version they have seen.
        const version = (await cup.read(''))['version'];
        const more = turn % 2 === 0 ? {} : { version };
        const answers = await Promise.all([
          send(at(turn), cup, first.organizer, { type: 'pairRound' }, more),
          send(at(turn + 1), cup, other, { type: 'pairRound' }, more),
        ]);
        expect(statuses(answers)).toEqual([200, 409]);
        const refused = answers.find(({ status }) => status === 409);
        expect(refused?.json['code']).toBe(turn % 2 === 0 ? 'round/unfinished' : 'tournament/changed');
        expect(await countOf(cup, 'RoundPaired')).toBe(turn + 1);
        await cup.does({ type: 'discardPairings', reason: 'Once more.' });
      }
    },
    patienceMs,
  );

  it(
    'given two scorekeepers, when both enter a result of one table at once, then one of them stands, and the other is refused',
    async () => {
      const perRound = Math.min(tries, 50);
      const { cup } = await fieldOf(2 * perRound, Math.ceil(tries / perRound));
      const secrets = [
        await mint(first, cup.gatheringId, { role: 'judge', scopes: ['scorekeeper'] }),
        await mint(first, cup.gatheringId, { role: 'judge', scopes: ['scorekeeper'] }),
      ] as const;
      for (let turn = 0; turn < tries; ) {
        const round = Math.floor(turn / perRound) + 1;
        for (const table of await begin(cup, secrets[0])) {
          const [one, two] = entrantsOf(table);
          const enter = (wins: readonly [number, number]): object => ({
            type: 'confirmResult',
            round,
            table: table['table'],
            result: games(one, wins[0], two, wins[1]),
          });
          const answers = await Promise.all([
            send(at(turn), cup, secrets[0], enter([2, 0])),
            send(at(turn + 1), cup, secrets[1], enter([0, 2])),
          ]);
          expect(statuses(answers)).toEqual([200, 409]);
          expect(answers.find(({ status }) => status === 409)?.json['code']).toBe('result/stands');
          turn += 1;
        }
        expect(await countOf(cup, 'ResultConfirmed')).toBe(turn);
        expect((await send(first, cup, secrets[1], { type: 'closeRound' })).status).toBe(200);
      }
    },
    patienceMs,
  );

  it(
    'given one command, when it is sent twenty times at once with the same id, then it is carried out once, and each gets the same answer',
    async () => {
      const { cup, players } = await fieldOf(8);
      const all = async (secret: string, command: object): Promise<readonly Answer[]> => {
        const commandId = newCommand();
        return Promise.all(Array.from({ length: sameCommand }, (_, turn) => send(at(turn), cup, secret, command, { commandId })));
      };
      const events = async (secret: string, command: object, type: string): Promise<void> => {
        const before = await countOf(cup, type);
        const answers = await all(secret, command);
        expect(statuses(answers)).toEqual(Array.from({ length: sameCommand }, () => 200));
        expect(new Set(answers.map(({ json }) => JSON.stringify(json['events'])))).toEqual(new Set([JSON.stringify([type])]));
        expect(await countOf(cup, type)).toBe(before + 1);
      };
      await events(first.organizer, { type: 'registerEntrant', name: 'Late Riser' }, 'EntrantRegistered');
      for (let turn = 0; turn < tries; turn += 1) {
        await events(first.organizer, { type: 'pairRound' }, 'RoundPaired');
        await events(first.organizer, { type: 'discardPairings', reason: 'Once more.' }, 'PairingsDiscarded');
      }
      const [table] = await begin(cup);
      const [one, two] = entrantsOf(table!);
      const secret = players.find(({ entrant }) => entrant === one)?.secret ?? players.find(({ entrant }) => entrant === two)!.secret;
      await events(secret, { type: 'reportResult', table: table!['table'], result: games(one, 2, two, 1) }, 'ResultReported');
    },
    patienceMs,
  );

  it(
    'given sixteen tables, when all players report at once at two processes, then nothing is lost and nothing is there twice',
    async () => {
      const rounds = Math.max(2, Math.ceil(tries / 20));
      const { cup, players } = await fieldOf(32, rounds);
      for (let round = 1; round <= rounds; round += 1) {
        const reports = (await begin(cup)).flatMap((table) => {
          const [one, two] = entrantsOf(table);
          const command = { type: 'reportResult', table: table['table'], result: games(one, 2, two, 1) };
          return [one, two].map((number) => ({ command, secret: players.find(({ entrant }) => entrant === number)!.secret }));
        });
        const answers = await Promise.all(reports.map(({ command, secret }, turn) => send(at(turn), cup, secret, command)));
        expect(statuses(answers)).toEqual(Array.from({ length: 32 }, () => 200));
        expect(await countOf(cup, 'ResultReported')).toBe(32 * round);
        expect(await countOf(cup, 'ResultConfirmed')).toBe(16 * round);
        expect(await countOf(cup, 'ResultDisputed')).toBe(0);
        await cup.does({ type: 'closeRound' });
      }
    },
    patienceMs,
  );
});
