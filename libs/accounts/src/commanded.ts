import { createHash } from 'node:crypto';
import type { Sql } from './types.js';

/** A command's id, which the client chose, and a digest of what the command asks for. */
export interface Command {
  readonly commandId: string;
  /** SHA-256 of what is asked for: the same id with another digest is another command. */
  readonly digest: Buffer;
}

/**
 * The outcome of a command: carried out now (`done`), carried out when it was sent before (`repeated`), or refused because its id belongs
 * to another command (`reused`).
 */
export type Commanded<T> = { readonly kind: 'done' | 'repeated'; readonly value: T } | { readonly kind: 'reused' };

/**
 * Returns a command's id with the digest of what it asks for.
 * @param asked everything that tells the command from another one, in an order that never changes: digests are stored
 */
export const commandOf = (commandId: string, asked: readonly (string | number | null)[]): Command => ({
  commandId,
  digest: createHash('sha256').update(JSON.stringify(asked), 'utf8').digest(),
});

/** Returns the id under which an item of a batch is stored: no client can choose one with a dot. @param at place in the batch, from 0 */
export const batchItemId = (commandId: string, at: number): string => (at === 0 ? commandId : `${commandId}.${at}`);

/** Columns that hold the token that a row's command was sent with. */
type SenderColumn = 'created_by' | 'minted_by' | 'sent_by';

/**
 * Returns SQL that tells whether the command of a stored row and another command were sent by the same person, even if with different
 * tokens. Rows from before senders were stored have no sender; they count as sent by anybody.
 * @param column the column, with its table, that holds the token that sent the row's command
 * @param token the placeholder of the other command's token in the statement
 */
export const sameSender = (column: `${string}.${SenderColumn}`, token: string): string =>
  `(${column} IS NULL OR ${column} = ${token}::uuid OR EXISTS (
     SELECT FROM access_token first JOIN access_token again USING (person_id) WHERE first.token_id = ${column} AND again.token_id = ${token}::uuid))`;

interface Inserting {
  readonly table: 'gathering' | 'player' | 'access_token';
  /** The column, with its value, within which command ids are unique. */
  readonly scope: { readonly column: 'created_by' | 'gathering_id'; readonly value: string };
  /** The column for the token that sends the command, and that token's id. */
  readonly sender: { readonly column: SenderColumn; readonly tokenId: string };
  readonly command: Command;
  /** Columns that are written, with their values. */
  readonly row: Readonly<Record<string, string | number | Buffer | null>>;
  /**
   * Expressions by which PostgreSQL computes a column from the given value.
   * @param parameter placeholder of the value in the statement
   */
  readonly computed?: Readonly<Record<string, (parameter: string) => string>>;
  /** Columns that are returned of the row, as SQL. */
  readonly columns: string;
  /** A second row that is inserted together with this one or not at all: SQL that selects its values from `made`, which has `columns`. */
  readonly beside?: { readonly into: string; readonly select: (firstPlace: number) => string; readonly values: readonly (string | null)[] };
}

/** Whether an error says that another row already has a value that must be unique: 23505 of PostgreSQL. */
export const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (error as { readonly code?: unknown }).code === '23505';

/**
 * Inserts the row of a command once. Of many calls for the same command at the same moment one inserts the row; the others wait for it and
 * read its row.
 * @param sql inside a transaction
 * @returns the row, or that the id belongs to another command
 * @throws {Error} 23505 when another row than the command's own has what must be unique
 */
export const insertOnce = async <R extends object>(sql: Sql, inserting: Inserting): Promise<Commanded<R>> => {
  const { table, scope, sender, command, row, computed = {}, columns, beside } = inserting;
  const written = {
    ...row,
    [sender.column]: sender.tokenId,
    [scope.column]: scope.value,
    command_id: command.commandId,
    command_digest: command.digest,
  };
  const names = Object.keys(written);
  const places = names.map((name, index) => computed[name]?.(`$${index + 1}`) ?? `$${index + 1}`);
  const insert = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')})
    ON CONFLICT (${scope.column}, command_id) DO NOTHING RETURNING ${columns}`;
  const second = beside === undefined ? '' : `, beside AS (INSERT INTO ${beside.into} ${beside.select(names.length + 1)})`;
  const stored = (): Promise<Commanded<R> | null> => storedCommand<R>(sql, inserting);
  await sql.query('SAVEPOINT command');
  try {
    const { rows } = await sql.query<R>(`WITH made AS (${insert})${second} SELECT * FROM made`, [
      ...Object.values(written),
      ...(beside?.values ?? []),
    ]);
    if (rows[0] !== undefined) return { kind: 'done', value: rows[0] };
  } catch (error) {
    await sql.query('ROLLBACK TO SAVEPOINT command');
    // The same command, sent twice at the same moment, may be what took the unique value.
    const earlier = isTaken(error) ? await stored() : null;
    if (earlier === null) throw error;
    return earlier;
  }
  const earlier = await stored();
  if (earlier === null) throw new Error(`the row of command ${command.commandId} in ${table} exists but cannot be read`);
  return earlier;
};

/** Returns the outcome of a command that is stored already; null when no row of it is stored. */
const storedCommand = async <R extends object>(
  sql: Sql,
  { table, scope, sender, command, columns }: Inserting,
): Promise<Commanded<R> | null> => {
  const { rows } = await sql.query<R & { readonly sameCommand: boolean }>(
    `SELECT ${columns}, command_digest = $3 AND ${sameSender(`${table}.${sender.column}`, '$4')} AS "sameCommand" FROM ${table} WHERE ${scope.column} = $1 AND command_id = $2`,
    [scope.value, command.commandId, command.digest, sender.tokenId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  if (!row.sameCommand) return { kind: 'reused' };
  const { sameCommand: _same, ...value } = row;
  return { kind: 'repeated', value: value as unknown as R };
};
