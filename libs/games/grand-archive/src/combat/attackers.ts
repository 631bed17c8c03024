import type { ObjectId, Seat } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { rowOf } from '../facts.js';
import { fieldOf } from '../values/sides.js';
import { isType, isUnit, powerOf } from '../values/base.js';
import { hasKeyword, obeys } from '../values/keywords.js';
import { forbids, rulesWith } from '../values/rules.js';
import { attackWith } from './running.js';

/**
 * Returns the units with which a player may declare an attack (2.6.1). A unit must be awake (1.7.2.4) and have something to attack
 * (ruling:12). It needs power above 0 of its own; a champion, which has none (1.7.1.8.1), needs a weapon's (1.7.1.8, 2.6.1.3, 2.6.5).
 */
export function attackers(table: Table, seat: Seat): readonly ObjectId[] {
  return fieldOf(table, seat).filter(
    (id) => (isUnit(table, id) || attacksAsUnit(table, id)) && mayAttack(table, id) && hasTarget(table, seat, id),
  );
}

/** Whether an object can attack as though it were a unit (2.11.7.10.2). */
const attacksAsUnit = (table: Table, id: ObjectId): boolean => rulesWith(table, id, 'as').some(({ doing }) => doing === 'attack');

/** Whether a unit has something to attack, with one of its weapons or without. */
function hasTarget(table: Table, seat: Seat, id: ObjectId): boolean {
  // Taunt is ignored here: it only narrows a choice, and never leaves nothing to attack.
  const reaches = (weapon: ObjectId): boolean => table.zone('field').order.some((other) => isAttackable(table, seat, id, other, weapon));
  return (powerOf(table, id) > 0 && reaches(0)) || weaponsFor(table, seat, id).some(reaches);
}

const mayAttack = (table: Table, id: ObjectId): boolean => !rowOf(table, id).rested && obeys(table, id) && !forbids(table, id, 'attack');

/**
 * Returns the weapons that a unit may use: for a champion, those of its player with which the attack has power (1.7.6.3, 2.9.0.7); for an
 * ally, none (1.7.6.3.1).
 * @param more power that the attack has without a weapon
 */
export function weaponsFor(table: Table, seat: Seat, unit: ObjectId, more = 0): readonly ObjectId[] {
  if (!isType(table, unit, 'champion')) return [];
  const own = powerOf(table, unit) + more;
  return fieldOf(table, seat).filter((id) => isType(table, id, 'weapon') && !forbids(table, id, 'attack') && own + powerOf(table, id) > 0);
}

/**
 * Returns what a player's unit may attack: units that others control (2.6.11). If a player has awake units with taunt, only those of that
 * player's units (ext.2.3).
 * @param weapon the weapon that the attack is made with; 0 for none, or while that is not decided
 */
export function targetsOf(table: Table, seat: Seat, attacker: ObjectId, weapon = 0): readonly ObjectId[] {
  const found = table.zone('field').order.filter((id) => isAttackable(table, seat, attacker, id, weapon));
  const taunting = found.filter((id) => !rowOf(table, id).rested && hasKeyword(table, id, 'taunt'));
  const bound = new Set(taunting.map((id) => table.controllerOf(table.object(id))));
  return found.filter((id) => taunting.includes(id) || !bound.has(table.controllerOf(table.object(id))));
}

/**
 * Whether something may be attacked, and whether it is still a legal target later in the attack (2.2.7.2.2.5.2); stealth protects a unit
 * (ext.2.1).
 */
export function isAttackable(table: Table, seat: Seat, attacker: ObjectId, id: ObjectId, weapon: ObjectId): boolean {
  const row = table.find(id);
  if (
    row === null ||
    row.zone !== 'field' ||
    !isUnit(table, id) ||
    table.controllerOf(row) === seat ||
    forbids(table, id, 'beAttacked', attacker, seat)
  )
    return false;
  return !hasKeyword(table, id, 'stealth') || seesThrough(table, attacker, weapon);
}

/** Whether the attacking unit, its weapon or an attack card has true sight (ext.2.2). */
function seesThrough(table: Table, attacker: ObjectId, weapon: ObjectId): boolean {
  return attackWith(table, attacker, weapon).some((id) => hasKeyword(table, id, 'trueSight'));
}
