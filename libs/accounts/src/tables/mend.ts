import type { Sql } from '../types.js';
import { type TableDifference, differencesOf } from './differences.js';
import type { Columns, JournaledTable, Row } from './rows.js';

/** Stands in place of the name of a row that was lost: no log has names. */
export const lostName = '(name lost)';

const keys: Readonly<Record<JournaledTable, readonly string[]>> = {
  gathering: ['gathering_id'],
  player: ['player_id'],
  tournament: ['tournament_id'],
  match_registration: ['match_id'],
  match_seat: ['match_id', 'seat'],
  access_token: ['token_id'],
  deck: ['deck_id'],
  lone_report: ['tournament_id', 'version'],
};

const named: ReadonlySet<JournaledTable> = new Set(['gathering', 'player', 'tournament']);

/**
 * Columns that say when and by whom a token was revoked. The token that revoked another may have been minted later, so revocations are
 * written when all tokens are there.
 */
const revocation: ReadonlySet<string> = new Set(['revoked_at', 'revoked_by']);

/** The column that is left as it is: a deck can't be restored from its commitment. */
const commitment = 'commitment';

/** Returns SQL that turns a column's value as the log tells it into the value that is stored. */
const stored = (column: string, parameter: string): string => {
  if (column.endsWith('_at')) return `to_timestamp(${parameter}::float8 / 1000)`;
  if (column === 'scopes') return `string_to_array(${parameter}, ',')`;
  return column === 'secret_hash' ? `decode(${parameter}, 'hex')` : parameter;
};

const where = (table: JournaledTable, from: number): string => keys[table].map((column, at) => `${column} = $${from + at}`).join(' AND ');

const keyOf = ({ table, key }: Row): readonly string[] => (keys[table].length > 1 ? key.split('/') : [key]);

/** Inserts a row's person where none is stored. The log knows persons by their ids alone. */
const providePerson = async (sql: Sql, { person_id: personId }: Columns): Promise<void> => {
  if (typeof personId === 'string') await sql.query('INSERT INTO person (person_id) VALUES ($1) ON CONFLICT DO NOTHING', [personId]);
};

/** Inserts a row, or updates the row that has its key. */
const insert = async (sql: Sql, { table, columns }: Row): Promise<void> => {
  await providePerson(sql, columns);
  const told = Object.entries(columns).filter(([column]) => !revocation.has(column));
  const names = told.map(([column]) => column);
  const places = names.map((column, at) => stored(column, `$${at + 1}`));
  const extra = named.has(table) ? [', name', `, '${lostName}'`] : ['', ''];
  await sql.query(
    `INSERT INTO ${table} (${names.join(', ')}${extra[0]}) VALUES (${places.join(', ')}${extra[1]})
     ON CONFLICT (${keys[table].join(', ')}) DO UPDATE SET ${names.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    told.map(([, value]) => value),
  );
};

const update = async (sql: Sql, row: Row, columns: Columns): Promise<void> => {
  await providePerson(sql, columns);
  const names = Object.keys(columns);
  const set = names.map((column, at) => `${column} = ${stored(column, `$${at + 1}`)}`);
  await sql.query(`UPDATE ${row.table} SET ${set.join(', ')} WHERE ${where(row.table, names.length + 1)}`, [
    ...Object.values(columns),
    ...keyOf(row),
  ]);
};

/** SQL, by column, for a value that no other row has, which a row holds until it gets its own again: two rows may have each other's. */
const aside: Readonly<Record<string, string>> = {
  secret_hash: 'sha256(uuid_send(gen_random_uuid()))',
  command_id: 'gen_random_uuid()::text',
};

/** Takes from a wrong row the unique values that another row must have. */
const setAside = async (sql: Sql, { row, ...difference }: TableDifference): Promise<void> => {
  if (difference.kind === 'missing') return;
  if (row.table === 'match_seat') return void (await sql.query(`DELETE FROM match_seat WHERE ${where('match_seat', 1)}`, keyOf(row)));
  const wrong = difference.kind === 'changed' ? difference.columns.map(({ column }) => column) : Object.keys(row.columns);
  const set = wrong.flatMap((column) => (column in aside ? [`${column} = ${aside[column]}`] : []));
  if (row.table === 'player' && wrong.includes('person_id')) set.push('person_id = NULL');
  if (set.length > 0) await sql.query(`UPDATE ${row.table} SET ${set.join(', ')} WHERE ${where(row.table, 1)}`, keyOf(row));
};

/** Makes a row equal to what the log says, as far as the log tells it. */
const mend = async (sql: Sql, difference: TableDifference): Promise<void> => {
  const { row } = difference;
  switch (difference.kind) {
    case 'missing':
      if (row.table !== 'deck') await insert(sql, row);
      return;
    case 'changed': {
      const known = difference.columns.filter(({ column }) => column !== commitment);
      if (known.length > 0) await update(sql, row, Object.fromEntries(known.map(({ column, due }) => [column, due])));
      return;
    }
    case 'surplus':
      await sql.query(`DELETE FROM ${row.table} WHERE ${where(row.table, 1)}`, keyOf(row));
  }
};

/** The rows of one stream: those that follow from the log, and those that are stored. */
export interface StreamRows {
  readonly due: readonly Row[];
  found(): Promise<readonly Row[]>;
}

const allDifferences = async (streams: readonly StreamRows[]): Promise<readonly TableDifference[]> => {
  const differences: TableDifference[] = [];
  for (const { due, found } of streams) differences.push(...differencesOf(due, await found()));
  return differences;
};

/**
 * Makes the tables equal to the log again, and leaves alone what the log does not tell. Names of rows that were gone are lost, and so are
 * decks: the log has only a commitment to each, from which no deck can be restored.
 * @param sql a transaction of the schema's owner in which rows that are otherwise written once may be changed, and nobody else writes
 * @param streams those of the installation and of gatherings, tokens above gatherings first
 * @returns all differences that were found, and those that remain
 * @throws {Error} 23503 where a row that the log does not know is referred to by rows of other tables
 */
export const mendTables = async (
  sql: Sql,
  streams: readonly StreamRows[],
): Promise<{ readonly differed: readonly TableDifference[]; readonly left: readonly TableDifference[] }> => {
  const differed = await allDifferences(streams);
  for (const difference of differed) await setAside(sql, difference);
  for (const difference of await allDifferences(streams)) if (difference.kind === 'missing') await mend(sql, difference);
  // Compares once more: a token that was inserted again may still have to be revoked, and a row that stood under another gathering is no
  // longer surplus.
  for (const difference of await allDifferences(streams)) if (difference.kind !== 'missing') await mend(sql, difference);
  return { differed, left: await allDifferences(streams) };
};
