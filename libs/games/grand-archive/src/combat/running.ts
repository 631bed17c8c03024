import { InvariantBroken, notice, type ObjectId, type Table } from '@arbiter/kernel';
import { type Combat, gameOf, setGame } from '../facts.js';
import { powerOf } from '../values/base.js';
import type { Step } from '../vocabulary.js';

/** The combat that is on. */
export function combatOf(table: Table): Combat {
  const { combat } = gameOf(table);
  if (combat === null) throw new InvariantBroken('no combat is on');
  return combat;
}

export function setCombat(table: Table, change: Partial<Combat>): void {
  setGame(table, 'combat', { ...combatOf(table), ...change });
}

/** A step of the combat begins. */
export function enterStep(table: Table, step: Step, rule: string): void {
  setGame(table, 'step', step);
  table.newMoment();
  table.emit('stepBegan', rule, { step, seat: gameOf(table).active });
  notice(table, `step:${step}`, { seat: gameOf(table).active, object: combatOf(table).attacker }, { step });
}

/** Attack cards in the intent of the attacking unit (2.1.10). */
export const intentOf = (table: Table, attacker: ObjectId): readonly ObjectId[] => table.zone('intent').order.filter((id) => table.object(id).attacker === attacker);

/** The power of an attack: of the unit itself, its weapon, if that still is there (2.6.5.4), and its attack cards, put together (2.6.5.3, 2.9.0.5, 2.9.0.6). */
export function attackPower(table: Table, attacker: ObjectId, weapon: ObjectId): number {
  const armed = weapon !== 0 && table.find(weapon)?.zone === 'field' ? powerOf(table, weapon) : 0;
  return intentOf(table, attacker).reduce((sum, id) => sum + powerOf(table, id), powerOf(table, attacker) + armed);
}
