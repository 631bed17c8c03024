import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import { setImmediate as immediate } from 'node:timers/promises';
import pg from 'pg';
import { openPool, PrimaryClient } from '@arbiter/event-store';
import { startPostgres } from './embedded-postgres.mjs';
import { serverUser, temporaryHome } from './postgres-place.mjs';
import { failOver, severalHosts, startStandby } from './standby.mjs';

/** @typedef {Awaited<ReturnType<typeof startPostgres>>} StartedPostgres */

const home = temporaryHome(serverUser());
/** @type {StartedPostgres} */
let first;
/** @type {StartedPostgres} */
let second;
/** URL of both servers, the standby first. @type {string} */
let url;
/** @type {pg.Pool} */
let pool;

beforeAll(async () => {
  first = await startPostgres({ home, temporary: true });
  second = await startStandby({ primary: first, home });
  url = severalHosts(first.url, [second.port, first.port]);
  pool = openPool(url, { max: 2 });
});

afterAll(async () => {
  await pool.end();
  await second.service.stop();
  await first.service.stop();
  rmSync(home, { recursive: true });
});

/** @param {string} address */
const connected = async (address) => {
  const client = new PrimaryClient({ connectionString: address });
  await client.connect();
  return client;
};

/** @param {{ query: pg.Pool['query'] }} connection @returns {Promise<number>} the port of the server that answers */
const portOf = async (connection) => {
  const { rows } = await connection.query(`SELECT inet_server_port() AS port`);
  return rows[0].port;
};

/** @param {string} sql @returns {Promise<void>} by a connection of the pool, as soon as one is to be had */
const whenever = async (sql) => {
  for (;;) {
    try {
      await pool.query(sql);
      return;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
    }
  }
};

describe('a connection that follows the primary', () => {
  it('given a URL that names the standby first, when it connects, then it is connected to the primary', async () => {
    expect(await portOf(pool)).toBe(first.port);
    await pool.query('CREATE TABLE kept (n integer)');
  });

  it('given a URL that names the standby alone, when it connects, then it is told that this server only reads', async () => {
    await expect(connected(second.url)).rejects.toThrow(`127.0.0.1:${second.port} only reads (in_hot_standby)`);
  });

  it('given a server that refuses a write since it only reads, when that is answered, then the connection is closed and the pool opens another', async () => {
    const client = await pool.connect();
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    await client.query('BEGIN READ ONLY');
    await expect(client.query('INSERT INTO kept VALUES (0)')).rejects.toMatchObject({ code: '25006' });
    client.release();
    const after = await pool.query('SELECT pg_backend_pid() AS pid');
    expect(after.rows[0].pid).not.toBe(rows[0].pid);
  });

  it('given an open connection whose server is set to read only, when something is read, then it ends by itself, and no server is taken for the primary', async () => {
    const client = await connected(url);
    let ended = false;
    client.once('end', () => (ended = true));
    const admin = new pg.Client({ connectionString: first.url });
    await admin.connect();
    await admin.query(`ALTER SYSTEM SET default_transaction_read_only = on`);
    await admin.query('SELECT pg_reload_conf()');
    while (!ended) {
      await client.query('SELECT').catch(() => undefined);
      await immediate();
    }
    await expect(connected(url)).rejects.toMatchObject({ name: 'NoPrimary', code: '08001' });
    await expect(connected(url)).rejects.toThrow(
      new RegExp(
        `127\\.0\\.0\\.1:(?:${first.port}|${second.port}) only reads; 127\\.0\\.0\\.1:(?:${first.port}|${second.port}) only reads`,
      ),
    );
    await admin.query(`SET default_transaction_read_only = off`);
    await admin.query(`ALTER SYSTEM RESET default_transaction_read_only`);
    await admin.query('SELECT pg_reload_conf()');
    await admin.end();
    await whenever('INSERT INTO kept VALUES (1)');
  });

  it('given the primary is killed and the standby promoted, when the same pool is asked again, then it has gone over, and nothing is missing', async () => {
    await failOver(first, second);
    await whenever('INSERT INTO kept VALUES (2)');
    expect(await portOf(pool)).toBe(second.port);
    expect((await pool.query('SELECT n FROM kept ORDER BY n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('given the old primary is started again and takes writes, when somebody connects, then it is to the one that was promoted', async () => {
    first = await startPostgres({ home, temporary: true, preferredPort: first.port });
    const again = severalHosts(first.url, [first.port, second.port]);
    for (let tries = 0; tries < 3; tries += 1) {
      const client = await connected(`${again}?application_name=try${tries}`);
      expect(await portOf(client)).toBe(second.port);
      await client.end();
    }
  });
});
