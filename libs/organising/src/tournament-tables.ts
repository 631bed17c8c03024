import { differenceInWords, differencesOf, type OrganisingTables, type Row, type Sql } from '@arbiter/accounts';
import { decodeTournamentEvent, emptyStreamHash, type EncodedEvent, tournamentStream } from '@arbiter/contracts';
import { evolve, roundOf, type TournamentState } from '@arbiter/tournaments';
import { commandOfMatch, recordedTables } from './registered-matches.js';
import { waitingReport } from './waiting-reports.js';

type Stored = EncodedEvent & { readonly commandId: string | null };
/** Rows by table and key: a round that is published again has its matches again. */
type Rows = Map<string, Row>;

const put = (rows: Rows, row: Row): void => void rows.set(`${row.table} ${row.key}`, row);

const matchRows = (rows: Rows, tournamentId: string, state: TournamentState, round: number, at: number, by: string | null): void => {
  const found = roundOf(state, round);
  if (found === null) return;
  for (const { matchId, table, players } of recordedTables(state, found)) {
    const columns = {
      match_id: matchId,
      gathering_id: state.gatheringId,
      format: state.settings.format,
      created_at: at,
      created_by: by,
      command_id: commandOfMatch(tournamentId, round, table, matchId),
      tournament_id: tournamentId,
      round,
      table_number: table,
    };
    put(rows, { table: 'match_registration', key: matchId, columns });
    for (const [seat, player] of players.entries())
      put(rows, { table: 'match_seat', key: `${matchId}/${seat}`, columns: { match_id: matchId, seat, player_id: player } });
  }
};

/** Returns the rows that the tables must have for a tournament, by its whole stream. */
export const rowsOfTournament = (tournamentId: string, events: readonly Stored[]): readonly Row[] => {
  const rows: Rows = new Map();
  let state: TournamentState | null = null;
  for (const [index, stored] of events.entries()) {
    const event = decodeTournamentEvent(stored);
    state = evolve(state, event, { version: index + 1, hash: emptyStreamHash });
    const { type, data } = event;
    const waiting = waitingReport(state, event, index + 1);
    if (waiting !== null)
      put(rows, {
        table: 'lone_report',
        key: `${tournamentId}/${waiting.version}`,
        columns: {
          tournament_id: tournamentId,
          version: waiting.version,
          round: waiting.round,
          table_number: waiting.table,
          due_at: waiting.dueAt,
        },
      });
    if (type === 'TournamentCreated')
      put(rows, {
        table: 'tournament',
        key: tournamentId,
        columns: {
          tournament_id: tournamentId,
          gathering_id: data.gatheringId,
          created_at: data.at,
          created_by: data.by,
          command_id: stored.commandId,
        },
      });
    if (type === 'RoundPublished') matchRows(rows, tournamentId, state, data.round, data.at, data.by);
    if (type === 'DeckSubmitted')
      put(rows, {
        table: 'deck',
        key: data.deckId,
        columns: {
          deck_id: data.deckId,
          gathering_id: state.gatheringId,
          player_id: state.entrants[data.entrant - 1]?.players[0] ?? null,
          game: state.game,
          format: state.settings.format,
          commitment: data.commitment,
          created_at: data.at,
          tournament_id: tournamentId,
        },
      });
  }
  return [...rows.values()];
};

const ms = (column: string): string => `floor(extract(epoch FROM ${column}) * 1000)::float8 AS ${column}`;

const stored: Readonly<Record<'tournament' | 'match_registration' | 'match_seat' | 'deck' | 'lone_report', string>> = {
  tournament: `SELECT tournament_id::text AS key, tournament_id, gathering_id, ${ms('created_at')}, created_by, command_id FROM tournament WHERE tournament_id = $1`,
  match_registration: `SELECT match_id::text AS key, match_id, gathering_id, format, ${ms('created_at')}, created_by, command_id, tournament_id, round, table_number
    FROM match_registration WHERE tournament_id = $1`,
  match_seat: `SELECT s.match_id || '/' || s.seat AS key, s.match_id, s.seat, s.player_id
    FROM match_registration m JOIN match_seat s USING (match_id) WHERE m.tournament_id = $1`,
  deck: `SELECT deck_id::text AS key, deck_id, gathering_id, player_id, game, format, ${ms('created_at')}, tournament_id,
      encode(sha256(nonce || convert_to(content::text, 'UTF8')), 'hex') AS commitment
    FROM deck WHERE tournament_id = $1`,
  lone_report: `SELECT tournament_id || '/' || version AS key, tournament_id, version, round, table_number, ${ms('due_at')} FROM lone_report WHERE tournament_id = $1`,
};

const storedRows = async (sql: Sql, tournamentId: string): Promise<readonly Row[]> => {
  const found: Row[] = [];
  for (const table of ['tournament', 'match_registration', 'match_seat', 'deck', 'lone_report'] as const) {
    const { rows } = await sql.query<Row['columns'] & { readonly key: string }>(stored[table], [tournamentId]);
    found.push(...rows.map(({ key, ...columns }) => ({ table, key, columns })));
  }
  return found;
};

/** The tables that tournaments' commands write together with their streams. */
export const tournamentTables: OrganisingTables = {
  streamType: tournamentStream.type,
  nextStream: async (sql, after) => {
    const { rows } = await sql.query<{ id: string }>(
      'SELECT tournament_id AS id FROM tournament WHERE tournament_id > $1 ORDER BY tournament_id LIMIT 1',
      [after],
    );
    return rows[0]?.id ?? null;
  },
  rowsOf: (sql, streamId, events) => ({ due: rowsOfTournament(streamId, events), found: () => storedRows(sql, streamId) }),
  differences: async (sql, streamId, events) =>
    differencesOf(rowsOfTournament(streamId, events), await storedRows(sql, streamId)).map((difference) => ({
      table: difference.row.table,
      key: difference.row.key,
      detail: differenceInWords(difference),
    })),
};
