import { proposalOf } from '../happenings/altering.js';
import type { Env } from '../evaluation/evaluate.js';
import { isPossible } from '../table/happenings.js';
import type { Happening } from '../game/happenings.js';
import type { Verb } from '../programs/programs.js';
import type { Table } from '../table/table.js';
import type { EffectLocals } from '../abilities/abilities.js';

/**
 * How the parts of an effect belong together: what happens in one moment (`Clause.and`), what is carried out although an earlier clause
 * failed (`Clause.also`), and what is done either completely or not at all (`Clause.whole`).
 *
 * A frame with `joined: true` among its locals joins: everything that it makes happen belongs to the moment of what happened before.
 * Clauses set this local, and a game's own procedures may.
 */

/** Value of `index` in an effect frame whose clause failed, in a game where that ends the list. */
export const ENDED = 2;

/** Returns where a list goes on after a clause that failed: at the next clause with `also`, or past the end. */
export function afterFailure(table: Table, locals: Pick<EffectLocals, 'program' | 'at'>): number {
  const clauses = table.library.clauses(locals.program);
  let at = locals.at + 1;
  while (at < clauses.length && clauses[at]?.also !== true) at++;
  return at;
}

/**
 * Returns what the verbs of a clause propose as one batch.
 * @param whole propose nothing where one of the verbs can't be carried out in full
 */
export function proposalsFor(table: Table, verbs: readonly Verb[], env: Env, path: string, whole: boolean): readonly Happening[] {
  const parts = verbs.map((verb, index) => proposalOf(table, verb, env, `${path}/${index}`));
  if (whole && !verbs.every((verb, index) => isWhole(table, verb, env, parts[index] as readonly Happening[]))) return nothing;
  return parts.flat();
}

const nothing: readonly Happening[] = [];

function isWhole(table: Table, verb: Verb, env: Env, proposed: readonly Happening[]): boolean {
  return (
    proposed.length > 0 &&
    proposed.every((happening) => isPossible(table, happening)) &&
    table.library.verb(verb.verb).payable?.(table, verb, env) !== false
  );
}
