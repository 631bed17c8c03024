import type { Sql } from '@arbiter/accounts';
import type { TournamentState } from '@arbiter/tournaments';

/** Which tournaments a reader may know of: the public ones, and those of the gatherings that their token reaches. */
export interface Reach {
  /** A gathering's id; `all` for organizers of all gatherings, null without a token. */
  readonly gatherings: string | 'all' | null;
  /** Whether they see tournaments that are still being set up. */
  readonly isStaff: boolean;
}

/** How far a tournament is, in the order in which they are listed. */
export type ArchiveState = 'running' | 'upcoming' | 'finished' | 'cancelled';

export interface ArchiveFilter {
  readonly game: string | null;
  /** A part of the name, whatever the case of its letters. */
  readonly name: string | null;
  /** Days in UTC, such as `2026-11-30`; both are included. */
  readonly from: string | null;
  readonly to: string | null;
  readonly state: ArchiveState | null;
}

/** The row after which a page of the archive goes on. */
export interface ArchivePosition {
  readonly group: number;
  readonly at: string;
  readonly id: string;
}

/** Somebody at the first place. */
export interface NamedEntrant {
  readonly entrant: number;
  readonly name: string;
  /** The player whose history can be read; null for whoever has none. */
  readonly playerId: string | null;
}

/** A tournament as the archive lists it. */
export interface ArchivedTournament {
  readonly tournamentId: string;
  readonly gatheringId: string;
  readonly name: string;
  readonly game: string;
  readonly format: string;
  readonly visibility: 'public' | 'gathering';
  readonly status: TournamentState['status'];
  /** When the first round was published, or else when it was created. */
  readonly date: Date;
  readonly endedAt: Date | null;
  /** Entrants who hold a place. */
  readonly entrants: number;
  readonly winners: readonly NamedEntrant[];
  /** For the cursor: the date as text keeps its microseconds. */
  readonly at: string;
  readonly group: number;
}

/** SQL that a row `l` of the list may be known to a reader. @param from number of its first two parameters, see `reachValues` */
export const reachSql = (from: number): string =>
  `(l.visibility = 'public' OR $${from}::text = 'all' OR l.gathering_id::text = $${from}::text)
   AND (l.status <> 'setUp' OR ($${from + 1}::boolean AND ($${from}::text = 'all' OR l.gathering_id::text = $${from}::text)))`;

/** The parameters of `reachSql`. */
export const reachValues = ({ gatherings, isStaff }: Reach): readonly [string | null, boolean] => [gatherings, isStaff];

/** Date of a row `l` of the list. */
export const dateSql = 'coalesce(l.started_at, l.created_at)';

/** How many entrants of a row `l` hold a place. */
export const fieldSql = `(SELECT count(DISTINCT e.entrant)::int FROM current_tournament_entry e WHERE e.tournament_id = l.tournament_id AND e.place = 'registered')`;

/** SQL of the name of an entrant, and of the player whose history can be read: one player who is bound to a person. */
export const namedSql = (tournamentId: string, entrant: string): { readonly name: string; readonly playerId: string } => {
  const players = `current_tournament_entry n JOIN player p USING (player_id) WHERE n.tournament_id = ${tournamentId} AND n.entrant = ${entrant}`;
  return {
    name: `(SELECT string_agg(p.name, ', ' ORDER BY p.created_at, p.player_id) FROM ${players})`,
    playerId: `(SELECT CASE WHEN count(*) = 1 AND count(p.person_id) = 1 THEN min(p.player_id::text) END FROM ${players})`,
  };
};

const winner = namedSql('w.tournament_id', 'w.entrant');

const groupSql = `CASE WHEN l.status IN ('running', 'closed') THEN 0 WHEN l.status IN ('setUp', 'registration') THEN 1 ELSE 2 END`;
const statuses: Readonly<Record<ArchiveState, readonly TournamentState['status'][]>> = {
  running: ['running', 'closed'],
  upcoming: ['setUp', 'registration'],
  finished: ['finished'],
  cancelled: ['cancelled'],
};

/** A text as LIKE finds it anywhere. */
const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/**
 * Lists tournaments that a reader may know of: running ones first, then those to come, then those that are over; in each group the newest
 * first. It is as far as the projection is, a moment behind the log.
 * @param limit most rows
 */
export const listArchive = async (
  sql: Sql,
  reach: Reach,
  { game, name, from, to, state }: ArchiveFilter,
  after: ArchivePosition | null,
  limit: number,
): Promise<readonly ArchivedTournament[]> => {
  const { rows } = await sql.query<ArchivedTournament>(
    `WITH listed AS (
       SELECT l.*, t.name, ${dateSql} AS date, ${groupSql} AS "group"
       FROM current_tournament_list l JOIN tournament t USING (tournament_id)
       WHERE ${reachSql(1)} AND ($3::text IS NULL OR l.game = $3) AND ($4::text IS NULL OR t.name ILIKE $4)
         AND ($5::date IS NULL OR ${dateSql} >= $5::date::timestamp AT TIME ZONE 'UTC')
         AND ($6::date IS NULL OR ${dateSql} < ($6::date + 1)::timestamp AT TIME ZONE 'UTC')
         AND ($7::text[] IS NULL OR l.status = ANY ($7))
     )
     SELECT l.tournament_id AS "tournamentId", l.gathering_id AS "gatheringId", l.name, l.game, l.format, l.visibility, l.status, l.date,
       l.ended_at AS "endedAt", l.date::text AS at, l."group", ${fieldSql} AS entrants,
       (SELECT coalesce(json_agg(json_build_object('entrant', w.entrant, 'name', ${winner.name}, 'playerId', ${winner.playerId}) ORDER BY w.entrant), '[]')
        FROM current_tournament_place w WHERE w.tournament_id = l.tournament_id AND w.place = 1) AS winners
     FROM listed l
     WHERE $8::int IS NULL OR l."group" > $8 OR (l."group" = $8 AND (l.date, l.tournament_id) < ($9::text::timestamptz, $10::uuid))
     ORDER BY l."group", l.date DESC, l.tournament_id DESC LIMIT $11`,
    [
      ...reachValues(reach),
      game,
      name === null ? null : anywhere(name),
      from,
      to,
      state === null ? null : statuses[state],
      after?.group ?? null,
      after?.at ?? null,
      after?.id ?? null,
      limit,
    ],
  );
  return rows;
};
