import type { Json, JsonObject, ObjectId } from '../contract.js';
import { InvariantBroken } from '../errors.js';
import { knownRow } from './past.js';
import type { Table } from './table.js';

/**
 * Notes with which abilities of an object pass data to each other: the card that one exiled, the word that was chosen as the object
 * entered. A note belongs to the object; the new object that it becomes has none, and notes of an object that is gone are read as they last
 * were. Games that use notes declare the object field `notes: {}`.
 */

/** Notes a value under a name. Nothing is noted on an object that is gone. */
export function noteOn(table: Table, id: ObjectId, name: string, value: Json): void {
  const row = table.find(id);
  if (row === null) return;
  if (row.notes === undefined) throw new InvariantBroken('the game keeps no notes');
  const entries = Object.entries({ ...(row.notes as JsonObject), [name]: value });
  table.set(row, 'notes', Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1))));
}

/** Adds objects to those that are noted under the name and still exist. */
export function noteMore(table: Table, id: ObjectId, name: string, objects: readonly ObjectId[]): void {
  const before = notedOn(table, id, name);
  const left = Array.isArray(before)
    ? (before as readonly ObjectId[]).filter((one) => table.find(one) !== null && !objects.includes(one))
    : [];
  noteOn(table, id, name, [...left, ...objects]);
}

/** Returns what is noted on an object, or was noted when it last existed. */
export function notedOn(table: Table, id: ObjectId, name: string): Json | undefined {
  const notes = knownRow(table, id)?.notes as JsonObject | undefined;
  return notes?.[name];
}
