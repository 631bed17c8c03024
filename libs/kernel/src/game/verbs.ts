import type { JsonObject, ObjectId, RuleRef } from '../contract.js';
import type { Env } from '../programs/env.js';
import type { Verb } from '../programs/programs.js';
import type { ProcedureCall } from '../state/calls.js';
import type { Happening } from './happenings.js';

/** Outcome of a verb: whether all it says was carried out, and which objects it touched (ids after the fact). */
export interface VerbOutcome {
  readonly done: boolean;
  readonly objects?: readonly ObjectId[];
  /** How much it was, where that can be told; a verb's `total` names it. */
  readonly total?: number;
  /** What it found out or had chosen, by names: bound for what follows. */
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
  /** Whether it could be carried out in full now; asked of costs before an ability is offered. */
  readonly payable?: (table: Table, verb: Verb, env: Env) => boolean;
  /** Whether a player may choose that it be done, where he may choose; he may when absent, whatever can be done of it. */
  readonly choosable?: (table: Table, verb: Verb, env: Env) => boolean;
  /** Rule that stands behind it. */
  readonly rule?: RuleRef;
  /** What it does is the same whichever object's ability does it, so that triggers of several objects may need no order. */
  readonly impersonal?: true;
}
