import { askChoice, type Choice, type Control, type Env, envLocals, envOf, type Frame, happen, type HappenResult, type Json, type ObjectId, type Procedure, readChoice, type Row, seatOf, select, type Table, type Verb, type VerbDefinition } from '@arbiter/kernel';
import { noteEmptyDiscard } from '../happenings/empty-discard.js';
import { fittingChoice, fittingWhat, leastOf, type Picking, pickings } from './pickings.js';
import { sparing } from './together.js';

/** The verb's choice among what it can be done to only, so that the rest of the cost can be paid too. */
function choiceOf(table: Table, verb: Verb, env: Env, picking: Picking, path: string): Choice {
  const choice = verb.choose as Choice;
  const ids = sparing(table, env, path, verb, fittingChoice(table, verb, env, picking));
  return { ...choice, from: { from: choice.from?.from ?? 'field', ...(choice.from?.of === undefined ? {} : { of: choice.from.of }), where: { any: ids.map((id) => ({ is: { id } })) } }, strict: true };
}

const isEnough = (table: Table, verb: Verb, env: Env, picking: Picking): boolean => fittingChoice(table, verb, env, picking).length >= leastOf(verb.choose as Choice);

/** Locals: an environment, `program` the verb's path. Returns the verb's outcome. */
export const pickAndDoProcedure: Procedure = {
  name: 'pickAndDo',
  steps: [
    { name: 'ask', run: ask },
    { name: 'chosen', run: take },
    { name: 'act', run: act },
    { name: 'over', run: over },
  ],
};

function given(table: Table, locals: Row): { readonly verb: Verb; readonly picking: Picking; readonly choice: Choice; readonly env: Env } {
  const verb = table.library.node<Verb>(locals.program as string);
  const picking = pickings[verb.verb] as Picking;
  const env = envOf(locals);
  return { verb, picking, env, choice: choiceOf(table, verb, env, picking, locals.program as string) };
}

function ask(table: Table, locals: Row, frame: Frame): Control | undefined {
  const { env, choice, picking } = given(table, locals);
  // Where there is not even a back, nobody is asked.
  if (select(table, env, { from: choice.from?.from ?? 'field', ...(choice.from?.of === undefined ? {} : { of: choice.from.of }) }).length === 0) {
    table.local(locals, 'chosen', []);
    return { to: 'act' };
  }
  const bound = askChoice(table, frame, env, choice, { kind: 'payCost', rule: picking.rule });
  if (bound === null) return { wait: true };
  table.local(locals, 'chosen', bound);
  return { to: 'act' };
}

function take(table: Table, locals: Row): void {
  table.local(locals, 'chosen', readChoice(given(table, locals).choice, locals.answer));
  table.local(locals, 'answer', null);
}

function act(table: Table, locals: Row): Control | undefined {
  const { verb, picking, env } = given(table, locals);
  const ids = locals.chosen as readonly ObjectId[];
  return ids.length === 0 ? undefined : happen(table, ids.map((id) => picking.make(id, env, verb)));
}

function over(table: Table, locals: Row): Control {
  const { verb, env } = given(table, locals);
  const { as, by } = verb.choose as Choice;
  const chosen = locals.chosen as readonly ObjectId[];
  const result = locals.returned as unknown as HappenResult | null;
  if (chosen.length === 0 && verb.verb === 'discard') {
    noteEmptyDiscard(table, seatOf(table, env, by ?? 'you'));
    return { done: { done: true, vars: { [as]: [] } } };
  }
  return { done: { done: chosen.length > 0 && (result?.done ?? true), objects: [...(result?.objects ?? [])], vars: { [as]: chosen as Json } } };
}

function pickable(picking: Picking): VerbDefinition {
  const could = (table: Table, verb: Verb, env: Env): boolean => (verb.choose === undefined ? fittingWhat(table, verb, env, picking).length > 0 : isEnough(table, verb, env, picking));
  return {
    rule: picking.rule,
    payable: could,
    choosable: (table, verb, env) => verb.choose === undefined || isEnough(table, verb, env, picking),
    run: (table, verb, env, path) => {
      if (verb.choose !== undefined) return { call: 'pickAndDo', locals: { ...envLocals(env), program: path, chosen: [], returned: null, answer: null, answers: null } };
      return { propose: fittingWhat(table, verb, env, picking).map((id) => picking.make(id, env, verb)) };
    },
  };
}

export const pickingVerbs: { readonly [name: string]: VerbDefinition } = Object.fromEntries(Object.entries(pickings).map(([name, picking]) => [name, pickable(picking)]));
