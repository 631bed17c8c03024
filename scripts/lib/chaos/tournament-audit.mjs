import { finding } from './check-log.mjs';

/**
 * @typedef {import('./check-log.mjs').Finding} Finding
 * @typedef {import('./audit.mjs').Query} Query
 */

/** @param {readonly Readonly<Record<string, any>>[]} rows @returns {readonly string[]} */
const named = (rows) => rows.map((row) => `round ${row.round}, table ${row.table}, match ${row.match}: ${row.fault}`);

/**
 * Checks the matches that published rounds have registered: the first event of each exists once, and says where it belongs.
 *
 * @param {Query} query @param {string} tournamentId @param {number} expected number of matches
 * @returns {Promise<readonly Finding[]>}
 */
export const auditMatches = async (query, tournamentId, expected) => {
  const [counted] = await query('SELECT count(*)::int AS n FROM match_registration WHERE tournament_id = $1', [tournamentId]);
  const registered = counted?.n ?? 0;
  const begun = await query(
    `SELECT m.round, m.table_number AS "table", m.match_id AS match,
       format('%s first events; %s', count(e.*), coalesce(string_agg(e.type || ' ' || (e.payload ->> 'tournament'), ', '), 'none')) AS fault
     FROM match_registration m LEFT JOIN log_event e ON e.stream_id = m.match_id AND e.version = 1
     WHERE m.tournament_id = $1 GROUP BY m.match_id
     HAVING NOT (count(e.*) = 1 OR (count(e.*) = 0 AND m.withdrawn_at IS NOT NULL)) OR NOT bool_and(e.type = 'MatchCreated' AND e.stream_type = 'match' AND e.payload -> 'tournament' ->> 'id' = $1::text
       AND (e.payload -> 'tournament' ->> 'round')::int = m.round AND (e.payload -> 'tournament' ->> 'table')::int = m.table_number)`,
    [tournamentId],
  );
  const created = await query(
    `SELECT stream_id AS match, payload -> 'tournament' ->> 'round' AS round, payload -> 'tournament' ->> 'table' AS "table", 'nobody has registered it' AS fault
     FROM log_event WHERE type = 'MatchCreated' AND payload -> 'tournament' ->> 'id' = $1::text
       AND stream_id NOT IN (SELECT match_id FROM match_registration WHERE tournament_id = $1::uuid)`,
    [tournamentId],
  );
  const left = await query(
    `SELECT round, table_number AS "table", match_id AS match, coalesce(trouble, 'not begun, or discarded and not settled') AS fault FROM match_registration
     WHERE tournament_id = $1 AND (trouble IS NOT NULL OR CASE WHEN withdrawn_at IS NULL THEN begun_at ELSE settled_at END IS NULL)`,
    [tournamentId],
  );
  const cancelled = await query(
    `SELECT m.round, m.table_number AS "table", m.match_id AS match, string_agg(e.type, ', ' ORDER BY e.version) AS fault
     FROM match_registration m JOIN log_event e ON e.stream_id = m.match_id
     WHERE m.tournament_id = $1 AND m.withdrawn_at IS NOT NULL
     GROUP BY m.match_id HAVING count(*) FILTER (WHERE e.type = 'MatchCancelled') <> 1`,
    [tournamentId],
  );
  return [
    finding('every table of every published round has a match', expected, registered === expected ? [] : [`${registered} are registered`]),
    finding('each match begins once, with an event that names tournament, round and table', registered, named(begun)),
    finding('no match was created that no table has', registered, named(created)),
    finding('nothing is left that was not begun, or not settled', registered, named(left)),
    finding('each match of discarded pairings that began is cancelled once', registered, named(cancelled)),
  ];
};

/**
 * Checks the results of a tournament whose matches have all ended: each table has one, and it names the event that ended its match.
 *
 * @param {Query} query @param {string} tournamentId @param {number} expected number of results
 * @returns {Promise<readonly Finding[]>}
 */
export const auditResults = async (query, tournamentId, expected) => {
  const results = `SELECT (payload ->> 'round')::int AS round, (payload ->> 'table')::int AS "table", payload -> 'source' AS source
    FROM log_event WHERE stream_id = $1::uuid AND type = 'ResultConfirmed'`;
  const [counted] = await query(`SELECT count(*)::int AS n FROM (${results}) AS r`, [tournamentId]);
  const wrong = await query(
    `SELECT m.round, m.table_number AS "table", m.match_id AS match,
       format('%s results, ended at %s', count(r.*), coalesce(max(e.version)::text, 'no version')) AS fault
     FROM match_registration m
       LEFT JOIN log_event e ON e.stream_id = m.match_id AND e.type = 'MatchEnded'
       LEFT JOIN (${results}) AS r ON r.round = m.round AND r."table" = m.table_number
     WHERE m.tournament_id = $1::uuid GROUP BY m.match_id
     HAVING count(r.*) <> 1 OR count(e.*) <> 1 OR bool_or(m.settled_at IS NULL)
       OR NOT bool_and(r.source ->> 'matchId' = m.match_id::text AND (r.source ->> 'version')::int = e.version AND r.source ->> 'hash' = encode(e.hash, 'hex'))`,
    [tournamentId],
  );
  return [
    finding(
      'as many results are confirmed as matches have ended',
      expected,
      counted?.n === expected ? [] : [`${counted?.n} are confirmed`],
    ),
    finding('each table has one result, which names the event that ended its match', expected, named(wrong)),
  ];
};
