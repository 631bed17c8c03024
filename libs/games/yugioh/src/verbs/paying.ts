import type { Json, ObjectId, RuleRef } from '@arbiter/kernel';
import {
  askChoice,
  call,
  candidates,
  type Choice,
  type Control,
  defineProcedure,
  type Env,
  envLocals,
  type EnvLocals,
  envOf,
  type Frame,
  type FrameLocals,
  happen,
  type Happening,
  type HappenResult,
  type ProcedureCall,
  type ProcedureOf,
  procedureRef,
  readChoice,
  type Selector,
  type Table,
  type Verb,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { doingAt, isCost } from './arguments.js';
import type { Doing } from '../happenings/reasons.js';

/**
 * Verbs that let their player pick the cards that they are done to: `choose` says among which. Costs are written in this way; the cards
 * are bound to the choice's name as they were before.
 */

/** What such a verb does to one card, and to which cards it can be done. */
export interface Picking {
  readonly rule: RuleRef;
  readonly make: (table: Table, verb: Verb, id: ObjectId, doing: Doing) => Happening;
  readonly fits: (table: Table, verb: Verb, id: ObjectId, doing: Doing) => boolean;
}

/** The cards among which a verb lets its player pick and to which it can be done. */
export function fitting(table: Table, verb: Verb, env: Env, path: string, { fits, rule }: Picking): readonly ObjectId[] {
  const doing = doingAt(env, path, rule);
  return candidates(table, env, verb.choose as Choice).filter((id) => fits(table, verb, id, doing));
}

/** How a cost depends on what else its activation requires. */
export interface CostBond {
  /** The cards that may pay a cost and leave enough for the rest of the activation. */
  readonly sparing: (table: Table, env: Env, costPath: string, ids: readonly ObjectId[], count: number) => readonly ObjectId[];
  /** Whether the activation requires anything else, so that cards that are picked together must be judged together. */
  readonly isTied: (table: Table, env: Env, costPath: string) => boolean;
}

/** The smallest number of cards that a choice takes. */
export const leastOf = ({ min }: Choice): number => (typeof min === 'number' ? min : 1);

/** The verb's choice, restricted to cards to which it can be done. */
function choiceOf(table: Table, verb: Verb, env: Env, path: string, picking: Picking, bond?: CostBond): Choice {
  const choice = verb.choose as Choice;
  const found = fitting(table, verb, env, path, picking);
  const ids = bond === undefined || !isCost(path) ? found : bond.sparing(table, env, path, found, leastOf(choice));
  const from = choice.from as Selector;
  return { ...choice, from: { from: from.from, of: from.of, where: { any: ids.map((id) => ({ is: { id } })) } }, strict: true };
}

/** Whether there are enough fitting cards. */
export function enough(table: Table, verb: Verb, env: Env, path: string, picking: Picking): boolean {
  const choice = choiceOf(table, verb, env, path, picking);
  return candidates(table, env, choice).length >= leastOf(choice);
}

/** Locals of `pickAndDo`. */
export interface PickAndDoLocals extends EnvLocals, FrameLocals<HappenResult> {
  readonly program: string;
  readonly verb: string;
  readonly chosen: readonly ObjectId[];
}

/** Reference to the procedure that `pickingProcedure` makes. */
export const pickAndDoRef = procedureRef<PickAndDoLocals>('pickAndDo');

/** The call that asks the player and carries out the verb. */
export function pickCall(verb: Verb, env: Env, path: string): ProcedureCall {
  return call(pickAndDoRef, {
    ...envLocals(env),
    program: path,
    verb: verb.verb,
    chosen: [],
    returned: null,
    answer: null,
    answers: null,
  });
}

/**
 * The procedure that asks for the cards of a picking verb and carries it out. Locals: an environment, and `program`, the verb's path.
 * Returns the verb's outcome.
 * @param pickings by the name of the verb
 */
export function pickingProcedure(pickings: { readonly [verb: string]: Picking }, bond: CostBond): ProcedureOf<PickAndDoLocals> {
  const of = (
    table: Table,
    locals: PickAndDoLocals,
  ): { readonly verb: Verb; readonly picking: Picking; readonly choice: Choice; readonly env: Env } => {
    const path = locals.program;
    const verb = table.library.node<Verb>(path);
    const picking = pickings[verb.verb] as Picking;
    const env = envOf(locals);
    return { verb, picking, env, choice: choiceOf(table, verb, env, path, picking, bond) };
  };
  const ask = (table: Table, locals: PickAndDoLocals, frame: Frame): Control | undefined => {
    const { env, choice, picking } = of(table, locals);
    const path = locals.program;
    const bound = askChoice(table, frame, env, choice, {
      kind: 'payCost',
      rule: picking.rule,
      checked: choice.max !== 1 && isCost(path) && bond.isTied(table, env, path),
    });
    if (bound === null) return { wait: true };
    table.local(locals, 'chosen', bound as readonly ObjectId[]);
    return { to: 'act' };
  };
  const take = (table: Table, locals: PickAndDoLocals): void => {
    table.local(locals, 'chosen', readChoice(of(table, locals).choice, locals.answer, locals) as readonly ObjectId[]);
    table.local(locals, 'answer', null);
  };
  const act = (table: Table, locals: PickAndDoLocals): Control | undefined => {
    const { verb, picking, env } = of(table, locals);
    const doing = doingAt(env, locals.program, picking.rule);
    const ids = locals.chosen;
    if (ids.length === 0) return undefined;
    return happen(
      table,
      ids.map((id) => picking.make(table, verb, id, doing)),
    );
  };
  const over = (table: Table, locals: PickAndDoLocals): Control => {
    const { choice } = of(table, locals);
    const chosen = locals.chosen;
    // If nothing was chosen, nothing happened.
    const { done, objects } = locals.returned ?? { done: false, objects: [] };
    return { done: { done, objects: [...objects], vars: { [choice.as]: chosen as Json } } };
  };
  return defineProcedure({
    ...pickAndDoRef,
    steps: [
      { name: 'ask', rule: '3.3-2', run: ask },
      { name: 'chosen', rule: '3.3-2', run: take },
      { name: 'act', rule: '3.3-2', run: act },
      { name: 'over', rule: '3.3-2', run: over },
    ],
  });
}

/** A verb that is done to what it names (`what`), or to what its player picks for it (`choose`). */
export function pickable(
  picking: Picking,
  plain: VerbDefinition & Required<Pick<VerbDefinition, 'payable' | 'choosable'>>,
): VerbDefinition {
  const could = (table: Table, verb: Verb, env: Env): boolean =>
    verb.choose === undefined ? plain.payable(table, verb, env) : enough(table, verb, env, '/cost/', picking);
  return {
    rule: picking.rule,
    run: (table, verb, env, path) => (verb.choose === undefined ? plain.run(table, verb, env, path) : pickCall(verb, env, path)),
    payable: could,
    choosable: (table, verb, env) =>
      verb.choose === undefined ? plain.choosable(table, verb, env) : enough(table, verb, env, '', picking),
  };
}
