import type { Sql } from '@arbiter/accounts';
import type { RoundState, TournamentState } from '@arbiter/tournaments';

/** A table of a round whose match is recorded. */
export interface RecordedTable {
  readonly matchId: string;
  readonly round: number;
  readonly table: number;
  /** In seat order. */
  readonly players: readonly [string, string];
}

/** Id of the command that creates the match of a table; it is unique in the gathering. */
export const commandOfMatch = (tournamentId: string, round: number, table: number, matchId: string): string =>
  `t-${tournamentId}-${round}-${table}-${matchId.slice(-12)}`;

/** Refusals after which a command is sent again: somebody else holds the match, or was faster. */
export const comesAgain: ReadonlySet<string> = new Set(['match/owned-elsewhere', 'stream/version-conflict']);

/** Who cancels a match or calls time in it, in its record, where its tournament does that. */
export const byTournament = (tournamentId: string): string => `tournament ${tournamentId}`;

/** The tables of a round whose matches are recorded: those with two single players and a match id. */
export const recordedTables = (state: TournamentState, { round, tables }: RoundState): readonly RecordedTable[] =>
  tables.flatMap(({ table, matchId, entrants }) => {
    const [one, other] = entrants.map((number) => state.entrants[number - 1]?.players[0]);
    return matchId === null || one === undefined || other === undefined ? [] : [{ matchId, round, table, players: [one, other] as const }];
  });

export interface RoundRegistration {
  readonly tournamentId: string;
  readonly state: TournamentState;
  readonly round: RoundState;
  /** The token that published the round. */
  readonly by: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number;
}

/** Registers the matches of a round, in the transaction that publishes it. */
export const registerMatches = async (sql: Sql, { tournamentId, state, round, by, at }: RoundRegistration): Promise<void> => {
  const tables = recordedTables(state, round);
  if (tables.length === 0) return;
  await sql.query(
    `INSERT INTO match_registration (match_id, gathering_id, format, command_id, created_at, created_by, tournament_id, round, table_number)
     SELECT match_id, $1, $2, command_id, to_timestamp($3::float8 / 1000), $4, $5, $6, table_number
     FROM unnest($7::uuid[], $8::text[], $9::int4[]) AS listed(match_id, command_id, table_number)`,
    [
      state.gatheringId,
      state.settings.format,
      at,
      by,
      tournamentId,
      round.round,
      tables.map(({ matchId }) => matchId),
      tables.map(({ matchId, table }) => commandOfMatch(tournamentId, round.round, table, matchId)),
      tables.map(({ table }) => table),
    ],
  );
  await sql.query(
    `INSERT INTO match_seat (match_id, seat, player_id) SELECT match_id, seat, player_id FROM unnest($1::uuid[], $2::int2[], $3::uuid[]) AS listed(match_id, seat, player_id)`,
    [tables.flatMap(({ matchId }) => [matchId, matchId]), tables.flatMap(() => [0, 1]), tables.flatMap(({ players }) => [...players])],
  );
};

/** Notes that the pairings of a round were discarded: its matches are cancelled. */
export const withdrawMatches = async (sql: Sql, tournamentId: string, round: number): Promise<void> => {
  await sql.query(
    'UPDATE match_registration SET withdrawn_at = clock_timestamp() WHERE tournament_id = $1 AND round = $2 AND withdrawn_at IS NULL',
    [tournamentId, round],
  );
};
