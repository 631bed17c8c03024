import type { JsonObject, ObjectId } from '../contract.js';
import { inSight } from './faces.js';
import type { ObjectRow, PastRow, State } from '../state/state.js';
import type { Table } from './table.js';

/**
 * Remembering objects that left as they last stood, so that references to them can still read their values. The game decides which objects
 * are remembered (`remembers`); those to which nothing refers any more are dropped.
 */

/** Returns the row of an object that exists, or as it last stood; null where it is not remembered. */
export function knownRow(table: Table, id: ObjectId): ObjectRow | null {
  const noted = table.state.past[id];
  return table.state.objects[id] ?? (noted?.renamed === true ? knownRow(table, noted.now) : noted?.row) ?? null;
}

/**
 * Makes references to an object that is about to move find what it becomes, as if it were the same object, where everybody sees the new
 * one. To be called right before it moves.
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
  table.journal.insert(past, id, noted);
}

/** Returns what an object that is gone has become, or its new id, where references to it may follow; otherwise 0. */
export function tracedTo(table: Table, id: ObjectId): ObjectId {
  const noted = table.state.past[id];
  if (noted?.renamed === true) return table.state.objects[noted.now] === undefined ? tracedTo(table, noted.now) : noted.now;
  return noted?.traced === true && table.state.objects[noted.now] !== undefined ? noted.now : 0;
}

/** Forgets a remembered object, because it turned out to stay. */
export function forgetPast(table: Table, id: ObjectId): void {
  if (table.state.past[id] !== undefined) table.journal.remove(table.state.past, id);
}

/** Notes what an object has become, where everybody can see it. */
export function becomes(table: Table, id: ObjectId, row: ObjectRow, kind: string): void {
  const noted = table.state.past[id];
  if (noted !== undefined && inSight(table, kind)) table.journal.setRecord(noted, 'now', row.id);
}

/**
 * Number of remembered objects beyond which they are swept, at the beginning of every `SWEEP_EVERY`th action only: where most of them are
 * still referred to, sweeping takes long and drops little.
 */
export const MOST_PAST = 400;
export const SWEEP_EVERY = 64;

/**
 * Drops remembered objects to which nothing refers: no frame, trigger, watch, effect, decision, fact, row of the game or of a player, field
 * of an object, and no remembered object that is itself referred to. Any number that equals an id counts as a reference, so at worst
 * something is kept too long. To be called only between steps, when all unfinished work is in the state.
 */
export function sweepPast(table: Table): void {
  const { state } = table;
  if (table.journal.size(state.past) === 0) return;
  const named = new Set<ObjectId>();
  for (const root of rootsOf(state)) note(state, root, named);
  // A remembered object may refer to others in turn; the set grows while it is walked.
  for (const id of named) note(state, { ...(state.past[id] as PastRow), id: 0, row: { ...(state.past[id] as PastRow).row, id: 0 } }, named);
  for (const id of Object.keys(state.past).map(Number)) if (!named.has(id)) table.journal.remove(state.past, id);
}

function rootsOf({ frames, triggers, watches, effects, decisions, players, game, history, objects }: State): readonly unknown[] {
  return [frames, triggers, watches, effects, decisions, players, game, history, objects];
}

/** Fields of rows that are never ids but grow like ids. */
const counted: ReadonlySet<string> = new Set(['stamp', 'version']);

function note(state: State, node: unknown, named: Set<ObjectId>): void {
  if (typeof node === 'number') {
    if (state.past[node] !== undefined) named.add(node);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  for (const key in node) if (!counted.has(key)) note(state, (node as { readonly [key: string]: unknown })[key], named);
}
