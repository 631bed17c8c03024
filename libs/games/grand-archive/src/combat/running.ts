import { InvariantBroken, type ObjectId, type Seat } from '@arbiter/kernel';
import { type FrameLocals, notice, procedureRef, type Table } from '@arbiter/kernel/authoring';
import { type Combat, fieldsOf, gameOf, isOnField, setGame } from '../facts.js';
import { powerOf } from '../values/base.js';
import { hasKeyword, keywordSum } from '../values/keywords.js';
import type { Step } from '../vocabulary.js';

/** Locals of `combat`. */
export interface CombatLocals extends FrameLocals {
  readonly retaliating: readonly Seat[];
}

/** Reference to the procedure of `combat.ts`, for files that `combat.ts` imports. */
export const combatRef = procedureRef<CombatLocals>('combat');

/** Returns the combat that is going on. */
export function combatOf(table: Table): Combat {
  const { combat } = gameOf(table);
  if (combat === null) throw new InvariantBroken('there is no combat');
  return combat;
}

/** Changes parts of the combat that is going on. */
export function setCombat(table: Table, change: Partial<Combat>): void {
  setGame(table, 'combat', { ...combatOf(table), ...change });
}

/** Begins a step of the combat (2.2.7.1, 2.2.7.2, 2.2.7.3.1). */
export function enterStep(table: Table, step: Step, rule: string): void {
  setGame(table, 'step', step);
  table.newMoment();
  table.emit('stepBegan', rule, { step, seat: gameOf(table).active });
  notice(table, `step:${step}`, { seat: gameOf(table).active, object: combatOf(table).attacker }, { step });
}

/** Returns the attack cards in the intent of the attacking unit (2.1.10). */
export const intentOf = (table: Table, attacker: ObjectId): readonly ObjectId[] =>
  table.zone('intent').order.filter((id) => table.object(id).attacker === attacker);

/**
 * Returns the objects and cards that an attack is made with, as far as they are there: the unit, its weapon (2.6.5.4), and its attack
 * cards.
 */
export function attackWith(table: Table, attacker: ObjectId, weapon: ObjectId): readonly ObjectId[] {
  const found = [...intentOf(table, attacker)];
  if (isOnField(table, weapon)) found.unshift(weapon);
  if (isOnField(table, attacker)) found.unshift(attacker);
  return found;
}

/**
 * Returns the power of an attack: the sum over everything that it is made with (2.6.5.3, 2.9.0.5, 2.9.0.6), plus ranged of a distant unit
 * (ext.2.12).
 */
export function attackPower(table: Table, attacker: ObjectId, weapon: ObjectId): number {
  const ranged = fieldsOf(table.object(attacker)).distant ? keywordSum(table, attacker, 'ranged') : 0;
  return attackWith(table, attacker, weapon).reduce((sum, id) => sum + powerOf(table, id), ranged);
}

/** Whether the unit, its weapon or an attack card has cleave (ext.2.13). */
export const cleaves = (table: Table, attacker: ObjectId, weapon: ObjectId): boolean =>
  attackWith(table, attacker, weapon).some((id) => hasKeyword(table, id, 'cleave'));
