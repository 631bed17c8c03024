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

/** What the arguments of verbs name. */

/** Objects and players that a reference names, as ids (`idOfSeat`); what is gone is left out. */
export function named(table: Table, env: Env, ref: Ref): readonly number[] {
  if (typeof ref === 'string' || !('var' in ref)) return objectsOf(table, env, ref);
  const value = env.vars[ref.var];
  return Array.isArray(value) ? (value as readonly number[]).filter((id) => seatOfId(id) !== null || table.find(id) !== null) : [];
}

/** Stands for something that an effect names and that is gone: no object has this id, and no player. */
export const nowhere = Number.MAX_SAFE_INTEGER;

/** The objects of `what`. */
export const what = (table: Table, verb: Verb, env: Env): readonly number[] => objectsOf(table, env, verb.what as Ref);

/** The players of `player`; you where it is left out. */
export const players = (table: Table, verb: Verb, env: Env): readonly number[] =>
  seatsOf(table, env, (verb.player as PlayerRef | undefined) ?? 'you');

/** The number of `amount`, at least 0 (107.1b); 1 where it is left out. */
export const count = (table: Table, verb: Verb, env: Env): number =>
  Math.max(0, amount(table, env, (verb.amount as Amount | undefined) ?? 1));

/** What one object or player (by their id) gets: the number of `amount`, or their part where `divided` names the choice that divided a total (601.2d). */
export const share = (table: Table, verb: Verb, env: Env, id: number): number =>
  verb.divided === undefined ? count(table, verb, env) : partOf(env, verb.divided as string, id);
