import type { RuleRef } from '../contract.js';
import { type Control, call } from '../state/calls.js';
import type { ProcedureStep } from '../table/procedures.js';
import { envOf } from '../evaluation/evaluate.js';
import type { Mode } from '../programs/programs.js';
import type { Table } from '../table/table.js';
import { effectLocals, effectRef } from './abilities.js';
import type { Part } from '../answers/announcing.js';
import type { EnvLocals } from '../programs/env.js';
import { must } from '../errors.js';

/** What this step reads and writes among the locals. */
export interface CarryingLocals {
  readonly parts?: readonly Part[];
  /** An environment; without names before there is one. */
  readonly env?: Partial<EnvLocals> | null;
}

/**
 * The step in which an item does what it does, part by part in their order; the next step comes where none is left. Locals of the frame: `parts`
 * that are left, and `env`, kept from the beginning, for what resolves may leave its place while it is carried out.
 * @param name of the step @param rule that says so
 */
export const carryingOut = (name: string, rule: RuleRef): ProcedureStep<CarryingLocals> => ({
  name,
  rule,
  run: (table, locals) => nextPart(table, locals, name),
});

function nextPart(table: Table, locals: CarryingLocals, step: string): Control | undefined {
  const [part, ...rest] = locals.parts ?? [];
  if (part === undefined) return undefined;
  table.local(locals, 'parts', rest);
  if ((table.library.node<Mode>(part.at).clauses ?? []).length === 0) return { to: step };
  const env = envOf(must(locals.env, 'an environment') as EnvLocals);
  return call(effectRef, effectLocals({ ...env, vars: { ...env.vars, ...part.vars } }, `${part.at}/clauses`), step);
}
