import { type ColumnValue, type Columns, type RowChange, type StandingRows, projectionTables } from '@arbiter/recording';
import type { Queryable } from './feed.js';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Maximal number of rows in one INSERT: PostgreSQL accepts 65,535 parameters. */
const maxRows = 500;

/**
 * Applies row changes in order, for one generation. Neighbouring puts into the same columns become one INSERT, and of patches that follow
 * each other on one row the last ones count: a match of which many events arrive together has its row written once.
 * @throws {Error} for a table that no projection may write, or an invalid column name
 */
export async function applyRowChanges(connection: Queryable, generation: number, changes: readonly RowChange[]): Promise<void> {
  for (const group of grouped(merged(changes))) {
    const statement = statementFor(generation, group);
    await connection.query(statement.text, [...statement.values]);
  }
}

/** Returns how a projection reads rows of one generation that it wrote before. */
export const standingRows =
  (connection: Queryable, generation: number): StandingRows =>
  async (table, column, values) => {
    if (!projectionTables.includes(table)) throw new Error(`no projection writes ${table}`);
    const { rows } = await connection.query<Columns>(`SELECT * FROM ${table} WHERE generation = $1 AND ${name(column)} = ANY ($2)`, [
      generation,
      values,
    ]);
    return rows;
  };

/**
 * Merges each patch into the one before it on the same key. What stands between them must not touch the row: patches with other key columns
 * may, and so may puts and removals.
 */
function merged(changes: readonly RowChange[]): readonly RowChange[] {
  const kept: RowChange[] = [];
  /** For each table the key columns of its last patches, and where the last patch of each key stands among those kept. */
  const tables = new Map<string, { readonly columns: string; readonly places: Map<string, number> }>();
  for (const change of changes) {
    if (change.change !== 'patch') {
      tables.delete(change.table);
      kept.push(change);
      continue;
    }
    const columns = Object.keys(change.key).join();
    let last = tables.get(change.table);
    if (last?.columns !== columns) tables.set(change.table, (last = { columns, places: new Map() }));
    const key = JSON.stringify(change.key);
    const at = last.places.get(key);
    const before = at === undefined ? undefined : kept[at];
    if (at !== undefined && before?.change === 'patch') kept[at] = { ...change, values: { ...before.values, ...change.values } };
    else {
      last.places.set(key, kept.length);
      kept.push(change);
    }
  }
  return kept;
}

/** Groups changes into runs of puts that one INSERT can carry: same table and columns, and no key twice. */
function grouped(changes: readonly RowChange[]): readonly (readonly [RowChange, ...RowChange[]])[] {
  const groups: [RowChange, ...RowChange[]][] = [];
  let keys = new Set<string>();
  for (const change of changes) {
    const group = groups.at(-1);
    const key = JSON.stringify(change.key);
    if (group !== undefined && group.length < maxRows && joins(group[0], change) && !keys.has(key)) {
      group.push(change);
    } else {
      groups.push([change]);
      keys = new Set();
    }
    keys.add(key);
  }
  return groups;
}

const joins = (first: RowChange, next: RowChange): boolean =>
  first.change === 'put' &&
  next.change === 'put' &&
  first.table === next.table &&
  sameColumns(first.key, next.key) &&
  sameColumns(first.values, next.values);
const sameColumns = (left: Columns, right: Columns): boolean => Object.keys(left).join() === Object.keys(right).join();

function statementFor(generation: number, group: readonly [RowChange, ...RowChange[]]): Statement {
  const [change] = group;
  if (!projectionTables.includes(change.table)) throw new Error(`no projection may write ${change.table}`);
  switch (change.change) {
    case 'put':
      return putStatement(generation, change, group as readonly (RowChange & { readonly change: 'put' })[]);
    case 'patch': {
      const set = Object.keys(change.values).map((column, index) => `${name(column)} = $${index + 1}`);
      const bound = Object.values(change.values).map(bindable);
      return withKey(`UPDATE ${change.table} SET ${set.join(', ')}`, bound, generation, change.key);
    }
    case 'remove':
      return withKey(`DELETE FROM ${change.table}`, [], generation, change.key);
  }
}

function putStatement(
  generation: number,
  first: RowChange & { readonly change: 'put' },
  group: readonly (RowChange & { readonly change: 'put' })[],
): Statement {
  const keyColumns = ['generation', ...Object.keys(first.key)].map(name);
  const valueColumns = Object.keys(first.values).map(name);
  const values = group.flatMap((put) => [generation, ...Object.values(put.key), ...Object.values(put.values)].map(bindable));
  const width = keyColumns.length + valueColumns.length;
  const rows = group.map((_, row) => `(${Array.from({ length: width }, (_unused, column) => `$${row * width + column + 1}`).join(', ')})`);
  const update =
    valueColumns.length === 0 ? 'DO NOTHING' : `DO UPDATE SET ${valueColumns.map((column) => `${column} = excluded.${column}`).join(', ')}`;
  return {
    text: `INSERT INTO ${first.table} (${[...keyColumns, ...valueColumns].join(', ')}) VALUES ${rows.join(', ')} ON CONFLICT (${keyColumns.join(', ')}) ${update}`,
    values,
  };
}

function withKey(text: string, values: readonly unknown[], generation: number, key: Columns): Statement {
  const columns = ['generation', ...Object.keys(key)];
  const where = columns.map((column, index) => `${name(column)} = $${values.length + index + 1}`);
  return { text: `${text} WHERE ${where.join(' AND ')}`, values: [...values, generation, ...Object.values(key).map(bindable)] };
}

/** Checks a column name: names come from code, not from users, and this makes sure of it. */
function name(column: string): string {
  if (!/^[a-z][a-z_]{0,62}$/.test(column)) throw new Error(`no column is called ${JSON.stringify(column)}`);
  return column;
}

/** Converts a value for pg. Lists and objects are stored as JSON text; pg by itself would turn a list into an SQL array. */
const bindable = (value: ColumnValue): unknown => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);
