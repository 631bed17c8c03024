import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mintBootstrapOrganizer, Registry } from '@arbiter/accounts';
import { LogDatabases, openPool, PostgresEventStore, StreamJournal } from '@arbiter/event-store';
import {
  type EntrantFile,
  type EntrantsRegistered,
  readEntrants,
  registerEntrants,
  Tournaments,
  TournamentStreams,
} from '@arbiter/organising';
import { createTestDatabase, type TestDatabase } from '@arbiter/testing';
import type { TournamentSettings } from '@arbiter/tournaments';
import type { Pool } from 'pg';
import { compareOrganisingTables } from './organising-tables.js';

const settings: TournamentSettings = {
  format: 'single',
  policy: 'magic',
  capacity: null,
  checkIn: 'none',
  selfRegistration: true,
  reporting: 'players',
  loneReportMinutes: null,
  matches: 'offline',
  clock: null,
  decks: 'none',
  cardList: null,
  heldOn: null,
  visibility: 'public',
};

const fileOf = (text: string): EntrantFile => {
  const answer = readEntrants(text);
  if (!answer.ok) throw new Error(answer.detail);
  return answer.file;
};

describe('registering the players of a file', () => {
  let database: TestDatabase;
  let pool: Pool;
  let store: PostgresEventStore;
  let registry: Registry;
  let by: string;

  const opened = (): Tournaments => new Tournaments(pool, new StreamJournal(pool), new TournamentStreams(store));

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 12 });
    store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url: database.appUrl }), writer: 'spec' });
    const journal = new StreamJournal(pool);
    registry = new Registry(pool, journal);
    by = (await mintBootstrapOrganizer(pool, journal)).token.tokenId;
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await database.drop();
  });

  const newTournament = async (tournaments: Tournaments, changed: Partial<TournamentSettings> = {}) => {
    const made = await registry.createGathering({
      name: 'G',
      game: 'probe',
      spectatorDelaySeconds: 0,
      commandId: randomUUID(),
      createdBy: by,
    });
    if (made.kind === 'reused') throw new Error('reused');
    const { gatheringId } = made.value;
    const fresh = { gatheringId, game: 'probe', name: 'Cup', settings: { ...settings, ...changed }, commandId: randomUUID(), by };
    const created = await tournaments.create(fresh);
    return { tournamentId: created!.tournamentId, gatheringId };
  };
  const register = async (tournaments: Tournaments, tournamentId: string, text: string, commandId: string): Promise<EntrantsRegistered> => {
    const sending = { commandId, by, expected: null, meaning: `csv ${text}` };
    const done = await registerEntrants({ tournaments, registry }, tournamentId, sending, fileOf(text));
    if (done.kind !== 'done') throw new Error(done.kind);
    return done.outcome;
  };
  const counted = async (sql: string, id: string): Promise<number> => (await database.query<{ n: number }>(sql, [id]))[0]!.n;
  const events = (id: string): Promise<number> => counted('SELECT count(*)::int AS n FROM log_event WHERE stream_id = $1', id);
  const players = (id: string): Promise<number> => counted('SELECT count(*)::int AS n FROM player WHERE gathering_id = $1', id);

  it('given 4,000 names, when they are registered, then it takes seconds, all are in tables and log, and the command sent again gives the same answer', async () => {
    const tournaments = opened();
    const { tournamentId, gatheringId } = await newTournament(tournaments);
    const text = `name,byes\n${Array.from({ length: 4_000 }, (_, n) => `Player ${n},${n % 3}`).join('\n')}`;
    const began = performance.now();
    const first = await register(tournaments, tournamentId, text, 'import-0001');
    const seconds = (performance.now() - began) / 1_000;
    expect(first.registered).toHaveLength(4_000);
    expect(first.registered[3_999]).toEqual({ line: 4_001, entrant: 4_000, name: 'Player 3999', place: 'registered' });
    expect(seconds).toBeLessThan(10);
    const before = [await events(tournamentId), await events(gatheringId), await players(gatheringId)];
    expect(before).toEqual([4_001, 4_001, 4_000]);
    // Another process has nothing in memory.
    expect(await register(opened(), tournamentId, text, 'import-0001')).toEqual(first);
    expect([await events(tournamentId), await events(gatheringId), await players(gatheringId)]).toEqual(before);
    const standing = await tournaments.streams.current(tournamentId);
    expect(standing!.state.entrants[1]).toMatchObject({ number: 2, awardedByes: 1, place: 'registered' });
    const names = await registry.names(gatheringId, standing!.state.entrants[3_999]!.players);
    expect([...names.values()]).toEqual(['Player 3999']);
  });

  it('given a file that grew, wrong lines and a capacity, when it is registered again, then only who is new comes in, who finds no place waits, and the first answer stays', async () => {
    const tournaments = opened();
    const { tournamentId, gatheringId } = await newTournament(tournaments, { capacity: 3 });
    const text = 'name,e-mail\nAnn,a\n,b\nBob,c\nann,d';
    const first = await register(tournaments, tournamentId, text, 'import-0001');
    expect(first).toMatchObject({
      registered: [
        { line: 2, entrant: 1, place: 'registered' },
        { line: 4, entrant: 2, place: 'registered' },
      ],
      refused: [
        { line: 3, code: 'name/empty' },
        { line: 5, code: 'name/twice' },
      ],
      ignoredColumns: ['e-mail'],
    });
    const second = await register(tournaments, tournamentId, 'BOB\nCem\nDora', 'import-0002');
    expect(second).toMatchObject({
      registered: [
        { line: 2, entrant: 3, place: 'registered' },
        { line: 3, entrant: 4, place: 'waiting' },
      ],
      refused: [{ line: 1, code: 'name/registered' }],
    });
    expect(await register(opened(), tournamentId, text, 'import-0001')).toEqual(first);
    expect(await register(opened(), tournamentId, 'BOB\nCem\nDora', 'import-0002')).toEqual(second);
    expect(await players(gatheringId)).toBe(4);
    await expect(register(tournaments, tournamentId, 'Somebody else', 'import-0001')).rejects.toThrow('reused');
  });

  it('given a file of which nothing is new, when it is sent, then nothing is recorded, and the command is known', async () => {
    const tournaments = opened();
    const { tournamentId } = await newTournament(tournaments);
    await register(tournaments, tournamentId, 'Ann', 'import-0001');
    const again = await register(tournaments, tournamentId, 'Ann', 'import-0002');
    expect(again).toMatchObject({ registered: [], refused: [{ line: 1, code: 'name/registered' }], version: 2 });
    await tournaments.carryOut(tournamentId, { commandId: 'cancel-0001', by, expected: null, meaning: 'cancel' }, () => ({
      type: 'cancelRegistration',
      entrant: 1,
    }));
    expect(await register(tournaments, tournamentId, 'Ann', 'import-0002')).toEqual(again);
    expect(await events(tournamentId)).toBe(3);
  });

  it('given two processes and the same command at once, and two different files at once, when both are registered, then nobody is registered twice and nobody is lost', async () => {
    const [one, other] = [opened(), opened()];
    const { tournamentId, gatheringId } = await newTournament(one);
    const text = Array.from({ length: 200 }, (_, n) => `P ${n}`).join('\n');
    const same = await Promise.all([one, other, one, other].map((from) => register(from, tournamentId, text, 'import-0001')));
    for (const answer of same) expect(answer).toEqual(same[0]);
    expect(await players(gatheringId)).toBe(200);
    const [left, right] = await Promise.all([
      register(one, tournamentId, 'Q 1\nQ 2', 'import-0002'),
      register(other, tournamentId, 'R 1\nQ 2', 'import-0003'),
    ]);
    expect(left.registered.length + right.registered.length).toBe(3);
    expect([...left.refused, ...right.refused]).toMatchObject([{ code: 'name/registered' }]);
    expect(await players(gatheringId)).toBe(203);
  });

  it('given a tournament that runs no registration, when a file is sent, then it is refused whole, and no player is left behind', async () => {
    const tournaments = opened();
    const { tournamentId, gatheringId } = await newTournament(tournaments);
    const sending = (commandId: string) => ({ commandId, by, expected: null, meaning: commandId });
    await tournaments.carryOut(tournamentId, sending('cancel-0001'), async () => ({
      type: 'cancel',
      reason: 'rain',
      seed: await tournaments.secretOf(tournamentId),
    }));
    const done = await registerEntrants({ tournaments, registry }, tournamentId, sending('import-0001'), fileOf('Ann\nBob'));
    expect(done).toMatchObject({ kind: 'refused', refusal: { code: 'tournament/wrong-status' } });
    expect(await players(gatheringId)).toBe(0);
  });

  it('given all these files, when tables are compared with the log, then nothing differs', async () => {
    const connection = await pool.connect();
    const findings = await compareOrganisingTables(connection);
    connection.release();
    expect(findings).toEqual([]);
  });
});
