import type { ObjectId, Seat } from '@arbiter/kernel';
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

/** Returns the objects of `what`. */
export const what = (table: Table, verb: Verb, env: Env): readonly ObjectId[] => objectsOf(table, env, verb.what as Ref);

/** Returns the players of `player`; you by default. */
export const players = (table: Table, verb: Verb, env: Env): readonly Seat[] =>
  seatsOf(table, env, (verb.player as PlayerRef | undefined) ?? 'you');

/** Returns the number of `amount`, at least 0; 1 by default. */
export const count = (table: Table, verb: Verb, env: Env): number =>
  Math.max(0, amount(table, env, (verb.amount as Amount | undefined) ?? 1));
