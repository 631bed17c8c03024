import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mintBootstrapOrganizer, Registry, type Sql } from '@arbiter/accounts';
import { emptyStreamHash, newMatchId } from '@arbiter/contracts';
import { LogDatabases, openPool, PostgresEventStore, StreamJournal } from '@arbiter/event-store';
import { createTestDatabase, probeRuleset, type TestDatabase } from '@arbiter/testing';
import type { TournamentCommand, TournamentSettings } from '@arbiter/tournaments';
import type { Pool } from 'pg';
import { MatchMaker, type MatchMakerPorts } from './match-maker.js';
import { TimeCaller, timeIsUpAt } from './time-caller.js';
import { TournamentStreams } from './tournament-streams.js';
import { Tournaments } from './tournaments.js';

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
const ack = { version: 1, hash: emptyStreamHash };

describe('what makes the matches of published rounds', () => {
  let database: TestDatabase;
  let pool: Pool;
  let store: PostgresEventStore;
  let organizer: string;
  let registry: Registry;
  let gatheringId: string;
  let tournaments: Tournaments;
  /** Matches that are in the log, and those that were cancelled. */
  let log: { readonly created: string[]; readonly cancelled: string[] };
  /** Logs of these matches are held by another process, which does not answer. */
  let held: Set<string>;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool(database.appUrl, { max: 4 });
    store = new PostgresEventStore({ databases: LogDatabases.one({ url: database.appUrl, pool }), writer: 'spec' });
    const journal = new StreamJournal(pool);
    organizer = (await mintBootstrapOrganizer(pool, journal)).token.tokenId;
    registry = new Registry(pool, journal);
    const by = { commandId: randomUUID(), createdBy: organizer };
    const made = await registry.createGathering({ name: 'Friday', game: 'probe', spectatorDelaySeconds: 0, ...by });
    if (made.kind === 'reused') throw new Error('reused');
    ({ gatheringId } = made.value);
    tournaments = new Tournaments(pool, journal, new TournamentStreams(store));
  });
  beforeEach(() => {
    log = { created: [], cancelled: [] };
    held = new Set();
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await database.drop();
  });

  const player = async (): Promise<string> => {
    const by = { commandId: randomUUID(), createdBy: organizer };
    const made = await registry.createPlayer({ gatheringId, name: 'P', personId: null, ...by });
    if (made === null || made.kind === 'reused') throw new Error('reused');
    return made.value.playerId;
  };
  const send = async (tournamentId: string, command: TournamentCommand): Promise<void> => {
    const sending = { commandId: randomUUID(), by: organizer, expected: null, meaning: command.type };
    expect(await tournaments.carryOut(tournamentId, sending, () => command)).toMatchObject({ kind: 'done' });
  };
  /** A tournament of four whose first round is published. */
  const published = async (): Promise<string> => {
    const created = await tournaments.create({ gatheringId, game: 'probe', name: 'Cup', settings, commandId: randomUUID(), by: organizer });
    if (created === null) throw new Error('reused');
    const { tournamentId } = created;
    await send(tournamentId, { type: 'setStructure', structure: { phases }, reason: null });
    for (let number = 1; number <= 4; number += 1)
      await send(tournamentId, { type: 'registerEntrant', players: [await player()], awardedByes: 0, byStaff: true });
    await send(tournamentId, { type: 'closeRegistration' });
    const matchIds = [newMatchId(Date.now()), newMatchId(Date.now())];
    await send(tournamentId, { type: 'pairRound', seed: 'ab'.repeat(32), input: 7, matchIds });
    await send(tournamentId, { type: 'publishRound' });
    return tournamentId;
  };
  const rowsOf = async (tournamentId: string) =>
    (
      await pool.query<{ id: string; begun: boolean; settled: boolean }>(
        'SELECT match_id AS id, begun_at IS NOT NULL AS begun, settled_at IS NOT NULL AS settled FROM match_registration WHERE tournament_id = $1',
        [tournamentId],
      )
    ).rows;

  const elsewhere = (matchId: string) =>
    ({ ok: false, problem: { code: 'match/owned-elsewhere', detail: 'Another node.', rule: null, params: { matchId } } }) as const;
  const makerOf = (changed: Partial<MatchMakerPorts> = {}): MatchMaker =>
    new MatchMaker({
      sql: pool,
      store: { head: async ({ id }) => (log.created.includes(id) ? ack : null) },
      commands: {
        create: async ({ matchId }) => {
          if (held.has(matchId)) return elsewhere(matchId);
          if (!log.created.includes(matchId)) log.created.push(matchId);
          return { ok: true, value: { matchId, ...ack } };
        },
        cancel: async ({ matchId }) => {
          log.cancelled.push(matchId);
          return { ok: true, value: { matchId, ...ack } };
        },
      },
      streams: new TournamentStreams(store),
      current: async () => ({ version: 'v1', ruleset: probeRuleset }),
      trouble: (matchId, detail) => expect(`${matchId}: ${detail}`).toBe('no trouble'),
      ...changed,
    });
  /** The database of a process that dies before it can note anything. */
  const dying: Sql = {
    query: (async (text: string, values?: unknown[]) => {
      if (text.startsWith('UPDATE')) throw new Error('killed');
      return pool.query(text, values);
    }) as Sql['query'],
  };

  it('given a process that died after it began matches, when another one begins what is due, then each is there once, and noted', async () => {
    const tournamentId = await published();
    await expect(makerOf({ sql: dying }).beginDue()).rejects.toThrow('killed');
    expect(await rowsOf(tournamentId)).toMatchObject([{ begun: false }, { begun: false }]);
    expect(await makerOf().beginDue()).toBe(2);
    expect(log.created).toHaveLength(2);
    expect(await rowsOf(tournamentId)).toMatchObject([{ begun: true }, { begun: true }]);
    expect(await makerOf().beginDue()).toBe(0);
  });

  it('given a process that died after it began matches, when their pairings are discarded before anybody could note that, then they are cancelled', async () => {
    const tournamentId = await published();
    await expect(makerOf({ sql: dying }).beginDue()).rejects.toThrow('killed');
    await send(tournamentId, { type: 'discardPairings', reason: 'Somebody came late.' });
    expect(await makerOf().beginDue()).toBe(0);
    expect(await makerOf().cancelWithdrawn()).toBe(2);
    expect(log.cancelled.toSorted()).toEqual(log.created.toSorted());
    expect(await rowsOf(tournamentId)).toMatchObject([{ settled: true }, { settled: true }]);
  });

  it('given pairings that are discarded before any match began, then there is nothing to cancel', async () => {
    const tournamentId = await published();
    await send(tournamentId, { type: 'discardPairings', reason: 'Somebody came late.' });
    expect(await makerOf().beginDue()).toBe(0);
    expect(await makerOf().cancelWithdrawn()).toBe(2);
    expect(log).toEqual({ created: [], cancelled: [] });
    expect(await rowsOf(tournamentId)).toMatchObject([{ begun: false, settled: true }, {}]);
  });

  it('given a log that another process holds, when matches are begun, then the others are, and this one the next time', async () => {
    const tournamentId = await published();
    const [first] = await rowsOf(tournamentId);
    held.add(first!.id);
    expect(await makerOf().beginDue()).toBe(1);
    held.clear();
    expect(await makerOf().beginDue()).toBe(1);
    expect(await rowsOf(tournamentId)).toMatchObject([{ begun: true }, { begun: true }]);
  });

  it('given rules that have ends of rounds, when matches are begun, then their format names that of the phase; older rules name none', async () => {
    const formats: unknown[] = [];
    const commands: MatchMakerPorts['commands'] = {
      create: async ({ matchId, format }) => (formats.push(format.options), { ok: true, value: { matchId, ...ack } }),
      cancel: async ({ matchId }) => ({ ok: true, value: { matchId, ...ack } }),
    };
    const ruleset = { ...probeRuleset, endsOfRound: { single: ['swiss'] } };
    await published();
    expect(await makerOf({ commands, current: async () => ({ version: 'v2', ruleset }) }).beginDue()).toBe(2);
    await published();
    expect(await makerOf({ commands }).beginDue()).toBe(2);
    expect(formats).toEqual([{ endOfRound: 'swiss' }, { endOfRound: 'swiss' }, {}, {}]);
  });

  it('given time that is called for a round, then it is called in each of its matches, again where another process held one, and then no more; one that cannot is told', async () => {
    const tournamentId = await published();
    await send(tournamentId, { type: 'startRound' });
    const sent: string[] = [];
    const troubles: string[] = [];
    let old = '';
    const notOffered = { ok: false, problem: { code: 'time/not-offered', detail: 'Rules of before.', rule: null, params: {} } } as const;
    const running: Sql = {
      query: (async (text: string, values?: unknown[]) =>
        pool.query(
          text.replace('JOIN current_match_list l ON l.match_id = m.match_id', '').replace("l.phase IN ('running', 'paused')", 'true'),
          values,
        )) as Sql['query'],
    };
    const caller = new TimeCaller({
      sql: running,
      commands: {
        judge: async ({ matchId, commandId, judge, act }) => {
          if (judge !== `tournament ${tournamentId}`) throw new Error('another tournament');
          sent.push(`${commandId} ${act.type}`);
          if (held.has(matchId)) return elsewhere(matchId);
          if (matchId === old) return notOffered;
          return { ok: true, value: { matchId, ...ack } };
        },
      },
      streams: new TournamentStreams(store),
      now: Date.now,
      trouble: (matchId, detail) => troubles.push(`${matchId} ${detail}`),
    });
    expect([await caller.callDue(), sent]).toEqual([0, []]);
    await send(tournamentId, { type: 'callTime' });
    const ids = (await rowsOf(tournamentId)).map(({ id }) => id).toSorted();
    held.add(ids[0]!);
    old = ids[1]!;
    expect(await caller.callDue()).toBe(0);
    held.clear();
    expect([await caller.callDue(), await caller.callDue()]).toEqual([1, 0]);
    expect(sent).toEqual([ids[0], ids[1], ids[0]].map((id) => `t-time-${id} timeCalled`));
    expect(troubles).toEqual([`${old} time/not-offered: Rules of before.`]);
  });

  it('given an extension of a table, then its time is over so much later, but not before it is called', () => {
    const clock = { minutes: 50, startedAt: 1_000, pausedAt: null, pausedMs: 60_000, timeCalledAt: null };
    const end = 1_000 + 60_000 + 50 * 60_000;
    expect(timeIsUpAt(clock, { extensionSeconds: 300 })).toBeNull();
    expect(timeIsUpAt({ ...clock, timeCalledAt: end }, { extensionSeconds: 0 })).toBe(end);
    expect(timeIsUpAt({ ...clock, timeCalledAt: end }, { extensionSeconds: 300 })).toBe(end + 300_000);
    expect(timeIsUpAt({ ...clock, timeCalledAt: end + 400_000 }, { extensionSeconds: 300 })).toBe(end + 400_000);
    expect(timeIsUpAt({ ...clock, minutes: null, timeCalledAt: 5_000 }, { extensionSeconds: 10 })).toBe(15_000);
  });

  it('given a tournament that cannot be read, when matches are begun, then those of the others are, and it is told', async () => {
    const [broken, sound] = [await published(), await published()];
    const streams = new TournamentStreams({
      read: async (stream, range) => {
        if (stream.id === broken) throw new Error('it does not hold together');
        return store.read(stream, range);
      },
    });
    await expect(makerOf({ streams }).beginDue()).rejects.toThrow('it does not hold together');
    expect(await rowsOf(sound)).toMatchObject([{ begun: true }, { begun: true }]);
    expect(await rowsOf(broken)).toMatchObject([{ begun: false }, { begun: false }]);
  });
});
