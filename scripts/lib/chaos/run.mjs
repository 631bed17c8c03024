import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stateFolder } from '../paths.mjs';
import { audit } from './audit.mjs';
import { finding } from './check-log.mjs';
import { killNow } from './kill.mjs';
import { letPlay } from './players.mjs';
import { describeKill, killSchedule } from './schedule.mjs';
import { startThrowaway } from '../throwaway.mjs';

/**
 * Number of acknowledgements that a match of bots usually causes at least; kills that are due only after the end of a short run are not
 * carried out.
 */
const expectedPerMatch = 160;

/**
 * @typedef {object} ChaosOptions
 * @property {number} matches
 * @property {number} kills
 * @property {string} seed
 * @property {number} [atOnce] matches at the same time, 8 unless given
 * @property {boolean} [failover] PostgreSQL has a synchronous standby; half way that is out of reach for a moment, and then PostgreSQL is
 *   killed for good, and the standby promoted
 * @property {number} [apis] API processes among which the players' requests are divided, 1 unless given
 * @property {(line: string) => void} [say]
 * @property {string} [keepLogsIn] folder for the logs of a run that found something; below the state folder unless given
 *
 * @typedef {object} ChaosReport
 * @property {string} seed
 * @property {number} matches
 * @property {number} seconds
 * @property {Readonly<Record<string, number>>} killed number of kills by victim
 * @property {number} notReached number of kills whose moment never came
 * @property {number | null} resumedAfterMs milliseconds from the standby's return to the next acknowledgement; null without a failover
 * @property {import('./players.mjs').Heard} heard
 * @property {readonly import('./audit.mjs').Finding[]} findings
 * @property {boolean} passed
 */

/** @param {import('./schedule.mjs').Victim} victim @returns {import('./schedule.mjs').Victim} */
const afterPromotion = (victim) => (victim === 'postgres' ? 'standby' : victim === 'backend' ? 'standby-backend' : victim);

/** How long what was on its way may take to be heard of, and how long the standby is out of reach then, in milliseconds. */
const [settleMs, awayMs] = [500, 1_500];

/** @typedef {{ readonly before: number, readonly acknowledged: number, readonly resumedAfterMs: number }} WithoutStandby */

/**
 * Cuts the synchronous standby off while matches are played, and lets it return.
 *
 * @param {import('../throwaway.mjs').Throwaway} stage @param {() => number} acknowledgements so far
 * @returns {Promise<WithoutStandby>} how many were acknowledged before and meanwhile, and how long after its return the next one was
 */
const withoutStandby = async (stage, acknowledgements) => {
  for (const service of Object.values(stage.services)) await service.settled();
  const next = async (/** @type {number} */ after) => {
    while (acknowledgements() === after) await pause(5);
  };
  await next(acknowledgements());
  const letReturn = stage.cutOffStandby();
  await pause(settleMs);
  const before = acknowledgements();
  await pause(awayMs);
  const acknowledged = acknowledgements() - before;
  const returned = performance.now();
  letReturn();
  await next(before + acknowledged);
  return { before, acknowledged, resumedAfterMs: Math.round(performance.now() - returned) };
};

/** @param {WithoutStandby} without @returns {import('./audit.mjs').Finding} */
const auditStandby = ({ before, acknowledged }) =>
  finding(
    'nothing was acknowledged while the synchronous standby was out of reach',
    before,
    acknowledged === 0 ? [] : [`${acknowledged} commands were`],
  );

/**
 * Kills processes while matches are played, then checks everything that was acknowledged.
 *
 * @param {ChaosOptions} options @returns {Promise<ChaosReport>}
 */
export const runChaos = async ({ matches, kills, seed, atOnce = 8, apis = 1, failover = false, say = () => undefined, keepLogsIn }) => {
  const schedule = killSchedule({ seed, kills, expected: matches * expectedPerMatch, apis });
  say(`seed ${seed}: ${matches} matches, ${atOnce} at once; ${kills} kills:`);
  for (const [at, kill] of schedule.entries()) say(`  ${String(at + 1).padStart(3)}. ${describeKill(kill)}`);
  const stage = await startThrowaway(
    (name, event) => {
      if (/^(?:is back|did not|can't)/.test(event)) say(`    ${name} ${event}`);
    },
    { apis, standby: failover },
  );
  try {
    const startedAt = Date.now();
    /** @type {Record<string, number>} */
    const killed = {};
    let done = 0;
    let killing = Promise.resolve();
    let promoted = !failover;
    /** @type {{ without: WithoutStandby | null, acknowledged: number }} */
    const so = { without: null, acknowledged: 0 };
    const since = () => `${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s`;
    const killWhenDue = (/** @type {number} */ acknowledgements) => {
      if (!promoted && acknowledgements >= (matches * expectedPerMatch) / 2) {
        promoted = true;
        killing = killing.then(async () => {
          const without = await withoutStandby(stage, () => so.acknowledged);
          so.without = without;
          say(
            `  ${since()}  the standby was out of reach: ${without.acknowledged} acknowledged meanwhile, the next one ${without.resumedAfterMs} ms after its return`,
          );
          await stage.failOver();
          killed['primary'] = 1;
          say(`  ${since()}  PostgreSQL is killed for good, its standby, which was behind, is promoted`);
        });
      }
      for (let next = schedule[done]; next !== undefined && next.afterAcknowledgements <= acknowledgements; next = schedule[done]) {
        const kill = next;
        const number = (done += 1);
        killing = killing.then(async () => {
          await pause(kill.delayMs);
          await killNow(stage, killed['primary'] === 1 ? kill.victims.map(afterPromotion) : kill.victims, number);
          for (const victim of kill.victims) killed[victim] = (killed[victim] ?? 0) + 1;
          say(`  ${since()}  kill ${number} of ${kills}: ${kill.victims.join(' and ')} (acknowledged so far: ${acknowledgements})`);
        });
      }
    };
    const args = ['--matches', String(matches), '--at-once', String(atOnce), '--seed', seed];
    const heard = await letPlay(args, stage.appEnv, ({ acknowledged }, told) => {
      so.acknowledged = acknowledged.length;
      if (told.type === 'acknowledged') killWhenDue(acknowledged.length);
      else if (told.type === 'fault') say(`  FAULT in match ${told.match}: ${told.detail}`);
    });
    await killing;
    say('  everybody is left alone now; looking at what was recorded');
    const left = Object.entries(stage.services).filter(([name]) => name !== 'postgres' || killed['primary'] !== 1);
    for (const [, service] of left) await service.settled();
    const findings = [...(await audit(stage, heard, matches)), ...(so.without === null ? [] : [auditStandby(so.without)])];
    const passed = findings.every(({ broken }) => broken.length === 0) && heard.acknowledged.length > 0;
    if (!passed) {
      const folder = keepLogsIn ?? path.join(stateFolder, 'chaos', seed);
      stage.keepLogs(folder);
      say(`  logs of the processes are kept in ${folder}`);
    }
    return {
      seed,
      matches,
      seconds: (Date.now() - startedAt) / 1000,
      killed,
      notReached: schedule.length - done,
      resumedAfterMs: so.without?.resumedAfterMs ?? null,
      heard,
      findings,
      passed,
    };
  } finally {
    await stage.stop();
  }
};
