import { askChoice, candidates, choosable, type Choice, type Control, type Env, envOf, type Frame, holds, type Json, type JsonObject, type Mode, type ObjectId, type Procedure, readChoice, type RuleRef, type Row, seatOfId, type Table } from '@arbiter/kernel';
import { nameOf, shownCard } from '../facts.js';
import { itemEnv, itemOf, type Part } from './items.js';

const none: readonly Choice[] = [];

/** The targets that a part asks for (115.1), in the order in which they are chosen. @param at path of an ability or a mode */
export function targetsOf(table: Table, at: string): readonly Choice[] {
  return at === '' ? none : (table.library.node<Mode>(at).targets ?? none);
}

/** Whether every target that an ability or mode needs can be chosen (601.2c, 602.2b, 603.3d). */
export function targetable(table: Table, env: Env, at: string): boolean {
  const choices = targetsOf(table, at);
  for (const choice of choices) if (!choosable(table, env, { ...choice, strict: true })) return false;
  return true;
}

/** Whether an ability can be announced: its targets, or enough modes with theirs (601.2b, 601.2c, 700.2). */
export function announceable(table: Table, env: Env, ability: string): boolean {
  if (ability === '') return true;
  const { modes } = table.library.ability(ability).ability;
  if (modes !== undefined && openModes(table, env, ability).length === 0) return false;
  return targetable(table, env, ability);
}

/** Modes that can be chosen now, as places in their list (700.2a). */
export function openModes(table: Table, env: Env, ability: string): readonly number[] {
  const of = table.library.ability(ability).ability.modes?.of ?? [];
  return of.flatMap((mode, at) => ((mode.if === undefined || holds(table, env, mode.if)) && targetable(table, env, modePath(ability, at)) ? [at] : []));
}

export const modePath = (ability: string, at: number): string => `${ability}/modes/of/${at}`;

/**
 * Chooses the targets of parts one after the other (601.2c), divisions among them (601.2d). Locals: an environment, `parts`, and
 * the rule that asks. Returns the parts with what was chosen.
 */
export const chooseTargetsProcedure: Procedure = {
  name: 'chooseTargets',
  steps: [{ name: 'ask', rule: '601.2c', run: askTargets }],
};

/** Locals for choosing targets. @param env without what is chosen for single parts */
export function targetLocals(env: Env, parts: readonly Part[], rule: RuleRef): Row {
  const { self, card, you, event, vars, each } = env;
  return { self, card, you, event: event as Json, vars, each, subject: 0, parts: parts as unknown as Json, part: 0, at: 0, rule, answer: null, answers: null, returned: null };
}

function partEnv(locals: Row, part: Part): Env {
  const env = envOf(locals);
  return { ...env, vars: { ...env.vars, ...part.vars } };
}

function askTargets(table: Table, locals: Row, frame: Frame): Control {
  for (;;) {
    const parts = locals.parts as unknown as readonly Part[];
    const part = parts[locals.part as number];
    if (part === undefined) return { done: parts as unknown as Json };
    const choice = part.each === true ? undefined : inTurn(targetsOf(table, part.at))[locals.at as number];
    if (choice === undefined) {
      table.local(locals, 'part', (locals.part as number) + 1);
      table.local(locals, 'at', 0);
      continue;
    }
    if (locals.answer !== null) {
      bind(table, locals, parts, choice.as, readChoice(choice, locals.answer));
      table.local(locals, 'answer', null);
      continue;
    }
    const asking = { kind: choice.divide === undefined ? 'chooseTargets' : 'divide', rule: choice.divide === undefined ? (locals.rule as string) : '601.2d', always: choice.divide === undefined, params: { ability: part.at } };
    const bound = askChoice(table, frame, partEnv(locals, part), choice, asking);
    if (bound === null) return { wait: true, then: 'ask' };
    bind(table, locals, parts, choice.as, bound);
  }
}

/** 601.5b, 602.3b: what the controller chooses comes before what another player does. */
function inTurn(choices: readonly Choice[]): readonly Choice[] {
  return choices.some(({ by }) => by !== undefined) ? [...choices.filter(({ by }) => by === undefined), ...choices.filter(({ by }) => by !== undefined)] : choices;
}

function bind(table: Table, locals: Row, parts: readonly Part[], name: string, value: Json): void {
  const at = locals.part as number;
  const part = parts[at] as Part;
  table.local(locals, 'parts', parts.with(at, { ...part, vars: { ...part.vars, [name]: value } }) as unknown as Json);
  table.local(locals, 'at', (locals.at as number) + 1);
}

/** A choice of targets that was made, with what it holds. */
export interface ChosenTargets {
  readonly part: number;
  readonly choice: Choice;
  readonly ids: readonly number[];
}

/** All targets of an object on the stack, choice by choice. */
export function targetsChosen(table: Table, id: ObjectId): readonly ChosenTargets[] {
  return itemOf(table, id).parts.flatMap(({ at, vars, each }, part) =>
    (each === true ? none : targetsOf(table, at)).flatMap((choice): readonly ChosenTargets[] => (choice.target === true ? [{ part, choice, ids: (vars[choice.as] ?? []) as readonly number[] }] : [])),
  );
}

/** What an object on the stack targets, each once for every time that it was chosen (115.9a). */
export function targetIds(table: Table, id: ObjectId): readonly number[] {
  return targetsChosen(table, id).flatMap(({ ids }) => ids);
}

/** Its targets for readers: players by their names, objects with the cards that they show. */
export function targetsShown(table: Table, id: ObjectId): Json[] {
  return targetIds(table, id).map((target) => (seatOfId(target) === null ? { object: target, card: shownCard(table, target) } : nameOf(target)));
}

/**
 * Looks again whether targets are legal (608.2b).
 * @returns the parts with the legal targets only, or null when there were targets and none is legal any more
 */
export function stillLegal(table: Table, id: ObjectId): readonly Part[] | null {
  const { parts } = itemOf(table, id);
  let had = false;
  let left = false;
  const legalParts = parts.map((part, index): Part => {
    const env = itemEnv(table, id, index);
    const vars: { [name: string]: Json } = { ...part.vars };
    for (const choice of targetsOf(table, part.at)) {
      if (part.each === true) {
        const { target: _target, ...plain } = choice;
        vars[choice.as] = [...candidates(table, env, plain)];
        continue;
      }
      const chosen = vars[choice.as];
      if (choice.target !== true || !Array.isArray(chosen) || chosen.length === 0) continue;
      had = true;
      // What must differ from another target is compared with what was chosen for it, legal or not.
      const legal = candidates(table, env, choice);
      const kept = (chosen as number[]).filter((one) => legal.includes(one));
      vars[choice.as] = kept;
      left ||= kept.length > 0;
    }
    return { at: part.at, vars };
  });
  return had && !left ? null : legalParts;
}

/** The choices of a part as a plain object for events. */
export function choicesShown(parts: readonly Part[]): JsonObject {
  return parts.length === 1 ? (parts[0] as Part).vars : Object.assign({}, ...parts.map(({ vars }) => vars));
}
