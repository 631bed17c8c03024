import { setTimeout as pause } from 'node:timers/promises';
import { answerOf, type Client, newCommandId, RequestRefused, type Shape } from '@arbiter/client';
import type { Api } from '../api.js';
import { playRecorded } from '../load/recorded-match.js';
import { drawFrom } from '../random.js';
import { gameOf } from '../rulesets.js';
import { cupGame, sendToCup } from './cup.js';
import type { DemoCup, DemoEntrant, DemoRecord } from './demo-record.js';

type Table = Shape<'TournamentTable'>;
type Reported = Extract<Shape<'TournamentCommand'>, { readonly type: 'reportResult' }>;

interface Playing {
  readonly api: Api;
  readonly desk: Client;
  readonly cup: DemoCup;
  readonly entrants: readonly DemoEntrant[];
  /** Pause before every answer of the matches that a viewer follows, in milliseconds. */
  readonly paceMs: number;
}

/** Rounds that are played to their end; the one after them is left under way. */
const playedRounds = [1, 2] as const;
const openRound = 3;
/** Tables of the open round that are played to their end at once; the last table is in dispute, and the others go on slowly. */
const endedTables = 3;
/** Answers at the table in dispute before its players stop recording. */
const answersBeforeDispute = 40;
/**
 * Matches that are played at once, and the pause before their answers in milliseconds: all bots send from one address, and whoever looks at
 * the demo from this machine shares its budget of requests.
 */
const atOnce = 2;
const quickMs = 8;
const pollMs = 250;
/** Milliseconds for which a round waits for the worker, which may stand still for half a minute on a busy machine. */
const patienceMs = 180_000;

/**
 * Plays the demo's tournament into its third round, from wherever an earlier start left it, and goes on with the matches of that round at a
 * pace that a viewer can follow. Every step may be repeated: commands have the same ids at every start.
 *
 * @returns what became of it, in words; null where there is no tournament
 */
export async function playCup(api: Api, record: DemoRecord, paceMs: number): Promise<string | null> {
  const { cup, cupEntrants } = record.game(cupGame);
  if (cup === undefined || cupEntrants === undefined) return null;
  const playing: Playing = { api, desk: api.as(cup.desk), cup, entrants: cupEntrants, paceMs };
  if (!(await isKnown(playing))) return 'the demo tournament is not in this database, or its tokens are no longer good';
  const done = (): readonly number[] => record.game(cupGame).cupRounds ?? [];
  for (const round of playedRounds) {
    if (done().includes(round)) continue;
    await playRound(playing, round);
    await record.keep(cupGame, 'cupRounds', [...done(), round]);
  }
  if (!done().includes(openRound)) {
    await openThird(playing);
    await record.keep(cupGame, 'cupRounds', [...done(), openRound]);
  }
  await goOn(playing);
  return 'the recorded matches of the demo tournament are over; one result of round 3 is in dispute';
}

const isKnown = ({ desk, cup: { tournamentId } }: Playing): Promise<boolean> =>
  answerOf(desk.GET('/tournaments/{tournamentId}', { params: { path: { tournamentId } } })).then(
    () => true,
    (error: unknown) => {
      if (error instanceof RequestRefused && (error.status === 401 || error.status === 404)) return false;
      throw error;
    },
  );

/** Sends a step of a round. What somebody at the desk has done in the bots' place is done, and nothing else is refused here. */
async function step(
  { desk, cup }: Playing,
  round: number,
  type: 'pairRound' | 'publishRound' | 'startRound' | 'closeRound',
): Promise<void> {
  try {
    await sendToCup(desk, cup.tournamentId, `demo-${type}-${round}`, { type });
  } catch (error) {
    if (!(error instanceof RequestRefused && error.status === 409)) throw error;
  }
}

const tablesOf = async ({ desk, cup: { tournamentId } }: Playing, round: number): Promise<readonly Table[]> =>
  (await answerOf(desk.GET('/tournaments/{tournamentId}/rounds/{round}', { params: { path: { tournamentId, round } } }))).tables;

async function beginRound(playing: Playing, round: number): Promise<readonly Table[]> {
  for (const type of ['pairRound', 'publishRound', 'startRound'] as const) await step(playing, round, type);
  return tablesOf(playing, round);
}

async function playRound(playing: Playing, round: number): Promise<void> {
  await playTables(playing, await beginRound(playing, round));
  await untilConfirmed(playing, round);
  await step(playing, round, 'closeRound');
}

/** Begins the third round: three tables are played to their end, and the players of the last one report different results. */
async function openThird(playing: Playing): Promise<void> {
  const tables = await beginRound(playing, openRound);
  await playTables(playing, tables.slice(0, endedTables));
  const last = tables.at(-1);
  if (last !== undefined) await dispute(playing, last);
}

const seatsOf = ({ api, entrants }: Playing, { seats }: Table): readonly Client[] =>
  seats.map(({ entrant }) => {
    const found = entrants.find((one) => one.entrant === entrant);
    if (found === undefined) throw new Error(`the demo has no token of entrant ${entrant}`);
    return api.as(found.secret);
  });

/** Plays matches to their end, a few at once. */
async function playTables(playing: Playing, tables: readonly Table[]): Promise<void> {
  const left = [...tables];
  const next = async (): Promise<void> => {
    for (let table = left.shift(); table !== undefined; table = left.shift()) await playTable(playing, table, quickMs);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}

async function playTable(playing: Playing, table: Table, thinkMs: number, mostAnswers = Number.POSITIVE_INFINITY): Promise<void> {
  const { matchId } = table;
  const seats = seatsOf(playing, table);
  const [first] = seats;
  if (matchId === null || first === undefined || table.state === 'confirmed') return;
  await untilBegun(first, matchId);
  let answers = 0;
  await playRecorded({
    matchId,
    ruleset: gameOf(cupGame),
    seats,
    draw: drawFrom(matchId),
    // A bot that was stopped does not know what it had answered: its new answers are new commands.
    commandPrefix: `cup-${newCommandId()}`,
    watch: {},
    thinkMs: () => thinkMs,
    enough: () => (answers += 1) >= mostAnswers,
  });
}

/** Waits until the worker has begun a match. @throws {Error} when it does not */
const untilBegun = (client: Client, matchId: string): Promise<void> =>
  until(`match ${matchId}`, async () => {
    const { response } = await client.GET('/matches/{matchId}/decisions', { params: { path: { matchId } } });
    return response.ok;
  });

const untilConfirmed = (playing: Playing, round: number): Promise<void> =>
  until(`the results of round ${round}`, async () => (await tablesOf(playing, round)).every(({ state }) => state === 'confirmed'));

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what} did not come within three minutes; is the worker running?`);
    await pause(pollMs);
  }
}

/** Lets both players of a table begin their match, leave it, and say that they have won. */
async function dispute(playing: Playing, table: Table): Promise<void> {
  await playTable(playing, table, quickMs, answersBeforeDispute);
  const [one, other] = table.seats;
  if (one === undefined || other === undefined) return;
  for (const [at, client] of seatsOf(playing, table).entries()) {
    const command = { type: 'reportResult', table: table.table, result: wonBy(at, one.entrant, other.entrant) } as const;
    await sendToCup(client, playing.cup.tournamentId, `demo-report-${at}`, command);
  }
}

const wonBy = (seat: number, one: number, other: number): Reported['result'] => ({
  kind: 'games',
  wins: [
    { entrant: one, games: seat === 0 ? 1 : 0 },
    { entrant: other, games: seat === 1 ? 1 : 0 },
  ],
  drawn: 0,
});

/** Plays the matches that are still under way at a pace that a viewer can follow; the one in dispute is left to the judges. */
async function goOn(playing: Playing): Promise<void> {
  const left = (await tablesOf(playing, openRound)).filter(({ state }) => state === 'missing');
  await Promise.all(left.map((table) => playTable(playing, table, playing.paceMs)));
}
