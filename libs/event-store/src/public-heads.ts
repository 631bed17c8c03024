import { type DelayedMatch, delaysAfterEnd, publicCutoff } from '@arbiter/recording';
import type { Queryable } from './feed.js';

/** What decides which head may be public, as it was at one moment. */
interface Standing {
  /** Milliseconds since 1970-01-01 UTC, by the database's clock. */
  readonly now: number;
  /** Number of leaves whose matches are all known: a head over more leaves may cover events of a match that is not in `matches`. */
  readonly known: number;
  readonly matches: readonly DelayedMatch[];
}

/**
 * Makes the newest signed head public that the spectators' delays of all matches allow. What is public stays public: rows are only added,
 * each larger than those before, so that no clock, no lagging projection and no match that was registered in the meantime takes a head
 * back.
 *
 * Matches are looked up in the list of matches, which follows the feed: a head waits until the list has come as far. Where no gathering
 * ever had a delay, no head waits.
 * @returns size of the head that has become public; null when none has
 */
export async function publishHead(connection: Queryable, logId: number): Promise<number | null> {
  const signed = await sizeThatWaits(connection, logId);
  if (signed === null) return null;
  const { now, known, matches } = await standingOf(connection, logId, signed);
  const cutoff = publicCutoff(matches, now);
  const { rows } = await connection.query<{ size: string }>(
    `INSERT INTO log_public_head (log_id, size)
     SELECT log_id, size FROM (
       SELECT log_id, size FROM log_checkpoint
       WHERE log_id = $1 AND signed_at <= coalesce(to_timestamp($2::double precision / 1000), 'infinity') AND size <= $3
       ORDER BY signed_at DESC LIMIT 1) newest
     WHERE size > coalesce((SELECT max(size) FROM log_public_head WHERE log_id = $1), -1)
     ON CONFLICT DO NOTHING RETURNING size`,
    [logId, cutoff, known],
  );
  return rows[0] === undefined ? null : Number(rows[0].size);
}

/**
 * Returns the size of the newest signed head if it is not public, otherwise null. Most of the time it is, and then no other query is
 * needed.
 */
const sizeThatWaits = async (connection: Queryable, logId: number): Promise<string | null> => {
  const { rows } = await connection.query<{ signed: string | null; waits: boolean }>(
    `SELECT (SELECT max(size) FROM log_checkpoint WHERE log_id = $1) AS signed,
       coalesce((SELECT max(size) FROM log_checkpoint WHERE log_id = $1) > coalesce((SELECT max(size) FROM log_public_head WHERE log_id = $1), -1), false) AS waits`,
    [logId],
  );
  return rows[0]?.waits === true ? rows[0].signed : null;
};

/**
 * Reads the matches that hold heads back. Those with the same delay are combined into one that was registered with the first of them and
 * ends with the last: all of them hold heads back at this moment, and the first one the most. It is one statement, so that the matches and
 * the number of known leaves are of the same moment.
 * @param signed size of the newest signed head, read before
 */
const standingOf = async (connection: Queryable, logId: number, signed: string): Promise<Standing> => {
  const { rows } = await connection.query<{ now: string; known: string; matches: readonly DelayedMatch[] }>(
    `WITH longest AS (SELECT coalesce(max(spectator_delay_seconds), 0) AS seconds FROM gathering),
     listed AS (
       SELECT match_id, gathering_id, ended_at FROM match_list WHERE generation = active_generation('match_list') AND ended_at IS NULL
       UNION ALL
       SELECT match_id, gathering_id, ended_at FROM match_list WHERE generation = active_generation('match_list') AND ended_at > (SELECT now() - make_interval(secs => $2 * seconds) FROM longest)),
     delayed AS (
       SELECT 1000 * e.spectator_delay_seconds::bigint AS "delayMs", floor(min(${milliseconds('r.created_at')})) AS "registeredAt",
         CASE WHEN bool_or(l.ended_at IS NULL) THEN NULL ELSE ceil(max(${milliseconds('l.ended_at')})) END AS "endedAt"
       FROM listed l JOIN gathering e ON e.gathering_id = l.gathering_id JOIN match_registration r ON r.match_id = l.match_id
       WHERE e.spectator_delay_seconds > 0 AND (l.ended_at IS NULL OR l.ended_at > now() - make_interval(secs => $2 * e.spectator_delay_seconds))
       GROUP BY e.spectator_delay_seconds)
     SELECT floor(${milliseconds('now()')}) AS now, coalesce((SELECT json_agg(delayed) FROM delayed), '[]') AS matches, coalesce(
       CASE (SELECT seconds FROM longest) WHEN 0 THEN $3::bigint
       ELSE (SELECT c.next_leaf FROM projection p JOIN projection_checkpoint c ON c.name = p.name AND c.generation = p.active_generation WHERE p.name = 'match_list' AND c.log_id = $1) END,
       0) AS known`,
    [logId, delaysAfterEnd, signed],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('PostgreSQL gave no row for a query that always has one');
  return { now: Number(row.now), known: Number(row.known), matches: row.matches };
};

const milliseconds = (moment: string): string => `extract(epoch FROM ${moment}) * 1000`;
