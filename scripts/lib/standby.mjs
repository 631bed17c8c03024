import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connected } from './database.mjs';
import { startPostgres } from './embedded-postgres.mjs';
import { childrenOf, identify, isRunning, signalTo } from './processes.mjs';

/** @typedef {import('./embedded-postgres.mjs').StartedPostgres} StartedPostgres */

const slot = 'standby';

/** @param {string} folder @param {number} uid @param {number} gid */
const giveTo = (folder, uid, gid) => {
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) giveTo(at, uid, gid);
    else chownSync(at, uid, gid);
  }
};

/** Files of a data folder that a base backup leaves out: those of the running process, and its log, which the standby streams. */
const leftOut = /^(?:postmaster\.(?:pid|opts)|pg_replslot\/.+|pg_wal\/.+|pg_stat_tmp\/.+|postgresql\.auto\.conf)$/;

/**
 * Copies the data folder of a running server (PostgreSQL manual, "Making a Base Backup Using the Low Level API").
 *
 * @param {StartedPostgres} primary @param {string} data
 */
const baseBackup = (primary, data) =>
  connected(primary.url, async (client) => {
    await client.query(`SELECT pg_create_physical_replication_slot('${slot}', true)`);
    await client.query(`SELECT pg_backup_start('standby', true)`);
    cpSync(primary.data, data, {
      recursive: true,
      // A file may go while it is about to be copied: what it was is in the log.
      filter: (from) => existsSync(from) && !leftOut.test(path.relative(primary.data, from)),
    });
    for (const folder of ['pg_wal', 'pg_wal/archive_status', 'pg_replslot', 'pg_stat_tmp'])
      mkdirSync(path.join(data, folder), { recursive: true, mode: 0o700 });
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
    writeFileSync(path.join(data, 'backup_label'), rows[0].labelfile);
    writeFileSync(path.join(data, 'standby.signal'), '');
    const { uid, gid } = lstatSync(primary.data);
    giveTo(data, uid, gid);
  });

/**
 * Starts a synchronous standby of a server: from now on the server acknowledges no commit that the standby does not have.
 *
 * @param {object} options
 * @param {StartedPostgres} options.primary
 * @param {string} options.home
 * @param {(event: string) => void} [options.onEvent]
 * @param {(service: import('./service.mjs').Service) => void} [options.onCreated]
 * @returns {Promise<StartedPostgres>}
 */
export const startStandby = async ({ primary, home, onEvent, onCreated }) => {
  const { hostname, port, username, password } = new URL(primary.url);
  const standby = await startPostgres({
    name: 'standby',
    home,
    temporary: true,
    fill: (data) => baseBackup(primary, data),
    password: decodeURIComponent(password),
    more: {
      primary_conninfo: `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)} application_name=${slot}`,
      primary_slot_name: slot,
      wal_receiver_timeout: '5s',
      wal_retrieve_retry_interval: '200ms',
    },
    ...(onEvent === undefined ? {} : { onEvent }),
    ...(onCreated === undefined ? {} : { onCreated }),
  });
  await connected(primary.url, async (client) => {
    const streams = async () => (await client.query(`SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'`)).rowCount === 1;
    while (!(await streams())) await pause(20);
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${slot}'`);
    await client.query('SELECT pg_reload_conf()');
    const isSynchronous = async () => (await client.query(`SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'`)).rowCount === 1;
    while (!(await isSynchronous())) await pause(20);
  });
  return standby;
};

/**
 * Stops all processes of a standby, as if it could not be reached.
 *
 * @param {StartedPostgres} standby
 * @returns {() => void} lets it go on
 */
export const cutOffStandby = ({ service: { pid } }) => {
  if (pid === null) throw new Error('the standby does not run');
  const all = [pid, ...childrenOf(pid)].map(identify);
  for (const one of all) signalTo(one, 'SIGSTOP');
  return () => all.forEach((one) => signalTo(one, 'SIGCONT'));
};

/**
 * Kills the primary with -9, for good, and makes the standby the primary.
 *
 * @param {StartedPostgres} primary @param {StartedPostgres} standby
 * @param {() => void} [letGoOn] lets a standby go on that was cut off, once the primary is gone
 */
export const failOver = async (primary, standby, letGoOn = () => undefined) => {
  const { pid } = primary.service;
  // Its supervisor would start it again, and there would be two primaries.
  primary.service.abandon();
  if (pid !== null) {
    const victim = identify(pid);
    signalTo(victim, 'SIGKILL');
    while (isRunning(victim)) await pause(5);
  }
  letGoOn();
  await connected(standby.url, async (client) => {
    await client.query('SELECT pg_promote(true, 60)');
  });
  rmSync(path.join(primary.data, 'postmaster.pid'), { force: true });
};

/**
 * Returns a URL that names servers of one machine, of which one is the primary.
 *
 * @param {string} url of one of them @param {readonly number[]} ports @returns {string}
 */
export const severalHosts = (url, ports) => {
  const { hostname, port } = new URL(url);
  return url.replace(`@${hostname}:${port}/`, `@${ports.map((one) => `${hostname}:${one}`).join(',')}/`);
};
