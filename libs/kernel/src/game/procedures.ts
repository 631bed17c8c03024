import type { RuleRef } from '../contract.js';
import type { Control } from '../state/calls.js';
import type { Frame, Row } from '../state/state.js';

/** One step of a procedure whose locals include at least these; a step that needs no locals fits into every procedure. */
export interface ProcedureStepFor<Table, Locals extends object = object> {
  readonly name: string;
  /** The rule that the step carries out. */
  readonly rule?: RuleRef;
  readonly run: (table: Table, locals: Locals, frame: Frame) => Control | undefined | void;
}

/** A rules procedure as the machine runs it: named steps, run in order unless a step says otherwise. */
export interface ProcedureFor<Table> {
  readonly name: string;
  readonly steps: readonly ProcedureStepFor<Table, Row>[];
}
