import { type ObjectId, seatOfId, type Seat } from '@arbiter/kernel';
import {
  amount,
  type Amount,
  type Env,
  objectsOf,
  type PlayerRef,
  type Ref,
  seatsOf,
  type Table,
  type Verb,
} from '@arbiter/kernel/authoring';

/** Readers of the arguments of verbs. */

/** Returns the ids of objects and players that a reference names (`idOfSeat`); objects that are gone are left out. */
export function named(table: Table, env: Env, ref: Ref): readonly number[] {
  if (typeof ref === 'string' || !('var' in ref)) return objectsOf(table, env, ref);
  const value = env.vars[ref.var];
  return Array.isArray(value) ? (value as readonly number[]).filter((id) => seatOfId(id) !== null || table.find(id) !== null) : [];
}

/** Returns the objects of `what`. */
export const what = (table: Table, verb: Verb, env: Env): readonly ObjectId[] => objectsOf(table, env, verb.what as Ref);

/** Returns the players of `player`; you by default. */
export const players = (table: Table, verb: Verb, env: Env): readonly Seat[] =>
  seatsOf(table, env, (verb.player as PlayerRef | undefined) ?? 'you');

/** Returns the number of `amount`, at least 0 (104.2); 1 by default. */
export const count = (table: Table, verb: Verb, env: Env): number =>
  Math.max(0, amount(table, env, (verb.amount as Amount | undefined) ?? 1));
