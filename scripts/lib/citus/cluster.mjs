import { chownSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { connected, ensureDatabase } from '../database.mjs';
import { startPostgres } from '../embedded-postgres.mjs';
import { serverUser } from '../postgres-place.mjs';
import { loginsOn } from '../servers.mjs';

const database = 'arbiter';
const workers = /** @type {const} */ (['shards1', 'shards2']);

/**
 * Writes the passwords with which the servers of a cluster connect to each other, for the superuser and Arbiter's logins.
 *
 * @param {string} home @param {string} password the superuser's @param {import('../settings.mjs').Settings} passwords
 * @returns {string} the file
 */
const writePasswords = (home, password, passwords) => {
  const owner = `postgres://postgres:${password}@127.0.0.1/${database}`;
  const file = path.join(home, 'citus-passwords');
  const lines = [owner, ...Object.values(loginsOn(owner, passwords))]
    .map((url) => new URL(url))
    .map((url) => `127.0.0.1:*:*:${url.username}:${url.password}\nlocalhost:*:*:${url.username}:${url.password}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  const user = serverUser(home);
  if (user !== null) chownSync(file, user.uid, user.gid);
  return file;
};

/**
 * Starts a Citus cluster on 127.0.0.1, a coordinator and two workers, with the database `arbiter` in all of them.
 *
 * @param {object} options
 * @param {string} options.home
 * @param {import('../embedded-postgres.mjs').PostgresBinaries} options.binaries of a PostgreSQL that has Citus
 * @param {Readonly<Record<string, string>>} options.more settings of each server in addition to the usual ones
 * @param {import('../settings.mjs').Settings} options.passwords of Arbiter's logins
 * @param {(service: import('../service.mjs').Service) => void} options.onCreated
 * @param {(name: string, event: string) => void} options.onEvent
 * @returns {Promise<import('../embedded-postgres.mjs').StartedPostgres>} the coordinator
 */
export const startCitus = async ({ home, binaries, more, passwords, onCreated, onEvent }) => {
  const password = randomBytes(24).toString('hex');
  // libpq looks for certificates in the home folder, which for another user than the server's it may not enter.
  const env = { PGPASSFILE: writePasswords(home, password, passwords), HOME: home };
  const start = (/** @type {string} */ name) =>
    startPostgres({
      name,
      home,
      binaries,
      password,
      env,
      temporary: true,
      // Shards move by logical replication. Whoever asks about all logs asks all shards.
      more: { shared_preload_libraries: 'citus', 'citus.shard_count': '8', wal_level: 'logical', jit: 'off', ...more },
      onCreated,
      onEvent: (event) => onEvent(name, event),
    });
  const [coordinator, ...others] = await Promise.all(['postgres', ...workers].map(start));
  if (coordinator === undefined) throw new Error('a cluster has a coordinator');
  for (const server of [coordinator, ...others])
    await connected(await ensureDatabase(server.url, database), (client) => client.query('CREATE EXTENSION citus'));
  await connected(await ensureDatabase(coordinator.url, database), async (client) => {
    await client.query(`SELECT citus_set_coordinator_host('127.0.0.1', $1)`, [coordinator.port]);
    for (const { port } of others) await client.query(`SELECT citus_add_node('127.0.0.1', $1)`, [port]);
  });
  return coordinator;
};
