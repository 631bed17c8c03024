import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StepFailed } from './failure.mjs';
import { freePort } from './ports.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';
import { placeForPostgres, serverUser } from './postgres-place.mjs';
import { commandOf, identify, stopProcess } from './processes.mjs';
import { forget, record } from './records.mjs';
import { Service } from './service.mjs';

const owner = 'postgres';
const firstWithBuiltinLocale = 17;

/** @typedef {{ readonly bin: string, readonly major: string }} PostgresBinaries folder of the binaries, and their major version */

/** Durable settings on purpose, in tests too: tests of crash safety need a server that does not lose commits. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

/** @param {string} place @returns {string} */
const passwordFile = (place) => path.join(place, 'password');

/** @param {string} place @returns {string} the password of the superuser, made at the first call */
const passwordFor = (place) => {
  const file = passwordFile(place);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
};

/**
 * @param {string} home @param {string} command @param {readonly string[]} args @param {import('./postgres-place.mjs').ServerUser | null} user
 * @returns {Promise<{ code: number | null, output: string }>}
 */
const runInitdb = (home, command, args, user) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
    });
    const { pid } = child;
    if (pid !== undefined) {
      record(home, { name: 'initdb', pid, stopSignal: 'SIGTERM', stopOrder: 90 });
      child.once('close', () => forget(home, 'initdb', pid));
    }
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });

/**
 * Makes the data folder once; an incomplete one, left by a start that was killed, is deleted.
 *
 * @param {{ readonly home: string, readonly place: string, readonly binaries: PostgresBinaries, readonly user: import('./postgres-place.mjs').ServerUser | null, readonly temporary: boolean }}
 *   where
 */
const initialise = async ({ home, place, binaries: { bin, major }, user, temporary }) => {
  const [half, data, passwordFile] = [path.join(place, 'data.half'), path.join(place, 'data'), path.join(place, 'password.once')];
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  writeFileSync(passwordFile, passwordFor(place), { mode: 0o600 });
  if (user !== null) [half, passwordFile].forEach((file) => chownSync(file, user.uid, user.gid));
  const args = ['-D', half, '-U', owner, '--pwfile', passwordFile, '--auth=scram-sha-256', '--encoding=UTF8', '--no-instructions'];
  if (Number(major) >= firstWithBuiltinLocale) args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  args.push('--locale=C', ...(temporary ? ['--no-sync'] : []));
  const { code, output } = await runInitdb(home, path.join(bin, 'initdb'), args, user);
  rmSync(passwordFile, { force: true });
  if (code !== 0)
    throw new StepFailed(
      'PostgreSQL could not make its data folder',
      `look at ${place} (free space, permissions), or set DATABASE_URL`,
      output,
    );
  renameSync(half, data);
};

/** @param {string} data @param {string} major @param {string} place */
const refuseOtherMajor = (data, major, place) => {
  const found = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  if (found === major) return;
  throw new StepFailed(
    `the data in ${place} was written by PostgreSQL ${found}, this is ${major}`,
    'export what you want to keep with the old version, then remove that folder; or set DATABASE_URL',
  );
};

/**
 * Recovers after a launcher that was killed with -9, which leaves its server and `postmaster.pid`. A server that still runs on this data is
 * stopped. A file whose process id now belongs to another program would keep PostgreSQL from starting, so it is removed. Everything else is
 * left to PostgreSQL's own check.
 *
 * @param {string} data
 */
const recoverPidFile = async (data) => {
  const file = path.join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const command = commandOf(pid);
  if (command === null) return;
  if (command.includes(`-D ${data} `)) await stopProcess(identify(pid), { signal: 'SIGINT' });
  else rmSync(file, { force: true });
};

/** @param {string} url @param {AbortSignal} signal resolves when the server answers a query */
const answers = async (url, signal) => {
  const { default: pg } = await import('pg');
  while (!signal.aborted) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      await client.end();
      return;
    } catch {
      await client.end().catch(() => undefined);
      await pause(50);
    }
  }
  throw new Error('gave up waiting');
};

/**
 * @typedef {object} StartedPostgres
 * @property {Service} service
 * @property {string} url of the superuser, database `postgres`
 * @property {number} port
 * @property {string} data the data folder
 */

/**
 * Starts (and keeps alive) a PostgreSQL on a free port of 127.0.0.1: the one from npm, unless another is given.
 *
 * @param {object} options
 * @param {string} options.home folder for records, logs and data
 * @param {boolean} [options.temporary] true when the data need not outlive this run
 * @param {Readonly<Record<string, string>>} [options.more] settings in addition to the usual ones
 * @param {number} [options.preferredPort]
 * @param {(event: string) => void} [options.onEvent]
 * @param {(service: Service) => void} [options.onCreated] called before the service starts, so that it can be stopped at any moment
 * @param {string} [options.name] name of the service and of its folder, `postgres` unless given
 * @param {(data: string) => Promise<void>} [options.fill] fills the data folder, where it is not to be an empty server's
 * @param {string} [options.password] of the superuser, where it is not to be drawn; that in the data that `fill` brings
 * @param {PostgresBinaries} [options.binaries]
 * @param {Readonly<Record<string, string>>} [options.env] variables of the server's process in addition to those of this one
 * @returns {Promise<StartedPostgres>}
 * @throws {StepFailed}
 */
export const startPostgres = async ({
  home,
  temporary = false,
  more = {},
  preferredPort = 0,
  name = 'postgres',
  fill,
  password,
  binaries: given,
  env,
  onEvent,
  onCreated,
}) => {
  const user = serverUser(home);
  const place = name === 'postgres' ? placeForPostgres(home, user) : path.join(home, name);
  mkdirSync(place, { recursive: true });
  if (password !== undefined) writeFileSync(passwordFile(place), password, { mode: 0o600 });
  chmodSync(place, user === null ? 0o700 : 0o711);
  const binaries = given ?? postgresBinaries(place, user);
  const { bin, major } = binaries;
  const data = path.join(place, 'data');
  if (!existsSync(data)) await (fill === undefined ? initialise({ home, place, binaries, user, temporary }) : fill(data));
  refuseOtherMajor(data, major, place);
  await recoverPidFile(data);

  let port = await freePort({ preferred: preferredPort });
  const urlNow = () => `postgres://${owner}:${passwordFor(place)}@127.0.0.1:${port}/postgres`;
  const service = new Service({
    name,
    home,
    stopOrder: 90,
    // "Fast shutdown": refuses new work, rolls back open transactions, writes a checkpoint.
    stopSignal: 'SIGINT',
    graceMs: 30_000,
    command: () => ({
      command: path.join(bin, 'postgres'),
      args: [
        '-D',
        data,
        '-p',
        String(port),
        ...Object.entries({ ...settings, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      cwd: '/',
      ...(env === undefined ? {} : { env: { ...process.env, ...env } }),
      ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
    }),
    ready: (signal) => answers(urlNow(), signal),
    beforeRetry: async (tail) => {
      if (/could not bind|Address already in use/i.test(tail)) port = await freePort();
    },
    advice: `read ${path.join(home, 'logs', `${name}.log`)}; another PostgreSQL can be used by setting DATABASE_URL`,
    ...(onEvent === undefined ? {} : { onEvent }),
  });
  onCreated?.(service);
  await service.start();
  return { service, url: urlNow(), port, data };
};
