import { effectLocals } from '../abilities/abilities.js';
import { payable } from '../answers/choices.js';
import type { JsonObject } from '../contract.js';
import { envOf } from '../programs/env.js';
import type { Verb } from '../programs/programs.js';
import type { Row } from '../state/state.js';
import type { Table } from '../state/table.js';

/**
 * Costs that are verbs, paid one after the other by a game's own procedure. Its frame's locals hold an environment, and in `left` the paths
 * of the verbs that are still to be paid.
 */

/**
 * Pays one part of what is left.
 * @param at its place among what is left
 * @returns what has to be called, or null where it can't be done in full
 */
export function payPart(table: Table, locals: Row, at = 0): { readonly call: string; readonly locals: Row } | null {
  const left = locals.left as readonly string[];
  const path = left[at] as string;
  const env = envOf(locals);
  if (!payable(table, env, [table.library.node<Verb>(path)])) return null;
  table.local(locals, 'left', left.toSpliced(at, 1));
  const cut = path.lastIndexOf('/');
  const index = Number(path.slice(cut + 1));
  return { call: 'verbs', locals: { ...effectLocals(env, path.slice(0, cut)), at: index, only: index } };
}

/** Names that the part bound are known to all that is announced; whether it was done in full. */
export function partPaid(table: Table, locals: Row): boolean {
  const returned = locals.returned as { readonly done?: boolean; readonly vars?: JsonObject } | null;
  if (returned?.vars !== undefined) table.local(locals, 'vars', { ...(locals.vars as JsonObject), ...returned.vars });
  table.local(locals, 'returned', null);
  return returned?.done !== false;
}
