import { type ObjectId, type Seat, type Table } from '@arbiter/kernel';
import { fieldOf, rowOf } from '../facts.js';
import { isType, isUnit, powerOf } from '../values/base.js';
import { forbids } from '../values/rules.js';

/** Units that a player may declare an attack with (2.6.1): awake, with power of their own above 0 or, a champion, with a weapon's (2.6.1.3, 2.6.5), where there is something to attack (ruling:12). */
export function attackers(table: Table, seat: Seat): readonly ObjectId[] {
  return fieldOf(table, seat).filter((id) => isUnit(table, id) && mayAttack(table, seat, id) && targetsOf(table, seat, id).length > 0);
}

function mayAttack(table: Table, seat: Seat, id: ObjectId): boolean {
  if (rowOf(table, id).rested || forbids(table, id, 'attack')) return false;
  return powerOf(table, id) > 0 || weaponsFor(table, seat, id).length > 0;
}

/** Weapons that a unit may use: a champion those of its player that give its attack power (1.7.6.3, 2.9.0.7); an ally none (1.7.6.3.1). @param more power that the attack has without one */
export function weaponsFor(table: Table, seat: Seat, unit: ObjectId, more = 0): readonly ObjectId[] {
  if (!isType(table, unit, 'champion')) return [];
  const own = powerOf(table, unit) + more;
  return fieldOf(table, seat).filter((id) => isType(table, id, 'weapon') && !forbids(table, id, 'attack') && own + powerOf(table, id) > 0);
}

/** What a unit of a player may attack: units that others control (2.6.11). */
export function targetsOf(table: Table, seat: Seat, attacker: ObjectId): readonly ObjectId[] {
  return table.zone('field').order.filter((id) => isAttackable(table, seat, attacker, id));
}

/** Whether something may be attacked, and still is a legal target of the attack later on (2.2.7.2.2.5.2). */
export function isAttackable(table: Table, seat: Seat, attacker: ObjectId, id: ObjectId): boolean {
  const row = table.find(id);
  return row !== null && row.zone === 'field' && isUnit(table, id) && table.controllerOf(row) !== seat && !forbids(table, id, 'beAttacked', attacker, seat);
}
