import type { Sql } from '@arbiter/accounts';
import { policies, type TableResult, type TournamentState } from '@arbiter/tournaments';
import { dateSql, fieldSql, type NamedEntrant, namedSql, type Reach, reachSql, reachValues } from './tournament-archive.js';

/** What a round was for an entrant; null while a result is missing. */
export type RoundOutcome = 'won' | 'lost' | 'drawn' | 'bye' | 'assignedLoss';

/** The recorded match of a table, with what decides who may open it. */
export interface RecordedMatch {
  readonly matchId: string;
  readonly gatheringId: string;
  /** Whether its first event was recorded. */
  readonly begun: boolean;
  readonly published: boolean;
  readonly playerIds: readonly string[];
  /** How long each player thought, by seat, in milliseconds; null while spectators still see it go on, and where it is not known. */
  readonly thought: readonly number[] | null;
  /** The seat of the entrant whose round it is; null for a team that sits at several. */
  readonly seat: number | null;
}

/** A published round of an entrant. */
export interface PlayedRound {
  readonly tournamentId: string;
  readonly round: number;
  /** Null for whoever sat at no table. */
  readonly table: number | null;
  readonly opponents: readonly NamedEntrant[];
  readonly result: TableResult | null;
  readonly corrected: boolean;
  readonly outcome: RoundOutcome | null;
  readonly match: RecordedMatch | null;
}

/** A tournament that somebody entered. */
export interface EnteredTournament {
  readonly tournamentId: string;
  readonly gatheringId: string;
  readonly name: string;
  readonly game: string;
  readonly format: string;
  readonly status: TournamentState['status'];
  readonly date: Date;
  readonly entrant: number;
  /** The name under which they play there. */
  readonly playerName: string;
  /** The final place; null before the end, and for whoever was disqualified. */
  readonly place: number | null;
  /** Entrants who hold a place. */
  readonly entrants: number;
  /** For the cursor: the date as text keeps its microseconds. */
  readonly at: string;
}

/** What somebody's tournaments of one game come to. */
export interface GameTotals {
  readonly game: string;
  readonly tournaments: number;
  readonly finished: number;
  readonly firstPlaces: number;
  readonly bestPlace: number | null;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly byes: number;
}

/** A player who is bound to a person: the person's tournaments are their history. */
export interface KnownPlayer {
  readonly playerId: string;
  readonly name: string;
  readonly personId: string;
}

/** Which tournaments and rounds of a history are looked for; null for all. */
export interface HistoryFilter {
  readonly game: string | null;
  /** A tournament's id, or a part of its name whatever the case of its letters. */
  readonly tournament: { readonly id: string } | { readonly name: string } | null;
  /** Days in UTC, such as `2026-11-30`; both are included. */
  readonly from: string | null;
  readonly to: string | null;
  /** Somebody at the same table: a player's id, and `asPerson` also all players as whom the same person plays; or a part of a name. */
  readonly opponent: { readonly id: string; readonly asPerson: boolean } | { readonly name: string } | null;
  readonly outcomes: readonly RoundOutcome[] | null;
}

/** Somebody against whom a person played, over all tournaments that a reader may know of. */
export interface MetOpponent {
  /** One of the players as whom they play. */
  readonly id: string;
  readonly name: string;
  /** The player whose history can be read; null for whoever has none. */
  readonly playerId: string | null;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly last: Date;
  /** For the cursor: the date of the last tournament as text keeps its microseconds. */
  readonly at: string;
}

/** Policies by which as many games for both are a loss of both. */
const bothLose = policies.filter(({ points }) => points.kind === 'fixed' && points.equalScore === 'bothLose').map(({ id }) => id);

/** What a seat `s` of a tournament `l` with its result `r` is for its entrant. @param parameter number of the policies in which both lose */
const outcomeSql = (parameter: number): string => `CASE
    WHEN s.gets = 'bye' THEN 'bye'
    WHEN s.gets = 'loss' THEN 'assignedLoss'
    WHEN r.kind IS NULL THEN NULL
    WHEN r.kind = 'doubleLoss' OR r.absent = s.entrant OR (r.kind = 'podWithAbsent' AND (r.result -> 'absent')::jsonb @> to_jsonb(s.entrant)) THEN 'lost'
    WHEN r.kind = 'noShow' OR r.winner = s.entrant THEN 'won'
    WHEN r.winner IS NOT NULL OR (r.kind = 'games' AND l.policy = ANY ($${parameter}::text[])) THEN 'lost'
    ELSE 'drawn' END`;

/** The tournaments of a person that a reader may know of. @param person number of the parameter; two more follow for the reader's reach */
const enteredSql = (person: number): string => `
  SELECT l.*, e.entrant, p.name AS player_name, pl.place AS final_place
  FROM player p JOIN current_tournament_entry e USING (player_id) JOIN current_tournament_list l USING (tournament_id)
    LEFT JOIN current_tournament_place pl ON pl.tournament_id = e.tournament_id AND pl.entrant = e.entrant
  WHERE p.person_id = $${person} AND e.place = 'registered' AND ${reachSql(person + 1)}`;

/** The published rounds of the tournaments `l` that somebody entered, with their results. */
const roundsSql = `l JOIN current_tournament_seat s ON s.tournament_id = l.tournament_id AND s.entrant = l.entrant
  JOIN current_tournament_round ro ON ro.tournament_id = s.tournament_id AND ro.round = s.round AND ro.published_at IS NOT NULL
  LEFT JOIN current_tournament_result r ON r.tournament_id = s.tournament_id AND r.round = s.round AND r.table_number = s.table_number`;

/** A text as LIKE finds it anywhere. */
const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** SQL that a round `s` of an entrant, with its result `r`, is looked for. @param from number of the first of its five parameters, see `roundValues` */
const roundSql = (from: number): string => `
  ($${from}::text[] IS NULL OR ${outcomeSql(from + 1)} = ANY ($${from}))
  AND ($${from + 2}::uuid IS NULL AND $${from + 4}::text IS NULL OR EXISTS (
    SELECT FROM current_tournament_seat o JOIN current_tournament_entry oe ON oe.tournament_id = o.tournament_id AND oe.entrant = o.entrant
      JOIN player op ON op.player_id = oe.player_id
    WHERE o.tournament_id = s.tournament_id AND o.round = s.round AND o.table_number = s.table_number AND o.entrant <> s.entrant
      AND (op.player_id = $${from + 2} OR op.name ILIKE $${from + 4}
        OR ($${from + 3}::boolean AND op.person_id = (SELECT known.person_id FROM player known WHERE known.player_id = $${from + 2})))))`;

const roundValues = ({ outcomes, opponent }: HistoryFilter): readonly unknown[] => [
  outcomes,
  bothLose,
  opponent !== null && 'id' in opponent ? opponent.id : null,
  opponent !== null && 'id' in opponent && opponent.asPerson,
  opponent !== null && 'name' in opponent ? anywhere(opponent.name) : null,
];

/**
 * Finds a player who has a history; null for an unknown one, for one who was registered by name only, and for one who plays in nothing that
 * the reader may know of.
 */
export const knownPlayer = async (sql: Sql, playerId: string, reach: Reach): Promise<KnownPlayer | null> => {
  const { rows } = await sql.query<KnownPlayer>(
    `SELECT p.player_id AS "playerId", p.name, p.person_id AS "personId" FROM player p
     WHERE p.player_id = $1 AND p.person_id IS NOT NULL AND EXISTS (
       SELECT FROM current_tournament_entry e JOIN current_tournament_list l USING (tournament_id)
       WHERE e.player_id = p.player_id AND e.place = 'registered' AND ${reachSql(2)})`,
    [playerId, ...reachValues(reach)],
  );
  return rows[0] ?? null;
};

/** Returns which players of a gathering have a history across events: those who are bound to a person. */
export const playersWithHistory = async (sql: Sql, gatheringId: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql.query<{ id: string }>('SELECT player_id AS id FROM player WHERE gathering_id = $1 AND person_id IS NOT NULL', [
    gatheringId,
  ]);
  return new Set(rows.map(({ id }) => id));
};

/** Lists the tournaments of a person that a reader may know of and that a filter leaves, the newest first. @param limit most rows */
export const enteredTournaments = async (
  sql: Sql,
  personId: string,
  reach: Reach,
  filter: HistoryFilter,
  after: { readonly at: string; readonly id: string } | null,
  limit: number,
): Promise<readonly EnteredTournament[]> => {
  const { rows } = await sql.query<EnteredTournament>(
    `WITH entered AS (${enteredSql(1)})
     SELECT l.tournament_id AS "tournamentId", l.gathering_id AS "gatheringId", t.name, l.game, l.format, l.status, ${dateSql} AS date,
       l.entrant, l.player_name AS "playerName", l.final_place AS place, ${fieldSql} AS entrants, ${dateSql}::text AS at
     FROM entered l JOIN tournament t USING (tournament_id)
     WHERE ($4::text IS NULL OR (${dateSql}, l.tournament_id) < ($4::text::timestamptz, $5::uuid))
       AND ($7::text IS NULL OR l.game = $7) AND ($8::uuid IS NULL OR l.tournament_id = $8) AND ($9::text IS NULL OR t.name ILIKE $9)
       AND ($10::date IS NULL OR ${dateSql} >= $10::date::timestamp AT TIME ZONE 'UTC')
       AND ($11::date IS NULL OR ${dateSql} < ($11::date + 1)::timestamp AT TIME ZONE 'UTC')
       AND ($12::boolean OR EXISTS (SELECT FROM (SELECT l.tournament_id, l.entrant, l.policy) ${roundsSql} WHERE ${roundSql(13)}))
     ORDER BY ${dateSql} DESC, l.tournament_id DESC LIMIT $6`,
    [
      personId,
      ...reachValues(reach),
      after?.at ?? null,
      after?.id ?? null,
      limit,
      filter.game,
      filter.tournament !== null && 'id' in filter.tournament ? filter.tournament.id : null,
      filter.tournament !== null && 'name' in filter.tournament ? anywhere(filter.tournament.name) : null,
      filter.from,
      filter.to,
      filter.opponent === null && filter.outcomes === null,
      ...roundValues(filter),
    ],
  );
  return rows;
};

const opponent = namedSql('o.tournament_id', 'o.entrant');

/** Lists the published rounds of entrants of these tournaments that a filter leaves, in order. @param entered the tournaments, each with the entrant */
export const playedRounds = async (
  sql: Sql,
  entered: readonly Pick<EnteredTournament, 'tournamentId' | 'entrant'>[],
  filter: HistoryFilter,
): Promise<readonly PlayedRound[]> => {
  const { rows } = await sql.query<PlayedRound>(
    `WITH entered AS (
       SELECT l.*, asked.entrant FROM unnest($1::uuid[], $2::int[]) AS asked(tournament_id, entrant) JOIN current_tournament_list l USING (tournament_id)
     )
     SELECT s.tournament_id AS "tournamentId", s.round, s.table_number AS "table", r.result, coalesce(r.corrected, false) AS corrected,
       ${outcomeSql(3)} AS outcome,
       (SELECT coalesce(json_agg(json_build_object('entrant', o.entrant, 'name', ${opponent.name}, 'playerId', ${opponent.playerId}) ORDER BY o.entrant), '[]')
        FROM current_tournament_seat o
        WHERE o.tournament_id = s.tournament_id AND o.round = s.round AND o.table_number = s.table_number AND o.entrant <> s.entrant) AS opponents,
       (SELECT json_build_object('matchId', m.match_id, 'gatheringId', m.gathering_id, 'begun', m.begun_at IS NOT NULL, 'published', m.published_at IS NOT NULL,
          'playerIds', (SELECT json_agg(q.player_id ORDER BY q.seat) FROM match_seat q WHERE q.match_id = m.match_id),
          'seat', (SELECT CASE WHEN count(*) = 1 THEN min(q.seat) END FROM match_seat q JOIN current_tournament_entry e USING (player_id)
            WHERE q.match_id = m.match_id AND e.tournament_id = s.tournament_id AND e.entrant = s.entrant),
          'thought', (SELECT w.thought FROM current_match_time w JOIN current_match_list ml USING (match_id) JOIN gathering g ON g.gathering_id = m.gathering_id
            WHERE w.match_id = m.match_id AND ml.ended_at <= now() - make_interval(secs => g.spectator_delay_seconds)))
        FROM match_registration m WHERE m.match_id = s.match_id) AS match
     FROM entered ${roundsSql}
     WHERE ${roundSql(4)}
     ORDER BY s.tournament_id, s.round`,
    [entered.map(({ tournamentId }) => tournamentId), entered.map(({ entrant }) => entrant), bothLose, ...roundValues(filter)],
  );
  return rows;
};

/** Adds up the tournaments of a person that a reader may know of, game by game. */
export const totalsOf = async (sql: Sql, personId: string, reach: Reach): Promise<readonly GameTotals[]> => {
  const { rows } = await sql.query<GameTotals>(
    `WITH entered AS (${enteredSql(1)}),
       played AS (SELECT l.game, ${outcomeSql(4)} AS outcome FROM entered ${roundsSql}),
       counted AS (
         SELECT game, count(*) FILTER (WHERE outcome = 'won')::int AS won, count(*) FILTER (WHERE outcome IN ('lost', 'assignedLoss'))::int AS lost,
           count(*) FILTER (WHERE outcome = 'drawn')::int AS drawn, count(*) FILTER (WHERE outcome = 'bye')::int AS byes
         FROM played GROUP BY game
       )
     SELECT l.game, count(*)::int AS tournaments, count(*) FILTER (WHERE l.status = 'finished')::int AS finished,
       count(*) FILTER (WHERE l.final_place = 1)::int AS "firstPlaces", min(l.final_place) AS "bestPlace",
       coalesce(max(c.won), 0) AS won, coalesce(max(c.lost), 0) AS lost, coalesce(max(c.drawn), 0) AS drawn, coalesce(max(c.byes), 0) AS byes
     FROM entered l LEFT JOIN counted c USING (game) GROUP BY l.game ORDER BY l.game`,
    [personId, ...reachValues(reach), bothLose],
  );
  return rows;
};

/**
 * Lists everybody whom a person met at a table, with the confirmed results against each, who was met last first. In pods everybody else at
 * the table counts. Somebody who is bound to a person is one opponent under whatever name they play.
 * @param limit most rows
 */
export const metOpponents = async (
  sql: Sql,
  personId: string,
  reach: Reach,
  after: { readonly at: string; readonly id: string } | null,
  limit: number,
): Promise<readonly MetOpponent[]> => {
  const { rows } = await sql.query<MetOpponent>(
    `WITH entered AS (${enteredSql(1)}),
       met AS (
         SELECT coalesce(op.person_id, op.player_id) AS who, op.player_id, op.person_id, op.name, ${dateSql} AS date, ${outcomeSql(4)} AS outcome
         FROM entered ${roundsSql}
           JOIN current_tournament_seat o ON o.tournament_id = s.tournament_id AND o.round = s.round AND o.table_number = s.table_number AND o.entrant <> s.entrant
           JOIN current_tournament_entry oe ON oe.tournament_id = o.tournament_id AND oe.entrant = o.entrant
           JOIN player op ON op.player_id = oe.player_id
       ),
       counted AS (
         SELECT who, min(player_id::text)::uuid AS id, (array_agg(name ORDER BY date DESC))[1] AS name,
           min(player_id::text) FILTER (WHERE person_id IS NOT NULL) AS player_id,
           count(*) FILTER (WHERE outcome = 'won')::int AS won, count(*) FILTER (WHERE outcome = 'lost')::int AS lost,
           count(*) FILTER (WHERE outcome = 'drawn')::int AS drawn, max(date) AS last
         FROM met WHERE outcome IS NOT NULL GROUP BY who
       )
     SELECT id, name, player_id AS "playerId", won, lost, drawn, last, last::text AS at FROM counted
     WHERE $5::text IS NULL OR (last, id) < ($5::text::timestamptz, $6::uuid)
     ORDER BY last DESC, id DESC LIMIT $7`,
    [personId, ...reachValues(reach), bothLose, after?.at ?? null, after?.id ?? null, limit],
  );
  return rows;
};
