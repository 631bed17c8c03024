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

/** The locals that this step reads and writes. */
export interface CarryingLocals {
  readonly parts?: readonly Part[];
  /** The environment in which the parts are carried out; it may lack names until the frame has set it. */
  readonly env?: Partial<EnvLocals> | null;
}

/**
 * Builds the step in which an item carries out its parts in order; when no part is left, the next step follows. The frame's locals are
 * `parts`, those that are left, and `env`, which is kept from the beginning because the item may leave its place while it is carried out.
 * @param name name of the step
 * @param rule the rule that says so
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
