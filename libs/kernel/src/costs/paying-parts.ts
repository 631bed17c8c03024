import { effectLocals, verbsRef, type VerbsOutcome } from '../abilities/abilities.js';
import { payable } from '../answers/choices.js';
import { call, outcomeIn, type ProcedureCall } from '../state/calls.js';
import { envOf, type EnvLocals } from '../programs/env.js';
import type { Verb } from '../programs/programs.js';
import type { Table } from '../table/table.js';

/**
 * Paying costs that are verbs, one after the other, in a game's own procedure. Its frame's locals hold an environment, and in `left` the
 * paths of the verbs that are still to be paid.
 */

/** The locals that these functions read and write. */
export interface PayingLocals extends EnvLocals {
  /** Paths of the verbs that are still to be paid. */
  readonly left: readonly string[];
}

/**
 * Pays one of the parts that are left.
 * @param at its index among the parts that are left
 * @returns the procedure call to make, or null where the part cannot be done in full
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

/** The locals that tell how a part was paid: what `verbs` returned, or what another procedure that the game called instead returned. */
interface PartPaid extends Pick<EnvLocals, 'vars'> {
  readonly returned: readonly unknown[] | Partial<VerbsOutcome> | null;
}

/** Adds the names that the part bound to the environment of the whole announcement. Returns whether the part was done in full. */
export function partPaid(table: Table, locals: PartPaid): boolean {
  const returned = outcomeIn<Partial<VerbsOutcome>>(locals);
  if (returned?.vars !== undefined) table.local(locals, 'vars', { ...locals.vars, ...returned.vars });
  table.local(locals, 'returned', null);
  return returned?.done !== false;
}
