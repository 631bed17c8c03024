import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bundleOf } from '../build.mjs';
import { checkout } from '../paths.mjs';
import { tied } from '../processes.mjs';
import { runtimeNode } from '../runtime.mjs';

/**
 * What the players report, line by line; see apps/cli/src/commands/chaos-players.ts.
 *
 * @typedef {{ readonly type: 'acknowledged', readonly matchId: string, readonly commandId: string, readonly version: number, readonly hash: string, readonly ms?: number }}
 *   Acknowledged
 * @typedef {{ readonly type: 'refused', readonly matchId: string, readonly commandId: string, readonly problem: string }} Refused
 * @typedef {{ readonly type: 'resent', readonly matchId: string, readonly commandId: string, readonly same: boolean }} Resent
 * @typedef {{ readonly type: 'finished', readonly matchId: string, readonly answers: number, readonly verdict: string, readonly events: number, readonly head: string }}
 *   Finished
 * @typedef {{ readonly type: 'fault', readonly match: number, readonly detail: string }} Fault
 * @typedef {{ readonly type: 'done', readonly trouble: Readonly<Record<string, number>>, readonly sentAgain: number, readonly jobs: number, readonly revived: number }}
 *   Done
 * @typedef {{ readonly type: 'ready', readonly matches: number } | Acknowledged | Refused | Resent | Finished | Fault | Done} Told
 *
 * @typedef {object} Heard everything that the players reported
 * @property {Acknowledged[]} acknowledged
 * @property {Refused[]} refused
 * @property {Resent[]} resent
 * @property {Finished[]} finished
 * @property {Fault[]} faults
 * @property {Done | null} done null when the players did not finish
 */

/**
 * Runs the players in a process of their own that nobody kills.
 *
 * @param {readonly string[]} args @param {Readonly<Record<string, string>>} env
 * @param {(heard: Heard, told: Told) => void} onTold called after every line
 * @param {AbortSignal} [hurry] once it is aborted, players who think (`--think-ms`) think no more
 * @returns {Promise<Heard>}
 */
export const letPlay = (args, env, onTold, hurry) =>
  new Promise((resolve, reject) => {
    const child = tied(
      spawn(runtimeNode().path, [bundleOf('cli'), 'chaos-players', ...args], {
        cwd: checkout,
        stdio: ['pipe', 'pipe', 'inherit'],
        env: { ...process.env, ...env },
      }),
    );
    if (hurry === undefined) child.stdin.end();
    else hurry.addEventListener('abort', () => child.stdin.end(), { once: true });
    /** @type {Heard} */
    const heard = { acknowledged: [], refused: [], resent: [], finished: [], faults: [], done: null };
    createInterface({ input: child.stdout }).on('line', (line) => {
      const told = /** @type {Told} */ (JSON.parse(line));
      if (told.type === 'acknowledged') heard.acknowledged.push(told);
      else if (told.type === 'refused') heard.refused.push(told);
      else if (told.type === 'resent') heard.resent.push(told);
      else if (told.type === 'finished') heard.finished.push(told);
      else if (told.type === 'fault') heard.faults.push(told);
      else if (told.type === 'done') heard.done = told;
      onTold(heard, told);
    });
    child.once('error', reject);
    child.once('close', () => resolve(heard));
  });

/** @param {Done | null} one @param {Done | null} other @returns {Done | null} of both together */
const bothDone = (one, other) => {
  if (one === null || other === null) return null;
  const trouble = { ...one.trouble };
  for (const [what, times] of Object.entries(other.trouble)) trouble[what] = (trouble[what] ?? 0) + times;
  return {
    type: 'done',
    trouble,
    sentAgain: one.sentAgain + other.sentAgain,
    jobs: one.jobs + other.jobs,
    revived: one.revived + other.revived,
  };
};

/** @param {readonly [Heard, ...Heard[]]} heard @returns {Heard} of all players together, who are done when each of them is */
export const together = (heard) => ({
  acknowledged: heard.flatMap(({ acknowledged }) => acknowledged),
  refused: heard.flatMap(({ refused }) => refused),
  resent: heard.flatMap(({ resent }) => resent),
  finished: heard.flatMap(({ finished }) => finished),
  faults: heard.flatMap(({ faults }) => faults),
  done: heard.map(({ done }) => done).reduce(bothDone),
});
