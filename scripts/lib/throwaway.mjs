import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { appService } from './app-services.mjs';
import { build } from './build.mjs';
import { startCitus } from './citus/cluster.mjs';
import { ensureDatabase, runMigrations } from './database.mjs';
import { startPostgres } from './embedded-postgres.mjs';
import { startRedis } from './embedded-redis.mjs';
import { StepFailed } from './failure.mjs';
import { inCheckout } from './paths.mjs';
import { freePort } from './ports.mjs';
import { serverUser, temporaryHome } from './postgres-place.mjs';
import { identify } from './processes.mjs';
import { startRedisCluster } from './redis-cluster.mjs';
import { loginsOn } from './servers.mjs';
import { cutOffStandby, failOver, severalHosts, startStandby } from './standby.mjs';
import { readSettings, writeSettings } from './settings.mjs';
import { startWatchdog } from './watchdog.mjs';

/**
 * @typedef {'api' | 'api2' | 'api3' | 'worker' | 'postgres' | 'standby' | 'redis'} Part `postgres` is the coordinator where there is Citus
 * @typedef {'api2' | 'api3' | 'standby' | 'redis'} Further
 * @typedef {object} Throwaway
 * @property {string} url of the first API process
 * @property {Readonly<Record<string, string>>} appEnv for processes that use the servers as the application does
 * @property {string} ownerUrl the superuser's at the present primary, for checks that bypass the application
 * @property {string} keeperUrl the log keeper's
 * @property {Readonly<Record<Exclude<Part, Further>, import('./service.mjs').Service> & Partial<Record<Further, import('./service.mjs').Service>>>} services
 * @property {import('./redis-cluster.mjs').RedisCluster | null} redisCluster
 * @property {() => () => void} cutOffStandby stops the standby, where there is one, as if it could not be reached; call what is returned to let
 *   it go on
 * @property {() => Promise<void>} failOver kills PostgreSQL for good while its standby is a second behind, and promotes the standby
 * @property {(folder: string) => void} keepLogs copies the logs to the folder
 * @property {() => Promise<void>} stop stops everything and removes every trace
 */

/** How long the standby has heard nothing when the primary is killed, in milliseconds. */
const behindMs = 1_000;

/** Lets bots send as much as they can. */
export const unlimited = { RATE_LIMIT_PER_ADDRESS: '0', RATE_LIMIT_PER_TOKEN: '0' };

/** Releases the rules in the sources. @param {string} home @returns {string} folder of the release */
const releaseRules = (home) => {
  const folder = path.join(home, 'rulesets');
  const released = spawnSync(process.execPath, [inCheckout('scripts', 'ruleset-release.mjs'), '--out', folder], { encoding: 'utf8' });
  if (released.status !== 0)
    throw new StepFailed('the rules could not be released', 'mend the error above (npm run ruleset:release)', released.stderr);
  return folder;
};

/**
 * Starts what `npm start` starts, under the same supervisor, in a temporary folder of its own: embedded PostgreSQL and Redis (whatever
 * DATABASE_URL and REDIS_URL say), API and worker. Limits on requests are off unless the environment says otherwise.
 *
 * @param {(name: string, event: string) => void} onEvent
 * @param {object} [options]
 * @param {Readonly<Record<string, string>>} [options.environment] variables of API and worker that are to differ
 * @param {number} [options.apis] number of API processes, 1 to 3
 * @param {Readonly<Record<string, string>>} [options.postgres] settings of PostgreSQL in addition to the usual ones
 * @param {number} [options.longestDelayMs] longest pause before API and worker are started again
 * @param {boolean} [options.standby] whether PostgreSQL has a synchronous standby
 * @param {{ readonly nodeTimeoutMs: number }} [options.redisCluster] starts a Redis Cluster, of the redis-server of this machine, in the place of
 *   the embedded Redis
 * @param {import('./embedded-postgres.mjs').PostgresBinaries} [options.citus] a PostgreSQL that has Citus: a coordinator and two workers of
 *   it start instead of the one from npm, and the logs are distributed
 * @returns {Promise<Throwaway>}
 */
export const startThrowaway = async (
  onEvent,
  {
    environment = unlimited,
    apis = 1,
    postgres: settings = {},
    standby: withStandby = false,
    redisCluster: clustered,
    citus,
    longestDelayMs,
  } = {},
) => {
  await build({ only: ['migrate', 'api', 'worker', 'cli'] });
  const home = temporaryHome(serverUser());
  mkdirSync(path.join(home, 'logs'));
  writeFileSync(path.join(home, 'launcher.json'), JSON.stringify(identify(process.pid)));
  const endWatch = startWatchdog(home, { temporary: true });
  /** @type {import('./service.mjs').Service[]} */
  const running = [];
  const stop = async () => {
    for (const service of [...running].sort((left, right) => left.spec.stopOrder - right.spec.stopOrder)) await service.stop();
    await endWatch();
  };
  try {
    const rulesets = releaseRules(home);
    const started = (/** @type {import('./service.mjs').Service} */ service) => void running.push(service);
    const said = (/** @type {string} */ name) => (/** @type {string} */ event) => onEvent(name, event);
    const passwords = readSettings(home);
    writeSettings(home, passwords);
    const [postgres, redis] = await Promise.all([
      citus === undefined
        ? startPostgres({ home, temporary: true, more: settings, onCreated: started, onEvent: said('postgres') })
        : startCitus({ home, binaries: citus, more: settings, passwords, onCreated: started, onEvent }),
      clustered
        ? startRedisCluster({ ...clustered, home, onCreated: started, onEvent })
        : startRedis({ home, onCreated: started, onEvent: said('redis') }),
    ]);
    const ownerUrl = await ensureDatabase(postgres.url, 'arbiter');
    const logins = loginsOn(ownerUrl, passwords);
    await runMigrations({
      DATABASE_URL: ownerUrl,
      APP_DATABASE_URL: logins.appUrl,
      KEEPER_DATABASE_URL: logins.keeperUrl,
      ARBITER_CELLS: '',
      ARBITER_CITUS: citus === undefined ? '' : '1',
    });
    const standby = withStandby ? await startStandby({ primary: postgres, home, onCreated: started, onEvent: said('standby') }) : null;
    /** Every process is told both servers, and finds out by itself which one is the primary. */
    const ofBoth = (/** @type {string} */ one) => (standby === null ? one : severalHosts(one, [postgres.port, standby.port]));
    const [appUrl, keeperUrl] = [ofBoth(logins.appUrl), ofBoth(logins.keeperUrl)];
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    /** @type {{ readonly name: 'api2' | 'api3', readonly port: number }[]} */
    const others = [];
    for (const name of /** @type {const} */ (['api2', 'api3']).slice(0, apis - 1)) others.push({ name, port: await freePort() });
    const appEnv = {
      DATABASE_URL: '',
      ARBITER_CELLS: '',
      APP_DATABASE_URL: appUrl,
      REDIS_URL: redis.url,
      RULESETS_DIR: rulesets,
      ARBITER_STATE: home,
      ARBITER_URL: url,
      ARBITER_URLS: [url, ...others.map((other) => `http://127.0.0.1:${other.port}`)].join(','),
      ARBITER_HEADS_DIR: path.join(home, 'heads'),
      ARBITER_ARCHIVE: path.join(home, 'archive'),
      // Each process has logs to own.
      ...(apis === 1 ? {} : { ARBITER_LOG_SLOTS: String(4 * apis) }),
    };
    const env = { ...appEnv, ...environment };
    const restarts = longestDelayMs === undefined ? {} : { longestDelayMs };
    const app = (/** @type {'api' | 'worker'} */ name, /** @type {Part} */ called, /** @type {number} */ at) => {
      /** @type {Readonly<Record<string, string>>} */
      const more = name === 'worker' ? { KEEPER_DATABASE_URL: keeperUrl } : {};
      const service = appService({ name, called, home, env: { ...env, ...more }, port: at, show: said(called), ...restarts });
      started(service);
      return service;
    };
    /** @type {Readonly<Partial<Record<Further, import('./service.mjs').Service>>>} */
    const more = Object.fromEntries(others.map((other) => [other.name, app('api', other.name, other.port)]));
    const services = {
      api: app('api', 'api', port),
      ...more,
      worker: app('worker', 'worker', await freePort()),
      ...(standby === null ? {} : { standby: standby.service }),
      postgres: postgres.service,
      ...('service' in redis ? { redis: redis.service } : {}),
    };
    let primaryUrl = ownerUrl;
    const standbyOrThrow = () => {
      if (standby === null) throw new Error('there is no standby');
      return standby;
    };
    const promote = async () => {
      const next = standbyOrThrow();
      const letGoOn = cutOffStandby(next);
      await pause(behindMs);
      await failOver(postgres, next, letGoOn);
      primaryUrl = severalHosts(ownerUrl, [next.port]);
    };
    await Promise.all([services.worker.start(), services.api.start(), ...Object.values(more).map((service) => service.start())]);
    return {
      url,
      appEnv,
      get ownerUrl() {
        return primaryUrl;
      },
      keeperUrl,
      services,
      redisCluster: 'masters' in redis ? redis : null,
      cutOffStandby: () => cutOffStandby(standbyOrThrow()),
      failOver: promote,
      stop,
      keepLogs: (folder) => cpSync(path.join(home, 'logs'), folder, { recursive: true }),
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
