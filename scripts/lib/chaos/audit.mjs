import { setTimeout as pause } from 'node:timers/promises';
import { connected, runBundle } from '../database.mjs';
import { checkLog, finding } from './check-log.mjs';

/**
 * @typedef {import('./check-log.mjs').Finding} Finding
 * @typedef {(sql: string, values?: readonly unknown[]) => Promise<readonly Readonly<Record<string, any>>[]>} Query
 */

const patienceMs = 90_000;

/** @param {import('pg').Client} client @returns {Query} */
export const queryOf =
  (client) =>
  async (sql, values = []) =>
    (await client.query(sql, [...values])).rows;

/**
 * @param {Query} query
 * @returns {Promise<void>} resolves when projections have caught up with the log, or after a time limit
 */
const untilCaughtUp = async (query) => {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const [behind] = await query(`
      SELECT count(*) FROM projection_checkpoint c WHERE next_leaf < (SELECT count(*) FROM log_event e WHERE e.log_id = c.log_id)`);
    if (Number(behind?.count) === 0) return;
    await pause(200);
  }
};

/**
 * Compares the logs of matches with what the players know.
 * @param {Query} query @param {import('./players.mjs').Heard} heard @returns {Promise<readonly Finding[]>}
 */
export const auditLog = async (query, heard) =>
  checkLog(
    /** @type {readonly import('./check-log.mjs').LogRow[]} */ (
      await query(`
        SELECT stream_id AS "matchId", version, encode(hash, 'hex') AS hash, command_id AS "commandId", command_index AS "commandIndex", leaf::integer AS leaf
        FROM log_event WHERE stream_type = 'match' ORDER BY stream_id, version`)
    ),
    heard,
  );

/** @param {Query} query @returns {Promise<Finding>} */
export const auditLeaves = async (query) => {
  const feed = await query(`
    SELECT log_id, leaf FROM (SELECT log_id, leaf, row_number() OVER (PARTITION BY log_id ORDER BY leaf) - 1 AS expected FROM log_event) AS feed
    WHERE leaf <> expected`);
  const [events] = await query('SELECT count(*)::int AS n FROM log_event');
  return finding(
    'the leaves of every log are dense',
    events?.n,
    feed.map((row) => `leaf ${row.leaf} of log ${row.log_id}`),
  );
};

/** @param {Query} query @param {import('./players.mjs').Heard} heard @param {number} matches @returns {Promise<readonly Finding[]>} */
const auditFollowers = async (query, heard, matches) => {
  await untilCaughtUp(query);
  const behind = await query(`
    SELECT name, log_id, next_leaf FROM projection_checkpoint c WHERE next_leaf <> (SELECT count(*) FROM log_event e WHERE e.log_id = c.log_id)`);
  const listed = await query(`
    SELECT e.match_id, l.phase, l.version, e.version AS head
    FROM (SELECT stream_id AS match_id, max(version) AS version FROM log_event WHERE stream_type = 'match' GROUP BY stream_id) AS e LEFT JOIN current_match_list l USING (match_id)`);
  const wrong = listed.filter((row) => row.phase !== 'ended' || row.version !== row.head);
  return [
    await auditLeaves(query),
    finding(
      'projections have read the whole feed',
      3,
      behind.map((row) => `${row.name} stands at ${row.next_leaf} of log ${row.log_id}`),
    ),
    finding('the match list shows every match at its end', listed.length, [
      ...wrong.map((row) => `${row.match_id}: ${row.phase} ${row.version} of ${row.head}`),
      ...(listed.length === matches ? [] : [`${listed.length} of ${matches} matches`]),
    ]),
    finding(
      'a command sent again got its first answer',
      heard.resent.length,
      heard.resent.filter((one) => !one.same).map((one) => `${one.matchId} ${one.commandId}`),
    ),
  ];
};

/** @param {Query} query @returns {Promise<Readonly<Record<string, string>>>} a digest of every projection's rows */
const projected = async (query) => {
  /** @type {Record<string, string>} */
  const digests = {};
  for (const [name, order] of [
    ['match_list', 'match_id'],
    ['match_participation', 'match_id, seat'],
    ['match_deck', 'match_id, version, seat'],
    ['match_time', 'match_id'],
    ['tournament_list', 'tournament_id'],
    ['tournament_entry', 'tournament_id, entrant, player_id'],
    ['tournament_place', 'tournament_id, entrant'],
    ['tournament_round', 'tournament_id, round'],
    ['tournament_seat', 'tournament_id, round, entrant'],
    ['tournament_result', 'tournament_id, round, table_number'],
  ]) {
    const [row] = await query(
      `SELECT md5(string_agg((to_jsonb(v) - 'generation')::text, E'\\n' ORDER BY ${order})) AS digest FROM current_${name} v`,
    );
    digests[String(name)] = String(row?.digest);
  }
  return digests;
};

/** @param {Query} query @param {Readonly<Record<string, string>>} appEnv @returns {Promise<Finding>} */
const auditRebuild = async (query, appEnv) => {
  const before = await projected(query);
  const { code, output } = await runBundle('cli', ['projections', 'rebuild'], appEnv);
  const after = await projected(query);
  const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
  return finding(
    'projections rebuilt from the log say the same',
    Object.keys(before).length,
    code === 0 ? changed : [`rebuild ended with ${code}: ${output}`],
  );
};

/** @param {Query} query @param {import('./players.mjs').Heard} heard @param {number} moreExports @returns {Promise<Finding>} */
const auditJobs = async (query, heard, moreExports) => {
  const rows = await query(`
    SELECT job_id, queue, state, result IS NOT NULL AS "hasResult", finished_at IS NOT NULL AS finished,
      (SELECT count(*)::int FROM job_output o WHERE o.job_id = job.job_id) AS outputs,
      (SELECT bool_and(o.sha256 = sha256(o.content)) FROM job_output o WHERE o.job_id = job.job_id) AS intact FROM job`);
  const broken = rows.filter(
    (row) =>
      row.state !== 'done' ||
      !row.hasResult ||
      !row.finished ||
      row.outputs !== (row.queue === 'replay-export' ? 1 : 0) ||
      row.intact === false,
  );
  const missing = heard.finished.length * 2 + moreExports - rows.filter((row) => row.queue === 'replay-export').length;
  return finding('every job is done, once, and its document is whole', rows.length, [
    ...broken.map((row) => `${row.job_id} is ${row.state}`),
    ...(missing === 0 ? [] : [`${missing} export jobs are missing`]),
  ]);
};

/** @param {import('./players.mjs').Heard} heard @param {number} matches that were to be played @returns {Finding} */
export const auditVerdicts = (heard, matches) =>
  finding('every match was exported and verifies offline as authentic', heard.finished.length, [
    ...heard.faults.map((fault) => `match ${fault.match}: ${fault.detail}`),
    ...heard.finished.filter((one) => one.verdict !== 'authentic').map((one) => `${one.matchId} is ${one.verdict}`),
    ...(heard.finished.length === matches ? [] : [`${heard.finished.length} of ${matches} matches came to their end`]),
    ...(heard.done === null ? ['the players broke off'] : []),
  ]);

/**
 * Checks the database as its owner, after the run has ended.
 *
 * @param {import('../throwaway.mjs').Throwaway} stage @param {import('./players.mjs').Heard} heard @param {number} matches that were to be
 *   played @param {number} [moreExports] exports of matches that were asked for beside those of the players
 * @returns {Promise<readonly Finding[]>}
 */
export const audit = (stage, heard, matches, moreExports = 0) =>
  connected(stage.ownerUrl, async (client) => {
    const query = queryOf(client);
    return [
      ...(await auditLog(query, heard)),
      auditVerdicts(heard, matches),
      ...(await auditFollowers(query, heard, matches)),
      await auditRebuild(query, stage.appEnv),
      await auditJobs(query, heard, moreExports),
    ];
  });
