import { createHash } from 'node:crypto';

/**
 * What dies together. `backend` is one of PostgreSQL's own processes: PostgreSQL then throws all others out and recovers by
 * itself; `postgres` is its first process, which the supervisor starts again.
 *
 * @typedef {import('../throwaway.mjs').Part | 'backend'} Victim
 * @typedef {{ readonly afterAcknowledgements: number, readonly delayMs: number, readonly victims: readonly Victim[] }} Kill
 */

/** @type {readonly (readonly Victim[])[]} every round kills each part alone and in the company that hurts most */
const round = [['api'], ['worker'], ['postgres'], ['redis'], ['api'], ['backend'], ['postgres', 'api'], ['worker', 'redis']];
/** @type {readonly Victim[]} */
const everything = ['api', 'worker', 'postgres', 'redis'];

/** @param {string} seed @returns {(n: number) => number} uniform integers in [0, n), the same for the same seed */
const drawFrom = (seed) => {
  let at = 0;
  return (n) =>
    createHash('sha256')
      .update(`${seed}:${(at += 1)}`)
      .digest()
      .readUInt32BE() % n;
};

/**
 * When which process dies: after so many acknowledgements and a few milliseconds, so that it hits commits under way at any point.
 *
 * @param {{ readonly seed: string, readonly kills: number, readonly expected: number }} options `expected` acknowledgements over all
 * @returns {readonly Kill[]} in order
 */
export const killSchedule = ({ seed, kills, expected }) => {
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
