import type { ObjectId, Seat } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { rowOf } from '../facts.js';
import { fieldOf } from '../values/sides.js';
import { isType, isUnit, powerOf } from '../values/base.js';
import { hasKeyword, obeys } from '../values/keywords.js';
import { forbids, rulesWith } from '../values/rules.js';
import { attackWith } from './running.js';

/** Units that a player may declare an attack with (2.6.1): awake (1.7.2.4), with power of their own above 0 or, a champion, which has none (1.7.1.8.1), with a weapon's (1.7.1.8, 2.6.1.3, 2.6.5), where there is something to attack (ruling:12). */
export function attackers(table: Table, seat: Seat): readonly ObjectId[] {
  return fieldOf(table, seat).filter(
    (id) => (isUnit(table, id) || attacksAsUnit(table, id)) && mayAttack(table, id) && hasTarget(table, seat, id),
  );
}

/** 2.11.7.10.2: it can attack as though it were a unit. */
const attacksAsUnit = (table: Table, id: ObjectId): boolean => rulesWith(table, id, 'as').some(({ doing }) => doing === 'attack');

/** Whether there is something to attack, with one of the weapons or without. */
function hasTarget(table: Table, seat: Seat, id: ObjectId): boolean {
  // Where anything may be attacked, something of it is left where some of it has taunt.
  const reaches = (weapon: ObjectId): boolean => table.zone('field').order.some((other) => isAttackable(table, seat, id, other, weapon));
  return (powerOf(table, id) > 0 && reaches(0)) || weaponsFor(table, seat, id).some(reaches);
}

const mayAttack = (table: Table, id: ObjectId): boolean => !rowOf(table, id).rested && obeys(table, id) && !forbids(table, id, 'attack');

/** Weapons that a unit may use: a champion those of its player that give its attack power (1.7.6.3, 2.9.0.7); an ally none (1.7.6.3.1). @param more power that the attack has without one */
export function weaponsFor(table: Table, seat: Seat, unit: ObjectId, more = 0): readonly ObjectId[] {
  if (!isType(table, unit, 'champion')) return [];
  const own = powerOf(table, unit) + more;
  return fieldOf(table, seat).filter((id) => isType(table, id, 'weapon') && !forbids(table, id, 'attack') && own + powerOf(table, id) > 0);
}

/**
 * What a unit of a player may attack: units that others control (2.6.11); of each of them those with taunt that are awake, where he has any
 * (ext.2.3). @param weapon that the attack is made with; 0 for none, or where that is not settled yet
 */
export function targetsOf(table: Table, seat: Seat, attacker: ObjectId, weapon = 0): readonly ObjectId[] {
  const found = table.zone('field').order.filter((id) => isAttackable(table, seat, attacker, id, weapon));
  const taunting = found.filter((id) => !rowOf(table, id).rested && hasKeyword(table, id, 'taunt'));
  const bound = new Set(taunting.map((id) => table.controllerOf(table.object(id))));
  return found.filter((id) => taunting.includes(id) || !bound.has(table.controllerOf(table.object(id))));
}

/** Whether something may be attacked, and still is a legal target of the attack later on (2.2.7.2.2.5.2); stealth keeps a unit from it (ext.2.1). */
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

/** ext.2.2: the attacking unit, its weapon, or an attack card has true sight. */
function seesThrough(table: Table, attacker: ObjectId, weapon: ObjectId): boolean {
  return attackWith(table, attacker, weapon).some((id) => hasKeyword(table, id, 'trueSight'));
}
