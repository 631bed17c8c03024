import type { ProcedureFor, ProcedureStepFor } from '../game/procedures.js';
import type { PlainFields } from '../json.js';
import type { ProcedureRef } from '../state/calls.js';
import type { Table } from './table.js';

/**
 * Rules procedures and the locals of their frames. A procedure declares the type of its locals; its steps read them by that type,
 * `Table.local` writes them by it, and `call` accepts nothing else (`state/calls.ts`).
 */

/** One step of a procedure whose locals include at least these; a step that needs no locals fits into every procedure. */
export type ProcedureStep<Locals extends object = object> = ProcedureStepFor<Table, Locals>;

/** A rules procedure as the machine runs it: named steps, run in order unless a step says otherwise. */
export type Procedure = ProcedureFor<Table>;

/** A procedure with the type of its locals. */
export interface ProcedureOf<Locals extends object> extends Procedure, ProcedureRef<Locals> {}

/** The definition of a procedure with typed locals, as `defineProcedure` takes it. */
export interface ProcedureDefinition<Locals extends object> extends ProcedureRef<Locals> {
  readonly steps: readonly ProcedureStep<Locals>[];
}

/**
 * Defines a procedure.
 * @typeParam Locals plain data; what `call` must be given for the procedure
 */
export function defineProcedure<Locals extends PlainFields<Locals> & object>(definition: ProcedureDefinition<Locals>): ProcedureOf<Locals> {
  // Frames hold untyped rows. Those of this procedure are made by `call`, which accepts only `Locals`, and written by `Table.local`.
  return definition as unknown as ProcedureOf<Locals>;
}
