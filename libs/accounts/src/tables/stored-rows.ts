import type { Sql } from '../types.js';
import type { Columns, JournaledTable, Row } from './rows.js';

/** Returns SQL that selects a moment as the log has it: in whole milliseconds. */
const ms = (column: string): string => `floor(extract(epoch FROM ${column}) * 1000)::float8 AS ${column}`;

const tokenColumns = `token_id::text AS key, token_id, encode(secret_hash, 'hex') AS secret_hash, role, gathering_id, player_id, match_id, person_id, array_to_string(scopes, ',') AS scopes, ${ms('created_at')},
  ${ms('expires_at')}, ${ms('revoked_at')}, minted_by, revoked_by, command_id`;

/**
 * SQL by table that selects the rows of one gathering, with exactly the columns that the log tells. Matches and decks of tournaments are told
 * by the tournaments' streams.
 */
const ofGathering: Readonly<Record<Exclude<JournaledTable, 'tournament' | 'lone_report'>, string>> = {
  gathering: `SELECT gathering_id::text AS key, gathering_id, game, spectator_delay_seconds, ${ms('created_at')}, created_by, command_id
    FROM gathering WHERE gathering_id = $1`,
  player: `SELECT player_id::text AS key, player_id, gathering_id, person_id, ${ms('created_at')}, created_by, command_id
    FROM player WHERE gathering_id = $1`,
  match_registration: `SELECT match_id::text AS key, match_id, gathering_id, format, ${ms('created_at')}, ${ms('published_at')}, created_by, command_id
    FROM match_registration WHERE gathering_id = $1 AND tournament_id IS NULL`,
  match_seat: `SELECT s.match_id || '/' || s.seat AS key, s.match_id, s.seat, s.player_id
    FROM match_registration m JOIN match_seat s USING (match_id) WHERE m.gathering_id = $1 AND m.tournament_id IS NULL`,
  access_token: `SELECT ${tokenColumns} FROM access_token WHERE gathering_id = $1`,
  deck: `SELECT deck_id::text AS key, deck_id, gathering_id, player_id, game, format, ${ms('created_at')},
      encode(sha256(nonce || convert_to(content::text, 'UTF8')), 'hex') AS commitment
    FROM deck WHERE gathering_id = $1 AND tournament_id IS NULL`,
};

const read = async (sql: Sql, table: JournaledTable, text: string, values: readonly unknown[]): Promise<readonly Row[]> => {
  const { rows } = await sql.query<Columns & { readonly key: string }>(text, values);
  return rows.map(({ key, ...columns }) => ({ table, key, columns }));
};

/** Reads all rows that the tables have of a gathering. */
export const storedRowsOfGathering = async (sql: Sql, gatheringId: string): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const table of Object.keys(ofGathering) as (keyof typeof ofGathering)[])
    rows.push(...(await read(sql, table, ofGathering[table], [gatheringId])));
  return rows;
};

/** Reads the tokens that belong to no gathering. */
export const storedRowsOfInstallation = (sql: Sql): Promise<readonly Row[]> =>
  read(sql, 'access_token', `SELECT ${tokenColumns} FROM access_token WHERE gathering_id IS NULL`, []);
