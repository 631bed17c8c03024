import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mintBootstrapOrganizer, Persons, Registry } from '@arbiter/accounts';
import { newMatchId, streamName } from '@arbiter/contracts';
import {
  auditOnce,
  type Finding,
  LogDatabases,
  openPool,
  PostgresEventStore,
  PostgresFeed,
  ProjectionRunner,
  StreamJournal,
} from '@arbiter/event-store';
import { projections } from '@arbiter/recording';
import { createTestDatabase, type TestDatabase } from '@arbiter/testing';
import type { Structure, TournamentCommand, TournamentSettings } from '@arbiter/tournaments';
import type { Pool } from 'pg';
import {
  enteredTournaments,
  knownPlayer,
  playedRounds,
  playersWithHistory,
  totalsOf,
  type HistoryFilter,
  metOpponents,
} from './player-history.js';
import { type ArchivedTournament, type ArchiveFilter, listArchive, type Reach } from './tournament-archive.js';
import { streamOfTournament, TournamentStreams } from './tournament-streams.js';
import { Tournaments } from './tournaments.js';

const settings: TournamentSettings = {
  format: 'single',
  policy: 'magic',
  capacity: null,
  checkIn: 'none',
  selfRegistration: false,
  reporting: 'staff',
  loneReportMinutes: null,
  matches: 'offline',
  clock: null,
  decks: 'none',
  cardList: null,
  heldOn: null,
  visibility: 'public',
};
const phases = [{ kind: 'swiss', rounds: 2, bestOf: 3, minutes: 50, gate: null, lastRoundByRank: false, sides: 'lot' }] as const;
const anybody: Reach = { gatherings: null, isStaff: false };
const everything: ArchiveFilter = { game: null, name: null, from: null, to: null, state: null };
const rowTables = projections.find(({ name }) => name === 'tournaments')!.tables;

const noFilter: HistoryFilter = { game: null, tournament: null, from: null, to: null, opponent: null, outcomes: null };

describe('tournaments beyond a single one', () => {
  let database: TestDatabase;
  let pool: Pool;
  let store: PostgresEventStore;
  let tournaments: Tournaments;
  let registry: Registry;
  let persons: Persons;
  let organizer: string;
  let runner: ProjectionRunner;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 8 });
    const logs = LogDatabases.one(pool);
    store = new PostgresEventStore({ databases: LogDatabases.one({ url: database.appUrl, pool }), writer: 'spec' });
    const journal = new StreamJournal(pool);
    organizer = (await mintBootstrapOrganizer(pool, journal)).token.tokenId;
    registry = new Registry(pool, journal);
    persons = new Persons(pool, journal);
    tournaments = new Tournaments(pool, journal, new TournamentStreams(store));
    runner = new ProjectionRunner({ pool, logs, feed: new PostgresFeed(logs), projections });
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await database.drop();
  });

  const gathering = async (game = 'probe'): Promise<string> => {
    const command = { name: 'Evening', game, spectatorDelaySeconds: 0, commandId: randomUUID(), createdBy: organizer };
    const made = await registry.createGathering(command);
    if (made.kind === 'reused') throw new Error('reused');
    return made.value.gatheringId;
  };
  const player = async (gatheringId: string, name: string, personId: string | null = null): Promise<string> => {
    const made = await registry.createPlayer({ gatheringId, name, personId, commandId: randomUUID(), createdBy: organizer });
    if (made === null || made.kind === 'reused') throw new Error('reused');
    return made.value.playerId;
  };
  const open = async (
    gatheringId: string,
    name: string,
    changed: Partial<TournamentSettings> = {},
    structure: Structure = { phases },
  ): Promise<string> => {
    const fresh = { gatheringId, game: 'probe', name, settings: { ...settings, ...changed }, commandId: randomUUID(), by: organizer };
    const created = await tournaments.create(fresh);
    const { tournamentId } = created!;
    await does(tournamentId, { type: 'setStructure', structure, reason: null });
    return tournamentId;
  };
  const does = async (tournamentId: string, command: TournamentCommand): Promise<void> => {
    const sending = { commandId: randomUUID(), by: organizer, expected: null, meaning: JSON.stringify(command) };
    const done = await tournaments.carryOut(tournamentId, sending, () => command);
    if (done.kind !== 'done') throw new Error(JSON.stringify(done));
  };
  const register = async (tournamentId: string, players: readonly string[]): Promise<void> => {
    for (const one of players) await does(tournamentId, { type: 'registerEntrant', players: [one], awardedByes: 0, byStaff: true });
    await does(tournamentId, { type: 'closeRegistration' });
  };
  const pair = async (tournamentId: string): Promise<void> => {
    const { head } = (await tournaments.streams.current(tournamentId))!;
    const matchIds = Array.from({ length: 4 }, () => newMatchId(Date.now()));
    await does(tournamentId, { type: 'pairRound', seed: 'ab'.repeat(32), input: head.version, matchIds });
  };
  /** Plays a round in which the entrant of the smaller number wins each table, or all draw. */
  const play = async (tournamentId: string, draw = false): Promise<void> => {
    await pair(tournamentId);
    await does(tournamentId, { type: 'publishRound' });
    const { state } = (await tournaments.streams.current(tournamentId))!;
    const { round, tables } = state.rounds.at(-1)!;
    for (const { table, entrants } of tables) {
      const [one, other] = [...entrants].sort((left, right) => left - right) as [number, number];
      const wins = [
        { entrant: one, games: draw ? 1 : 2 },
        { entrant: other, games: 1 },
      ] as const;
      await does(tournamentId, {
        type: 'confirmResult',
        round,
        table,
        result: { kind: 'games', wins, drawn: 0 },
        source: { kind: 'staff' },
      });
    }
    await does(tournamentId, { type: 'closeRound' });
  };
  const finish = async (tournamentId: string): Promise<void> =>
    does(tournamentId, { type: 'finish', seed: await tournaments.secretOf(tournamentId) });

  const namesOf = (rows: readonly ArchivedTournament[]): readonly string[] => rows.map(({ name }) => name);
  const rowsOf = async (tournamentId: string): Promise<readonly unknown[]> =>
    Promise.all(
      rowTables.map(async (table) => {
        const { rows } = await pool.query<{ row: object }>(
          `SELECT to_jsonb(t) - 'generation' AS row FROM current_${table} t WHERE tournament_id = $1 ORDER BY 1::text`,
          [tournamentId],
        );
        return rows.map(({ row }) => JSON.stringify(row)).sort();
      }),
    );

  it('given tournaments of every state, when they are listed, then running ones come first, and nobody outside learns of those of a gathering or of drafts', async () => {
    const gatheringId = await gathering();
    const finished = await open(gatheringId, '100% Cup');
    await register(finished, [await player(gatheringId, 'Ann'), await player(gatheringId, 'Bob')]);
    await play(finished);
    await play(finished);
    await finish(finished);
    const running = await open(gatheringId, 'Running Cup');
    await register(running, [await player(gatheringId, 'Cem'), await player(gatheringId, 'Dora')]);
    await play(running);
    const closed = await open(gatheringId, 'Closed circle', { visibility: 'gathering' });
    await does(closed, { type: 'openRegistration' });
    await open(gatheringId, 'Draft');
    await runner.catchUp();
    const list = (reach: Reach, changed: Partial<ArchiveFilter> = {}) => listArchive(pool, reach, { ...everything, ...changed }, null, 10);
    const shown = await list(anybody);
    expect(shown).toMatchObject([
      { name: 'Running Cup', status: 'running', entrants: 2, winners: [], group: 0 },
      { name: '100% Cup', status: 'finished', entrants: 2, winners: [{ entrant: 1, name: 'Ann', playerId: null }], group: 2 },
    ]);
    expect(namesOf(await list({ gatherings: gatheringId, isStaff: false }))).toEqual(['Running Cup', 'Closed circle', '100% Cup']);
    expect(namesOf(await list({ gatherings: gatheringId, isStaff: true }))).toEqual(['Running Cup', 'Draft', 'Closed circle', '100% Cup']);
    expect(namesOf(await list({ gatherings: randomUUID(), isStaff: true }))).toEqual(['Running Cup', '100% Cup']);
    expect(namesOf(await list(anybody, { name: '00% c' }))).toEqual(['100% Cup']);
    expect(namesOf(await list(anybody, { name: '_' }))).toEqual([]);
    expect(namesOf(await list(anybody, { game: 'magic' }))).toEqual([]);
    expect(namesOf(await list(anybody, { state: 'finished' }))).toEqual(['100% Cup']);
    const [day] = shown[0]!.date.toISOString().split('T');
    expect(namesOf(await list(anybody, { from: day!, to: day! }))).toHaveLength(2);
    expect(namesOf(await list(anybody, { to: '2026-01-01' }))).toEqual([]);
    const { group, at, tournamentId: id } = shown[0]!;
    expect(namesOf(await listArchive(pool, anybody, everything, { group, at, id }, 10))).toEqual(['100% Cup']);
  });

  it('given a person who plays in two gatherings, when one of their players is asked for, then both tournaments are one history, each round with result and opponent', async () => {
    const [first, second, third] = [await gathering(), await gathering(), await gathering()];
    const ann = await player(first, 'Ann');
    const personId = (await persons.ofPlayer(first, ann, organizer))!;
    const annAgain = await player(second, 'Ann A.', personId);
    const hidden = await player(third, 'Annie', personId);
    const stranger = await player(first, 'Bob');
    const one = await open(first, 'First Cup');
    await register(one, [ann, stranger, await player(first, 'Cem')]);
    await play(one);
    await play(one, true);
    await finish(one);
    const two = await open(second, 'Second Cup', { policy: 'yugioh' });
    await register(two, [await player(second, 'Dora'), annAgain]);
    await play(two, true);
    await pair(two);
    const closed = await open(third, 'Closed circle', { visibility: 'gathering' });
    await register(closed, [hidden, await player(third, 'Eve')]);
    await runner.catchUp();

    const { state } = (await tournaments.streams.current(one))!;
    const place = state.places!.find(({ entrant }) => entrant === 1)!.place;

    expect(await knownPlayer(pool, stranger, anybody)).toBeNull();
    expect(await knownPlayer(pool, hidden, anybody)).toBeNull();
    expect(await knownPlayer(pool, hidden, { gatherings: third, isStaff: false })).toMatchObject({ name: 'Annie', personId });
    expect(await knownPlayer(pool, annAgain, anybody)).toEqual({ playerId: annAgain, name: 'Ann A.', personId });
    expect(await playersWithHistory(pool, first)).toEqual(new Set([ann]));

    const entered = await enteredTournaments(pool, personId, anybody, noFilter, null, 10);
    expect(entered).toMatchObject([
      { tournamentId: two, name: 'Second Cup', entrant: 2, playerName: 'Ann A.', place: null, entrants: 2, status: 'running' },
      { tournamentId: one, name: 'First Cup', entrant: 1, playerName: 'Ann', place, entrants: 3, status: 'finished' },
    ]);
    const rounds = await playedRounds(pool, entered, noFilter);
    const ofFirst = rounds.filter(({ tournamentId }) => tournamentId === one);
    expect(ofFirst).toHaveLength(2);
    for (const { outcome, table, opponents } of ofFirst) {
      expect(['won', 'drawn', 'bye']).toContain(outcome);
      expect(opponents).toHaveLength(table === null ? 0 : 1);
    }
    // The second round of the other tournament is paired and nobody has published it; there an equal score is a loss of both.
    expect(rounds.filter(({ tournamentId }) => tournamentId === two)).toMatchObject([
      {
        round: 1,
        table: 1,
        outcome: 'lost',
        result: { kind: 'games' },
        opponents: [{ entrant: 1, name: 'Dora', playerId: null }],
        match: null,
      },
    ]);
    const counted = (outcome: string): number => rounds.filter((round) => round.outcome === outcome).length;
    expect(await totalsOf(pool, personId, anybody)).toEqual([
      {
        game: 'probe',
        tournaments: 2,
        finished: 1,
        firstPlaces: place === 1 ? 1 : 0,
        bestPlace: place,
        won: counted('won'),
        lost: 1,
        drawn: counted('drawn'),
        byes: counted('bye'),
      },
    ]);
    expect(await totalsOf(pool, personId, { gatherings: 'all', isStaff: true })).toMatchObject([{ tournaments: 3 }]);
    const [newest] = entered;
    const found = async (filter: Partial<HistoryFilter>): Promise<readonly string[]> =>
      (await enteredTournaments(pool, personId, anybody, { ...noFilter, ...filter }, null, 10)).map(({ name }) => name);
    expect(await found({ tournament: { name: 'first' } })).toEqual(['First Cup']);
    expect(await found({ tournament: { id: two } })).toEqual(['Second Cup']);
    expect(await found({ game: 'other' })).toEqual([]);
    expect(await found({ to: '2020-01-01' })).toEqual([]);
    expect(await found({ from: '2020-01-01' })).toEqual(['Second Cup', 'First Cup']);
    expect(await found({ outcomes: ['lost', 'assignedLoss'] })).toEqual(['Second Cup']);
    expect(await found({ opponent: { name: 'dor' } })).toEqual(['Second Cup']);
    expect(await found({ opponent: { name: 'dor' }, outcomes: ['won'] })).toEqual([]);
    const lost = await playedRounds(pool, entered, { ...noFilter, outcomes: ['lost'] });
    expect(lost).toMatchObject([{ tournamentId: two, round: 1 }]);

    const met = await metOpponents(pool, personId, anybody, null, 10);
    const dora = met.find(({ name }) => name === 'Dora');
    expect(dora).toMatchObject({ won: 0, lost: 1, drawn: 0, playerId: null });
    expect(met[0]).toEqual(dora);
    expect(met.reduce((sum, { won, lost: losses, drawn }) => sum + won + losses + drawn, 0)).toBe(counted('won') + 1 + counted('drawn'));
    expect(await found({ opponent: { id: dora!.id, asPerson: false } })).toEqual(['Second Cup']);
    expect(await metOpponents(pool, personId, anybody, { at: dora!.at, id: dora!.id }, 10)).toEqual(met.slice(1));
    expect(await enteredTournaments(pool, personId, anybody, noFilter, { at: newest!.at, id: newest!.tournamentId }, 10)).toMatchObject([
      { tournamentId: one },
    ]);
  });

  it('given corrected results, discarded pairings and a cancelled registration, when the rows are made again from the log, then they are the same', async () => {
    const gatheringId = await gathering();
    const cup = await open(gatheringId, 'Mended Cup');
    const players = [await player(gatheringId, 'Ann'), await player(gatheringId, 'Bob'), await player(gatheringId, 'Cem')];
    for (const one of players) await does(cup, { type: 'registerEntrant', players: [one], awardedByes: 0, byStaff: true });
    await does(cup, { type: 'cancelRegistration', entrant: 3 });
    await does(cup, { type: 'closeRegistration' });
    await pair(cup);
    await does(cup, { type: 'publishRound' });
    await does(cup, { type: 'discardPairings', reason: 'the wrong hall' });
    await play(cup);
    const noShow = { kind: 'noShow', absent: 1 } as const;
    await does(cup, { type: 'correctResult', round: 1, table: 1, result: noShow, reason: 'they had left' });
    await runner.catchUp();
    const before = await rowsOf(cup);
    expect(before[1]).toHaveLength(3);
    expect(before[5]).toEqual([expect.stringContaining('"absent":1')]);
    await runner.rebuild('tournaments');
    expect(await rowsOf(cup)).toEqual(before);
    const [bob] = await playedRounds(pool, [{ tournamentId: cup, entrant: 2 }], noFilter);
    expect(bob).toMatchObject({ outcome: 'won', corrected: true, result: noShow });
  });

  it('given a pod to which somebody did not come, then they have lost, and the others what they played', async () => {
    const gatheringId = await gathering();
    const pods = [{ kind: 'pods', rounds: 1, bestOf: 1, minutes: 75, gate: null }] as const;
    const outcomes = async (winner: number | null, absent: readonly number[]): Promise<readonly unknown[]> => {
      const cup = await open(gatheringId, 'Pods', { policy: 'pods' }, { phases: pods });
      await register(cup, await Promise.all(['Ann', 'Bob', 'Cem', 'Dora'].map((name) => player(gatheringId, name))));
      await pair(cup);
      await does(cup, { type: 'publishRound' });
      const result = { kind: 'podWithAbsent', winner, absent } as const;
      await does(cup, { type: 'confirmResult', round: 1, table: 1, result, source: { kind: 'staff' } });
      await runner.catchUp();
      const rounds = await Promise.all([1, 2, 3, 4].map((entrant) => playedRounds(pool, [{ tournamentId: cup, entrant }], noFilter)));
      return rounds.map(([round]) => round?.outcome);
    };
    expect(await outcomes(2, [4])).toEqual(['lost', 'won', 'lost', 'lost']);
    expect(await outcomes(null, [4])).toEqual(['drawn', 'drawn', 'drawn', 'lost']);
    expect(await outcomes(null, [1, 2, 3, 4])).toEqual(['lost', 'lost', 'lost', 'lost']);
  });

  it('given a row that somebody changed, when the log is audited, then it is found, and no other', async () => {
    const differing = async (): Promise<readonly string[]> => {
      const found: string[] = [];
      const onFinding = ({ code, subject }: Finding) => void (code === 'projection/differs' && found.push(subject));
      await auditOnce({ url: database.appUrl, projections, onFinding });
      return found;
    };
    expect(await differing()).toEqual([]);
    const { rows } = await pool.query<{ id: string }>(
      `UPDATE tournament_place SET place = 9 WHERE ctid = (SELECT min(ctid) FROM tournament_place) RETURNING tournament_id AS id`,
    );
    expect(await differing()).toEqual([`tournament_place of ${streamName(streamOfTournament(rows[0]!.id))}`]);
  });
});
