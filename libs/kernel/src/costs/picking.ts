import { askChoice, readChoice } from '../answers/asking.js';
import type { Json, ObjectId } from '../contract.js';
import { call, type Control, type FrameLocals, procedureRef } from '../state/calls.js';
import type { VerbDefinition } from '../table/rules.js';
import { happen } from '../happenings/happen.js';
import type { EnvLocals } from '../programs/env.js';
import { type ProcedureOf, defineProcedure } from '../table/procedures.js';
import { envLocals, envOf, select, type Env } from '../evaluation/evaluate.js';
import { isPartOfPrice } from '../programs/paths.js';
import type { Choice, Verb } from '../programs/programs.js';
import type { Frame } from '../state/state.js';
import type { Table } from '../table/table.js';
import { fittingChoice, fittingWhat, leastOf, type Picking, type PickingRules, sparing } from './uses.js';
import type { HappenResult } from '../happenings/happening-frame.js';

/**
 * Builds the verbs whose player picks the objects that they are done to, for games that pay costs this way: one for each entry of
 * `PickingRules.pickings`.
 */
export function pickingVerbs(rules: PickingRules): { readonly [name: string]: VerbDefinition } {
  return Object.fromEntries(Object.entries(rules.pickings).map(([name, picking]) => [name, pickable(rules, picking)]));
}

/** Locals of `pickAndDo`. */
export interface PickAndDoLocals extends EnvLocals, FrameLocals<HappenResult> {
  readonly program: string;
  readonly chosen: readonly ObjectId[];
}

const pickAndDoRef = procedureRef<PickAndDoLocals>('pickAndDo');

/**
 * Builds the procedure that these verbs call. The locals hold an environment and `program`, the verb's path. Returns the verb's outcome.
 */
export function pickAndDo(rules: PickingRules): ProcedureOf<PickAndDoLocals> {
  return defineProcedure({
    ...pickAndDoRef,
    steps: [
      { name: 'ask', run: (table, locals, frame) => ask(rules, table, locals, frame) },
      { name: 'chosen', run: (table, locals) => take(rules, table, locals) },
      { name: 'act', run: (table, locals) => act(rules, table, locals) },
      { name: 'over', run: (table, locals) => over(rules, table, locals) },
    ],
  });
}

function pickable(rules: PickingRules, picking: Picking): VerbDefinition {
  const isEnough = (table: Table, verb: Verb, env: Env): boolean =>
    fittingChoice(rules, table, verb, env, picking).length >= leastOf(table, env, verb.choose as Choice);
  return {
    rule: picking.rule,
    payable: (table, verb, env) =>
      verb.choose === undefined ? fittingWhat(rules, table, verb, env, picking).length > 0 : isEnough(table, verb, env),
    choosable: (table, verb, env) => verb.choose === undefined || isEnough(table, verb, env),
    run: (table, verb, env, path) => {
      if (verb.choose !== undefined)
        return call(pickAndDoRef, { ...envLocals(env), program: path, chosen: [], returned: null, answer: null, answers: null });
      return { propose: fittingWhat(rules, table, verb, env, picking).map((id) => picking.make(id, env, verb)) };
    },
  };
}

/**
 * Returns the verb's choice, restricted to objects to which it can be done and after which the rest of the cost can still be paid. A part
 * of a cost is paid in full or not at all; an effect does as much as it can.
 */
function choiceOf(rules: PickingRules, table: Table, verb: Verb, env: Env, picking: Picking, path: string): Choice {
  const choice = verb.choose as Choice;
  const ids = sparing(rules, table, env, path, verb, fittingChoice(rules, table, verb, env, picking));
  return {
    ...choice,
    from: {
      from: choice.from?.from ?? 'field',
      ...(choice.from?.of === undefined ? {} : { of: choice.from.of }),
      where: { any: ids.map((id) => ({ is: { id } })) },
    },
    strict: isPartOfPrice(path),
  };
}

function given(
  rules: PickingRules,
  table: Table,
  locals: PickAndDoLocals,
): { readonly verb: Verb; readonly picking: Picking; readonly choice: Choice; readonly env: Env } {
  const verb = table.library.node<Verb>(locals.program);
  const picking = rules.pickings[verb.verb] as Picking;
  const env = envOf(locals);
  return { verb, picking, env, choice: choiceOf(rules, table, verb, env, picking, locals.program) };
}

function ask(rules: PickingRules, table: Table, locals: PickAndDoLocals, frame: Frame): Control | undefined {
  const { env, choice, picking } = given(rules, table, locals);
  // Nobody is asked where the zone holds no card at all, not even one whose back is shown.
  if (
    select(table, env, { from: choice.from?.from ?? 'field', ...(choice.from?.of === undefined ? {} : { of: choice.from.of }) }).length ===
    0
  ) {
    table.local(locals, 'chosen', []);
    return { to: 'act' };
  }
  const bound = askChoice(table, frame, env, choice, { kind: 'payCost', rule: picking.rule });
  if (bound === null) return { wait: true };
  table.local(locals, 'chosen', bound as readonly ObjectId[]);
  return { to: 'act' };
}

function take(rules: PickingRules, table: Table, locals: PickAndDoLocals): void {
  table.local(locals, 'chosen', readChoice(given(rules, table, locals).choice, locals.answer, locals) as readonly ObjectId[]);
  table.local(locals, 'answer', null);
}

function act(rules: PickingRules, table: Table, locals: PickAndDoLocals): Control | undefined {
  const { verb, picking, env } = given(rules, table, locals);
  const ids = locals.chosen;
  return ids.length === 0
    ? undefined
    : happen(
        table,
        ids.map((id) => picking.make(id, env, verb)),
      );
}

function over(rules: PickingRules, table: Table, locals: PickAndDoLocals): Control {
  const { verb, env } = given(rules, table, locals);
  const { as } = verb.choose as Choice;
  const chosen = locals.chosen;
  const result = locals.returned;
  if (chosen.length === 0 && rules.nothing?.(table, verb, env) === true) return { done: { done: true, vars: { [as]: [] } } };
  return {
    done: { done: chosen.length > 0 && (result?.done ?? true), objects: [...(result?.objects ?? [])], vars: { [as]: chosen as Json } },
  };
}
