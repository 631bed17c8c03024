import {
  type Amount,
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
  type FrameLocals,
  happen,
  type Predicate,
  readChoice,
  type Verb,
  type VerbDefinition,
} from '@arbiter/kernel/authoring';
import { fieldsOf, isAwake } from '../facts.js';
import { tap, untap } from '../happenings/tap.js';
import { count, what } from './arguments.js';

/**
 * {T} as a cost (107.5): the permanent must be untapped, and a creature must have been under control since the turn began, or have haste
 * (302.6, 602.5a, 702.10c).
 */
const tapSelf: VerbDefinition = {
  rule: '107.5',
  payable: (table, _verb, { self }) =>
    table.find(self)?.zone === 'battlefield' && !fieldsOf(table.object(self)).tapped && isAwake(table, self),
  run: (_table, _verb, { self }) => ({ propose: [tap(self, '107.5')] }),
};

/**
 * {Q} as a cost (107.6): the permanent must be tapped, and a creature must have been under control since the turn began, or have haste
 * (302.6, 602.5a, 702.10c).
 */
const untapSelf: VerbDefinition = {
  rule: '107.6',
  payable: (table, _verb, { self }) =>
    table.find(self)?.zone === 'battlefield' && fieldsOf(table.object(self)).tapped && isAwake(table, self),
  run: (_table, _verb, { self }) => ({ propose: [untap(self, '107.6')] }),
};

/**
 * As a cost, taps a number of untapped permanents of yours that fit, including those that came under your control this turn, since the cost
 * has no {T} (302.6).
 */
const tapOthers: VerbDefinition = {
  rule: '701.20a',
  payable: (table, verb, env) => candidates(table, env, othersOf(verb)).length >= count(table, verb, env),
  run: (_table, _verb, env, path) => call(chooseForVerbProcedure, verbLocals(env, path)),
};

/** Returns the choice of a verb that picks among its player's untapped permanents; `other` leaves the source out. */
function othersOf({ where, amount, other }: Verb): Choice {
  return {
    as: 'picked',
    from: {
      from: 'battlefield',
      of: 'you',
      where: { ...((where as Predicate | undefined) ?? {}), tapped: false },
      ...(other === true ? { except: 'self' as const } : {}),
    },
    min: (amount as Amount | undefined) ?? 1,
    max: (amount as Amount | undefined) ?? 1,
  };
}

/** Locals of `chooseForVerb`. */
export interface ChooseForVerbLocals extends EnvLocals, FrameLocals {
  readonly path: string;
  readonly picked: readonly number[];
}

function verbLocals(env: Env, path: string): ChooseForVerbLocals {
  return { ...envLocals(env), path, picked: [], answer: null, answers: null, returned: null };
}

/** Carries out a cost whose player picks permanents to tap. Locals: an environment and `path`, that of the verb. */
export const chooseForVerbProcedure = defineProcedure<ChooseForVerbLocals>({
  name: 'chooseForVerb',
  steps: [
    {
      name: 'ask',
      rule: '601.2h',
      run: (table, locals, frame) => {
        const found = askChoice(table, frame, envOf(locals), othersOf(table.library.node<Verb>(locals.path)), { rule: '601.2h' });
        if (found === null) return { wait: true };
        table.local(locals, 'picked', found as readonly number[]);
        return { to: 'tap' };
      },
    },
    {
      name: 'take',
      rule: '601.2h',
      run: (table, locals) =>
        table.local(
          locals,
          'picked',
          readChoice(othersOf(table.library.node<Verb>(locals.path)), locals.answer, locals) as readonly number[],
        ),
    },
    {
      name: 'tap',
      rule: '701.20a',
      run: (table, locals) =>
        happen(
          table,
          locals.picked.map((id) => tap(id, '701.20a')),
        ),
    },
    { name: 'done', run: (_table, locals): Control => ({ done: locals.returned }) },
  ],
});

export const tappingVerbs: { readonly [name: string]: VerbDefinition } = {
  tapSelf,
  untapSelf,
  tapOthers,
  tap: { rule: '701.20a', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => tap(id, '701.20a')) }) },
  untap: { rule: '701.20b', run: (table, verb, env) => ({ propose: what(table, verb, env).map((id) => untap(id, '701.20b')) }) },
};
