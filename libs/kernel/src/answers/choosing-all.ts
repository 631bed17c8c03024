import { namesRead } from '../programs/looking-through.js';
import { candidates, choosable } from './choices.js';
import type { Json } from '../contract.js';
import { amount, type Env } from '../evaluation/evaluate.js';
import type { Choice } from '../programs/programs.js';
import type { Table } from '../table/table.js';
import { withVar } from '../values/values.js';
import { once } from '../programs/once.js';

/**
 * Whether all of these choices can be made one after the other: where a later choice refers to an earlier one (`{ var }`), it must be
 * possible for something that the earlier one may take. Where the earlier one may take several things, each is tried alone.
 */
export function allChoosable(table: Table, env: Env, [choice, ...later]: readonly Choice[]): boolean {
  if (choice === undefined) return true;
  if (!choosable(table, env, choice)) return false;
  if (!isSpokenOf(choice, later)) return allChoosable(table, env, later);
  return possibleValues(table, env, choice).some((value) => allChoosable(table, withBound(env, choice.as, value), later));
}

/** Returns the choice narrowed to what leaves later choices possible, where a later one refers to it. */
export function sparingLater(table: Table, env: Env, choice: Choice, later: readonly Choice[]): Choice {
  const { from } = choice;
  if (from === undefined || !isSpokenOf(choice, later)) return choice;
  const left = candidates(table, env, choice).filter((id) => allChoosable(table, withBound(env, choice.as, [id]), later));
  return { ...choice, from: { ...from, where: { any: left.map((id) => ({ is: { id } })) } } };
}

const withBound = (env: Env, name: string, value: Json): Env => ({ ...env, vars: withVar(env.vars, name, value) });

/** Returns the names that a choice refers to. */
const namesIn = once((choice: Choice): ReadonlySet<string> => namesRead(choice));

/** Whether a choice is of objects or of a number, and a later choice refers to it. */
function isSpokenOf({ as, from, number, players }: Choice, later: readonly Choice[]): boolean {
  if ((from === undefined && number === undefined) || players !== undefined) return false;
  return later.some((one) => namesIn(one).has(as));
}

/** Returns the values that a choice of one thing, or of one number, may bind. */
function possibleValues(table: Table, env: Env, choice: Choice): readonly Json[] {
  const { number } = choice;
  if (number === undefined) return candidates(table, env, choice).map((id): Json => [id]);
  const [least, most] = [amount(table, env, number.min), amount(table, env, number.max ?? number.min)];
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);
}
