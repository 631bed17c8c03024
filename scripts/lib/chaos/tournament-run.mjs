import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connected } from '../database.mjs';
import { StepFailed } from '../failure.mjs';
import { stateFolder } from '../paths.mjs';
import { startThrowaway } from '../throwaway.mjs';
import { auditLeaves, queryOf } from './audit.mjs';
import { killNow } from './kill.mjs';
import { drawFrom } from './schedule.mjs';
import { auditMatches, auditResults } from './tournament-audit.mjs';
import { openDesk } from './tournament-desk.mjs';

/**
 * @typedef {import('./schedule.mjs').Victim} Victim
 * @typedef {import('../throwaway.mjs').Throwaway} Throwaway
 *
 * @typedef {object} TournamentChaosOptions
 * @property {string} seed
 * @property {number} tables of a round whose publication is broken off
 * @property {number} publications that are broken off, each by one kill
 * @property {number} results that are broken off, each by one kill
 * @property {(line: string) => void} say
 * @property {string} [keepLogsIn]
 *
 * @typedef {object} TournamentChaosReport
 * @property {string} seed
 * @property {number} seconds
 * @property {Readonly<Record<string, number>>} killed number of kills by victim
 * @property {number} midway kills after which matches of the round were still to be begun, or a result to be taken over
 * @property {readonly import('./check-log.mjs').Finding[]} findings
 * @property {boolean} passed
 *
 * @typedef {object} Run
 * @property {Throwaway} stage
 * @property {(n: number) => number} draw
 * @property {(line: string) => void} say
 * @property {Record<string, number>} killed
 * @property {{ count: number }} midway
 */

const [patienceMs, pauseMs] = [180_000, 20];
/** The worker looks for what was published so often, and needs a little more before the first match is in the log. */
const beginsWithinMs = 300;
/** A result is on its way for so long at most: what follows the log looks a few times a second. */
const onItsWayMs = 350;
/** Tables of a round whose results are broken off one after the other. */
const tablesForResults = 50;

/** Most kills hit the worker, which begins the matches; some hit what it needs, or the API that publishes. @returns {Victim} */
const victimOf = (/** @type {number} */ kill) =>
  kill % 8 === 3 ? 'postgres' : kill % 8 === 5 ? 'api' : kill % 8 === 7 ? 'backend' : 'worker';

/**
 * Asks the database as its owner; null while it does not answer, since it is killed too.
 * @param {Throwaway} stage @param {string} sql @param {readonly unknown[]} values @returns {Promise<number | null>}
 */
const numberFrom = (stage, sql, values) =>
  connected(stage.ownerUrl, async (client) => Number((await queryOf(client)(sql, values))[0]?.n)).catch(() => null);

/**
 * Resolves as soon as a number in the database is as it should be: it asks without a pause, so that a kill comes in the midst of what it waits
 * for.
 * @param {Throwaway} stage @param {string} sql @param {readonly unknown[]} values @param {(n: number) => boolean} holds @param {string} what
 */
const untilNumber = async (stage, sql, values, holds, what) => {
  const end = Date.now() + patienceMs;
  for (let held = false; !held; ) {
    if (Date.now() > end) throw new StepFailed(`${what}: not after ${patienceMs / 1_000} s`, 'read the logs of the worker');
    held = await connected(stage.ownerUrl, async (client) => {
      const query = queryOf(client);
      while (Date.now() <= end) if (holds(Number((await query(sql, values))[0]?.n))) return true;
      return false;
    }).catch(() => pause(pauseMs, false));
  }
};

/** @param {Run} run @param {Victim} victim @param {number} which */
const kill = async ({ stage, killed }, victim, which) => {
  await killNow(stage, [victim], which);
  killed[victim] = (killed[victim] ?? 0) + 1;
};

/** @param {Throwaway} stage */
const untilAllAreBack = async ({ services }) => {
  for (const service of Object.values(services)) await service.settled();
};

const registered = `FROM match_registration WHERE tournament_id = $1 AND round = 1 AND withdrawn_at IS NULL`;
const notBegun = `SELECT count(*)::int AS n ${registered} AND begun_at IS NULL AND settled_at IS NULL`;
const allBegun = `SELECT count(*)::int AS n ${registered} AND begun_at IS NOT NULL`;
const notSettled = `SELECT count(*)::int AS n FROM match_registration WHERE tournament_id = $1 AND withdrawn_at IS NOT NULL AND settled_at IS NULL`;
const inTheLog = `SELECT count(*)::int AS n FROM log_event WHERE version = 1 AND type = 'MatchCreated' AND payload -> 'tournament' ->> 'id' = $1::text`;

/**
 * Publishes the same round again and again; each time something is killed before or while its matches are begun. Then its pairings are
 * discarded.
 * @param {Run} run @param {number} tables @param {number} kills
 */
const breakPublications = async (run, tables, kills) => {
  const { stage, draw, say } = run;
  const desk = await openDesk(stage, { entrants: tables * 2, rounds: 1 });
  const values = [desk.tournamentId];
  say(`  ${tables * 2} entrants are registered`);
  for (let number = 1; number <= kills; number += 1) {
    const victim = victimOf(number);
    await desk.does({ type: 'pairRound' });
    const least = ((await numberFrom(stage, inTheLog, values)) ?? 0) + 1 + draw(tables);
    const published = desk.does({ type: 'publishRound' });
    if (victim === 'api') await pause(draw(60));
    else if (number % 3 === 2) await published.then(() => pause(draw(beginsWithinMs)));
    else await untilNumber(stage, inTheLog, values, (n) => n >= least, `${least} matches are to begin`);
    await kill(run, victim, number);
    await published;
    const left = await numberFrom(stage, notBegun, values);
    if (left !== 0) run.midway.count += 1;
    say(
      `  publication ${number} of ${kills}: ${victim} was killed, ${left ?? 'nobody knows how many'} of ${tables} matches were left to begin`,
    );
    // Some pairings are discarded while nobody is back who could begin their matches, or note that they did.
    if (number % 4 !== 1 || number === kills) {
      await untilNumber(stage, allBegun, values, (n) => n === tables, 'matches to begin');
      await untilAllAreBack(stage);
    }
    if (number < kills) await desk.does({ type: 'discardPairings', reason: 'Once more.' });
  }
  await untilNumber(stage, notSettled, values, (n) => n === 0, 'matches of discarded pairings to be cancelled');
  return desk;
};

/**
 * Lets matches end one after the other; each time the worker is killed while the result is on its way to the tournament.
 * @param {Run} run @param {number} kills
 */
const breakResults = async (run, kills) => {
  const { stage, draw, say } = run;
  const perRound = Math.min(kills, tablesForResults);
  const desk = await openDesk(stage, { entrants: perRound * 2, rounds: Math.ceil(kills / perRound) });
  const values = [desk.tournamentId];
  const due = `SELECT count(*)::int AS n FROM match_registration WHERE tournament_id = $1 AND begun_at IS NULL`;
  const results = `SELECT count(*)::int AS n FROM log_event WHERE stream_id = $1::uuid AND type = 'ResultConfirmed'`;
  let ended = 0;
  for (let round = 1; ended < kills; round += 1) {
    for (const type of ['pairRound', 'publishRound', 'startRound']) await desk.does({ type });
    await untilNumber(stage, due, values, (n) => n === 0, 'matches to begin');
    for (const { table, matchId, seats } of await desk.tables(round)) {
      const [, second] = seats;
      if (second !== undefined) await desk.concede(second.entrant, matchId);
      ended += 1;
      await pause(draw(onItsWayMs));
      if (ended <= kills) await kill(run, 'worker', ended);
      const there = await numberFrom(stage, results, values);
      if (there !== ended) run.midway.count += 1;
      await untilNumber(stage, results, values, (n) => n >= ended, 'the result');
      say(
        `  result ${ended} of ${kills}, table ${table}: the worker was killed ${there === ended ? 'just after' : 'before'} it was taken over`,
      );
    }
    await desk.does({ type: 'closeRound' });
  }
  return { desk, ended };
};

/**
 * Kills processes while rounds are published and results are taken over, then checks that nothing is missing and nothing there twice.
 *
 * @param {TournamentChaosOptions} options @returns {Promise<TournamentChaosReport>}
 */
export const runTournamentChaos = async ({ seed, tables, publications, results, say, keepLogsIn }) => {
  say(`seed ${seed}: ${publications} publications of ${tables} tables and ${results} results are broken off`);
  const stage = await startThrowaway(() => undefined, { longestDelayMs: 250 });
  try {
    const startedAt = Date.now();
    /** @type {Run} */
    const run = { stage, draw: drawFrom(seed), say, killed: {}, midway: { count: 0 } };
    const published = await breakPublications(run, tables, publications);
    const { desk, ended } = await breakResults(run, results);
    await untilAllAreBack(stage);
    const findings = await connected(stage.ownerUrl, async (client) => {
      const query = queryOf(client);
      return [
        ...(await auditMatches(query, published.tournamentId, tables * publications)),
        ...(await auditMatches(query, desk.tournamentId, ended)).slice(1, 4),
        ...(await auditResults(query, desk.tournamentId, ended)),
        await auditLeaves(query),
      ];
    });
    const passed = findings.every(({ broken }) => broken.length === 0);
    if (!passed) stage.keepLogs(keepLogsIn ?? path.join(stateFolder, 'chaos', seed));
    return { seed, seconds: (Date.now() - startedAt) / 1_000, killed: run.killed, midway: run.midway.count, findings, passed };
  } finally {
    await stage.stop();
  }
};
