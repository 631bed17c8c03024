import type { JsonObject, ObjectId, RuleRef } from '../contract.js';
import type { Env } from '../programs/env.js';
import type { Verb } from '../programs/programs.js';
import type { ProcedureCall } from '../state/calls.js';
import type { Happening } from './happenings.js';

/** Outcome of a verb: whether everything it says was carried out, and the objects that it touched (by their ids afterwards). */
export interface VerbOutcome {
  readonly done: boolean;
  readonly objects?: readonly ObjectId[];
  /** The amount that was done, where there is one; a verb's `total` binds it to a name. */
  readonly total?: number;
  /** What the verb found out or had chosen, by the names that are bound for what follows. */
  readonly vars?: JsonObject;
}

/** What a verb does, for one kind of table. */
export interface VerbFor<Table> {
  /** Carries the verb out at once, proposes what then happens as one batch, or calls a procedure whose returned value is a `VerbOutcome`. */
  readonly run: (
    table: Table,
    verb: Verb,
    env: Env,
    path: string,
  ) => VerbOutcome | { readonly propose: readonly Happening[] } | ProcedureCall;
  /** Whether the verb could be carried out in full now; checked for costs before an ability is offered. */
  readonly payable?: (table: Table, verb: Verb, env: Env) => boolean;
  /** Whether a player may choose the verb, where an effect leaves it to them; true when absent, however much of it can be done. */
  readonly choosable?: (table: Table, verb: Verb, env: Env) => boolean;
  /** The rule that the verb follows. */
  readonly rule?: RuleRef;
  /** The verb does the same whichever object's ability uses it, so that triggers of several objects may need no order. */
  readonly impersonal?: true;
}
