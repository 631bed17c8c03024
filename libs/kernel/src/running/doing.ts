import { happen } from '../happenings/happen.js';
import { envOf } from '../evaluation/evaluate.js';
import type { Control } from '../state/calls.js';
import type { VerbOutcome } from '../game/verbs.js';
import { proposalsFor } from './joining.js';
import { noteMore } from '../table/notes.js';
import type { Verb } from '../programs/programs.js';
import type { Frame } from '../state/state.js';
import type { Table } from '../table/table.js';
import { withVar } from '../values/values.js';
import { defineProcedure } from '../table/procedures.js';
import type { EnvLocals } from '../programs/env.js';
import { type EffectLocals, verbsRef } from '../abilities/abilities.js';

/** Carrying out the verbs of a clause: one after the other, or as one batch. */

/** Sets the cause of what follows to the ability. */
export function takeOver(table: Table, locals: EnvLocals, frame: Frame): void {
  const { self, card, you } = envOf(locals);
  if (frame.cause.kind === 'ability' && frame.cause.object === self) return;
  table.journal.setFrame(frame, 'cause', { kind: 'ability', seat: you, object: self, card });
  table.cause = frame.cause;
}

/**
 * Carries out a list of verbs in one environment, or only the verb that `at` and `only` name. Returns `{ done, vars }`; a verb's `as` binds
 * the objects that it touched. With the local `joined`, everything that the verbs make happen belongs to the moment before (see
 * `joining.ts`); procedures that the verbs call get the same local.
 */
export const verbsProcedure = defineProcedure({
  ...verbsRef,
  steps: [{ name: 'run', run: runVerbs }],
});

const again = 'run';

function runVerbs(table: Table, locals: EffectLocals, frame: Frame): Control {
  const verbs = table.library.node<readonly Verb[]>(locals.program);
  takeOver(table, locals, frame);
  if (locals.returned !== null) takeOutcome(table, locals, verbs);
  for (;;) {
    const at = locals.at;
    const verb = verbs[at];
    if (verb === undefined || (locals.only !== -1 && at > locals.only)) return { done: { done: locals.allDone, vars: locals.vars } };
    if (locals.together === true) {
      table.local(locals, 'at', verbs.length);
      const control = happen(table, proposalsFor(table, verbs, envOf(locals), locals.program, locals.whole === true));
      if (control !== undefined) return { ...control, then: again } as Control;
      takeOutcome(table, locals, verbs);
      continue;
    }
    table.local(locals, 'at', at + 1);
    const outcome = table.library.verb(verb.verb).run(table, verb, envOf(locals), `${locals.program}/${at}`);
    if ('propose' in outcome) {
      const control = happen(table, outcome.propose);
      if (control !== undefined) return { ...control, then: again } as Control;
      takeOutcome(table, locals, verbs);
      if (table.game.mustStabiliseNow?.(table) === true) return { to: again };
      continue;
    }
    if ('call' in outcome)
      return { ...outcome, locals: locals.joined === true ? { ...outcome.locals, joined: true } : outcome.locals, then: again };
    settle(table, locals, verb, outcome);
    if (table.game.mustStabiliseNow?.(table) === true) return { to: again };
  }
}

function takeOutcome(table: Table, locals: EffectLocals, verbs: readonly Verb[]): void {
  settle(table, locals, verbs[locals.at - 1] as Verb, outcomeOf(locals.returned));
  table.local(locals, 'returned', null);
}

/** Reads the outcome from what a called procedure returned; a procedure that simply ran to its end counts as done in full. */
export function outcomeOf(returned: unknown): VerbOutcome {
  return typeof returned === 'object' && returned !== null && 'done' in returned ? (returned as VerbOutcome) : { done: returned !== false };
}

function settle(table: Table, locals: EffectLocals, verb: Verb, outcome: VerbOutcome): void {
  if (!outcome.done) table.local(locals, 'allDone', false);
  if (typeof verb.as === 'string') table.local(locals, 'vars', withVar(locals.vars, verb.as, [...(outcome.objects ?? [])]));
  if (typeof verb.note === 'string') noteMore(table, locals.self, verb.note, outcome.objects ?? []);
  if (typeof verb.total === 'string') table.local(locals, 'vars', withVar(locals.vars, verb.total, outcome.total ?? 0));
  if (outcome.vars !== undefined) table.local(locals, 'vars', { ...locals.vars, ...outcome.vars });
}
