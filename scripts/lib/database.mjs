import { spawn } from 'node:child_process';
import { bundleOf } from './build.mjs';
import { StepFailed } from './failure.mjs';
import { checkout } from './paths.mjs';
import { tied } from './processes.mjs';
import { forget, record } from './records.mjs';
import { runtimeNode, compileCache } from './runtime.mjs';

/**
 * Connects, does some work, and closes the connection.
 *
 * @template T
 * @param {string} url @param {(client: import('pg').Client) => Promise<T>} work @returns {Promise<T>}
 */
export const connected = async (url, work) => {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  // Without a listener, a connection that the server closes would end this process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/**
 * @param {string} serverUrl superuser's connection to any database of the server
 * @param {string} name
 * @returns {Promise<string>} URL of that database, made if it did not exist
 */
export const ensureDatabase = async (serverUrl, name) => {
  await connected(serverUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
};

/**
 * Runs one of the built bundles until it ends.
 *
 * @param {Parameters<typeof bundleOf>[0]} app @param {readonly string[]} args @param {Readonly<Record<string, string>>} env
 * @param {object} [options]
 * @param {{ readonly home: string, readonly name: string, readonly stopOrder: number }} [options.recordIn] records the process, so that it
 *   is stopped too when its launcher was killed
 * @returns {Promise<{ readonly code: number | null, readonly output: string }>}
 */
export const runBundle = (app, args, env, options = {}) => runNode([bundleOf(app), ...args], env, options);

/**
 * Runs Node until it ends.
 *
 * @param {readonly string[]} args @param {Readonly<Record<string, string>>} env
 * @param {{ readonly recordIn?: { readonly home: string, readonly name: string, readonly stopOrder: number } }} [options] as of `runBundle`
 * @returns {Promise<{ readonly code: number | null, readonly output: string }>}
 */
export const runNode = (args, env, { recordIn } = {}) =>
  new Promise((resolve, reject) => {
    const child = tied(
      spawn(runtimeNode().path, [...args], {
        cwd: checkout,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...compileCache, ...env },
      }),
    );
    const { pid } = child;
    if (recordIn !== undefined && pid !== undefined) {
      record(recordIn.home, { name: recordIn.name, pid, stopSignal: 'SIGTERM', stopOrder: recordIn.stopOrder });
      child.once('exit', () => forget(recordIn.home, recordIn.name, pid));
    }
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });

/** @param {Readonly<Record<string, string>>} env @returns {Promise<string>} what was done @throws {StepFailed} */
export const runMigrations = async (env) => {
  const { code, output } = await runBundle('migrate', [], env);
  if (code === 0) return output.trim();
  throw new StepFailed(
    'the database schema could not be brought up to date',
    'see the message above; DATABASE_URL must name a login that owns the schema',
    output,
  );
};
