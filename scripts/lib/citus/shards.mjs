import { connected } from '../database.mjs';

/**
 * A shard of a table, on the worker that has it.
 *
 * @typedef {{ readonly table: string, readonly shard: string, readonly shardId: number, readonly port: number }} Placement
 *
 * @typedef {{ readonly host: string, readonly port: number }} Node
 */

/** Tables in which nothing is ever changed, as far as they belong to logs; `log_event` stands for all its partitions. */
const appendOnly = ['log_event', 'log_tile', 'log_checkpoint', 'log_public_head', 'stream_secret'];

/** @param {string} ownerUrl @returns {Promise<readonly Placement[]>} every shard of every append-only table, and of every partition */
export const appendOnlyShards = (ownerUrl) =>
  connected(ownerUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT s.table_name::text AS "table", s.shard_name AS shard, s.shardid::integer AS "shardId", s.nodeport AS port
       FROM citus_shards s LEFT JOIN pg_inherits i ON i.inhrelid = s.table_name::oid
       WHERE s.table_name::text = ANY ($1) OR i.inhparent = 'log_event'::regclass ORDER BY s.shardid`,
      [appendOnly],
    );
    return /** @type {readonly Placement[]} */ (rows);
  });

/** What a trigger of ours answers, and what PostgreSQL answers to a login without the right. */
const refusals = new Set(['23001', '42501']);

/** @param {import('pg').Client} client @param {string} sql @returns {Promise<string | null>} null when it was refused */
const notRefused = async (client, sql) => {
  try {
    await client.query(sql);
    return 'done';
  } catch (error) {
    const { code, message } = /** @type {Error & { readonly code?: string }} */ (error);
    return refusals.has(code ?? '') ? null : message;
  }
};

/**
 * Tries to delete, change and empty each shard, connected to its worker.
 *
 * @param {readonly Placement[]} placements @param {readonly { readonly who: string, readonly url: string }[]} logins
 * @returns {Promise<{ readonly refused: number, readonly passed: readonly string[] }>}
 */
export const tryToChange = async (placements, logins) => {
  /** @type {string[]} */
  const passed = [];
  let refused = 0;
  for (const { who, url } of logins)
    for (const port of new Set(placements.map((one) => one.port))) {
      const there = new URL(url);
      there.port = String(port);
      await connected(there.toString(), async (client) => {
        // Otherwise Citus itself refuses who names a shard, and it would not show what the triggers do.
        await client.query('SET citus.enable_manual_changes_to_shards = on');
        for (const { shard } of placements.filter((one) => one.port === port))
          for (const sql of [`DELETE FROM ${shard}`, `UPDATE ${shard} SET log_id = log_id`, `TRUNCATE ${shard}`]) {
            const answer = await notRefused(client, sql);
            if (answer === null) refused += 1;
            else passed.push(`${who}: ${sql}: ${answer}`);
          }
      });
    }
  return { refused, passed };
};

/** @param {string} ownerUrl @param {number} logId @returns {Promise<{ readonly shardId: number, readonly from: Node, readonly to: Node }>} */
const placeOf = (ownerUrl, logId) =>
  connected(ownerUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT p.shardid::integer AS shard, p.nodename AS host, p.nodeport AS port, n.nodename AS "otherHost", n.nodeport AS "otherPort"
       FROM get_shard_id_for_distribution_column('log_owner', $1::integer) AS s(shardid)
         JOIN pg_dist_shard_placement p USING (shardid) JOIN pg_dist_node n ON n.shouldhaveshards AND n.nodeport <> p.nodeport`,
      [logId],
    );
    const [row] = rows;
    return { shardId: row.shard, from: { host: row.host, port: row.port }, to: { host: row.otherHost, port: row.otherPort } };
  });

/**
 * Moves a log, with all that lies beside it, to the other worker.
 *
 * @param {string} ownerUrl @param {number} logId @returns {Promise<{ readonly from: number, readonly to: number, readonly seconds: number }>}
 */
export const moveLog = async (ownerUrl, logId) => {
  const { shardId, from, to } = await placeOf(ownerUrl, logId);
  const begun = performance.now();
  await connected(ownerUrl, (client) =>
    client.query(`SELECT citus_move_shard_placement($1, $2, $3, $4, $5, shard_transfer_mode := 'force_logical')`, [
      shardId,
      from.host,
      from.port,
      to.host,
      to.port,
    ]),
  );
  return { from: from.port, to: to.port, seconds: (performance.now() - begun) / 1_000 };
};

/**
 * Ends every connection to the workers, as if they had been restarted.
 *
 * @param {string} ownerUrl @returns {Promise<number>} how many were ended
 */
export const cutWorkers = async (ownerUrl) => {
  const ports = await connected(ownerUrl, async (client) => {
    const { rows } = await client.query('SELECT nodeport AS port FROM pg_dist_node WHERE groupid <> 0');
    return rows.map((row) => String(row.port));
  });
  let ended = 0;
  for (const port of ports) {
    const there = new URL(ownerUrl);
    there.port = port;
    ended += await connected(there.toString(), async (client) => {
      const { rowCount } = await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
      );
      return rowCount ?? 0;
    });
  }
  return ended;
};
