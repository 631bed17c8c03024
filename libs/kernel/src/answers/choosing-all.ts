import { namesRead } from '../programs/looking-through.js';
import { candidates, choosable } from './choices.js';
import type { Json } from '../contract.js';
import { amount, type Env } from '../evaluation/evaluate.js';
import type { Choice } from '../programs/programs.js';
import type { Table } from '../table/table.js';
import { withVar } from '../values/values.js';
import { once } from '../programs/once.js';

/**
 * Whether all of these can be chosen, one after the other: where a later choice speaks of an earlier one (`{ var }`), by something that the
 * earlier one may be. Where it may be several things, each is tried alone.
 */
export function allChoosable(table: Table, env: Env, [choice, ...later]: readonly Choice[]): boolean {
  if (choice === undefined) return true;
  if (!choosable(table, env, choice)) return false;
  if (!isSpokenOf(choice, later)) return allChoosable(table, env, later);
  return possibleValues(table, env, choice).some((value) => allChoosable(table, withBound(env, choice.as, value), later));
}

/** The choice among what leaves something to choose afterwards, where a later one speaks of it. */
export function sparingLater(table: Table, env: Env, choice: Choice, later: readonly Choice[]): Choice {
  const { from } = choice;
  if (from === undefined || !isSpokenOf(choice, later)) return choice;
  const left = candidates(table, env, choice).filter((id) => allChoosable(table, withBound(env, choice.as, [id]), later));
  return { ...choice, from: { ...from, where: { any: left.map((id) => ({ is: { id } })) } } };
}

const withBound = (env: Env, name: string, value: Json): Env => ({ ...env, vars: withVar(env.vars, name, value) });

/** Names that a choice speaks of. */
const namesIn = once((choice: Choice): ReadonlySet<string> => namesRead(choice));

/** Whether a choice is of objects or of a number, and a later one speaks of it. */
function isSpokenOf({ as, from, number, players }: Choice, later: readonly Choice[]): boolean {
  if ((from === undefined && number === undefined) || players !== undefined) return false;
  return later.some((one) => namesIn(one).has(as));
}

/** What one thing, or one number, may be, as it is bound. */
function possibleValues(table: Table, env: Env, choice: Choice): readonly Json[] {
  const { number } = choice;
  if (number === undefined) return candidates(table, env, choice).map((id): Json => [id]);
  const [least, most] = [amount(table, env, number.min), amount(table, env, number.max ?? number.min)];
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);
}
