import { seatOfId } from '@arbiter/kernel';
import {
  amount,
  type Amount,
  type Env,
  objectsOf,
  partOf,
  type PlayerRef,
  type Ref,
  seatsOf,
  type Table,
  type Verb,
} from '@arbiter/kernel/authoring';

/** Readers for the arguments of verbs. */

/** Returns the objects and players that a reference names, as ids (`idOfSeat`); objects that are gone are left out. */
export function named(table: Table, env: Env, ref: Ref): readonly number[] {
  if (typeof ref === 'string' || !('var' in ref)) return objectsOf(table, env, ref);
  const value = env.vars[ref.var];
  return Array.isArray(value) ? (value as readonly number[]).filter((id) => seatOfId(id) !== null || table.find(id) !== null) : [];
}

/** An id for something that an effect refers to and that is gone: no object and no player has this id. */
export const nowhere = Number.MAX_SAFE_INTEGER;

/** Returns the objects of `what`. */
export const what = (table: Table, verb: Verb, env: Env): readonly number[] => objectsOf(table, env, verb.what as Ref);

/** Returns the players of `player`; you when left out. */
export const players = (table: Table, verb: Verb, env: Env): readonly number[] =>
  seatsOf(table, env, (verb.player as PlayerRef | undefined) ?? 'you');

/** Returns the number of `amount`, at least 0 (107.1b); 1 when left out. */
export const count = (table: Table, verb: Verb, env: Env): number =>
  Math.max(0, amount(table, env, (verb.amount as Amount | undefined) ?? 1));

/**
 * Returns what one object or player (by id) gets: the number of `amount`, or its part if `divided` names the choice that divided a total
 * (601.2d).
 */
export const share = (table: Table, verb: Verb, env: Env, id: number): number =>
  verb.divided === undefined ? count(table, verb, env) : partOf(env, verb.divided as string, id);
