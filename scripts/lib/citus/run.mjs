import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { auditLeaves, auditLog, auditVerdicts, queryOf } from '../chaos/audit.mjs';
import { finding } from '../chaos/check-log.mjs';
import { letPlay, together } from '../chaos/players.mjs';
import { connected, runBundle, runNode } from '../database.mjs';
import { StepFailed } from '../failure.mjs';
import { inCheckout, stateFolder } from '../paths.mjs';
import { startThrowaway } from '../throwaway.mjs';
import { appendOnlyShards, cutWorkers, moveLog, tryToChange } from './shards.mjs';
import { tryUnfitDatabases } from './refusals.mjs';
import { explainedWhile } from './statements.mjs';

/** Milliseconds that an answer may take while its log moves. */
const longestAllowed = 1_000;
/** Matches that are played first, while every statement is written down. */
const firstMatches = 4;
/** Answers between the beginning and the first move, and between one move and the next. */
const answersBeforeMove = 200;
/** Milliseconds between two cuts. */
const betweenCutsMs = 1_500;
const headWithinMs = 60_000;

/** Specs that need nothing which a cluster has not. */
const ofWriters = ['distributed-append', 'owned-append', 'stream-journal', 'match-state-stores'].map(
  (name) => `event-store/src/${name}.int-spec`,
);

/**
 * @typedef {import('../chaos/check-log.mjs').Finding} Finding
 *
 * @typedef {object} CitusReport
 * @property {string} version of Citus
 * @property {readonly import('./statements.mjs').Explained[]} statements
 * @property {number} refused changes of shards that were refused
 * @property {readonly Move[]} moves
 * @property {number} cut connections to the workers that were ended
 * @property {Readonly<Record<string, number>>} trouble that players met, and sent again
 * @property {number} longestMs that an answer took otherwise, when no log moved
 * @property {number} acknowledged
 * @property {readonly Finding[]} findings
 * @property {boolean} passed
 *
 * @typedef {object} Move
 * @property {number} logId
 * @property {number} events of the log when the move began
 * @property {number} seconds
 * @property {number} acknowledged answers in the meantime
 * @property {number} longestMs that one of them took
 */

/** @typedef {{ readonly size: number }} Head of a log, as the API gives it: what is not named here `arbiter compare` reads */

/** @param {string} url @returns {Promise<unknown>} */
const getJson = async (url) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new StepFailed(`${url}: ${answer.status}`, 'see the body', await answer.text());
  return answer.json();
};

/** @param {string} ownerUrl @returns {Promise<readonly { readonly logId: number, readonly events: number }[]>} logs of matches, the longest first */
const logsOfMatches = (ownerUrl) =>
  connected(ownerUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT log_id AS "logId", count(*)::integer AS events FROM log_event WHERE log_id > 1023 GROUP BY log_id ORDER BY events DESC, log_id`,
    );
    return /** @type {readonly { readonly logId: number, readonly events: number }[]} */ (rows);
  });

/**
 * Waits until the public head of a log has at least this size.
 * @param {string} url @param {number} logId @param {number} atLeast
 * @returns {Promise<Head>}
 */
const publicHead = async (url, logId, atLeast) => {
  for (const deadline = Date.now() + headWithinMs; Date.now() < deadline; ) {
    const answer = await fetch(`${url}/evidence/checkpoint?log=${logId}`);
    const head = answer.ok ? /** @type {Head} */ (await answer.json()) : null;
    if (head !== null && head.size >= atLeast) return head;
    await pause(250);
  }
  throw new StepFailed(`no head of log ${logId} over ${atLeast} events became public within a minute`, 'see the worker log');
};

/**
 * Checks with `arbiter compare` that one head continues another.
 * @param {import('../throwaway.mjs').Throwaway} stage @param {number} logId @param {Head} before @param {Head} after
 * @returns {Promise<Finding>}
 */
const consistency = async ({ url, appEnv }, logId, before, after) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'arbiter-citus-'));
  try {
    const proof = await getJson(`${url}/evidence/consistency?log=${logId}&from=${before.size}&to=${after.size}`);
    const files = Object.entries({ before, after, proof }).map(([name, content]) => {
      const file = path.join(folder, `${name}.json`);
      writeFileSync(file, JSON.stringify(content));
      return file;
    });
    const { key } = /** @type {{ readonly key: string }} */ (await getJson(`${url}/evidence/key`));
    const { code, output } = await runBundle('cli', ['compare', ...files, '--key', key], appEnv);
    return finding(
      `the head of log ${logId} over ${after.size} events continues the one over ${before.size}`,
      1,
      code === 0 ? [] : [output],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Compares what was acknowledged with the log, and lets the audit look at everything.
 * @param {import('../throwaway.mjs').Throwaway} stage @param {import('../chaos/players.mjs').Heard} heard @param {number} matches
 * @returns {Promise<readonly Finding[]>}
 */
const auditAll = async ({ ownerUrl, appEnv }, heard, matches) => {
  const { code, output } = await runBundle('cli', ['log', 'audit'], appEnv);
  return connected(ownerUrl, async (client) => {
    const query = queryOf(client);
    // The worker may have found it before.
    const open = await query('SELECT code, subject FROM log_finding WHERE settled_at IS NULL');
    return [
      ...(await auditLog(query, heard)),
      await auditLeaves(query),
      auditVerdicts(heard, matches),
      finding('the audit finds nothing', 1, [...(code === 0 ? [] : [output]), ...open.map((one) => `${one.code}: ${one.subject}`)]),
    ];
  });
};

/**
 * Runs the specs of the writers on the cluster, in databases of their own.
 * @param {string} ownerUrl @param {readonly number[]} workers ports
 * @returns {Promise<Finding>}
 */
const specs = async (ownerUrl, workers) => {
  const server = (/** @type {string | number} */ port) => {
    const url = new URL(ownerUrl);
    url.pathname = '/postgres';
    url.port = String(port);
    return url.toString();
  };
  const { code, output } = await runNode(
    [
      '--experimental-vm-modules',
      inCheckout('node_modules', 'jest', 'bin', 'jest.js'),
      '--selectProjects',
      'integration',
      '-i',
      '--',
      ...ofWriters,
    ],
    { TEST_DATABASE_URL: server(new URL(ownerUrl).port), TEST_CITUS_WORKERS: workers.map(server).join(',') },
  );
  return finding('the specs of writers, leases and state of matches hold on the cluster', ofWriters.length, code === 0 ? [] : [output]);
};

/** @param {(line: string) => void} say @param {import('../chaos/players.mjs').Told} told by players */
const sayFault = (say, told) => {
  if (told.type === 'fault') say(`  FAULT in match ${told.match}: ${told.detail}`);
};

/**
 * Players who play while something is done to the cluster.
 *
 * @typedef {{ readonly at: number, readonly ms: number }} Answer acknowledged at a time, so many milliseconds after it was sent
 * @typedef {{ readonly answers: readonly Answer[], readonly isOver: () => boolean, readonly ended: Promise<import('../chaos/players.mjs').Heard> }} Load
 * @param {readonly string[]} args @param {Readonly<Record<string, string>>} appEnv @param {(line: string) => void} say
 * @returns {Load}
 */
const startPlaying = (args, appEnv, say) => {
  /** @type {Answer[]} */
  const answers = [];
  let over = false;
  const ended = letPlay(args, appEnv, (_, told) => {
    if (told.type === 'acknowledged') answers.push({ at: performance.now(), ms: told.ms ?? 0 });
    sayFault(say, told);
  }).finally(() => (over = true));
  // It is awaited when everything has been done; if it fails before that, it does not end this process.
  ended.catch(() => undefined);
  return { answers, isOver: () => over, ended };
};

/** @param {Answer} answer @param {{ readonly begun: number, readonly done: number }} move @returns {boolean} an answer that was sent during the move may be acknowledged after it */
const isDuring = ({ at, ms }, { begun, done }) => at >= begun && at - ms <= done;

/**
 * Moves the longest log to the other worker, again and again, until the players are done.
 *
 * @typedef {Move & { readonly begun: number, readonly done: number }} TimedMove
 * @param {import('../throwaway.mjs').Throwaway} stage @param {number} moves how often @param {Load} load @param {(line: string) => void} say
 * @returns {Promise<{ readonly moved: readonly TimedMove[], readonly before: { readonly logId: number, readonly head: Head } | null }>} and the
 *   public head of the first of these logs from before it moved
 */
const moveUnderLoad = async ({ url, ownerUrl }, moves, { answers, isOver }, say) => {
  /** @type {TimedMove[]} */
  const moved = [];
  /** @type {{ readonly logId: number, readonly head: Head } | null} */
  let before = null;
  while (moved.length < moves && !isOver()) {
    await pause(1_000);
    const [longest] = await logsOfMatches(ownerUrl);
    if (longest === undefined || answers.length < (moved.length + 1) * answersBeforeMove) continue;
    const { logId, events } = longest;
    before ??= { logId, head: await publicHead(url, logId, 1) };
    const begun = performance.now();
    const { from, to, seconds } = await moveLog(ownerUrl, logId);
    const move = { logId, events, seconds, begun, done: performance.now() };
    const within = answers.filter((answer) => isDuring(answer, move));
    const longestMs = Math.max(0, ...within.map(({ ms }) => ms));
    moved.push({ ...move, acknowledged: within.length, longestMs });
    say(
      `  log ${logId} (${events} events) moved from port ${from} to ${to} in ${seconds.toFixed(1)} s, ${within.length} answers meanwhile, the longest took ${longestMs.toFixed(0)} ms`,
    );
  }
  return { moved, before };
};

/**
 * Ends every connection to the workers, again and again, until the players are done.
 * @param {string} ownerUrl @param {number} cuts how often @param {Load} load @returns {Promise<number>} of connections that were ended
 */
const cutUnderLoad = async (ownerUrl, cuts, { isOver }) => {
  let ended = 0;
  for (let times = 0; times < cuts && !isOver(); times += 1) {
    ended += await cutWorkers(ownerUrl);
    await pause(betweenCutsMs);
  }
  return ended;
};

/** @param {readonly import('./statements.mjs').Explained[]} statements @returns {Finding} */
const judgeStatements = (statements) =>
  finding(
    'every statement of append, feed and match is carried out by one server, as one task',
    statements.length,
    statements.filter(({ tasks, ofAllLogs }) => tasks !== 1 && !ofAllLogs).map(({ name, tasks }) => `${name}: ${tasks} tasks`),
  );

/** @param {readonly Move[]} moved @param {number} moves that were to be @returns {Finding} */
const judgeMoves = (moved, moves) =>
  finding(
    `no answer took longer than ${longestAllowed} ms while its log moved`,
    moved.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    [
      ...moved.filter(({ longestMs }) => longestMs > longestAllowed).map(({ logId, longestMs }) => `log ${logId}: ${longestMs} ms`),
      ...(moved.length === moves && moved.every(({ acknowledged }) => acknowledged > 0)
        ? []
        : [`${moved.length} of ${moves} moves under load: give more matches`]),
    ],
  );

/**
 * Plays matches on a Citus cluster, moves the log that they are written to meanwhile, and checks what must hold there.
 *
 * @param {object} options
 * @param {import('../embedded-postgres.mjs').PostgresBinaries} options.binaries
 * @param {number} options.matches
 * @param {number} options.moves how often the longest log moves
 * @param {number} options.cuts how often every connection to the workers is ended
 * @param {string} options.seed
 * @param {(line: string) => void} options.say
 * @returns {Promise<CitusReport>}
 */
export const runCitus = async ({ binaries, matches, moves, cuts, seed, say }) => {
  const stage = await startThrowaway((name, event) => say(`    ${name} ${event}`), { citus: binaries, apis: 2 });
  const { ownerUrl, appEnv, keeperUrl } = stage;
  const appUrl = String(appEnv['APP_DATABASE_URL']);
  try {
    const version = await connected(ownerUrl, async (client) => (await client.query('SELECT citus_version() AS it')).rows[0].it);
    say(`  ${version}`);
    say(`  playing ${firstMatches} matches, while every statement is written down`);
    const { value: first, statements } = await explainedWhile(stage, () =>
      letPlay(players(firstMatches, `${seed}-first`), appEnv, (_, told) => sayFault(say, told)),
    );
    say(`  playing ${matches} matches`);
    const load = startPlaying(players(matches, seed), appEnv, say);
    const { moved, before } = await moveUnderLoad(stage, moves, load, say);
    const cut = await cutUnderLoad(ownerUrl, cuts, load);
    say(`  ${cut} connections to workers were ended`);
    const heard = together([first, await load.ended]);
    say('  looking at what was recorded');
    await connected(appUrl, makeNextMonth);
    const placements = await appendOnlyShards(ownerUrl);
    const logins = [
      { who: 'owner', url: ownerUrl },
      { who: 'application', url: appUrl },
      { who: 'keeper', url: keeperUrl },
    ];
    const workers = [...new Set(placements.map(({ port }) => port))];
    const unfit = await tryUnfitDatabases(ownerUrl, workers);
    const standing = [
      ...(before === null
        ? []
        : [await consistency(stage, before.logId, before.head, await publicHead(stage.url, before.logId, before.head.size + 1))]),
      ...(await auditAll(stage, heard, matches + firstMatches)),
      await specs(ownerUrl, workers),
    ];
    // Last, since what is not refused destroys what the others look at.
    const { refused, passed: changes } = await tryToChange(placements, logins);
    const findings = [
      judgeStatements(statements),
      finding('every shard of every partition refuses changes, of the owner, application and keeper', refused, changes),
      judgeMoves(moved, moves),
      finding('databases whose logs can not be distributed are refused by name', unfit.tried, unfit.wrong),
      finding('connections to the workers were ended under load', cut, cut === 0 ? ['give more matches'] : []),
      ...standing,
    ];
    const passed = findings.every(({ broken }) => broken.length === 0) && heard.acknowledged.length > 0;
    if (!passed) {
      const folder = path.join(stateFolder, 'scale', seed);
      stage.keepLogs(folder);
      say(`  logs of the processes are kept in ${folder}`);
    }
    const otherwise = load.answers.filter((answer) => !moved.some((move) => isDuring(answer, move)));
    return {
      version,
      statements,
      refused,
      cut,
      trouble: heard.done?.trouble ?? {},
      moves: moved.map(({ begun: _begun, done: _done, ...move }) => move),
      longestMs: Math.max(0, ...otherwise.map(({ ms }) => ms)),
      acknowledged: heard.acknowledged.length,
      findings,
      passed,
    };
  } finally {
    await stage.stop();
  }
};

/** Makes the partition of next month, as the application does with its first event. @param {import('pg').Client} client */
const makeNextMonth = async (client) => {
  const { rows } = await client.query('SELECT max(log_id) / 1024 + 1 AS month FROM log_event');
  await client.query('SELECT make_log_partition($1)', [rows[0].month * 1_024]);
};

/** @param {number} matches @param {string} seed @returns {readonly string[]} arguments of the players */
const players = (matches, seed) => ['--matches', String(matches), '--at-once', '8', '--seed', seed];
