import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads what a checkout remembers between starts: its ports (so that bookmarks stay valid) and the passwords of the application's and the
 * log keeper's database logins.
 *
 * @typedef {{ readonly postgresPort?: number, readonly redisPort?: number, readonly apiPort?: number, readonly appPassword: string, readonly keeperPassword: string }}
 *   Settings
 * @param {string} home @returns {Settings}
 */
export const readSettings = (home) => {
  const file = path.join(home, 'settings.json');
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const password = () => randomBytes(24).toString('hex');
  return { ...known, appPassword: known.appPassword ?? password(), keeperPassword: known.keeperPassword ?? password() };
};

/** @param {string} home @param {Settings} settings */
export const writeSettings = (home, settings) => {
  mkdirSync(home, { recursive: true });
  const file = path.join(home, 'settings.json');
  writeFileSync(`${file}.new`, JSON.stringify(settings, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
};
