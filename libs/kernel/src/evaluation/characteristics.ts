import type { Json, ObjectId } from '../contract.js';
import type { Env } from '../programs/env.js';
import { missing } from '../errors.js';
import { knownRow } from '../table/past.js';
import type { ObjectRow } from '../state/state.js';
import type { Table } from '../table/table.js';

/** Returns the row of an object that exists, or as it last stood. @throws {InvariantBroken} for an object that is not remembered either */
export function rowOf(table: Table, id: ObjectId): ObjectRow {
  return knownRow(table, id) ?? missing('object', id);
}

/** Reads a characteristic of an object: its final value, or the value up to the layer that the environment or the named cut allows. */
export function read(table: Table, env: Env, id: ObjectId, characteristic: string, cut?: string): Json | undefined {
  const status = table.game.status?.[characteristic];
  if (status !== undefined) return status(table, rowOf(table, id), env);
  if (table.state.objects[id] === undefined) return pastValue(table, id, characteristic, cut);
  if (cut === 'printed') return table.program(table.object(id)).card.printed[characteristic];
  if (cut === 'base') return table.derive(table, id, -1)[characteristic];
  if (table.ordered && cut !== undefined) return table.derive(table, id, table.library.cutOf(cut))[characteristic];
  return table.derive(table, id, env.cut)[characteristic];
}

/** Reads the last value that an object had before it was gone. */
function pastValue(table: Table, id: ObjectId, characteristic: string, cut?: string): Json | undefined {
  const past = table.state.past[id] ?? missing('object', id);
  return cut === 'printed' ? table.program(past.row).card.printed[characteristic] : past.values[characteristic];
}
