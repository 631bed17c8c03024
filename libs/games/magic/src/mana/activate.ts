import type { Seat } from '@arbiter/kernel';
import {
  type AtOnce,
  atOnceLocals,
  type AtOnceLocals,
  type Control,
  procedureRef,
  runTriggeredAtOnce,
  type Table,
} from '@arbiter/kernel/authoring';
import { isTriggeredManaAbility, type ManaAbility } from './abilities.js';
import type { ManaUse } from './payment.js';

/** Name under which the types that were chosen beforehand stand among the bound names, by the path of the adding verb. */
export const chosenTypes = 'manaTypes';

/** Mana abilities (605.3): without the stack they are announced, paid and carried out, then what they triggered of their own kind (605.4a). */
export const manaAbility: AtOnce = {
  name: 'activateMana',
  rules: { begin: '605.3a', pay: '601.2h', effect: '605.3b', triggered: '605.4a' },
  event: 'abilityActivated',
  noticed: 'manaAbilityActivated',
  triggeredEvent: 'triggered',
  isOfKind: ({ ability }) => isTriggeredManaAbility(ability),
  settled: chosenTypes,
};

/** The procedure that `stack/activate-mana.ts` defines, for what it imports. */
export const activateManaRef = procedureRef<AtOnceLocals>(manaAbility.name);

/** Locals for activating a mana ability. @param use with the types it adds, where they are settled */
export const activateManaLocals = (table: Table, seat: Seat, use: ManaAbility & Partial<ManaUse>): AtOnceLocals =>
  atOnceLocals(table, seat, use, manaAbility);

/** Carries out one waiting triggered mana ability (605.4a); undefined where none waits. @param then step to go on with */
export const runTriggeredMana = (table: Table, then: string): Control | undefined => runTriggeredAtOnce(table, manaAbility, then);
