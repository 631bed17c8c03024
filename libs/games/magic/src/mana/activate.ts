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

/** The name under which the types chosen beforehand are bound, by the path of the verb that adds the mana. */
export const chosenTypes = 'manaTypes';

/**
 * Mana abilities (605.3): they are announced, paid and carried out without the stack, followed by the mana abilities that they triggered
 * (605.4a).
 */
export const manaAbility: AtOnce = {
  name: 'activateMana',
  rules: { begin: '605.3a', pay: '601.2h', effect: '605.3b', triggered: '605.4a' },
  event: 'abilityActivated',
  noticed: 'manaAbilityActivated',
  triggeredEvent: 'triggered',
  isOfKind: ({ ability }) => isTriggeredManaAbility(ability),
  settled: chosenTypes,
};

/** Refers to the procedure of `stack/activate-mana.ts` by name, for files that it imports. */
export const activateManaRef = procedureRef<AtOnceLocals>(manaAbility.name);

/**
 * Returns locals for activating a mana ability.
 * @param use the ability, with the types it adds where they are settled
 */
export const activateManaLocals = (table: Table, seat: Seat, use: ManaAbility & Partial<ManaUse>): AtOnceLocals =>
  atOnceLocals(table, seat, use, manaAbility);

/**
 * Carries out one waiting triggered mana ability (605.4a); undefined if none waits.
 * @param then step to go on with
 */
export const runTriggeredMana = (table: Table, then: string): Control | undefined => runTriggeredAtOnce(table, manaAbility, then);
