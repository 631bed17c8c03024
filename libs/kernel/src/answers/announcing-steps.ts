import type { Json, JsonObject, RuleRef } from '../contract.js';
import type { Control, ProcedureStep } from '../game.js';
import { envOf } from '../programs/env.js';
import type { Row } from '../state/state.js';
import type { Table } from '../state/table.js';
import { withVar } from '../values/values.js';
import { modeLocals, type Part, plainParts, targetLocals, targetsOf } from './announcing.js';

/**
 * Steps of a game's own procedure that announces a card or ability. Its frame's locals hold an environment, `ability` (a program path, '' for
 * a card that does nothing) and `parts`, beside what the game keeps there.
 */

/** A frame's locals by the types that a game gives their fields. */
export interface TypedLocals<Fields extends object> {
  readonly read: (locals: Row) => Fields;
  readonly note: <K extends keyof Fields & string>(table: Table, locals: Row, key: K, value: Fields[K]) => void;
}

/** How a game reads and writes what a frame of its own keeps. */
export function typedLocals<Fields extends object>(): TypedLocals<Fields> {
  return {
    read: (locals) => locals as unknown as Fields,
    note: (table, locals, key, value) => table.local(locals, key, value as unknown as Json),
  };
}

/** Binds a name for all of the card or ability. */
export function bindVar(table: Table, locals: Row, name: string, value: Json): void {
  table.local(locals, 'vars', withVar(locals.vars as JsonObject, name, value));
}

/** Has the modes chosen where there are some; the next step finds the parts in `returned`. @param limits see `modeLocals` */
export function chooseParts(table: Table, locals: Row, rule: RuleRef, limits: Parameters<typeof modeLocals>[3] = {}): Control | undefined {
  const ability = locals.ability as string;
  if (ability !== '' && table.library.ability(ability).ability.modes !== undefined)
    return { call: 'chooseModes', locals: modeLocals(envOf(locals), ability, rule, limits) };
  table.local(locals, 'returned', plainParts(ability) as unknown as Json);
  return undefined;
}

/** What a game says of choosing modes and targets. */
export interface Choosing {
  /** That ask for modes, for targets, and for a division among them. */
  readonly rules: { readonly modes: RuleRef; readonly target: RuleRef; readonly divide: RuleRef };
  /** Shows everybody what is chosen so far. */
  readonly show: (table: Table, locals: Row) => void;
  /** The step that comes where there is nothing to choose. */
  readonly next: string;
}

/** The steps `modes`, `targets` and `targeted`: modes are chosen, then the targets of each; all see what was chosen. */
export function choosingSteps({ rules, show, next }: Choosing): readonly ProcedureStep[] {
  const keep = (table: Table, locals: Row): void => {
    table.local(locals, 'parts', locals.returned as Json);
    show(table, locals);
  };
  return [
    {
      name: 'modes',
      rule: rules.modes,
      run: (table, locals): Control | undefined => {
        table.local(locals, 'returned', null);
        return locals.ability === '' ? { to: next } : chooseParts(table, locals, rules.modes);
      },
    },
    {
      name: 'targets',
      rule: rules.target,
      run: (table, locals): Control => {
        keep(table, locals);
        const parts = locals.parts as unknown as readonly Part[];
        if (parts.every(({ at }) => targetsOf(table, at).length === 0)) return { to: next };
        return { call: 'chooseTargets', locals: targetLocals(envOf(locals), parts, rules) };
      },
    },
    { name: 'targeted', rule: rules.target, run: keep },
  ];
}
