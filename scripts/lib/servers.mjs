import path from 'node:path';
import { ensureDatabase } from './database.mjs';
import { startPostgres } from './embedded-postgres.mjs';
import { startRedis } from './embedded-redis.mjs';
import { step } from './progress.mjs';
import { readSettings, writeSettings } from './settings.mjs';

/** @param {string} url which may name several hosts @returns {string} without user, password and options */
export const withoutSecrets = (url) => url.replace(/\/\/[^/?#]*@/, '//').replace(/[?#].*$/s, '');

/**
 * @typedef {object} Servers
 * @property {Readonly<Record<string, string>>} ownerEnv for migrations only
 * @property {Readonly<Record<string, string>>} appEnv for API, worker and command line: without the owner's password, unless DATABASE_URL
 *   was given alone
 * @property {Readonly<Record<string, string>>} keeperEnv for the worker in addition: only it signs the log
 */

/**
 * @param {string} home @param {(service: import('./service.mjs').Service) => void} started called for each embedded server, to be stopped later
 * @param {(name: string, event: string) => void} show
 * @returns {Promise<{ ownerUrl: string, appUrl: string | null, keeperUrl: string | null }>}
 */
const database = async (home, started, show) => {
  const given = process.env.DATABASE_URL;
  if (given) {
    console.log(`  using PostgreSQL at ${withoutSecrets(given)} (DATABASE_URL)`);
    return { ownerUrl: given, appUrl: process.env.APP_DATABASE_URL || null, keeperUrl: process.env.KEEPER_DATABASE_URL || null };
  }
  return step('start PostgreSQL 18', async (note) => {
    const settings = readSettings(home);
    writeSettings(home, settings);
    const { service, url, port } = await startPostgres({
      home,
      preferredPort: settings.postgresPort,
      onEvent: (event) => show('postgres', event),
      onCreated: started,
    });
    writeSettings(home, { ...settings, postgresPort: port });
    const ownerUrl = await ensureDatabase(url, 'arbiter');
    note(`process ${service.pid}, port ${port}`);
    return { ownerUrl, ...loginsOn(ownerUrl, settings) };
  });
};

/**
 * Returns the logins of the application and of the log's keeper on an embedded server.
 * @param {string} ownerUrl @param {import('./settings.mjs').Settings} settings
 */
export const loginsOn = (ownerUrl, { appPassword, keeperPassword }) => {
  const login = (/** @type {string} */ name, /** @type {string} */ password) => {
    const url = new URL(ownerUrl);
    url.username = name;
    url.password = password;
    return url.toString();
  };
  return { appUrl: login('arbiter_app_login', appPassword), keeperUrl: login('arbiter_keeper_login', keeperPassword) };
};

/** @param {string} home @param {(service: import('./service.mjs').Service) => void} started @param {(name: string, event: string) => void} show @returns {Promise<string>} */
const queue = async (home, started, show) => {
  const given = process.env['REDIS_URL'];
  if (given) {
    console.log(`  using Redis at ${withoutSecrets(given)} (REDIS_URL)`);
    return given;
  }
  return step('start Valkey (Redis-compatible)', async (note) => {
    const settings = readSettings(home);
    const { service, url, port } = await startRedis({
      home,
      preferredPort: settings.redisPort,
      onEvent: (event) => show('redis', event),
      onCreated: started,
    });
    writeSettings(home, { ...readSettings(home), redisPort: port });
    note(`process ${service.pid}, port ${port}`);
    return url;
  });
};

/**
 * Uses the servers that `DATABASE_URL` and `REDIS_URL` name, and starts embedded ones where they name none.
 *
 * @param {string} home @param {(service: import('./service.mjs').Service) => void} started @param {(name: string, event: string) => void}
 *   show
 * @returns {Promise<Servers>}
 */
export const provideServers = async (home, started, show) => {
  const { ownerUrl, appUrl, keeperUrl } = await database(home, started, show);
  const redisUrl = await queue(home, started, show);
  // Without a login of its own (DATABASE_URL given alone) the application derives one from the owner's, so it must get the owner's URL.
  const forApp = { DATABASE_URL: appUrl === null ? ownerUrl : '', APP_DATABASE_URL: appUrl ?? '' };
  return {
    ownerEnv: {
      DATABASE_URL: ownerUrl,
      ...(appUrl === null ? {} : { APP_DATABASE_URL: appUrl }),
      ...(keeperUrl === null ? {} : { KEEPER_DATABASE_URL: keeperUrl }),
    },
    // Where no login was given for the keeper, the worker derives it from the owner's, as the migrations did.
    keeperEnv: keeperUrl === null ? { DATABASE_URL: ownerUrl } : { KEEPER_DATABASE_URL: keeperUrl },
    // The heads are kept beside the database, not in it: restoring an older database must not restore an older signed head.
    appEnv: {
      ...forApp,
      REDIS_URL: redisUrl,
      ARBITER_HEADS_DIR: process.env.ARBITER_HEADS_DIR || path.join(home, 'heads'),
      ARBITER_ARCHIVE: process.env.ARBITER_ARCHIVE || path.join(home, 'archive'),
    },
  };
};
