import { fitsTree } from '../evaluation/evaluate.js';
import type { EntityId, Json, ObjectId, Seat } from '../contract.js';
import { isObjectId, seatOfId } from '../ids.js';
import type { Table } from '../table/table.js';
import { playerValuesOf, valuesOf } from './values.js';
import { playerValuesSince } from './world.js';
import { readAs, jsonObjectOf } from '../json.js';

/**
 * What a player or an object cannot, may or must do, and what things cost: entries of the list `rules` among the values of objects and
 * players. Static abilities, lasting effects, locked sets and durations thus work for them as for everything else. The game defines the
 * words.
 */
export interface RuleWord {
  readonly word: string;
}

/** A predicate in an entry: `{ tree }`, together with its source if an effect gave it. */
export interface Tree {
  readonly tree: Json;
}

const none: readonly never[] = [];

/** Returns the entries of an object, or of a player by the player's id (`idOfSeat`). */
export function entriesOf<Entry extends RuleWord>(table: Table, id: number): readonly Entry[] {
  const seat = seatOfId(id);
  const { rules } = seat === null ? valuesOf(table, id) : playerValuesOf(table, seat);
  return readAs<readonly Entry[] | undefined>(rules) ?? none;
}

/** Returns the entries that a player got from effects which began after a timestamp; for games with derivation `inOrder`. */
export function entriesSince<Entry extends RuleWord>(table: Table, seat: Seat, stamp: number): readonly Entry[] {
  return readAs<readonly Entry[] | undefined>(playerValuesSince(table, seat, stamp).rules) ?? none;
}

/** Returns the entries with one word. */
export function entriesWith<Entry extends RuleWord, W extends Entry['word']>(
  table: Table,
  id: number,
  word: W,
): readonly Extract<Entry, { readonly word: W }>[] {
  const all = entriesOf<Entry>(table, id);
  return all.length === 0 ? none : all.filter((entry): entry is Extract<Entry, { readonly word: W }> => entry.word === word);
}

/**
 * Whether an object fits a predicate of an entry; every object does where there is no predicate.
 * @param bearer the object or player whose entry it is
 */
export function fitsEntry(table: Table, tree: Tree | undefined, id: ObjectId, bearer: EntityId): boolean {
  return tree === undefined || fitsTree(table, jsonObjectOf(tree), id, isObjectId(bearer) ? bearer : id);
}

/**
 * Returns a number of a player after applying entries one after the other: `is` sets it (null for no limit), and `more` adds to it. Never
 * below zero.
 * @param base the number given by the rules
 */
export function numberBy(entries: readonly { readonly is?: number | null; readonly more?: number }[], base: number): number {
  let value = base;
  for (const { is, more = 0 } of entries) value = (is === undefined ? value : (is ?? Infinity)) + more;
  return Math.max(0, value);
}
