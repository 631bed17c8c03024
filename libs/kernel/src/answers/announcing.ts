import { picksOf } from './answers.js';
import { askChoice, readChoice } from './asking.js';
import { allChoosable } from './choosing-all.js';
import type { Json, JsonObject, Option, RuleRef } from '../contract.js';
import { amount, envOf, holds, seatsOf, type Env } from '../evaluation/evaluate.js';
import { type Control, type FrameLocals, returning } from '../state/calls.js';
import type { Choice, Mode, Modes } from '../programs/programs.js';
import type { Frame } from '../state/state.js';
import type { Table } from '../table/table.js';
import { defineProcedure } from '../table/procedures.js';
import type { EnvLocals } from '../programs/env.js';
import { once } from '../programs/once.js';

/**
 * What is chosen as an ability is announced, before it does anything: which of its modes, then the targets of each. Games that announce
 * this way list the two procedures among their own, and `chooseModes`, `chooseTargets` and `divide` among their decisions.
 */

/**
 * One thing that an announced ability does: the ability itself, or one of its chosen modes. `at` is the path of a node with targets and
 * clauses; `vars` holds what was chosen for the part, by name.
 */
export interface Part {
  readonly at: string;
  readonly vars: JsonObject;
  /** The part has no chosen targets: it is about each thing that could be a target. */
  readonly each?: true;
}

const none: readonly Choice[] = [];

/**
 * Returns the choices of targets that a part asks for, in the order in which they are made.
 * @param at path of an ability or a mode; '' for no ability
 */
export function targetsOf(table: Table, at: string): readonly Choice[] {
  return at === '' ? none : (table.library.node<Mode>(at).targets ?? none);
}

/** Whether every target that an ability or mode needs can be chosen. */
export function targetable(table: Table, env: Env, at: string): boolean {
  return allChoosable(table, env, strictTargets(table, at));
}

/** Returns the choices of targets of a part, changed so that each needs as many targets as it asks for. */
export const strictTargets = (table: Table, at: string): readonly Choice[] => madeStrict(targetsOf(table, at));

const madeStrict = once((targets: readonly Choice[]): readonly Choice[] => targets.map((choice) => ({ ...choice, strict: true })));

/** Whether an ability can be announced: its targets can be chosen or, where it is modal, some mode can be chosen with its targets. */
export function announceable(table: Table, env: Env, ability: string): boolean {
  if (ability === '') return true;
  const { modes } = table.library.ability(ability).ability;
  if (modes !== undefined && openModes(table, env, ability).length === 0) return false;
  return targetable(table, env, ability);
}

/** Returns the modes that can be chosen now, as indexes in the ability's list. */
export function openModes(table: Table, env: Env, ability: string): readonly number[] {
  const of = table.library.ability(ability).ability.modes?.of ?? [];
  return of.flatMap((mode, at) =>
    (mode.if === undefined || holds(table, env, mode.if)) && targetable(table, env, modePath(ability, at)) ? [at] : [],
  );
}

export const modePath = (ability: string, at: number): string => `${ability}/modes/of/${at}`;

/** Returns the only part of an ability that is not modal; no part where there is no ability. */
export function plainParts(ability: string): readonly Part[] {
  return ability === '' ? [] : [{ at: ability, vars: {} }];
}

/** Locals of `chooseTargets`. */
export interface ChooseTargetsLocals extends EnvLocals, FrameLocals {
  readonly parts: readonly Part[];
  readonly part: number;
  readonly at: number;
  readonly rule: string;
  readonly divideRule: string;
}

/**
 * Chooses the targets of parts one after the other, and divisions among them. The locals hold an environment, `parts`, and the rules that
 * ask. Returns the parts with what was chosen.
 */
export const chooseTargetsProcedure = defineProcedure<ChooseTargetsLocals>({
  name: 'chooseTargets',
  steps: [{ name: 'ask', run: askTargets }],
});

/**
 * Builds the locals for choosing targets.
 * @param env without what was chosen for single parts
 * @param rules the rules that ask for a target, and for a division
 */
export function targetLocals(
  env: Env,
  parts: readonly Part[],
  rules: { readonly target: RuleRef; readonly divide: RuleRef },
): ChooseTargetsLocals {
  const { self, card, you, event, vars, each } = env;
  return {
    self,
    card,
    you,
    event,
    vars,
    each,
    subject: 0,
    parts,
    part: 0,
    at: 0,
    rule: rules.target,
    divideRule: rules.divide,
    answer: null,
    answers: null,
    returned: null,
  };
}

function partEnv(locals: ChooseTargetsLocals, part: Part): Env {
  const env = envOf(locals);
  return { ...env, vars: { ...env.vars, ...part.vars } };
}

function askTargets(table: Table, locals: ChooseTargetsLocals, frame: Frame): Control {
  for (;;) {
    const parts = locals.parts;
    const part = parts[locals.part];
    if (part === undefined) return returning(parts);
    const choice = part.each === true ? undefined : inTurn(targetsOf(table, part.at))[locals.at];
    if (choice === undefined) {
      table.local(locals, 'part', locals.part + 1);
      table.local(locals, 'at', 0);
      continue;
    }
    if (locals.answer !== null) {
      bind(table, locals, parts, choice.as, readChoice(choice, locals.answer, locals));
      table.local(locals, 'answer', null);
      continue;
    }
    const divides = choice.divide !== undefined;
    const bound = askChoice(table, frame, partEnv(locals, part), choice, {
      kind: divides ? 'divide' : 'chooseTargets',
      rule: (divides ? locals.divideRule : locals.rule) as RuleRef,
      always: !divides,
      params: { ability: part.at },
    });
    if (bound === null) return { wait: true, then: 'ask' };
    bind(table, locals, parts, choice.as, bound);
  }
}

/** Puts the choices of the controller before those of other players. */
function inTurn(choices: readonly Choice[]): readonly Choice[] {
  return choices.some(({ by }) => by !== undefined)
    ? [...choices.filter(({ by }) => by === undefined), ...choices.filter(({ by }) => by !== undefined)]
    : choices;
}

function bind(table: Table, locals: ChooseTargetsLocals, parts: readonly Part[], name: string, value: Json): void {
  const at = locals.part;
  const part = parts[at] as Part;
  table.local(locals, 'parts', parts.with(at, { ...part, vars: { ...part.vars, [name]: value } }));
  table.local(locals, 'at', locals.at + 1);
}

/** Returns the choices of parts as a plain object for events. */
export function choicesShown(parts: readonly Part[]): JsonObject {
  return parts.length === 1 ? (parts[0] as Part).vars : Object.assign({}, ...parts.map(({ vars }) => vars));
}

/** Locals of `chooseModes`. */
export interface ChooseModesLocals extends EnvLocals, FrameLocals {
  readonly ability: string;
  readonly rule: RuleRef;
  readonly least: number;
  readonly most: number;
  readonly picked: readonly number[];
}

/**
 * Chooses the modes of an ability. The locals hold an environment, `ability`, the rule that asks, and `least` and `most`, which are -1
 * unless something other than the ability says how many. Returns the parts that the ability then has: the ability itself where it is not
 * modal.
 */
export const chooseModesProcedure = defineProcedure<ChooseModesLocals>({
  name: 'chooseModes',
  steps: [
    { name: 'ask', run: askModes },
    { name: 'chosen', run: takeModes },
  ],
});

export function modeLocals(
  env: Env,
  ability: string,
  rule: RuleRef,
  limits: { readonly least?: number; readonly most?: number } = {},
): ChooseModesLocals {
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
    rule,
    least: limits.least ?? -1,
    most: limits.most ?? -1,
    picked: [],
    answer: null,
    answers: null,
    returned: null,
  };
}

/** Returns the least and greatest number of modes in this environment. */
function modeBounds(table: Table, env: Env, modes: Modes): { readonly min: number; readonly max: number } {
  return { min: amount(table, env, modes.min), max: amount(table, env, modes.max) };
}

function askModes(table: Table, locals: ChooseModesLocals, frame: Frame): Control {
  const env = envOf(locals);
  const ability = locals.ability;
  const { modes } = table.library.ability(ability).ability;
  if (modes === undefined) return returning(plainParts(ability));
  const open = openModes(table, env, ability);
  const bounds = modeBounds(table, env, modes);
  const most = locals.most >= 0 ? locals.most : bounds.max;
  const least = locals.least >= 0 ? locals.least : bounds.min;
  const [seat = env.you] = modes.by === undefined ? [env.you] : seatsOf(table, env, modes.by);
  // A mode that may be chosen repeatedly is asked for again until no more are wanted.
  const picked = locals.picked;
  const left = most - picked.length;
  if (modes.repeat === true && (left <= 0 || open.length === 0)) return finished(ability, picked);
  const one = modes.repeat === true;
  const max = one ? 1 : Math.min(most, open.length);
  const min = one ? (picked.length < least ? 1 : 0) : Math.min(least, max);
  if (max === 0) return finished(ability, []);
  const options = open.map((at): Option => ({ id: `mode:${at}`, label: 'mode', params: { number: at + 1, mode: modePath(ability, at) } }));
  table.ask(frame, {
    seat,
    kind: 'chooseModes',
    rule: locals.rule,
    params: { card: env.card, object: env.self, ability },
    domain: { type: 'options', min, max, options },
  });
  return { wait: true };
}

function takeModes(table: Table, locals: ChooseModesLocals): Control {
  const ability = locals.ability;
  const { modes } = table.library.ability(ability).ability;
  const now = picksOf(locals.answer).map((pick) => Number(pick.slice('mode:'.length)));
  const picked = [...locals.picked, ...now];
  if (modes?.repeat !== true || now.length === 0) return finished(ability, picked);
  table.local(locals, 'picked', picked);
  return { to: 'ask' };
}

/** Returns the parts of the picked modes in printed order, which is the order in which they are carried out. */
function finished(ability: string, picked: readonly number[]): Control {
  const parts = [...picked].sort((a, b) => a - b).map((at): Part => ({ at: modePath(ability, at), vars: {} }));
  return returning(parts);
}
