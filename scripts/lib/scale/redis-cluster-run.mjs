import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { audit, queryOf } from '../chaos/audit.mjs';
import { finding } from '../chaos/check-log.mjs';
import { letPlay, together } from '../chaos/players.mjs';
import { connected } from '../database.mjs';
import { StepFailed } from '../failure.mjs';
import { given, mintOrganizer } from '../organizer.mjs';
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
/** Milliseconds until the players have a gathering, and then until a match is over. */
const beginWithinMs = 120_000;
const jobsWithinMs = 60_000;
const streamsOfToken = 10;
/** A key of the slot in which the queues are. */
const queues = '{arbiter}';
/** The players ask for one of them. */
const transcriptLanguages = /** @type {const} */ (['en', 'zh']);

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
 * @typedef {{ readonly member: string, readonly from: number, readonly to: number, readonly unfinished: number }} Killed
 * `from` and `to`: when it was killed and when it was replaced
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
 * @typedef {import('../organizer.mjs').Client} Client
 * @typedef {import('../chaos/audit.mjs').Query} Query
 */

/**
 * Passes a promise on that is awaited later: if it fails before that, it does not end this process.
 * @template T @param {Promise<T>} promise @returns {Promise<T>}
 */
const awaitedLater = (promise) => {
  promise.catch(() => undefined);
  return promise;
};

/** @param {() => boolean | Promise<boolean>} condition @param {string} what @throws {StepFailed} `what`, when it does not come true in time */
const until = async (condition, what) => {
  const deadline = Date.now() + beginWithinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new StepFailed(what, 'see the warnings above: what do players, API and worker meet?');
    await pause(50);
  }
};

/**
 * @param {import('../throwaway.mjs').Throwaway} stage @param {number} matches
 * @returns {Promise<{ readonly organizer: Client, readonly gatheringId: string, readonly spectators: readonly string[] }>} the only gathering that
 *   there is, once there is one
 */
const findGathering = async (stage, matches) => {
  const organizer = await mintOrganizer(stage, 'scale');
  let gatheringId = '';
  await until(async () => {
    gatheringId = given(await organizer.GET('/gatherings')).items[0]?.gatheringId ?? '';
    return gatheringId !== '';
  }, 'the players made no gathering in time');
  const spectators = await Promise.all(
    Array.from({ length: Math.ceil(matches / streamsOfToken) }, async (_, number) => {
      const body = /** @type {const} */ ({ role: 'spectator', commandId: `scale-spectator-${number}` });
      return given(await organizer.POST('/gatherings/{gatheringId}/tokens', { params: { path: { gatheringId } }, body })).secret;
    }),
  );
  return { organizer, gatheringId, spectators };
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
  for await (const line of createInterface({
    input: Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (answer.body)),
  })) {
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

/** @param {Client} organizer @param {string} matchId of a match that is over @param {'en' | 'zh'} language @returns {Promise<string>} id of the job */
const askForTranscript = async (organizer, matchId, language) => {
  const body = /** @type {const} */ ({ content: 'transcript', language });
  return given(await organizer.POST('/matches/{matchId}/exports', { params: { path: { matchId } }, body })).jobId;
};

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
 * Kills each master (or lets it fall silent), one after the other, while jobs wait, and brings it back before the next one goes.
 *
 * @param {import('../throwaway.mjs').Throwaway} stage @param {import('../redis-cluster.mjs').RedisCluster} cluster
 * @param {{ readonly freeze: boolean, readonly say: (line: string) => void, readonly query: Query, readonly askForJobs: (name: string) => Promise<void> }}
 *   how `askForJobs`: called with a name of its own for each master, before it is killed
 * @returns {Promise<readonly Killed[]>}
 */
const killEachMaster = async (stage, cluster, { freeze, say, query, askForJobs }) => {
  /** @type {Killed[]} */
  const killed = [];
  const first = await cluster.masterOf(queues);
  for (const master of [first, ...cluster.masters.filter((other) => other !== first)]) {
    await pause(restMs);
    // The worker sleeps meanwhile, so that the jobs are in the queue when the master goes.
    const worker = identify(Number(stage.services.worker.pid));
    signalTo(worker, 'SIGSTOP');
    let unfinished = 0;
    let from = 0;
    try {
      await askForJobs(master.name);
      unfinished = await unfinishedJobs(query);
      from = performance.now();
      if (freeze) cluster.freeze(master);
      else cluster.kill(master);
    } finally {
      signalTo(worker, 'SIGCONT');
    }
    await cluster.untilReplaced(master);
    const to = performance.now();
    killed.push({ member: master.name, from, to, unfinished });
    say(
      `  ${master.name} ${freeze ? 'fell silent' : 'was killed'}${master === first ? ' (the queues are there)' : ''} with ${unfinished} jobs under way; replaced after ${((to - from) / 1000).toFixed(1)} s`,
    );
    await pause(restMs);
    await cluster.bringBack(master);
  }
  return killed;
};

/**
 * Kills each master of a Redis Cluster (or lets it fall silent), one after the other, while matches are played and watched and jobs are
 * queued, and tells whether a job was lost and how far streams were behind.
 *
 * @param {ScaleOptions} options @returns {Promise<ScaleReport>}
 */
export const runOnRedisCluster = async ({ matches, seed, freeze, nodeTimeoutMs, say = () => undefined }) => {
  const stage = await startThrowaway((name, event) => say(`    ${name} ${event}`), { apis, redisCluster: { nodeTimeoutMs } });
  const killsAreOver = new AbortController();
  try {
    return await connected(stage.ownerUrl, async (client) => {
      const cluster = stage.redisCluster;
      if (cluster === null) throw new Error('there is no cluster');
      const query = queryOf(client);
      say(`  three masters with a replica each, ${apis} API processes, a worker; ${matches} matches are watched at each API process`);
      const lag = new StreamLag();
      const urls = String(stage.appEnv['ARBITER_URLS']).split(',');
      /** @type {Promise<void>[]} */
      const streams = [];
      /** @type {string[]} */
      const broken = [];
      /** @type {(matchId: string) => void} */
      let watch = () => undefined;
      /** @type {Set<string>} */
      const known = new Set();
      const playing = awaitedLater(
        letPlay(
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
        ),
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
      const beside = awaitedLater(
        letPlay(['--matches', String(matches), '--at-once', '1', '--seed', `${seed}-beside`], stage.appEnv, (_, told) => {
          if (told.type === 'fault') say(`  FAULT in match ${told.match} of those beside: ${told.detail}`);
          if (told.type === 'finished') over.push(told.matchId);
        }),
      );
      const submitting = awaitedLater(submitDecks(organizer, gatheringId, killsAreOver.signal));
      // Exports are among the jobs, once a match is over.
      await until(() => over.length > 0, 'no match was over and exported in time');
      /** @type {Set<string>} */
      const exported = new Set();
      /** @type {string[]} */
      const asked = [];
      const killed = await killEachMaster(stage, cluster, {
        freeze,
        say,
        query,
        askForJobs: async (name) => {
          for (const matchId of over) exported.add(matchId);
          const jobIds = await Promise.all([
            ...Array.from({ length: decksInQueue }, (_, number) => submitDeck(organizer, gatheringId, `${name} ${number}`)),
            ...over.flatMap((matchId) => transcriptLanguages.map((language) => askForTranscript(organizer, matchId, language))),
          ]);
          asked.push(...jobIds);
        },
      });
      killsAreOver.abort();
      say('  nobody is killed any more; the matches are played to their ends, and what was recorded is looked at');
      const heard = together([await playing, await beside]);
      const jobs = await jobsDone(query, [...(await submitting), ...asked]);
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
        kills: killed.map(({ member, from, to, unfinished }) => ({
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
    });
  } finally {
    // Whoever submits decks stops too when something failed.
    killsAreOver.abort();
    await stage.stop();
  }
};
