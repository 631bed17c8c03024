import { type JournaledTable, type Row, journaledTables } from './rows.js';

/** A column whose value differs from what the log says. */
export interface ColumnDifference {
  readonly column: string;
  readonly found: string | number | null;
  readonly due: string | number | null;
}

/** A row in which a table differs from the log. */
export type TableDifference =
  | { readonly kind: 'missing'; readonly row: Row }
  | { readonly kind: 'changed'; readonly row: Row; readonly columns: readonly ColumnDifference[] }
  | { readonly kind: 'surplus'; readonly row: Row };

/** Columns whose values are not told when they differ; a message says only that they are not the ones on the log. */
const untold: ReadonlySet<string> = new Set(['secret_hash', 'commitment', 'command_id']);

const moments: ReadonlySet<string> = new Set(['created_at', 'expires_at', 'revoked_at', 'published_at']);

const said = (column: string, value: string | number | null): string =>
  value === null ? 'empty' : moments.has(column) ? new Date(Number(value)).toISOString() : String(value);

const columnInWords = ({ column, found, due }: ColumnDifference): string =>
  untold.has(column) ? `${column} is not the one on the log` : `${column} is ${said(column, found)}, and by the log ${said(column, due)}`;

/** Describes a difference in words, without any hash of a secret. */
export const differenceInWords = (difference: TableDifference): string => {
  switch (difference.kind) {
    case 'missing':
      return 'the log has the row, and the table does not';
    case 'surplus':
      return 'the table has the row, and the log does not';
    case 'changed':
      return difference.columns.map(columnInWords).join('; ');
  }
};

const nameOf = ({ table, key }: Row): string => `${table} ${key}`;

const place = (table: JournaledTable): number => journaledTables.indexOf(table);

/**
 * Finds where stored rows differ from those that follow from the log.
 * @param due the rows that follow from the log, in the order in which they came to be
 * @param found the stored rows of the same stream
 * @returns missing and changed rows in the order of the log; then surplus rows, each before those that it refers to
 */
export const differencesOf = (due: readonly Row[], found: readonly Row[]): readonly TableDifference[] => {
  const stored = new Map(found.map((row) => [nameOf(row), row]));
  const known = new Set(due.map(nameOf));
  const ofLog = due.flatMap((row): readonly TableDifference[] => {
    const there = stored.get(nameOf(row));
    if (there === undefined) return [{ kind: 'missing', row }];
    const columns = Object.entries(row.columns)
      .map(([column, value]) => ({ column, found: there.columns[column] ?? null, due: value }))
      .filter((one) => one.found !== one.due);
    return columns.length === 0 ? [] : [{ kind: 'changed', row, columns }];
  });
  const surplus = found
    .filter((row) => !known.has(nameOf(row)))
    .sort(
      (left, right) =>
        place(right.table) - place(left.table) || Number(right.columns['created_at'] ?? 0) - Number(left.columns['created_at'] ?? 0),
    )
    .map((row): TableDifference => ({ kind: 'surplus', row }));
  return [...ofLog, ...surplus];
};
