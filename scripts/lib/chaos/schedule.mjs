import { createHash } from 'node:crypto';

/**
 * What is killed together. `backend` is one of PostgreSQL's own processes: PostgreSQL then ends all others and recovers by itself;
 * `postgres` is its main process, which the supervisor restarts.
 *
 * @typedef {import('../throwaway.mjs').Part | 'backend' | 'standby-backend'} Victim
 * @typedef {{ readonly afterAcknowledgements: number, readonly delayMs: number, readonly victims: readonly Victim[] }} Kill
 */

/**
 * Returns what is killed in a round: each part alone, and the combinations that do most harm.
 *
 * @param {number} apis @returns {readonly (readonly Victim[])[]}
 */
const roundOf = (apis) =>
  apis === 1
    ? [['api'], ['worker'], ['postgres'], ['redis'], ['api'], ['backend'], ['postgres', 'api'], ['worker', 'redis']]
    : [
        ...namesOf(apis).map((name) => [name]),
        ['worker'],
        ['postgres'],
        ['redis'],
        ['backend'],
        ['postgres', 'api'],
        ['api', 'api2'],
        ['worker', 'redis'],
      ];

/** @param {number} apis @returns {readonly Victim[]} */
const namesOf = (apis) => /** @type {const} */ (['api', 'api2', 'api3']).slice(0, apis);

/** @param {string} seed @returns {(n: number) => number} draws uniform integers in [0, n), the same for the same seed */
export const drawFrom = (seed) => {
  let at = 0;
  return (n) =>
    createHash('sha256')
      .update(`${seed}:${(at += 1)}`)
      .digest()
      .readUInt32BE() % n;
};

/**
 * Plans which process is killed when: after so many acknowledgements and a few milliseconds, so that the kills hit commits at any point.
 *
 * @param {{ readonly seed: string, readonly kills: number, readonly expected: number, readonly apis?: number }} options `expected`: number of
 *   acknowledgements in the whole run; `apis`: number of API processes, 1 unless given
 * @returns {readonly Kill[]} in order
 */
export const killSchedule = ({ seed, kills, expected, apis = 1 }) => {
  const round = roundOf(apis);
  /** @type {readonly Victim[]} */
  const everything = [...namesOf(apis), 'worker', 'postgres', 'redis'];
  const draw = drawFrom(seed);
  const gap = Math.max(2, Math.floor(expected / (kills + 1)));
  /** @type {(readonly Victim[])[]} */
  let bag = [];
  let after = 0;
  return Array.from({ length: kills }, (_, index) => {
    if (bag.length === 0) bag = [...round];
    const [victims] = bag.splice(draw(bag.length), 1);
    after += Math.floor(gap / 2) + draw(gap);
    const last = index === kills - 1 && kills > round.length;
    return { afterAcknowledgements: after, delayMs: draw(25), victims: last || victims === undefined ? everything : victims };
  });
};

/** @param {Kill} kill @returns {string} */
export const describeKill = ({ afterAcknowledgements, delayMs, victims }) =>
  `${victims.join(' and ')} ${delayMs} ms after acknowledgement ${afterAcknowledgements}`;
