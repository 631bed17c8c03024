import { type Json, type ObjectId, type Option, picksOf } from '@arbiter/kernel';
import {
  amount,
  askChoice,
  type Choice,
  type Control,
  defineProcedure,
  type Env,
  type EnvLocals,
  envOf,
  type Frame,
  type FrameLocals,
  modePath,
  readChoice,
  returning,
  sparingLater,
  strictTargets,
  type Table,
  targetsOf,
} from '@arbiter/kernel/authoring';
import type { Part } from '../facts.js';
import { startableModes } from './start-test.js';

/** Every object that the parts target, in order. */
export function targetsIn(table: Table, parts: readonly Part[]): readonly ObjectId[] {
  return parts.flatMap(({ at, vars }) =>
    targetsOf(table, at).flatMap((choice): readonly ObjectId[] => {
      const chosen = vars[choice.as];
      return choice.target === true ? (chosen as readonly ObjectId[]) : [];
    }),
  );
}

/** Locals of `chooseTargets`. */
export interface ChooseTargetsLocals extends EnvLocals, FrameLocals {
  readonly ability: string;
  readonly parts: readonly Part[];
  readonly part: number;
  readonly at: number;
}

/** Asks for modes and targets of an activation (4.3-1). Locals: an environment and `ability`. Returns its parts with the choices. */
export const chooseTargetsProcedure = defineProcedure<ChooseTargetsLocals>({
  name: 'chooseTargets',
  steps: [
    { name: 'modes', rule: 'base.23.23', run: askModes },
    { name: 'modesChosen', rule: 'base.23.23', run: takeModes },
    { name: 'next', rule: '4.3-1', run: next },
    { name: 'chosen', rule: '4.3-1', run: chosen },
  ],
});

export function targetLocals(env: Env, ability: string): ChooseTargetsLocals {
  const { self, card, you, event, vars, each } = env;
  return {
    self,
    card,
    you,
    event,
    vars,
    each,
    subject: 0,
    ability,
    parts: [],
    part: 0,
    at: 0,
    answer: null,
    answers: null,
    returned: null,
  };
}

const partsOf = (locals: ChooseTargetsLocals): readonly Part[] => locals.parts;
const setParts = (table: Table, locals: ChooseTargetsLocals, parts: readonly Part[]): void => table.local(locals, 'parts', parts);

function askModes(table: Table, locals: ChooseTargetsLocals, frame: Frame): Control {
  const ability = locals.ability;
  const { modes } = table.library.ability(ability).ability;
  if (modes === undefined) {
    setParts(table, locals, [{ at: ability, vars: {} }]);
    return { to: 'next' };
  }
  const env = envOf(locals);
  const open = startableModes(table, env, ability);
  // All modes were made impossible by paying the cost (base.23.23).
  if (open.length === 0) return { to: 'next' };
  const options = open.map((at): Option => ({ id: `mode:${at}`, label: 'mode', params: { number: at + 1, mode: modePath(ability, at) } }));
  const max = Math.min(amount(table, env, modes.max), open.length);
  table.ask(frame, {
    seat: env.you,
    kind: 'chooseModes',
    rule: 'base.23.23',
    params: { card: env.card, object: env.self, ability },
    domain: { type: 'options', min: Math.min(amount(table, env, modes.min), max), max, options },
  });
  return { wait: true };
}

function takeModes(table: Table, locals: ChooseTargetsLocals): void {
  const picked = picksOf(locals.answer)
    .map((pick) => Number(pick.slice('mode:'.length)))
    .sort((a, b) => a - b);
  table.local(locals, 'answer', null);
  setParts(
    table,
    locals,
    picked.map((at) => ({ at: modePath(locals.ability, at), vars: {} })),
  );
}

function next(table: Table, locals: ChooseTargetsLocals, frame: Frame): Control {
  for (;;) {
    const part = partsOf(locals)[locals.part];
    if (part === undefined) return returning(partsOf(locals));
    const choice = choiceNow(table, locals, part);
    if (choice === undefined) {
      table.local(locals, 'part', locals.part + 1);
      table.local(locals, 'at', 0);
      continue;
    }
    const target = choice.target === true;
    const bound = askChoice(table, frame, envFor(locals, part), choice, {
      kind: target ? 'chooseTargets' : 'chooseForEffect',
      rule: target ? '4.3-1' : '4.3.1-1',
      always: target,
      params: { ability: part.at },
    });
    if (bound === null) return { wait: true };
    bind(table, locals, part, choice.as, bound);
  }
}

/** The next choice of a part, restricted to candidates that leave enough for later choices that refer to it. */
function choiceNow(table: Table, locals: ChooseTargetsLocals, part: Part): Choice | undefined {
  const choice = targetsOf(table, part.at)[locals.at];
  return choice === undefined
    ? undefined
    : sparingLater(table, envFor(locals, part), choice, strictTargets(table, part.at).slice(locals.at + 1));
}

function chosen(table: Table, locals: ChooseTargetsLocals): Control {
  const part = partsOf(locals)[locals.part] as Part;
  const choice = choiceNow(table, locals, part) as Choice;
  bind(table, locals, part, choice.as, readChoice(choice, locals.answer, locals));
  table.local(locals, 'answer', null);
  return { to: 'next' };
}

function bind(table: Table, locals: ChooseTargetsLocals, part: Part, name: string, value: Json): void {
  setParts(table, locals, partsOf(locals).with(locals.part, { ...part, vars: { ...part.vars, [name]: value } }));
  table.local(locals, 'at', locals.at + 1);
}

/** The environment of a part's choices: later choices can refer to earlier ones. */
function envFor(locals: ChooseTargetsLocals, part: Part): Env {
  const env = envOf(locals);
  return { ...env, vars: { ...env.vars, ...part.vars } };
}
