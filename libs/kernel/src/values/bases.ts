import type { ObjectId } from '../contract.js';
import type { Values } from '../game/values.js';
import type { ObjectRow } from '../state/state.js';
import type { Table } from '../table/table.js';

/** Base values that all objects of one card with the same fields share. */
interface Base {
  readonly fields: readonly unknown[];
  readonly values: Values;
}

/**
 * Returns an object's values before any effect, with derivation `inOrder`. Where the game names the fields of a row that determine them
 * (`baseFields`), objects that agree in those fields share one frozen object for the whole match; otherwise base values hold until
 * something changes.
 */
export function baseOf(table: Table, row: ObjectRow): Values {
  const { cache, game } = table;
  const { baseFields } = game;
  if (baseFields === undefined) {
    if (cache.baseAt[row.id] === table.journal.epoch) return cache.base[row.id] as Values;
    cache.baseAt[row.id] = table.journal.epoch;
    return (cache.base[row.id] = made(table, row));
  }
  const { baseEpoch } = table.journal;
  if (cache.baseAt[row.id] === baseEpoch) return cache.base[row.id] as Values;
  cache.baseAt[row.id] = baseEpoch;
  return (cache.base[row.id] = sharedBase(table, row, baseFields));
}

/**
 * Returns the same by id. Remembered base values hold without a look at the row, since removing a row forgets them (`Table.removeObject`).
 */
export function knownBase(table: Table, id: ObjectId): Values {
  const { cache, journal } = table;
  if (cache.baseAt[id] === (table.game.baseFields === undefined ? journal.epoch : journal.baseEpoch)) return cache.base[id] as Values;
  return baseOf(table, table.object(id));
}

/** Returns the base values of all objects of the card that agree in the fields that determine them. */
function sharedBase(table: Table, row: ObjectRow, baseFields: readonly string[]): Values {
  const { shared } = table.cache;
  let bases = shared.get(row.card) as Base[] | undefined;
  if (bases === undefined) shared.set(row.card, (bases = []));
  for (const base of bases) if (agrees(base, row, baseFields)) return base.values;
  const values = made(table, row);
  bases.unshift({ fields: baseFields.map((field) => row[field]), values });
  if (bases.length > MOST) bases.pop();
  return values;
}

/** Number of base values kept for one card. */
const MOST = 16;

function agrees(base: Base, row: ObjectRow, fields: readonly string[]): boolean {
  for (let at = 0; at < fields.length; at++) if (base.fields[at] !== row[fields[at] as string]) return false;
  return true;
}

/** Returns the base values of an object as it last stood. */
export function baseOfPast(table: Table, row: ObjectRow): Values {
  return made(table, row);
}

function made(table: Table, row: ObjectRow): Values {
  const values = table.game.baseValues(table, row);
  values.abilities ??= table.program(row).paths as string[];
  table.game.finishValues?.(values, table);
  return Object.freeze(values);
}
