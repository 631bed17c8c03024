import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mintBootstrapOrganizer, Registry } from '@arbiter/accounts';
import { newMatchId, newUuidV7 } from '@arbiter/contracts';
import { LogDatabases, openPool, PostgresEventStore, soundStream, StreamJournal } from '@arbiter/event-store';
import { type TestDatabase, createTestDatabase } from '@arbiter/testing';
import type { TournamentCommand, TournamentSettings } from '@arbiter/tournaments';
import type { Pool } from 'pg';
import { LoneReports } from './lone-reports.js';
import { sealDeck, storeDeck } from './submitted-decks.js';
import { type StandingTournament, streamOfTournament, TournamentStreams } from './tournament-streams.js';
import { tournamentTables } from './tournament-tables.js';
import { type CarriedOut, Tournaments } from './tournaments.js';

const settings: TournamentSettings = {
  format: 'single',
  policy: 'magic',
  capacity: null,
  checkIn: 'none',
  selfRegistration: false,
  reporting: 'players',
  loneReportMinutes: null,
  matches: 'recorded',
  clock: null,
  decks: 'none',
  cardList: null,
  heldOn: null,
  visibility: 'public',
};
const phases = [{ kind: 'swiss', rounds: 3, bestOf: 1, minutes: 50, gate: null, lastRoundByRank: false, sides: 'lot' }] as const;

describe('tournaments on the log', () => {
  let database: TestDatabase;
  let pool: Pool;
  let store: PostgresEventStore;
  let organizer: string;
  let registry: Registry;
  let gatheringId: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 12 });
    store = new PostgresEventStore({ databases: LogDatabases.one({ url: database.appUrl, pool }), writer: 'spec' });
    const journal = new StreamJournal(pool);
    organizer = (await mintBootstrapOrganizer(pool, journal)).token.tokenId;
    registry = new Registry(pool, journal);
    const made = await registry.createGathering({
      name: 'Friday',
      game: 'probe',
      spectatorDelaySeconds: 0,
      commandId: randomUUID(),
      createdBy: organizer,
    });
    if (made.kind === 'reused') throw new Error('reused');
    ({ gatheringId } = made.value);
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await database.drop();
  });

  /** Another process with its own memory of tournaments. */
  const processOf = (): Tournaments => new Tournaments(pool, new StreamJournal(pool), new TournamentStreams(store));

  const open = async (tournaments: Tournaments, commandId: string = randomUUID(), chosen = settings): Promise<StandingTournament> => {
    const created = await tournaments.create({ gatheringId, game: 'probe', name: 'Cup', settings: chosen, commandId, by: organizer });
    if (created === null) throw new Error('reused');
    return created;
  };
  const send = (
    tournaments: Tournaments,
    tournamentId: string,
    command: TournamentCommand | ((standing: StandingTournament) => TournamentCommand),
    sending: { readonly commandId?: string; readonly expected?: number } = {},
  ): Promise<CarriedOut> => {
    const { commandId = randomUUID(), expected = null } = sending;
    const make = typeof command === 'function' ? command : () => command;
    return tournaments.carryOut(
      tournamentId,
      { commandId, by: organizer, expected, meaning: String(typeof command === 'function' ? 'draw' : JSON.stringify(command)) },
      make,
    );
  };
  const player = async (name: string): Promise<string> => {
    const made = await registry.createPlayer({ gatheringId, name, personId: null, commandId: randomUUID(), createdBy: organizer });
    if (made === null || made.kind === 'reused') throw new Error('reused');
    return made.value.playerId;
  };
  const pairRound = ({ head }: StandingTournament): TournamentCommand => ({
    type: 'pairRound',
    seed: 'ab'.repeat(32),
    input: head.version,
    matchIds: Array.from({ length: 4 }, () => newMatchId(Date.now())),
  });
  /** A tournament of so many, before its first round. */
  const registered = async (tournaments: Tournaments, entrants: number, chosen = settings): Promise<string> => {
    const { tournamentId } = await open(tournaments, randomUUID(), chosen);
    await send(tournaments, tournamentId, { type: 'setStructure', structure: { phases }, reason: null });
    for (let number = 1; number <= entrants; number += 1)
      await send(tournaments, tournamentId, {
        type: 'registerEntrant',
        players: [await player(`P${number}`)],
        awardedByes: 0,
        byStaff: true,
      });
    await send(tournaments, tournamentId, { type: 'closeRegistration' });
    return tournamentId;
  };
  const differences = async (tournamentId: string) =>
    tournamentTables.differences(pool, tournamentId, await soundStream(pool, 0, streamOfTournament(tournamentId)));
  const kinds = (outcomes: readonly CarriedOut[]): readonly string[] => outcomes.map(({ kind }) => kind).sort();

  it('given a command that is sent again, when it is the same, then it is carried out once; the same id with another meaning is refused', async () => {
    const tournaments = processOf();
    const commandId = randomUUID();
    const { tournamentId } = await open(tournaments, commandId);
    expect((await open(tournaments, commandId)).tournamentId).toBe(tournamentId);
    const again = { commandId: randomUUID() };
    const opening = { type: 'openRegistration' } as const;
    expect(await send(tournaments, tournamentId, opening, again)).toMatchObject({ kind: 'done', events: ['RegistrationOpened'] });
    expect(await send(processOf(), tournamentId, opening, again)).toMatchObject({ kind: 'repeated', events: ['RegistrationOpened'] });
    expect(await send(tournaments, tournamentId, { type: 'closeRegistration' }, again)).toEqual({ kind: 'reused' });
    expect((await store.read(streamOfTournament(tournamentId))).map(({ type }) => type)).toEqual([
      'TournamentCreated',
      'RegistrationOpened',
    ]);
  });

  it('given the same command twenty times at once in two processes, then there is one event', async () => {
    const [one, other] = [processOf(), processOf()];
    const { tournamentId } = await open(one);
    const again = { commandId: randomUUID() };
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) => send(at % 2 === 0 ? one : other, tournamentId, { type: 'openRegistration' }, again)),
    );
    expect(kinds(outcomes).filter((kind) => kind === 'done')).toHaveLength(1);
    expect(kinds(outcomes).filter((kind) => kind === 'repeated')).toHaveLength(19);
    expect(await store.read(streamOfTournament(tournamentId))).toHaveLength(2);
  });

  it('given two who pair at once in two processes, twenty times, then one round is paired each time, and the other is refused', async () => {
    const [one, other] = [processOf(), processOf()];
    for (let round = 0; round < 20; round += 1) {
      const tournamentId = await registered(one, 2);
      const outcomes = await Promise.all([send(one, tournamentId, pairRound), send(other, tournamentId, pairRound)]);
      expect(kinds(outcomes)).toEqual(['done', 'refused']);
      expect(outcomes.find(({ kind }) => kind === 'refused')).toMatchObject({ refusal: { code: 'round/unfinished' } });
      expect((await other.streams.current(tournamentId))!.state.rounds).toHaveLength(1);
    }
  });

  it('given a version that is no longer the newest, then nothing is done, and it is told what came in between', async () => {
    const tournaments = processOf();
    const { tournamentId, head } = await open(tournaments);
    await send(tournaments, tournamentId, { type: 'openRegistration' });
    expect(await send(processOf(), tournamentId, { type: 'closeRegistration' }, { expected: head.version })).toEqual({
      kind: 'changed',
      version: 2,
      since: ['RegistrationOpened'],
    });
    expect(await send(tournaments, newUuidV7(Date.now()), { type: 'openRegistration' })).toEqual({ kind: 'notFound' });
  });

  it('given a published round and a deck, then the tables have what the stream says; a row that was changed is found', async () => {
    const tournaments = processOf();
    const tournamentId = await registered(tournaments, 4);
    const sealed = sealDeck(newUuidV7(Date.now()), '{"deck":["Spark"]}');
    const paired = await send(tournaments, tournamentId, pairRound);
    expect(paired).toMatchObject({ kind: 'done' });
    await send(tournaments, tournamentId, { type: 'publishRound' });
    expect(await differences(tournamentId)).toEqual([]);
    const { rows } = await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM match_registration WHERE tournament_id = $1', [
      tournamentId,
    ]);
    expect(rows).toEqual([{ n: 2 }]);
    const [first] = (await tournaments.streams.current(tournamentId))!.state.entrants;
    await expect(
      new StreamJournal(pool).record(async (sql) => {
        await storeDeck(sql, sealed, {
          tournamentId,
          gatheringId,
          playerId: first!.players[0]!,
          game: 'probe',
          format: 'single',
          at: Date.now(),
        });
        return { value: undefined, records: [] };
      }),
    ).resolves.toBeUndefined();
    expect(await differences(tournamentId)).toMatchObject([{ table: 'deck', key: sealed.deckId }]);
    await database.query('UPDATE match_registration SET table_number = 9 WHERE tournament_id = $1 AND table_number = 1', [tournamentId]);
    expect((await differences(tournamentId)).map(({ table }) => table).sort()).toEqual(['deck', 'match_registration']);
  });

  it('given pairings are discarded, then their matches are withdrawn, and the next ones are registered beside them', async () => {
    const tournaments = processOf();
    const tournamentId = await registered(tournaments, 4);
    await send(tournaments, tournamentId, pairRound);
    await send(tournaments, tournamentId, { type: 'publishRound' });
    await send(tournaments, tournamentId, { type: 'discardPairings', reason: 'a late entrant' });
    await send(tournaments, tournamentId, pairRound);
    await send(tournaments, tournamentId, { type: 'publishRound' });
    const { rows } = await pool.query<{ withdrawn: boolean }>(
      'SELECT withdrawn_at IS NOT NULL AS withdrawn FROM match_registration WHERE tournament_id = $1 ORDER BY withdrawn',
      [tournamentId],
    );
    expect(rows.map(({ withdrawn }) => withdrawn)).toEqual([false, false, true, true]);
    expect(await differences(tournamentId)).toEqual([]);
  });

  describe('a report of one player alone', () => {
    const minute = 60_000;
    const game = (one: number, other: number) =>
      ({
        kind: 'games',
        wins: [
          { entrant: one, games: 1 },
          { entrant: other, games: 0 },
        ],
        drawn: 0,
      }) as const;
    /** A tournament of two, playing, in which reports stand after ten minutes. */
    const playing = async (): Promise<string> => {
      const tournaments = processOf();
      const tournamentId = await registered(tournaments, 2, { ...settings, matches: 'offline', loneReportMinutes: 10 });
      await send(tournaments, tournamentId, pairRound);
      await send(tournaments, tournamentId, { type: 'publishRound' });
      return tournamentId;
    };
    const report = (tournamentId: string, reporter: number, result = game(1, 2)) =>
      send(processOf(), tournamentId, { type: 'reportResult', table: 1, reporter, result });
    const later = (minutes: number): number => {
      const now = Date.now() + minutes * minute;
      clock.mockReturnValue(now);
      return now;
    };
    const confirmDue = (now: number): Promise<number> => new LoneReports({ sql: pool, tournaments: processOf() }).confirmDue(now);
    const results = async (tournamentId: string): Promise<readonly string[]> =>
      (await store.read(streamOfTournament(tournamentId))).map(({ type }) => type).filter((type) => type.startsWith('Result'));
    let clock: jest.SpiedFunction<typeof Date.now>;
    beforeEach(() => {
      clock = jest.spyOn(Date, 'now');
    });
    afterEach(() => clock.mockRestore());

    it('given its time is over, when two processes look at once, then it stands once, and the tables have what the stream says', async () => {
      const tournamentId = await playing();
      await report(tournamentId, 2);
      expect(await confirmDue(Date.now())).toBe(0);
      expect(await differences(tournamentId)).toEqual([]);
      const now = later(10);
      await Promise.all([confirmDue(now), confirmDue(now)]);
      expect(await results(tournamentId)).toEqual(['ResultReported', 'ResultConfirmed']);
      expect((await processOf().streams.current(tournamentId))!.state.rounds[0]!.tables[0]!.result).toMatchObject({
        source: { kind: 'player', reporter: 2 },
      });
      expect(await confirmDue(now)).toBe(0);
      expect(await differences(tournamentId)).toEqual([]);
    });

    it('given a process died before it noted that it stands, when the next one looks, then nothing stands twice', async () => {
      const tournamentId = await playing();
      await report(tournamentId, 1);
      const now = later(10);
      await confirmDue(now);
      await database.query('UPDATE lone_report SET settled_at = NULL WHERE tournament_id = $1', [tournamentId]);
      expect(await confirmDue(now)).toBe(1);
      expect(await results(tournamentId)).toEqual(['ResultReported', 'ResultConfirmed']);
    });

    it('given the opponent has answered, or the player has changed it, when its time is over, then it does not stand; the changed one stands in its own time', async () => {
      const answered = await playing();
      await report(answered, 1);
      await report(answered, 2, game(2, 1));
      const changed = await playing();
      await report(changed, 1);
      later(5);
      await report(changed, 1, game(2, 1));
      expect(await confirmDue(later(5))).toBe(3);
      expect(await results(answered)).toEqual(['ResultReported', 'ResultReported', 'ResultDisputed']);
      expect(await results(changed)).toEqual(['ResultReported', 'ResultReported']);
      await confirmDue(later(5));
      expect(await results(changed)).toEqual(['ResultReported', 'ResultReported', 'ResultConfirmed']);
    });

    it('given one tournament that cannot be read, when others are due, then they stand all the same, and what went wrong is told', async () => {
      const [broken, sound] = [await playing(), await playing()];
      await report(broken, 1);
      await report(sound, 1);
      const tournaments = processOf();
      const { current } = tournaments.streams;
      jest.spyOn(tournaments.streams, 'current').mockImplementation(async (id) => {
        if (id === broken) throw new Error('unreadable');
        return current.call(tournaments.streams, id);
      });
      await expect(new LoneReports({ sql: pool, tournaments }).confirmDue(later(10))).rejects.toThrow('unreadable');
      expect(await results(sound)).toEqual(['ResultReported', 'ResultConfirmed']);
      expect(await results(broken)).toEqual(['ResultReported']);
    });
  });

  it('given a stream that another process wrote on, when it is read, then what came since is added; as of a version it is as it was', async () => {
    const [one, other] = [processOf(), processOf()];
    const tournamentId = await registered(one, 3);
    const before = (await other.streams.current(tournamentId))!;
    await send(one, tournamentId, pairRound);
    expect((await other.streams.current(tournamentId))!.state.rounds).toHaveLength(1);
    expect(await other.streams.asOf(tournamentId, before.head.version)).toEqual(before);
    expect(await other.streams.asOf(tournamentId, 99)).toBeNull();
  });
});
