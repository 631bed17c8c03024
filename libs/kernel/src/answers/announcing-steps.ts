import type { Json, RuleRef } from '../contract.js';
import { type Control, call, returnedListIn } from '../state/calls.js';
import type { ProcedureStep } from '../table/procedures.js';
import { envOf, type EnvLocals } from '../programs/env.js';
import type { Table } from '../table/table.js';
import { withVar } from '../values/values.js';
import { chooseTargetsProcedure, chooseModesProcedure, modeLocals, plainParts, targetLocals, targetsOf, type Part } from './announcing.js';

/**
 * Steps of a game's own procedure that announces a card or ability. Its frame's locals hold an environment, `ability` (a program path, '' for
 * a card that does nothing) and `parts`, beside what the game keeps there.
 */

/** What these steps read and write among the locals. */
export interface AnnouncingLocals extends EnvLocals {
  readonly ability: string;
  readonly parts: readonly Part[];
  /** Parts, where they were chosen last; else what the game called returned. */
  readonly returned: readonly Part[] | { readonly done: boolean } | null;
}

/** Binds a name for all of the card or ability. */
export function bindVar(table: Table, locals: Pick<EnvLocals, 'vars'>, name: string, value: Json): void {
  table.local(locals, 'vars', withVar(locals.vars, name, value));
}

/** Has the modes chosen where there are some; the next step finds the parts in `returned`. @param limits see `modeLocals` */
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

/** What a game says of choosing modes and targets. */
export interface Choosing<Locals extends AnnouncingLocals> {
  /** That ask for modes, for targets, and for a division among them. */
  readonly rules: { readonly modes: RuleRef; readonly target: RuleRef; readonly divide: RuleRef };
  /** Shows everybody what is chosen so far. */
  readonly show: (table: Table, locals: Locals) => void;
  /** The step that comes where there is nothing to choose. */
  readonly next: string;
}

function takeParts(table: Table, locals: AnnouncingLocals): void {
  table.local(locals, 'parts', returnedListIn(locals));
}

/** The steps `modes`, `targets` and `targeted`: modes are chosen, then the targets of each; all see what was chosen. */
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
