import type { Json, JsonObject, ObjectId } from '../contract.js';
import { InvariantBroken } from '../errors.js';
import { knownRow } from './past.js';
import type { Table } from './table.js';

/**
 * What abilities of an object tell each other: the card that one exiled, the word that was chosen as it entered. A note belongs to the object;
 * the new object that it becomes has none, and what is gone is read as it last stood. Games that use notes declare the object field `notes: {}`.
 */

/** Notes a value under a name. On an object that is gone nothing is noted. */
export function noteOn(table: Table, id: ObjectId, name: string, value: Json): void {
  const row = table.find(id);
  if (row === null) return;
  if (row.notes === undefined) throw new InvariantBroken('the game keeps no notes');
  const entries = Object.entries({ ...(row.notes as JsonObject), [name]: value });
  table.set(row, 'notes', Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1))));
}

/** Notes objects beside those that are noted by the name and still there. */
export function noteMore(table: Table, id: ObjectId, name: string, objects: readonly ObjectId[]): void {
  const before = notedOn(table, id, name);
  const left = Array.isArray(before)
    ? (before as readonly ObjectId[]).filter((one) => table.find(one) !== null && !objects.includes(one))
    : [];
  noteOn(table, id, name, [...left, ...objects]);
}

/** What is noted on an object, or was when it was last there. */
export function notedOn(table: Table, id: ObjectId, name: string): Json | undefined {
  const notes = knownRow(table, id)?.notes as JsonObject | undefined;
  return notes?.[name];
}
