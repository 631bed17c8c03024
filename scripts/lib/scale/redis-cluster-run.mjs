import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import { audit } from '../chaos/audit.mjs';
import { finding } from '../chaos/check-log.mjs';
import { letPlay } from '../chaos/players.mjs';
import { runBundle } from '../database.mjs';
import { StepFailed } from '../failure.mjs';
import { stateFolder } from '../paths.mjs';
import { identify, signalTo } from '../processes.mjs';
import { startThrowaway } from '../throwaway.mjs';
import { StreamLag } from './stream-lag.mjs';

const apis = 2;
/** Milliseconds that streams may be behind what was acknowledged. */
export const mostBehindMs = 5_000;
/** Milliseconds for which a player of the matches that are watched thinks before each answer, so that matches run through all kills. */
const thinkMs = 300;
const deckEveryMs = 100;
/** Decks that wait for the worker when a master is killed. */
const decksInQueue = 40;
/** Milliseconds between a whole cluster and the next kill. */
const restMs = 2_000;
const firstMatchWithinMs = 120_000;
const jobsWithinMs = 60_000;
const streamsOfToken = 10;

/**
 * @typedef {object} ScaleOptions
 * @property {number} matches that are watched, all at once; as many short ones are played beside them, one after the other
 * @property {string} seed of the players
 * @property {boolean} freeze whether masters fall silent, with their connections open, instead of being killed
 * @property {number} nodeTimeoutMs after which members take a silent one for lost (cluster-node-timeout)
 * @property {(line: string) => void} [say]
 *
 * @typedef {{ readonly member: string, readonly replacedAfterMs: number, readonly unfinished: number, readonly behind: import('./stream-lag.mjs').Lag }} Kill
 * `unfinished`: jobs that were not done when it was killed; `behind`: of what was acknowledged until it was replaced
 *
 * @typedef {object} ScaleReport
 * @property {string} seed
 * @property {readonly Kill[]} kills
 * @property {{ readonly asked: number, readonly done: number, readonly longestMs: number, readonly lost: readonly string[], readonly byQueue: Readonly<Record<string, number>> }} jobs
 * @property {import('./stream-lag.mjs').Lag} streams
 * @property {number} acknowledged
 * @property {readonly import('../chaos/audit.mjs').Finding[]} findings
 * @property {boolean} passed
 *
 * @typedef {import('openapi-fetch').Client<import('../../../libs/client/src/generated/api.js').paths>} Client
 * @typedef {import('../chaos/audit.mjs').Query} Query
 */

/** @template T @param {{ data?: T, error?: unknown, response: Response }} answer @returns {NonNullable<T>} @throws {StepFailed} */
const given = ({ data, error, response }) => {
  if (data === undefined || data === null)
    throw new StepFailed(`${response.url}: ${response.status}`, 'see the body', JSON.stringify(error));
  return data;
};

/**
 * @param {import('../throwaway.mjs').Throwaway} stage @param {number} matches
 * @returns {Promise<{ readonly organizer: Client, readonly gatheringId: string, readonly spectators: readonly string[] }>} the only gathering that
 *   there is, once there is one
 */
const findGathering = async ({ url, appEnv }, matches) => {
  const minted = await runBundle('cli', ['organizer', '--label', 'scale'], appEnv);
  /** @type {Client} */
  const organizer = createClient({ baseUrl: url, headers: { authorization: `Bearer ${/arb_\S+/.exec(minted.output)?.[0] ?? ''}` } });
  for (; ; await pause(50)) {
    const { items } = given(await organizer.GET('/gatherings'));
    const gatheringId = items[0]?.gatheringId;
    if (gatheringId === undefined) continue;
    const spectators = await Promise.all(
      Array.from({ length: Math.ceil(matches / streamsOfToken) }, async (_, number) => {
        const body = /** @type {const} */ ({ role: 'spectator', commandId: `scale-spectator-${number}` });
        return given(await organizer.POST('/gatherings/{gatheringId}/tokens', { params: { path: { gatheringId } }, body })).secret;
      }),
    );
    return { organizer, gatheringId, spectators };
  }
};

/**
 * Follows a match over a live stream, from its first version, until it is over.
 * @param {string} url of the API process @param {string} token @param {string} matchId @param {() => (version: number, at: number) => void}
 *   onOpen
 */
const follow = async (url, token, matchId, onOpen) => {
  const answer = await fetch(`${url}/matches/${matchId}/live`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', 'last-event-id': '0' },
  });
  if (!answer.ok || answer.body === null)
    throw new StepFailed(`a stream of ${matchId} was refused: ${answer.status}`, 'see the body', await answer.text());
  const tell = onOpen();
  for await (const line of createInterface({ input: Readable.fromWeb(/** @type {any} */ (answer.body)) })) {
    const [, version] = /^id: ?(\d+)$/.exec(line) ?? [];
    if (version !== undefined) tell(Number(version), performance.now());
  }
};

/** @param {Client} organizer @param {string} gatheringId @param {string} name another one for each deck @returns {Promise<string>} id of the job */
const submitDeck = async (organizer, gatheringId, name) => {
  const body = { format: 'standard', text: `# ${name}\n3 Card that nobody knows` };
  return given(await organizer.POST('/gatherings/{gatheringId}/decks', { params: { path: { gatheringId } }, body })).jobId;
};

/** Submits a deck again and again, each another one. @param {Client} organizer @param {string} gatheringId @param {AbortSignal} signal */
const submitDecks = async (organizer, gatheringId, signal) => {
  /** @type {string[]} */
  const jobIds = [];
  for (let number = 1; !signal.aborted; number += 1) {
    jobIds.push(await submitDeck(organizer, gatheringId, `deck ${number}`));
    await pause(deckEveryMs);
  }
  return jobIds;
};

/** Asks for a match that is over in both languages; its players ask for one of them. @param {Client} organizer @param {string} matchId */
const askForTranscripts = (organizer, matchId) =>
  Promise.all(
    /** @type {const} */ (['en', 'zh']).map(async (language) => {
      const body = /** @type {const} */ ({ content: 'transcript', language });
      return given(await organizer.POST('/matches/{matchId}/exports', { params: { path: { matchId } }, body })).jobId;
    }),
  );

/** @param {readonly import('../chaos/players.mjs').Heard[]} heard @returns {import('../chaos/players.mjs').Heard} of all players together */
const together = (heard) => ({
  acknowledged: heard.flatMap(({ acknowledged }) => acknowledged),
  refused: heard.flatMap(({ refused }) => refused),
  resent: heard.flatMap(({ resent }) => resent),
  finished: heard.flatMap(({ finished }) => finished),
  faults: heard.flatMap(({ faults }) => faults),
  done: heard.find(({ done }) => done === null) === undefined ? (heard[0]?.done ?? null) : null,
});

/** @param {Query} query @returns {Promise<number>} */
const unfinishedJobs = async (query) =>
  Number((await query(`SELECT count(*)::int AS n FROM job WHERE state IN ('waiting', 'active')`))[0]?.n);

/** Waits for the jobs, for a while. @param {Query} query @param {readonly string[]} asked @returns {Promise<ScaleReport['jobs']>} */
const jobsDone = async (query, asked) => {
  const deadline = Date.now() + jobsWithinMs;
  while (Date.now() < deadline && (await unfinishedJobs(query)) > 0) await pause(200);
  const rows = await query('SELECT job_id, queue, state, extract(epoch FROM finished_at - created_at) * 1000 AS ms FROM job');
  const states = new Map(rows.map((row) => [String(row.job_id), String(row.state)]));
  /** @type {Record<string, number>} */
  const byQueue = {};
  for (const { queue } of rows) byQueue[String(queue)] = (byQueue[String(queue)] ?? 0) + 1;
  const lost = [
    ...asked.filter((jobId) => !states.has(jobId)).map((jobId) => `${jobId} is not there`),
    ...[...states].filter(([, state]) => state !== 'done').map(([jobId, state]) => `${jobId} is ${state}`),
  ];
  return {
    asked: new Set([...states.keys(), ...asked]).size,
    done: rows.length - [...states.values()].filter((state) => state !== 'done').length,
    longestMs: Math.max(0, ...rows.map(({ ms }) => Number(ms ?? 0))),
    lost,
    byQueue,
  };
};

/**
 * Kills each master of a Redis Cluster (or lets it fall silent), one after the other, while matches are played and watched and jobs are queued, and tells whether a job
 * was lost and how far streams were behind.
 *
 * @param {ScaleOptions} options @returns {Promise<ScaleReport>}
 */
export const runOnRedisCluster = async ({ matches, seed, freeze, nodeTimeoutMs, say = () => undefined }) => {
  const stage = await startThrowaway((name, event) => say(`    ${name} ${event}`), { apis, redisCluster: { nodeTimeoutMs } });
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: stage.ownerUrl });
  try {
    const cluster = stage.redisCluster;
    if (cluster === null) throw new Error('there is no cluster');
    await client.connect();
    /** @type {Query} */
    const query = async (sql, values = []) => (await client.query(sql, [...values])).rows;
    say(`  three masters with a replica each, ${apis} API processes, a worker; ${matches} matches are watched at each API process`);
    const lag = new StreamLag();
    const urls = String(stage.appEnv['ARBITER_URLS']).split(',');
    const killsAreOver = new AbortController();
    /** @type {Promise<void>[]} */
    const streams = [];
    /** @type {string[]} */
    const broken = [];
    /** @type {(matchId: string) => void} */
    let watch = () => undefined;
    /** @type {Set<string>} */
    const known = new Set();
    const playing = letPlay(
      ['--matches', String(matches), '--at-once', String(matches), '--seed', seed, '--think-ms', String(thinkMs)],
      stage.appEnv,
      (_, told) => {
        if (told.type === 'fault') say(`  FAULT in match ${told.match}: ${told.detail}`);
        if (told.type !== 'acknowledged') return;
        lag.acknowledge(told.matchId, told.version, performance.now());
        if (known.has(told.matchId)) return;
        known.add(told.matchId);
        watch(told.matchId);
      },
      killsAreOver.signal,
    );
    const { organizer, gatheringId, spectators } = await findGathering(stage, matches);
    watch = (matchId) => {
      const token = String(spectators[streams.length % spectators.length]);
      for (const url of urls)
        streams.push(
          follow(url, token, matchId, () => lag.open(matchId, url, performance.now())).catch(
            (error) => void broken.push(`${matchId} at ${url}: ${error}`),
          ),
        );
    };
    for (const matchId of known) watch(matchId);
    /** @type {string[]} */
    const over = [];
    const beside = letPlay(['--matches', String(matches), '--at-once', '1', '--seed', `${seed}-beside`], stage.appEnv, (_, told) => {
      if (told.type === 'finished') over.push(told.matchId);
    });
    const submitting = submitDecks(organizer, gatheringId, killsAreOver.signal);

    /** @type {{ readonly member: string, readonly from: number, readonly to: number, readonly unfinished: number }[]} */
    const gone = [];
    // The first one serves the queues.
    const first = await cluster.masterOf('{arbiter}');
    const masters = [first, ...cluster.members.slice(0, 3).filter((member) => member !== first)];
    /** @type {Set<string>} */
    const exported = new Set();
    /** @type {string[]} */
    const burst = [];
    // Exports are among the jobs, once a match is over.
    const deadline = Date.now() + firstMatchWithinMs;
    while (over.length === 0) {
      if (Date.now() > deadline)
        throw new StepFailed('no match was over and exported in time', 'are jobs carried out at all? See the warnings above');
      await pause(100);
    }
    for (const master of masters) {
      await pause(restMs);
      // The worker sleeps meanwhile, so that the jobs are in the queue when the master goes.
      const worker = identify(Number(stage.services.worker.pid));
      signalTo(worker, 'SIGSTOP');
      const decks = Array.from({ length: decksInQueue }, (_, number) => submitDeck(organizer, gatheringId, `${master.name} ${number}`));
      const transcripts = over.map((matchId) => (exported.add(matchId), askForTranscripts(organizer, matchId)));
      burst.push(...(await Promise.all(decks)), ...(await Promise.all(transcripts)).flat());
      const unfinished = await unfinishedJobs(query);
      const from = performance.now();
      if (freeze) cluster.freeze(master);
      else cluster.kill(master);
      signalTo(worker, 'SIGCONT');
      const ms = await cluster.untilReplaced(master);
      const to = performance.now();
      gone.push({ member: master.name, from, to, unfinished });
      say(
        `  ${master.name} ${freeze ? 'fell silent' : 'was killed'}${master === first ? ' (the queues are there)' : ''} with ${unfinished} jobs under way; replaced after ${(ms / 1000).toFixed(1)} s`,
      );
      await pause(restMs);
      await cluster.bringBack(master);
    }
    killsAreOver.abort();
    say('  nobody is killed any more; the matches are played to their ends, and what was recorded is looked at');
    const heard = together(await Promise.all([playing, beside]));
    const jobs = await jobsDone(query, [...(await submitting), ...burst]);
    await Promise.all(streams);
    const behind = lag.report();
    const findings = [
      finding('no job is lost', jobs.asked, jobs.lost),
      finding(`streams are at most ${mostBehindMs / 1000} s behind`, behind.told, [
        ...broken,
        ...behind.missing,
        ...(behind.longest > mostBehindMs ? [`${(behind.longest / 1000).toFixed(1)} s`] : []),
      ]),
      ...(await audit(stage, heard, 2 * matches, exported.size)),
    ];
    const passed = findings.every(({ broken: faults }) => faults.length === 0) && heard.acknowledged.length > 0 && behind.told > 0;
    if (!passed) {
      const folder = path.join(stateFolder, 'scale', seed);
      stage.keepLogs(folder);
      say(`  logs of the processes are kept in ${folder}`);
    }
    return {
      seed,
      kills: gone.map(({ member, from, to, unfinished }) => ({
        member,
        replacedAfterMs: to - from,
        unfinished,
        behind: lag.report((at) => from <= at && at <= to),
      })),
      jobs,
      streams: behind,
      acknowledged: heard.acknowledged.length,
      findings,
      passed,
    };
  } finally {
    await client.end().catch(() => undefined);
    await stage.stop();
  }
};
