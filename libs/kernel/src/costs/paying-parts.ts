import { effectLocals, verbsRef, type VerbsOutcome } from '../abilities/abilities.js';
import { payable } from '../answers/choices.js';
import { call, outcomeIn, type ProcedureCall } from '../state/calls.js';
import { envOf, type EnvLocals } from '../programs/env.js';
import type { Verb } from '../programs/programs.js';
import type { Table } from '../table/table.js';

/**
 * Costs that are verbs, paid one after the other by a game's own procedure. Its frame's locals hold an environment, and in `left` the paths
 * of the verbs that are still to be paid.
 */

/** What these read and write among the locals. */
export interface PayingLocals extends EnvLocals {
  /** Paths of the verbs that are still to be paid. */
  readonly left: readonly string[];
}

/**
 * Pays one part of what is left.
 * @param at its place among what is left
 * @returns what has to be called, or null where it can't be done in full
 */
export function payPart(table: Table, locals: PayingLocals, at = 0): ProcedureCall | null {
  const left = locals.left;
  const path = left[at] as string;
  const env = envOf(locals);
  if (!payable(table, env, [table.library.node<Verb>(path)])) return null;
  table.local(locals, 'left', left.toSpliced(at, 1));
  const cut = path.lastIndexOf('/');
  const index = Number(path.slice(cut + 1));
  return call(verbsRef, { ...effectLocals(env, path.slice(0, cut)), at: index, only: index });
}

/** What tells how a part was paid: `verbs` returned, or whatever the game called in its stead. */
interface PartPaid extends Pick<EnvLocals, 'vars'> {
  readonly returned: readonly unknown[] | Partial<VerbsOutcome> | null;
}

/** Names that the part bound are known to all that is announced; whether it was done in full. */
export function partPaid(table: Table, locals: PartPaid): boolean {
  const returned = outcomeIn<Partial<VerbsOutcome>>(locals);
  if (returned?.vars !== undefined) table.local(locals, 'vars', { ...locals.vars, ...returned.vars });
  table.local(locals, 'returned', null);
  return returned?.done !== false;
}
