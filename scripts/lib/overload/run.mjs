import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { audit } from '../chaos/audit.mjs';
import { finding } from '../chaos/check-log.mjs';
import { letPlay } from '../chaos/players.mjs';
import { familyOf } from '../memory.mjs';
import { given, mintOrganizer } from '../organizer.mjs';
import { stateFolder } from '../paths.mjs';
import { startThrowaway } from '../throwaway.mjs';
import { floods, spectatorCount } from './floods.mjs';
import { percentile, Tally } from './tally.mjs';

const game = 'starline';
/** Number of answers that the players send in a second, in all matches together: well within the budgets of an address and of a token. */
const answersASecond = 16;
/** A lower bound of the answers in a match. */
const answersAMatch = 150;

/**
 * @typedef {object} OverloadOptions
 * @property {number} seconds of each part
 * @property {number} connections of a flood at a time
 * @property {number} latencyMs within which 99 of 100 answers of players must be acknowledged, under every flood
 * @property {number} memoryMb that API and worker may each need
 * @property {string} seed of the players
 * @property {(line: string) => void} [say]
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {number} asked number of requests of the flood
 * @property {number} aSecond number of these requests in a second
 * @property {Readonly<Record<string, number>>} outcomes by status, or the code of the network error
 * @property {number} acknowledged number of the players' answers that were acknowledged
 * @property {number} p50 milliseconds until an answer was acknowledged
 * @property {number} p99
 * @property {number} longest
 * @property {number} apiMb most memory that the API has had until then
 * @property {number} workerMb most memory that the worker has had until then
 *
 * @typedef {{ readonly parts: readonly Part[], readonly findings: readonly import('../chaos/audit.mjs').Finding[], readonly matches: number, readonly acknowledged: number, readonly trouble: Readonly<Record<string, number>>, readonly passed: boolean }}
 *   OverloadReport
 */

/** @param {import('../service.mjs').Service} service @returns {number} the most memory that its process has had, in bytes */
const peakOf = ({ pid }) => (pid === null ? 0 : (familyOf(pid)[0]?.bytes() ?? 0));

/** @param {number} bytes */
const megabytes = (bytes) => Math.round(bytes / 1024 ** 2);

/**
 * @param {import('../throwaway.mjs').Throwaway} stage
 * @returns {Promise<import('./floods.mjs').Target>} a match that the players play, with tokens of spectators
 */
const findTarget = async (stage) => {
  const { url } = stage;
  const organizer = await mintOrganizer(stage, 'overload');
  for (; ; await pause(250)) {
    const { items: gatherings } = given(await organizer.GET('/gatherings'));
    const gatheringId = gatherings[0]?.gatheringId;
    if (gatheringId === undefined) continue;
    const path = { gatheringId };
    const { items: matches } = given(await organizer.GET('/gatherings/{gatheringId}/matches', { params: { path } }));
    if (!matches.some(({ status }) => status === 'running')) continue;
    const mint = (/** @type {string} */ kind) =>
      Promise.all(
        Array.from({ length: spectatorCount }, async (_, number) => {
          /** @type {import('../../../libs/client/src/generated/api.js').components['schemas']['CreateToken']} */
          const body = { role: 'spectator', commandId: `overload-${kind}-${number}` };
          return given(await organizer.POST('/gatherings/{gatheringId}/tokens', { params: { path }, body })).secret;
        }),
      );
    const matchId = matches[0]?.matchId ?? '';
    return { url, game, matchId, spectators: await mint('look'), listeners: await mint('listen') };
  }
};

/** @param {readonly (Part & { readonly tally: Tally, readonly mustRefuse: boolean })[]} parts @param {OverloadOptions} options @param {import('../chaos/players.mjs').Heard} heard */
const judge = (parts, { latencyMs, memoryMb }, heard) => {
  const flooded = parts.filter(({ asked }) => asked > 0);
  const trouble = Object.entries(heard.done?.trouble ?? {}).map(([what, times]) => `${what}, ${times} times`);
  return [
    finding(
      'what is refused is a problem document, 429 and 503 say when to come back, and nothing breaks',
      flooded.reduce((sum, { asked }) => sum + asked, 0),
      parts.flatMap(({ name, tally }) => tally.faults.map((fault) => `${name}: ${fault}`)),
    ),
    finding(
      'who asks for more than the budget is refused',
      parts.filter(({ mustRefuse }) => mustRefuse).length,
      parts.filter(({ mustRefuse, tally }) => mustRefuse && tally.of(429) === 0).map(({ name }) => name),
    ),
    finding(
      'players go on, and within their time',
      parts.length,
      parts
        .filter(({ acknowledged, p99 }) => acknowledged === 0 || p99 > latencyMs)
        .map(({ name, acknowledged, p99 }) => `${name}: ${acknowledged} answers, 99 of 100 within ${p99.toFixed(0)} ms`),
    ),
    finding('players are refused nothing and lose no connection', heard.acknowledged.length, trouble),
    finding(
      `API and worker need no more than ${memoryMb} MB`,
      parts.length,
      parts
        .filter(({ apiMb, workerMb }) => apiMb > memoryMb || workerMb > memoryMb)
        .map(({ name, apiMb, workerMb }) => `${name}: API ${apiMb} MB, worker ${workerMb} MB`),
    ),
  ];
};

/**
 * Floods an installation with its limits on, with one kind of flood after the other and with all at once, while players play, and checks
 * what became of the players' answers.
 *
 * @param {OverloadOptions} options @returns {Promise<OverloadReport>}
 */
export const runOverload = async (options) => {
  const { seconds, connections, seed, say = () => undefined } = options;
  /** @type {readonly { readonly name: string, readonly floods: readonly import('./floods.mjs').Flood[] }[]} */
  const program = [
    { name: 'nothing else', floods: [] },
    ...floods.map((flood) => ({ name: flood.name, floods: [flood] })),
    { name: 'all at once', floods },
    { name: 'afterwards', floods: [] },
  ];
  const thinkMs = Math.round(Math.min(1_000, Math.max(100, (program.length * seconds * 1_000) / answersAMatch)));
  const matches = Math.max(2, Math.round((answersASecond * thinkMs) / 1_000));
  say(
    `${matches} matches are played, an answer of each every ${thinkMs} ms; ${program.length} parts of ${seconds} s, ${connections} connections at a time (4 times as many lines that dawdle, and streams)`,
  );
  // The installation trusts this machine as a proxy that tells the addresses of clients, so that requests from one machine can have many
  // addresses.
  const stage = await startThrowaway((name, event) => say(`    ${name} ${event}`), { environment: { TRUST_PROXY: '127.0.0.1' } });
  try {
    /** @type {number[]} */
    let waits = [];
    const floodsAreOver = new AbortController();
    const playing = letPlay(
      ['--matches', String(matches), '--at-once', String(matches), '--seed', seed, '--game', game, '--think-ms', String(thinkMs)],
      stage.appEnv,
      (_, told) => {
        if (told.type === 'acknowledged' && told.ms !== undefined) waits.push(told.ms);
        else if (told.type === 'fault') say(`  FAULT in match ${told.match}: ${told.detail}`);
      },
      floodsAreOver.signal,
    );
    const target = await findTarget(stage);
    /** @type {(Part & { readonly tally: Tally, readonly mustRefuse: boolean })[]} */
    const parts = [];
    for (const { name, floods: running } of program) {
      const tally = new Tally();
      waits = [];
      const signal = AbortSignal.timeout(seconds * 1_000);
      const over = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      await Promise.all([over, ...running.map((flood) => flood.run(target, connections, tally, signal))]);
      const part = {
        name,
        asked: tally.sent,
        aSecond: Math.round(tally.sent / seconds),
        outcomes: tally.outcomes,
        acknowledged: waits.length,
        p50: percentile(waits, 0.5),
        p99: percentile(waits, 0.99),
        longest: percentile(waits, 1),
        apiMb: megabytes(peakOf(stage.services.api)),
        workerMb: megabytes(peakOf(stage.services.worker)),
        tally,
        mustRefuse: running.length === 1 && running.some(({ asksTooMuch }) => asksTooMuch(connections, seconds, tally)),
      };
      parts.push(part);
      say(
        `  ${name}: ${part.acknowledged} answers acknowledged, half within ${part.p50.toFixed(0)} ms, 99 of 100 within ${part.p99.toFixed(0)}; ${part.asked} requests: ${
          Object.entries(part.outcomes)
            .map(([what, times]) => `${what} ${times}`)
            .join(', ') || 'none'
        }`,
      );
    }
    say('  the floods are over; the matches are played to their ends, and what was recorded is looked at');
    floodsAreOver.abort();
    const heard = await playing;
    const findings = [...judge(parts, options, heard), ...(await audit(stage, heard, matches))];
    const passed = findings.every(({ broken }) => broken.length === 0);
    if (!passed) {
      const folder = path.join(stateFolder, 'overload', seed);
      stage.keepLogs(folder);
      say(`  logs of the processes are kept in ${folder}`);
    }
    return {
      parts: parts.map(({ tally: _tally, mustRefuse: _mustRefuse, ...part }) => part),
      findings,
      matches,
      acknowledged: heard.acknowledged.length,
      trouble: heard.done?.trouble ?? {},
      passed,
    };
  } finally {
    await stage.stop();
  }
};
