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

/** Name under which the will that was chosen beforehand stands among the bound names, by the path of the producing verb. */
export const chosenWill = 'chosenWill';

/** Will abilities (907): without the chase they are paid and carried out at once, then what they triggered of their own kind (907.1). */
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

/** Locals for playing a will ability. @param use with the will it makes, where that is settled */
export const activateWillLocals = (table: Table, seat: Seat, use: WillAbility & Partial<WillUse>): AtOnceLocals =>
  atOnceLocals(table, seat, use, willAbility);

/** The next waiting will ability, if there is one. @param then the step of the running procedure that looks again */
export const runTriggeredWill = (table: Table, then: string): Control | undefined => runTriggeredAtOnce(table, willAbility, then);
