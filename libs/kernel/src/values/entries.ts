import { fitsTree } from '../evaluation/evaluate.js';
import type { EntityId, Json, ObjectId, Seat } from '../contract.js';
import { isObjectId, seatOfId } from '../ids.js';
import type { Table } from '../table/table.js';
import { playerValuesOf, valuesOf } from './values.js';
import { playerValuesSince } from './world.js';
import { readAs, jsonObjectOf } from '../json.js';

/**
 * What somebody or something cannot, may or must do, and what things cost: entries of the list `rules`, a value of objects and players, so that
 * static abilities and lasting effects, locked sets and durations work for them as for everything else. Which words there are, the game says.
 */
export interface RuleWord {
  readonly word: string;
}

/** A predicate as an entry carries it: `{ tree }`, with its source once an effect has handed it out. */
export interface Tree {
  readonly tree: Json;
}

const none: readonly never[] = [];

/** The entries of an object, or of a player by his id (`idOfSeat`). */
export function entriesOf<Entry extends RuleWord>(table: Table, id: number): readonly Entry[] {
  const seat = seatOfId(id);
  const { rules } = seat === null ? valuesOf(table, id) : playerValuesOf(table, seat);
  return readAs<readonly Entry[] | undefined>(rules) ?? none;
}

/** The entries of a player that effects gave him which began after a timestamp; in games that derive in order. */
export function entriesSince<Entry extends RuleWord>(table: Table, seat: Seat, stamp: number): readonly Entry[] {
  return readAs<readonly Entry[] | undefined>(playerValuesSince(table, seat, stamp).rules) ?? none;
}

/** Those of one word. */
export function entriesWith<Entry extends RuleWord, W extends Entry['word']>(
  table: Table,
  id: number,
  word: W,
): readonly Extract<Entry, { readonly word: W }>[] {
  const all = entriesOf<Entry>(table, id);
  return all.length === 0 ? none : all.filter((entry): entry is Extract<Entry, { readonly word: W }> => entry.word === word);
}

/** Whether an object fits a predicate of an entry; everything does where there is none. @param bearer whose entry it is */
export function fitsEntry(table: Table, tree: Tree | undefined, id: ObjectId, bearer: EntityId): boolean {
  return tree === undefined || fitsTree(table, jsonObjectOf(tree), id, isObjectId(bearer) ? bearer : id);
}

/** A number of a player's, as entries leave it one after the other: it is this, null for no limit, or so much more. Never below zero. @param base what the rules say */
export function numberBy(entries: readonly { readonly is?: number | null; readonly more?: number }[], base: number): number {
  let value = base;
  for (const { is, more = 0 } of entries) value = (is === undefined ? value : (is ?? Infinity)) + more;
  return Math.max(0, value);
}
