import { connected, ensureDatabase, runBundle } from '../database.mjs';

/** SQL that writes an event of the founding log. */
const insertEvent = `
  INSERT INTO log_event (leaf, stream_id, log_id, version, schema_version, command_index, salt, tag, hash, stream_type, type, payload)
  VALUES (0, gen_random_uuid(), 0, 1, 1, 0, decode(repeat('00', 16), 'hex'), decode(repeat('00', 16), 'hex'), decode(repeat('00', 32), 'hex'), 'probe', 'T', '{}')`;

/** @param {string} url @param {string} sql */
const execute = (url, sql) => connected(url, (client) => client.query(sql));

/**
 * Tries to distribute the logs of databases that are not fit for it, as a user would: each must be refused in words that name the reason.
 *
 * @param {string} ownerUrl of the coordinator's database `arbiter` @param {readonly number[]} workers ports
 * @returns {Promise<{ readonly tried: number, readonly wrong: readonly string[] }>}
 */
export const tryUnfitDatabases = async (ownerUrl, workers) => {
  /** @type {string[]} */
  const wrong = [];
  let tried = 0;
  /** @param {string} what @param {string} url @param {RegExp} reason */
  const mustRefuse = async (what, url, reason) => {
    tried += 1;
    const { code, output } = await runBundle('migrate', [], { DATABASE_URL: url, ARBITER_CITUS: '1' });
    if (code === 0 || !reason.test(output)) wrong.push(`${what}: ended with ${code}: ${output.trim()}`);
  };
  const named = (/** @type {string} */ name) => ensureDatabase(ownerUrl, name);
  const { port } = new URL(ownerUrl);

  await mustRefuse('a database without Citus', await named('refused_plain'), /has no Citus/);

  const alone = await named('refused_alone');
  await execute(alone, 'CREATE EXTENSION citus');
  await execute(alone, `SELECT citus_set_coordinator_host('127.0.0.1', ${port})`);
  await mustRefuse('a cluster without workers', alone, /has no workers/);
  await execute(alone, insertEvent);
  await connected(alone, async (client) => {
    for (const worker of workers) {
      const there = new URL(ownerUrl);
      there.port = String(worker);
      await execute(await ensureDatabase(there.toString(), 'refused_alone'), 'CREATE EXTENSION citus');
      await client.query(`SELECT citus_add_node('127.0.0.1', $1)`, [worker]);
    }
  });
  await mustRefuse('a log with events', alone, /has events already/);

  const worker = new URL(alone);
  worker.port = String(workers[0]);
  await mustRefuse('a worker', worker.toString(), /this is a worker/);

  await execute(alone, `UPDATE pg_extension SET extversion = '12.1-1' WHERE extname = 'citus'`);
  await mustRefuse('another version of Citus', alone, /this is Citus 12/);
  return { tried, wrong };
};
