import { setTimeout as pause } from 'node:timers/promises';
import { answerOf, type Client, createClient, newCommandId, type Shape } from '@arbiter/client';
import { encodeTournamentEvent } from '@arbiter/contracts';
import { databaseUrls, LogDatabases, openPool, PostgresEventStore, StreamJournal } from '@arbiter/event-store';
import { type StandingTournament, streamOfTournament, TournamentStreams } from '@arbiter/organising';
import { openTournament } from '../load/tournament.js';
import { costFigures, type CostMeter } from './cost.js';
import { atMost, type Figure, percentile } from './figure.js';
import { PlayedTournament } from './played-tournament.js';

export interface TournamentBench {
  /** Address of the API. */
  readonly url: string;
  readonly entrants: number;
  readonly rounds: number;
  /** Number of tournaments whose pairings are measured. */
  readonly seeds: number;
  /** Meters what the matches of a round cost; null where the processes are somebody else's. */
  readonly meter: CostMeter | null;
  readonly onStep: (step: string) => void;
}

const game = 'starline';
const settings: Shape<'CreateTournament'>['settings'] = {
  format: 'standard',
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
/** What is wanted, in milliseconds. */
const most = { pairing: 1_000, pairingMedian: 250, begun: 5_000, fold: 30_000 };
const [appendedAtOnce, requestsAtOnce, rereads] = [1_000, 16, 5];
const beginWithinMs = 300_000;

interface Bench extends TournamentBench {
  readonly pool: ReturnType<typeof openPool>;
  readonly store: PostgresEventStore;
  readonly organizer: Client;
  readonly gatheringId: string;
}

const timed = async <T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly value: T }> => {
  const began = performance.now();
  const value = await work();
  return { ms: performance.now() - began, value };
};

const named = (
  name: string,
  unit: string,
  value: number,
  sampleOf: string,
  sampleSize = 1,
  comparedWith: Figure['comparedWith'] = [],
): Figure => ({
  name,
  unit,
  value,
  sampleSize,
  sampleOf,
  comparedWith,
});
const wanted = (value: number, goal: number): Figure['comparedWith'] => [atMost(value, 1, 'the most that is wanted', goal)];

/**
 * Measures a large Swiss tournament: pairing its rounds in memory, folding its stream, its pages, and how soon the recorded matches of a round
 * exist. Needs the application's database, and a worker that begins the matches.
 */
export async function tournamentFigures(given: TournamentBench): Promise<readonly Figure[]> {
  const { url, entrants, rounds, seeds, onStep } = given;
  const { gatheringId, organizer: secret } = await openTournament(url, game, 'Bench');
  const database = databaseUrls(process.env).app;
  const pool = openPool(database, { max: 4, name: 'arbiter bench' });
  const store = new PostgresEventStore({ databases: LogDatabases.one({ pool, url: database }), writer: `bench-${process.pid}` });
  const bench: Bench = { ...given, pool, store, organizer: createClient({ url, token: secret }), gatheringId };
  try {
    onStep(`registering ${entrants} players`);
    const players = await createPlayers(bench);
    const pairings: number[] = [];
    const tournaments: string[] = [];
    for (let seed = 1; seed <= seeds; seed += 1) {
      onStep(`playing tournament ${seed} of ${seeds} in memory, ${rounds} rounds`);
      const standing = await createTournament(bench, seed);
      const played = new PlayedTournament(standing.state, await senderOf(bench, standing), `tournament ${seed}`);
      played.register(players, rounds);
      for (let round = 1; round < rounds; round += 1) pairings.push(played.playRound());
      // Of the first two the last round is left to the API; each is read by a process that has not read it before.
      if (seed > 2) pairings.push(played.playRound());
      else {
        onStep(`recording its ${played.events.length} events`);
        await record(bench, standing, played);
        tournaments.push(standing.tournamentId);
      }
    }
    const [first, second] = tournaments;
    if (first === undefined || second === undefined) throw new Error('two tournaments are needed, so at least two seeds');
    return [
      named(
        `pairing a round of ${entrants}, median`,
        'ms',
        percentile(pairings, 0.5),
        'rounds',
        pairings.length,
        wanted(percentile(pairings, 0.5), most.pairingMedian),
      ),
      named(
        `pairing a round of ${entrants}, worst`,
        'ms',
        Math.max(...pairings),
        'rounds',
        pairings.length,
        wanted(Math.max(...pairings), most.pairing),
      ),
      ...(await foldFigures(bench, first)),
      ...(await pageFigures(bench, first, second)),
      ...(await roundFigures(bench, first)),
    ];
  } finally {
    await store.close();
    await pool.end();
  }
}

async function createPlayers({ organizer, gatheringId, entrants }: Bench): Promise<readonly string[]> {
  const players: string[] = [];
  let next = 1;
  const create = async (): Promise<void> => {
    while (next <= entrants) {
      const body = { name: `Player ${(next += 1)}`, commandId: newCommandId() };
      players.push(
        (await answerOf(organizer.POST('/gatherings/{gatheringId}/players', { params: { path: { gatheringId } }, body }))).playerId,
      );
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, create));
  return players;
}

async function createTournament({ organizer, gatheringId, store }: Bench, seed: number): Promise<StandingTournament> {
  const { tournamentId } = await answerOf(
    organizer.POST('/gatherings/{gatheringId}/tournaments', {
      params: { path: { gatheringId } },
      body: { name: `Bench ${seed}`, settings, commandId: newCommandId() },
    }),
  );
  const standing = await new TournamentStreams(store).current(tournamentId);
  if (standing === null) throw new Error('the tournament that was created is not there');
  return standing;
}

async function senderOf({ store }: Bench, { tournamentId }: StandingTournament): Promise<string> {
  const [created] = await new TournamentStreams(store).events(tournamentId, 1);
  return created?.event.data.by ?? '';
}

/** Writes the events of a tournament that was played in memory, as the API would have one after the other. */
async function record({ pool, store }: Bench, { tournamentId }: StandingTournament, { events }: PlayedTournament): Promise<void> {
  const journal = new StreamJournal(pool);
  const stream = streamOfTournament(tournamentId);
  for (let at = 0; at < events.length; at += appendedAtOnce) {
    const expected = await store.head(stream);
    if (expected === null) throw new Error('the tournament has no events');
    const block = events.slice(at, at + appendedAtOnce).map(encodeTournamentEvent);
    await journal.record(async () => ({
      value: undefined,
      records: [],
      appends: [{ stream, expected, events: block, commandId: newCommandId() }],
    }));
  }
}

async function foldFigures({ store, onStep }: Bench, tournamentId: string): Promise<readonly Figure[]> {
  onStep('folding the whole stream');
  const taken: number[] = [];
  let version = 0;
  for (let time = 0; time < rereads; time += 1) {
    const { ms, value } = await timed(() => new TournamentStreams(store).current(tournamentId));
    taken.push(ms);
    version = value?.head.version ?? 0;
  }
  const median = percentile(taken, 0.5);
  return [named(`reading and folding ${version} events, cold`, 'ms', median, 'times, median', taken.length, wanted(median, most.fold))];
}

/** Each page is first asked of a process that has read the tournament never before, then again. */
async function pageFigures({ organizer, onStep, rounds }: Bench, first: string, second: string): Promise<readonly Figure[]> {
  onStep('reading its pages');
  const last = rounds - 1;
  const standings = () => answerOf(organizer.GET('/tournaments/{tournamentId}/standings', { params: { path: { tournamentId: first } } }));
  const round = () =>
    answerOf(organizer.GET('/tournaments/{tournamentId}/rounds/{round}', { params: { path: { tournamentId: second, round: last } } }));
  const figures = async (name: string, read: () => Promise<unknown>): Promise<readonly Figure[]> => {
    const cold = await timed(read);
    const warm: number[] = [];
    for (let time = 0; time < rereads; time += 1) warm.push((await timed(read)).ms);
    return [
      named(`${name}, cold`, 'ms', cold.ms, 'request'),
      named(`${name}, warm`, 'ms', percentile(warm, 0.5), 'requests, median', warm.length),
    ];
  };
  return [...(await figures('GET standings', standings)), ...(await figures(`GET rounds/${last}`, round))];
}

/** Pairs and publishes the last round through the API, and waits until the worker has begun its matches. */
async function roundFigures({ organizer, pool, meter, onStep }: Bench, tournamentId: string): Promise<readonly Figure[]> {
  onStep('pairing and publishing a round of recorded matches');
  const send = (type: 'pairRound' | 'publishRound') =>
    answerOf(
      organizer.POST('/tournaments/{tournamentId}/commands', {
        params: { path: { tournamentId } },
        body: { commandId: newCommandId(), command: { type } },
      }),
    );
  const paired = await timed(() => send('pairRound'));
  const [size] = await numbers(
    pool,
    `SELECT octet_length(payload::text) AS n FROM log_event WHERE stream_id = $1 AND type = 'RoundPaired' ORDER BY version DESC LIMIT 1`,
    tournamentId,
  );
  const before = await meter?.read();
  const began = performance.now();
  const published = await timed(() => send('publishRound'));
  const [matches = 0] = await numbers(pool, 'SELECT count(*)::int AS n FROM match_registration WHERE tournament_id = $1', tournamentId);
  const begunSql = 'SELECT count(*)::int AS n FROM match_registration WHERE tournament_id = $1 AND begun_at IS NOT NULL';
  for (let begun = 0; begun < matches; [begun = 0] = await numbers(pool, begunSql, tournamentId)) {
    if (performance.now() - began > beginWithinMs) throw new Error(`${begun} of ${matches} matches were begun; is the worker running?`);
    await pause(20);
  }
  const allMs = performance.now() - began;
  const after = await meter?.read();
  return [
    named('pairRound through the API', 'ms', paired.ms, 'request'),
    named('RoundPaired, payload', 'KB', (size ?? 0) / 1_000, 'event'),
    named('publishRound through the API', 'ms', published.ms, 'request'),
    named(`publishRound until ${matches} matches exist`, 'ms', allMs, 'round', 1, wanted(allMs, most.begun)),
    ...(before === undefined || after === undefined ? [] : costFigures('a match of a published round', before, after, matches)),
  ];
}

const numbers = async (pool: Bench['pool'], sql: string, tournamentId: string): Promise<readonly number[]> =>
  (await pool.query<{ n: number }>(sql, [tournamentId])).rows.map(({ n }) => Number(n));
