import type { Sql } from '@arbiter/accounts';
import { type Reach, reachSql, reachValues } from './tournament-archive.js';

/** Whose matches a reader may know of, and which of them they see as they stand. */
export interface MatchReach extends Reach {
  /** The only match of a token that is narrowed to one; null for every other reader. */
  readonly only: string | null;
  /** Matches that the reader sees without the spectators' delay: all, or those of a player of theirs; null for none. */
  readonly live: 'all' | { readonly playerId: string } | null;
}

export type FoundStatus = 'running' | 'created' | 'ended' | 'cancelled';

export interface MatchFilter {
  readonly gatheringId: string | null;
  /** A player's id, for their matches, and `asPerson` also for those of all players as whom the same person plays; or beginnings of words of a name, of a Chinese one any part. */
  readonly player: { readonly id: string; readonly asPerson: boolean } | { readonly words: readonly string[] } | null;
  readonly game: string | null;
  /** Days in UTC, such as `2026-11-30`; both are included. */
  readonly from: string | null;
  readonly to: string | null;
  readonly status: FoundStatus | null;
  /** A tournament's id, or a part of its name whatever the case of its letters. */
  readonly tournament: { readonly id: string } | { readonly name: string } | null;
  /** Decks that have one of these cards, or that consist of exactly the texts of one of these decks. */
  readonly deck: { readonly cards: readonly string[]; readonly decks: readonly (readonly string[])[] } | null;
}

export interface FoundMatch {
  readonly matchId: string;
  readonly gatheringId: string;
  readonly game: string;
  readonly format: string;
  readonly players: readonly { readonly playerId: string; readonly name: string; readonly personId: string | null }[];
  readonly status: FoundStatus | 'paused';
  readonly result: { readonly winners: readonly number[]; readonly reason: string; readonly rule: string } | null;
  readonly ruledAt: Date | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly publishedAt: Date | null;
  /** By which spectators of its gathering see matches late, in seconds. */
  readonly spectatorDelaySeconds: number;
  /** The tournament where the reader may know of it. */
  readonly tournament: {
    readonly tournamentId: string;
    readonly name: string;
    readonly round: number;
    readonly table: number;
  } | null;
  /** How the clocks are set, and what their banks hold by seat, in milliseconds; null without clocks, and while the match goes on. */
  readonly clock: {
    readonly rules: { readonly bankMs: number; readonly decisionMs: number; readonly incrementMs: number };
    readonly left: readonly number[];
  } | null;
  /** How long each player thought, by seat, in milliseconds; null while the match goes on, and where it is not known. */
  readonly thought: readonly number[] | null;
  /** For the cursor: the moment of creation as text keeps its microseconds. */
  readonly at: string;
}

/** Somewhat more than the longest delay of spectators. */
const longestDelay = "interval '25 hours'";

/**
 * SQL of rows `c` of the list whose status might be the one looked for, by what the indexes know: what a reader sees late, others have seen
 * before.
 */
const candidates = {
  running: `c.phase IN ('running', 'paused') OR c.ended_at > now() - ${longestDelay}`,
  created: `c.phase = 'created' OR c.started_at > now() - ${longestDelay} OR c.ended_at > now() - ${longestDelay}`,
} as const;

const shownAs = { running: ['running', 'paused'], created: ['created'] } as const;

/** A text as LIKE finds it anywhere. */
const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Words as a text query of PostgreSQL that finds names of which each begins a word. */
const beginnings = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`).join(' & ');

const nameWords = 'array_to_tsvector(name_beginnings(p.name))';

/** Collects the parameters of a statement. */
class Parameters {
  readonly values: unknown[] = [];

  /** @returns the placeholder of the value */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/**
 * What was found of a name or a deck before matches are read: the ids where they are few, which then lead to the matches; null where they
 * are many, or not looked for. Then matches are read from the newest on, and enough of them fit soon.
 */
export interface Few {
  readonly players: readonly string[] | null;
  readonly decks: readonly string[] | null;
}

const mostFew = 500;

const namedPlayers = (words: readonly string[], given: Parameters): string =>
  `${nameWords} @@ lower(${given.add(beginnings(words))})::tsquery`;

const playersSql = (player: NonNullable<MatchFilter['player']>, few: Few['players'], given: Parameters): string => {
  if (few !== null) return `m.match_id IN (SELECT s.match_id FROM match_seat s WHERE s.player_id = ANY (${given.add(few)}::uuid[]))`;
  if ('words' in player)
    return `EXISTS (SELECT FROM match_seat s JOIN player p USING (player_id) WHERE s.match_id = m.match_id AND ${namedPlayers(player.words, given)} OFFSET 0)`;
  const id = given.add(player.id);
  const own = `SELECT s.match_id FROM match_seat s WHERE s.player_id = ${id}`;
  if (!player.asPerson) return `m.match_id IN (${own})`;
  return `m.match_id IN (${own}
    UNION SELECT s.match_id FROM player a JOIN player b USING (person_id) JOIN match_seat s ON s.player_id = b.player_id WHERE a.player_id = ${id})`;
};

const decksSql = ({ cards, decks }: NonNullable<MatchFilter['deck']>, few: Few['decks'], given: Parameters): string => {
  if (few !== null) return `m.match_id = ANY (${given.add(few)}::uuid[])`;
  const whole = given.add(decks.map((deck) => JSON.stringify(deck)));
  return `EXISTS (SELECT FROM current_match_deck d WHERE d.match_id = m.match_id
    AND (d.cards ?| ${given.add(cards)}::text[] OR d.cards = ANY (${whole}::jsonb[])) OFFSET 0)`;
};

/** Looks for players by name and matches by deck, and stops where they are many. */
export const findFew = async (sql: Sql, { gatherings }: MatchReach, { player, deck }: MatchFilter): Promise<Few> => {
  const ids = async (text: string, given: Parameters): Promise<readonly string[] | null> => {
    const { rows } = await sql.query<{ id: string }>(`${text} LIMIT ${mostFew + 1}`, given.values);
    return rows.length > mostFew ? null : rows.map(({ id }) => id);
  };
  const names = new Parameters();
  const named = async (words: readonly string[]): Promise<readonly string[] | null> => {
    const within = gatherings === null || gatherings === 'all' ? '' : ` AND p.gathering_id = ${names.add(gatherings)}`;
    return ids(`SELECT p.player_id AS id FROM player p WHERE ${namedPlayers(words, names)}${within}`, names);
  };
  const parts = new Parameters();
  const played = async ({ cards, decks }: NonNullable<MatchFilter['deck']>): Promise<readonly string[] | null> => {
    const whole = parts.add(decks.map((one) => JSON.stringify(one)));
    return ids(
      `SELECT id FROM (
         SELECT d.match_id AS id FROM current_match_deck d WHERE d.cards ?| ${parts.add(cards)}::text[]
         UNION ALL SELECT d.match_id FROM unnest(${whole}::jsonb[]) AS whole(cards) JOIN current_match_deck d ON d.cards @> whole.cards AND d.cards <@ whole.cards) AS found`,
      parts,
    );
  };
  return {
    players: player !== null && 'words' in player ? await named(player.words) : null,
    decks: deck === null ? null : await played(deck),
  };
};

const isPublished = 'm.published_at IS NOT NULL';

/** SQL of what a filter leaves of the matches `m`, each with its row `l` of the list. @param reach placeholder of the first parameter of the reach */
const conditions = (filter: MatchFilter, few: Few, reach: number, given: Parameters): readonly string[] => {
  const { gatheringId, player, game, from, to, tournament, deck } = filter;
  const known = `SELECT l.tournament_id FROM current_tournament_list l JOIN tournament t USING (tournament_id) WHERE ${reachSql(reach)}`;
  return [
    ...(gatheringId === null ? [] : [`m.gathering_id = ${given.add(gatheringId)}`]),
    ...(game === null ? [] : [`m.gathering_id IN (SELECT gathering_id FROM gathering WHERE game = ${given.add(game)})`]),
    ...(player === null ? [] : [playersSql(player, few.players, given)]),
    ...(from === null ? [] : [`m.created_at >= ${given.add(from)}::date::timestamp AT TIME ZONE 'UTC'`]),
    ...(to === null ? [] : [`m.created_at < (${given.add(to)}::date + 1)::timestamp AT TIME ZONE 'UTC'`]),
    ...(tournament === null
      ? []
      : [
          'id' in tournament
            ? `m.tournament_id = ${given.add(tournament.id)} AND m.tournament_id IN (${known})`
            : `m.tournament_id IN (${known} AND t.name ILIKE ${given.add(anywhere(tournament.name))})`,
        ]),
    // Decks are open to everybody once the record of the match is: published, and in no tournament that may keep its lists closed.
    ...(deck === null
      ? []
      : [
          isPublished,
          decksSql(deck, few.decks, given),
          `(m.tournament_id IS NULL OR EXISTS (SELECT FROM current_tournament_list o WHERE o.tournament_id = m.tournament_id AND o.status IN ('finished', 'cancelled')))`,
        ]),
  ];
};

const reached = ({ gatherings, only }: MatchReach, given: Parameters): readonly string[] => [
  ...(gatherings === null ? [isPublished] : []),
  ...(gatherings === null || gatherings === 'all' ? [] : [`m.gathering_id = ${given.add(gatherings)}`]),
  ...(only === null ? [] : [`m.match_id = ${given.add(only)}`]),
];

const liveSql = (live: MatchReach['live'], given: Parameters): string => {
  if (live === null) return 'false';
  if (live === 'all') return 'true';
  return `EXISTS (SELECT FROM match_seat own WHERE own.match_id = m.match_id AND own.player_id = ${given.add(live.playerId)})`;
};

/**
 * SQL of the matches that a reader sees in a state. Few run or are to come, so their ids are looked up first; most have ended, so that
 * reading from the newest on finds them.
 */
const statusConditions = (
  wanted: FoundStatus,
  { gatherings }: MatchReach,
  { shown, status }: { readonly shown: string; readonly status: string },
  given: Parameters,
): readonly string[] => {
  if (wanted === 'ended' || wanted === 'cancelled') return [`l.phase = '${wanted}'`, shown];
  const within = gatherings === null || gatherings === 'all' ? '' : ` AND c.gathering_id = ${given.add(gatherings)}`;
  return [
    `m.match_id = ANY (ARRAY (SELECT c.match_id FROM current_match_list c WHERE (${candidates[wanted]})${within}))`,
    `${status} = ANY (${given.add(shownAs[wanted])}::text[])`,
  ];
};

/**
 * SQL that searches matches, with its parameters; see `searchMatches`.
 * @param few what `findFew` found
 */
export const matchSearchStatement = (
  reach: MatchReach,
  filter: MatchFilter,
  after: { readonly at: string; readonly id: string } | null,
  limit: number,
  few: Few,
): { readonly text: string; readonly values: readonly unknown[] } => {
  const given = new Parameters();
  for (const value of reachValues(reach)) given.add(value);
  const live = liveSql(reach.live, given);
  // A condition that stands twice would be estimated twice: too few rows would be expected, and all be read and sorted.
  const where = [...new Set([...reached(reach, given), ...conditions(filter, few, 1, given)])];
  if (after !== null) where.push(`(m.created_at, m.match_id) < (${given.add(after.at)}::timestamptz, ${given.add(after.id)}::uuid)`);
  const shown = reach.live === 'all' ? 'true' : `(${live} OR l.ended_at <= seen.until)`;
  const status = `CASE WHEN ${shown} THEN l.phase WHEN l.started_at <= seen.until THEN 'running' ELSE 'created' END`;
  if (filter.status !== null) where.push(...statusConditions(filter.status, reach, { shown, status }, given));
  const since = (column: string): string => `CASE WHEN ${live} OR l.${column} <= seen.until THEN l.${column} END`;
  return {
    text: `SELECT m.match_id AS "matchId", m.gathering_id AS "gatheringId", g.game, m.format, m.created_at AS "createdAt", m.published_at AS "publishedAt",
       g.spectator_delay_seconds AS "spectatorDelaySeconds",
       (SELECT json_agg(json_build_object('playerId', p.player_id, 'name', p.name, 'personId', p.person_id) ORDER BY s.seat)
        FROM match_seat s JOIN player p USING (player_id) WHERE s.match_id = m.match_id) AS players,
       ${status} AS status, CASE WHEN ${shown} THEN l.result END AS result,
       ${since('started_at')} AS "startedAt", ${since('ended_at')} AS "endedAt", ${since('ruled_at')} AS "ruledAt",
       (SELECT json_build_object('tournamentId', l.tournament_id, 'name', t.name, 'round', m.round, 'table', m.table_number)
        FROM current_tournament_list l JOIN tournament t USING (tournament_id) WHERE l.tournament_id = m.tournament_id AND ${reachSql(1)}) AS tournament,
       (SELECT json_build_object('rules', w.rules, 'left', (SELECT json_agg(one -> 'bankMs') FROM json_array_elements(w.clocks) AS one))
        FROM current_match_time w WHERE w.match_id = m.match_id AND w.clocks IS NOT NULL AND l.ended_at IS NOT NULL AND ${shown}) AS clock,
       (SELECT w.thought FROM current_match_time w WHERE w.match_id = m.match_id AND l.ended_at IS NOT NULL AND ${shown}) AS thought,
       m.created_at::text AS at
     FROM match_registration m JOIN current_match_list l USING (match_id) JOIN gathering g ON g.gathering_id = m.gathering_id
       CROSS JOIN LATERAL (SELECT now() - make_interval(secs => g.spectator_delay_seconds) AS until) seen
     WHERE ${where.length === 0 ? 'true' : where.join('\n       AND ')}
     ORDER BY m.created_at DESC, m.match_id DESC LIMIT ${given.add(limit)}`,
    values: given.values,
  };
};

/**
 * Finds matches that a reader may know of, the newest first. Everything about a match is told as old as the reader sees it. The rows are as
 * far as the projections are, a moment behind the log.
 * @param limit most rows
 */
export const searchMatches = async (
  sql: Sql,
  reach: MatchReach,
  filter: MatchFilter,
  after: { readonly at: string; readonly id: string } | null,
  limit: number,
): Promise<readonly FoundMatch[]> => {
  const { text, values } = matchSearchStatement(reach, filter, after, limit, await findFew(sql, reach, filter));
  return (await sql.query<FoundMatch>(text, values)).rows;
};
