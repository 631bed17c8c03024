import type { Seat } from '@arbiter/kernel';
import {
  type AtOnce,
  atOnceLocals,
  type AtOnceLocals,
  atOnceSteps,
  type Control,
  defineProcedure,
  runTriggeredAtOnce,
  type Table,
} from '@arbiter/kernel/authoring';
import { noteAnswered } from '../battle/running.js';
import type { WillAbility } from './abilities.js';
import { isTriggeredWillAbility } from './producing.js';
import type { WillUse } from './purse.js';

/** The name under which will chosen in advance is bound, by the path of the verb that produces it. */
export const chosenWill = 'chosenWill';

/**
 * Will abilities (907): they are paid for and carried out at once, without the chase, and so are the will abilities that they trigger
 * (907.1).
 */
const willAbility: AtOnce = {
  name: 'activateWill',
  rules: { begin: '907.2', pay: '903.2f', effect: '907.3', triggered: '907.1' },
  event: 'abilityPlayed',
  noticed: 'willAbility',
  isOfKind: isTriggeredWillAbility,
  settled: chosenWill,
};

export const activateWillProcedure = defineProcedure<AtOnceLocals>({
  name: willAbility.name,
  steps: [{ name: 'answer', rule: '803.6', run: (table, { you }): void => noteAnswered(table, you) }, ...atOnceSteps(willAbility)],
});

/**
 * Returns the locals for playing a will ability.
 * @param use the ability, with the will it makes if that is chosen already
 */
export const activateWillLocals = (table: Table, seat: Seat, use: WillAbility & Partial<WillUse>): AtOnceLocals =>
  atOnceLocals(table, seat, use, willAbility);

/**
 * Runs the next will ability that triggered, if there is one.
 * @param then the step of the running procedure that looks for more
 */
export const runTriggeredWill = (table: Table, then: string): Control | undefined => runTriggeredAtOnce(table, willAbility, then);
