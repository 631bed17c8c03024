import type { Json, RuleRef } from '../contract.js';
import { type Control, call, returnedListIn } from '../state/calls.js';
import type { ProcedureStep } from '../table/procedures.js';
import { envOf, type EnvLocals } from '../programs/env.js';
import type { Table } from '../table/table.js';
import { withVar } from '../values/values.js';
import { chooseTargetsProcedure, chooseModesProcedure, modeLocals, plainParts, targetLocals, targetsOf, type Part } from './announcing.js';

/**
 * Steps of a game's own procedure that announces a card or ability. Its frame's locals hold an environment, `ability` (a program path, ''
 * for a card that does nothing) and `parts`, besides what the game keeps there.
 */

/** The locals that these steps read and write. */
export interface AnnouncingLocals extends EnvLocals {
  readonly ability: string;
  readonly parts: readonly Part[];
  /** The parts, when modes or targets were chosen last; otherwise what another procedure of the game returned. */
  readonly returned: readonly Part[] | { readonly done: boolean } | null;
}

/** Binds a name for the whole card or ability. */
export function bindVar(table: Table, locals: Pick<EnvLocals, 'vars'>, name: string, value: Json): void {
  table.local(locals, 'vars', withVar(locals.vars, name, value));
}

/**
 * Calls the choice of modes where the ability has modes; the next step finds the parts in `returned`.
 * @param limits see `modeLocals`
 */
export function chooseParts(
  table: Table,
  locals: AnnouncingLocals,
  rule: RuleRef,
  limits: Parameters<typeof modeLocals>[3] = {},
): Control | undefined {
  const ability = locals.ability;
  if (ability !== '' && table.library.ability(ability).ability.modes !== undefined)
    return call(chooseModesProcedure, modeLocals(envOf(locals), ability, rule, limits));
  table.local(locals, 'returned', plainParts(ability));
  return undefined;
}

/** How a game chooses modes and targets while announcing. */
export interface Choosing<Locals extends AnnouncingLocals> {
  /** The rules that ask for modes, for targets, and for a division among targets. */
  readonly rules: { readonly modes: RuleRef; readonly target: RuleRef; readonly divide: RuleRef };
  /** Shows everybody what is chosen so far. */
  readonly show: (table: Table, locals: Locals) => void;
  /** Name of the step that follows where there is nothing to choose. */
  readonly next: string;
}

function takeParts(table: Table, locals: AnnouncingLocals): void {
  table.local(locals, 'parts', returnedListIn(locals));
}

/**
 * Builds the steps `modes`, `targets` and `targeted`: modes are chosen, then the targets of each mode, and everybody sees what was chosen.
 */
export function choosingSteps<Locals extends AnnouncingLocals>({ rules, show, next }: Choosing<Locals>): readonly ProcedureStep<Locals>[] {
  const keep = (table: Table, locals: Locals): void => {
    takeParts(table, locals);
    show(table, locals);
  };
  return [
    {
      name: 'modes',
      rule: rules.modes,
      run: (table, locals): Control | undefined => {
        table.local<AnnouncingLocals, 'returned'>(locals, 'returned', null);
        return locals.ability === '' ? { to: next } : chooseParts(table, locals, rules.modes);
      },
    },
    {
      name: 'targets',
      rule: rules.target,
      run: (table, locals): Control => {
        keep(table, locals);
        const parts = locals.parts;
        if (parts.every(({ at }) => targetsOf(table, at).length === 0)) return { to: next };
        return call(chooseTargetsProcedure, targetLocals(envOf(locals), parts, rules));
      },
    },
    { name: 'targeted', rule: rules.target, run: keep },
  ];
}
