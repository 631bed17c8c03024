import { askChoice, candidates, choosable, type Choice, type Control, type Env, envOf, type Frame, type Json, type JsonObject, readChoice, type Row, type Table } from '@arbiter/kernel';

/** The targets that an ability asks for (115.1), in the order in which they are chosen. */
export function targetsOf(table: Table, ability: string): readonly Choice[] {
  return ability === '' ? none : (table.library.ability(ability).ability.targets ?? none);
}

const none: readonly Choice[] = [];

/** Whether every target that an ability needs can be chosen (601.2c, 602.2b, 603.3d). */
export function targetable(table: Table, env: Env, ability: string): boolean {
  return targetsOf(table, ability).every((choice) => choosable(table, env, { ...choice, strict: true }));
}

/**
 * Asks for targets one after the other (601.2c). A frame's locals hold the environment, `ability`, and `at`, how many are
 * chosen. To be run again after every answer.
 */
export function askTargets(table: Table, locals: Row, frame: Frame, rule: string): Control | undefined {
  const choices = targetsOf(table, locals.ability as string);
  if (locals.answer !== null) {
    const asked = choices[locals.at as number] as Choice;
    bind(table, locals, asked.as, readChoice(asked, locals.answer));
    table.local(locals, 'answer', null);
  }
  for (;;) {
    const choice = choices[locals.at as number];
    if (choice === undefined) return undefined;
    const bound = askChoice(table, frame, envOf(locals), choice, { kind: 'chooseTargets', rule, always: true });
    if (bound === null) return { wait: true, then: 'targets' };
    bind(table, locals, choice.as, bound);
  }
}

function bind(table: Table, locals: Row, name: string, value: Json): void {
  table.local(locals, 'vars', { ...(locals.vars as JsonObject), [name]: value });
  table.local(locals, 'at', (locals.at as number) + 1);
}

/**
 * Looks again whether targets are legal (608.2b).
 * @returns the choices with the legal targets only, or null when there were targets and none is legal any more
 */
export function stillLegal(table: Table, env: Env, ability: string): JsonObject | null {
  let had = false;
  let left = false;
  const vars: { [name: string]: Json } = { ...env.vars };
  for (const choice of targetsOf(table, ability)) {
    const chosen = (env.vars[choice.as] ?? []) as readonly number[];
    if (chosen.length === 0) continue;
    had = true;
    const legal = candidates(table, env, choice);
    vars[choice.as] = chosen.filter((id) => legal.includes(id));
    left ||= (vars[choice.as] as readonly number[]).length > 0;
  }
  return had && !left ? null : vars;
}
