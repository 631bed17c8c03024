import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from './embedded-postgres.mjs';
import { serverUser, temporaryHome } from './postgres-place.mjs';
import { identify, isRunning, waitUntilGone } from './processes.mjs';
import { recorded, stopRecorded } from './records.mjs';

const home = temporaryHome(serverUser());
/** @type {Awaited<ReturnType<typeof startPostgres>>} */
let server;

beforeAll(async () => {
  server = await startPostgres({ home });
});

afterAll(async () => {
  await server.service.stop();
  rmSync(home, { recursive: true });
});

/** @param {string} sql @returns {Promise<readonly Record<string, unknown>[]>} */
const ask = async (sql) => {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('the embedded PostgreSQL', () => {
  it('given it runs, then it is PostgreSQL 18 with durable settings, for this machine only', async () => {
    const [row] = await ask(`select current_setting('server_version_num')::int / 10000 as major, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit, current_setting('listen_addresses') as address`);
    expect(row).toEqual({ major: 18, fsync: 'on', commit: 'on', address: '127.0.0.1' });
  });

  it('given a wrong password, then nobody gets in', async () => {
    const url = new URL(server.url);
    url.password = 'guess';
    const client = new pg.Client({ connectionString: url.toString() });
    await expect(client.connect()).rejects.toThrow(/password authentication failed/);
  });

  it('given a row was committed, when the server is killed and its supervisor brings it back, then the row is there', async () => {
    await ask('create table kept (n int)');
    await ask('insert into kept values (1)');
    const victim = identify(/** @type {number} */ (server.service.pid));
    process.kill(victim.pid, 'SIGKILL');
    await waitUntilGone(victim, 10_000);
    await server.service.settled();
    expect(await ask('select n from kept')).toEqual([{ n: 1 }]);
  });

  it('given a launcher died and left its server running, when the next one starts in the same home, then the data is there under a new server', async () => {
    const left = identify(/** @type {number} */ (server.service.pid));
    expect(recorded(home).map(({ name, pid }) => ({ name, pid }))).toEqual([{ name: 'postgres', pid: left.pid }]);
    const abandoned = server.service;
    abandoned.abandon();
    await stopRecorded(home);
    expect(isRunning(left)).toBe(false);
    server = await startPostgres({ home });
    expect(await ask('select n from kept')).toEqual([{ n: 1 }]);
  });

  it('given a server that no record names (the launcher died in between), when the next one starts, then that server is stopped first', async () => {
    const left = identify(/** @type {number} */ (server.service.pid));
    server.service.abandon();
    rmSync(path.join(home, 'run'), { recursive: true });
    mkdirSync(path.join(home, 'run'));
    server = await startPostgres({ home });
    expect(isRunning(left)).toBe(false);
    expect(await ask('select n from kept')).toEqual([{ n: 1 }]);
  });
});
