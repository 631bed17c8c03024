import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from './embedded-postgres.mjs';
import { startRedis } from './embedded-redis.mjs';
import { serverUser, temporaryHome } from './postgres-place.mjs';
import { identify, isRunning } from './processes.mjs';
import { stopRecorded } from './records.mjs';
import { startWatchdog } from './watchdog.mjs';

/** @param {string} home @returns {boolean} whether this user's launcher made the folder and has ended */
const isAbandoned = (home) => {
  try {
    if (lstatSync(home).uid !== process.getuid?.()) return false;
    return !isRunning(JSON.parse(readFileSync(path.join(home, 'launcher.json'), 'utf8')));
  } catch {
    return false;
  }
};

/** Cleans up after earlier runs whose launcher and watchdog were both killed. */
const sweep = async () => {
  for (const base of new Set([os.tmpdir(), '/tmp', '/var/tmp'])) {
    if (!existsSync(base)) continue;
    const homes = readdirSync(base)
      .filter((name) => name.startsWith('arbiter-test-'))
      .map((name) => path.join(base, name));
    for (const home of homes.filter(isAbandoned)) {
      await stopRecorded(home);
      rmSync(home, { recursive: true, force: true });
    }
  }
};

/**
 * Starts the servers that `TEST_DATABASE_URL` and `REDIS_URL` do not name: an empty PostgreSQL and an empty Redis in a temporary folder,
 * which is removed by `stop`.
 *
 * @param {(event: string) => void} [onEvent]
 * @returns {Promise<{ readonly env: Readonly<Record<string, string>>, readonly stop: () => Promise<void> }>} `env` for the processes that
 *   use them
 */
export const startTestServers = async (onEvent = () => undefined) => {
  const { TEST_DATABASE_URL: givenDatabase, REDIS_URL: givenRedis } = process.env;
  if (givenDatabase && givenRedis)
    return {
      env: { TEST_DATABASE_URL: givenDatabase, DATABASE_URL: process.env.DATABASE_URL || givenDatabase, REDIS_URL: givenRedis },
      stop: async () => undefined,
    };
  await sweep();
  const home = temporaryHome(serverUser());
  mkdirSync(path.join(home, 'logs'));
  writeFileSync(path.join(home, 'launcher.json'), JSON.stringify(identify(process.pid)));
  const endWatch = startWatchdog(home, { temporary: true });
  const said = (/** @type {string} */ name) => (/** @type {string} */ event) => onEvent(`${name} ${event}`);
  const started = await Promise.allSettled([
    givenDatabase ? { url: givenDatabase, service: null } : startPostgres({ home, temporary: true, onEvent: said('PostgreSQL') }),
    givenRedis ? { url: givenRedis, service: null } : startRedis({ home, onEvent: said('Redis') }),
  ]);
  const stop = async () => {
    await Promise.all(started.map((result) => (result.status === 'fulfilled' ? result.value.service?.stop() : undefined)));
    // The watchdog stops whatever is still recorded and removes the folder.
    await endWatch();
  };
  const [database, redis] = started;
  if (database.status === 'rejected' || redis.status === 'rejected') {
    await stop();
    throw database.status === 'rejected' ? database.reason : /** @type {PromiseRejectedResult} */ (redis).reason;
  }
  return { env: { TEST_DATABASE_URL: database.value.url, DATABASE_URL: database.value.url, REDIS_URL: redis.value.url }, stop };
};
