import type { JsonObject, ObjectId } from '../contract.js';
import { inSight } from './faces.js';
import type { ObjectRow, PastRow, State } from '../state/state.js';
import type { Table } from './table.js';

/**
 * Looking back: an object that leaves is remembered as it last stood, so that what still speaks of it can read its
 * values. Which ones are worth it is the game's word (`remembers`); what nothing names any more is swept.
 */

/** An object that exists, or as it last stood; null where nothing remembers it. */
export function knownRow(table: Table, id: ObjectId): ObjectRow | null {
  const noted = table.state.past[id];
  return table.state.objects[id] ?? (noted?.renamed === true ? knownRow(table, noted.now) : noted?.row) ?? null;
}

/**
 * The object is about to move, and what spoke of it finds what it becomes, as if it were the same; where everybody sees that.
 * Call it right before it moves.
 */
export function trace(table: Table, id: ObjectId): void {
  const row = table.object(id);
  const { past, header } = table.state;
  const known = past[id];
  if (known !== undefined) return void table.journal.setRecord(known, 'traced', true);
  const noted: PastRow = {
    id,
    kind: table.zone(row.zone).kind,
    row: { ...row },
    values: table.derive(table, id) as JsonObject,
    now: 0,
    version: header.version,
    traced: true,
  };
  table.journal.insertQuietly(past, id, noted);
}

/** What an object that is gone has become, or goes by now, where whoever spoke of it finds that; 0 else. */
export function tracedTo(table: Table, id: ObjectId): ObjectId {
  const noted = table.state.past[id];
  if (noted?.renamed === true) return table.state.objects[noted.now] === undefined ? tracedTo(table, noted.now) : noted.now;
  return noted?.traced === true && table.state.objects[noted.now] !== undefined ? noted.now : 0;
}

/** What was noted turned out to stay. */
export function forgetPast(table: Table, id: ObjectId): void {
  if (table.state.past[id] !== undefined) table.journal.removeQuietly(table.state.past, id);
}

/** Notes what an object has become, where everybody can see it. */
export function becomes(table: Table, id: ObjectId, row: ObjectRow, kind: string): void {
  const noted = table.state.past[id];
  if (noted !== undefined && inSight(table, kind)) table.journal.setRecord(noted, 'now', row.id);
}

/** More than this, and they are swept at the beginning of an action, of every so many: where most of them are named still, that is long work for little. */
export const MOST_PAST = 400;
export const SWEEP_EVERY = 64;

/**
 * Drops what nothing names any more: no frame, trigger, watch, effect, decision, fact, row of the game's or of a player, field
 * of an object, nor an object of the past that is itself named. Any number that equals an id counts as a name, so that at worst
 * something is kept too long. Call it only between steps, when all that is half done lies in the state.
 */
export function sweepPast(table: Table): void {
  const { state } = table;
  if (table.journal.size(state.past) === 0) return;
  const named = new Set<ObjectId>();
  for (const root of rootsOf(state)) note(state, root, named);
  // What is named may name others in its turn; the set grows while it is walked.
  for (const id of named) note(state, { ...(state.past[id] as PastRow), id: 0, row: { ...(state.past[id] as PastRow).row, id: 0 } }, named);
  for (const id of Object.keys(state.past).map(Number)) if (!named.has(id)) table.journal.removeQuietly(state.past, id);
}

function rootsOf({ frames, triggers, watches, effects, decisions, players, game, history, objects }: State): readonly unknown[] {
  return [frames, triggers, watches, effects, decisions, players, game, history, objects];
}

/** Numbers of rows that are certainly no ids, and grow as ids do. */
const counted: ReadonlySet<string> = new Set(['stamp', 'version']);

function note(state: State, node: unknown, named: Set<ObjectId>): void {
  if (typeof node === 'number') {
    if (state.past[node] !== undefined) named.add(node);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  for (const key in node) if (!counted.has(key)) note(state, (node as { readonly [key: string]: unknown })[key], named);
}
