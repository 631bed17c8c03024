import type { ObjectId, RuleRef, Seat } from '@arbiter/kernel';
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
import { byEffect, type Doing } from '../happenings/reasons.js';

/** How this game's verbs read their arguments. */

/** The objects of `what`; the effect's own card if absent. */
export function whatOf(table: Table, verb: Verb, env: Env): readonly ObjectId[] {
  return objectsOf(table, env, (verb.what as Ref | undefined) ?? 'self');
}

/** The players of `who`; the effect's player if absent. */
export function whoOf(table: Table, verb: Verb, env: Env): readonly Seat[] {
  return seatsOf(table, env, (verb.who as PlayerRef | undefined) ?? 'you');
}

export function amountOf(table: Table, verb: Verb, env: Env, fallback = 1): number {
  return verb.amount === undefined ? fallback : amount(table, env, verb.amount as Amount);
}

/** Whether a verb is part of the cost of an activation or of a clause. */
export function isCost(path: string): boolean {
  return path.includes('/cost/');
}

/** The cause of what a verb does: the effect that resolves, or the activation whose cost it is. */
export function doingAt(env: Env, path: string, rule: RuleRef): Doing {
  return byEffect(env, rule, isCost(path) ? 'cost' : 'effect');
}

/** Whether a verb names at least one object. */
export function couldName(table: Table, verb: Verb, env: Env): boolean {
  return whatOf(table, verb, env).length > 0;
}

/** Whether a verb's object is chosen only when its clause is carried out. */
export function isBoundLater({ what }: Verb, env: Env): boolean {
  return typeof what === 'object' && what !== null && 'var' in what && env.vars[(what as { readonly var: string }).var] === undefined;
}
