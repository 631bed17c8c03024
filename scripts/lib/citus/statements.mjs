import { readFileSync } from 'node:fs';
import { connected } from '../database.mjs';

/**
 * A statement about distributed tables, and by how many tasks Citus carries it out.
 *
 * @typedef {{ readonly name: string, readonly tasks: number, readonly ofAllLogs: boolean }} Explained
 *
 * @typedef {{ readonly name: string, readonly text: string, readonly values: readonly (string | null)[] }} Sent
 */

const distributed =
  /\b(?:log_event|log_owner|log_tile|log_tile_run|log_checkpoint|log_public_head|match_snapshot|match_clock|stream_secret|log_ends|log_last_leaves)\b/;

/**
 * What a process asks about all logs, or all of its own, in one statement: leases, matches whose time is up, and how far logs have come. It
 * does so from time to time, not for each action.
 */
const ofAllLogs = [
  /UPDATE log_owner o SET expires_at/,
  /UPDATE match_clock SET alive_at/,
  /FROM match_clock WHERE deadline/,
  /\b(?:log_ends|log_last_leaves)\(\)/,
];

/** A line with which an entry of PostgreSQL's log begins; the lines after it begin with a tab. */
const entry = /^\d{4}-\d\d-\d\d \S+ \S+ \[(\d+)\] (\w+): {2}/;

/** @param {string} log @returns {readonly { readonly pid: string, readonly level: string, readonly text: string }[]} */
const entriesOf = (log) => {
  /** @type {{ pid: string, level: string, text: string }[]} */
  const entries = [];
  for (const line of log.split('\n')) {
    const begins = entry.exec(line);
    if (begins !== null) entries.push({ pid: begins[1] ?? '', level: begins[2] ?? '', text: line.slice(begins[0].length) });
    else if (line.startsWith('\t'))
      entries.splice(-1, 1, ...entries.slice(-1).map((last) => ({ ...last, text: `${last.text}\n${line.slice(1)}` })));
  }
  return entries;
};

/** @param {string} detail "Parameters: $1 = 'a', $2 = NULL" @returns {readonly (string | null)[]} */
const valuesOf = (detail) =>
  [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(([, value]) => value?.replaceAll("''", "'") ?? null);

/**
 * @param {string} log what PostgreSQL wrote while it logged every statement
 * @returns {readonly Sent[]} the statements about distributed tables, each text once
 */
const statementsOf = (log) => {
  /** @type {Map<string, Sent>} */
  const sent = new Map();
  const entries = entriesOf(log);
  for (const [at, { pid, text }] of entries.entries()) {
    const execute = /^execute ([^:]+): ([\s\S]*)$/.exec(text);
    const plain = /^statement: ([\s\S]*)$/.exec(text);
    const statement = execute?.[2] ?? plain?.[1] ?? '';
    if (!distributed.test(statement) || !/^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(statement)) continue;
    // Other processes may have written in between.
    const detail = entries.slice(at + 1).find((next) => next.pid === pid);
    const values = detail?.level === 'DETAIL' ? valuesOf(detail.text) : [];
    const name = execute?.[1] ?? '<unnamed>';
    const shown = name === '<unnamed>' ? statement.trim().replaceAll(/\s+/g, ' ').slice(0, 110) : name;
    sent.set(statement, { name: shown, text: statement, values });
  }
  return [...sent.values()];
};

/** @param {import('pg').Client} client @param {Sent} sent @returns {Promise<Explained>} */
const explained = async (client, { name, text, values }) => {
  const { rows } = await client.query(`EXPLAIN (COSTS OFF) ${text}`, [...values]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const tasks = [...plan.matchAll(/Task Count: (\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  return { name, tasks, ofAllLogs: ofAllLogs.some((one) => one.test(text)) };
};

/**
 * Runs while the coordinator logs every statement, and explains each that was about distributed tables.
 *
 * @template T
 * @param {import('../throwaway.mjs').Throwaway} stage @param {() => Promise<T>} work
 * @returns {Promise<{ readonly value: T, readonly statements: readonly Explained[] }>} what the work gave, and the statements by name
 */
export const explainedWhile = async ({ ownerUrl, services }, work) => {
  const setting = (/** @type {string} */ change) =>
    connected(ownerUrl, async (client) => {
      await client.query(`ALTER SYSTEM ${change}`);
      await client.query('SELECT pg_reload_conf()');
    });
  await setting(`SET log_statement = 'all'`);
  const value = await work().finally(() => setting('RESET log_statement'));
  const sent = statementsOf(readFileSync(services.postgres.logFile, 'utf8'));
  return connected(ownerUrl, async (client) => {
    /** @type {Explained[]} */
    const all = [];
    for (const one of sent) all.push(await explained(client, one));
    return { value, statements: all.sort((left, right) => (left.name < right.name ? -1 : 1)) };
  });
};
