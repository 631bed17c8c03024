import type { ObjectId } from '../contract.js';
import type { Values } from '../game/values.js';
import type { ObjectRow } from '../state/state.js';
import type { Table } from '../table/table.js';

/** Base values of the objects of one card that have the same fields: one object for all of them. */
interface Base {
  readonly fields: readonly unknown[];
  readonly values: Values;
}

/**
 * Values before any effect, in a game that derives in order. Where the game names the fields of a row that they follow
 * from, objects that agree in those share one frozen object for the whole match; else they hold until something changes.
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

/** The same by id: what was made before holds without a look at the row, and a row that went took it along (`Table.removeObject`). */
export function knownBase(table: Table, id: ObjectId): Values {
  const { cache, journal } = table;
  if (cache.baseAt[id] === (table.game.baseFields === undefined ? journal.epoch : journal.baseEpoch)) return cache.base[id] as Values;
  return baseOf(table, table.object(id));
}

/** The base of all objects of the card that agree in the fields that it follows from. */
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

/** Bases kept for one card. */
const MOST = 16;

function agrees(base: Base, row: ObjectRow, fields: readonly string[]): boolean {
  for (let at = 0; at < fields.length; at++) if (base.fields[at] !== row[fields[at] as string]) return false;
  return true;
}

/** Base values of an object as it last stood. */
export function baseOfPast(table: Table, row: ObjectRow): Values {
  return made(table, row);
}

function made(table: Table, row: ObjectRow): Values {
  const values = table.game.baseValues(table, row);
  values.abilities ??= table.program(row).paths as string[];
  table.game.finishValues?.(values, table);
  return Object.freeze(values);
}
