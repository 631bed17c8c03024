import type { ObjectId, Seat } from '@arbiter/kernel';
import type { ObjectRow, Table } from '@arbiter/kernel/authoring';
import { enemiesAhead, enemySlotsAhead, freeSlots, objectAt, positionOf } from '../board.js';
import { cannot, gameOf, hasKeyword, playerCannot, standing, unitOf, unitsOf } from '../facts.js';
import { canMove } from './move.js';

/** Whether an attacker may attack a unit at all: a blocker can be attacked only with armor break (十五.阻擋.2, 十五.破甲.1, .3). */
export function attackable(table: Table, attacker: ObjectId, defender: ObjectId): boolean {
  if (cannot(table, defender, 'beAttacked')) return false;
  return !hasKeyword(table, defender, 'blocker') || hasKeyword(table, attacker, 'armorBreak');
}

/**
 * The units that an attacker would fight, in the order of the fights.
 * An ordinary attacker fights the first enemy ahead (十一.4); a ranged one the enemy in the place that it named (遠程.1); one with pierce all
 * enemies ahead, beginning with the first
 * (貫穿.1; "front" is read as "first enemy", ruling 28); one with both all enemies ahead that it may attack (遠程.3).
 */
export function attackTargets(table: Table, attacker: ObjectId): readonly ObjectId[] {
  const row = unitOf(table, attacker);
  if (row.redirectedTo !== 0) {
    const to = standing(table, row.redirectedTo);
    return to !== null && attackable(table, attacker, to.id) ? [to.id] : [];
  }
  const ahead = enemiesAhead(table, row.slot);
  const legal = ahead.filter((id) => attackable(table, attacker, id));
  const pierce = hasKeyword(table, attacker, 'pierce');
  const ranged = hasKeyword(table, attacker, 'ranged');
  if (pierce && ranged) return legal;
  if (ranged && row.target !== '') {
    const named = objectAt(table, row.target);
    return legal.includes(named) ? [named] : [];
  }
  if (legal[0] !== ahead[0]) return [];
  return pierce ? legal : legal.slice(0, 1);
}

/** The places that a ranged attacker may name: those of enemy units ahead that it may attack (遠程.1, .3). */
export function rangedPlaces(table: Table, row: ObjectRow): readonly string[] {
  return enemySlotsAhead(row.slot).filter((slot) => objectAt(table, slot) !== 0 && attackable(table, row.id, objectAt(table, slot)));
}

/**
 * Whether a unit itself may attack: it is upright, has not attacked this turn, is not a blocker, and nothing forbids it (八.3, 十一.1, 十一.3,
 * 阻擋.1).
 */
export function mayAttack(table: Table, id: ObjectId): boolean {
  const row = unitOf(table, id);
  const { turn } = gameOf(table);
  return row.stance === 'upright' && row.attackedTurn !== turn && keepsAttackRight(table, id);
}

/** The conditions that an attacking unit must keep fulfilling (十一.3). */
export function keepsAttackRight(table: Table, id: ObjectId): boolean {
  return !hasKeyword(table, id, 'blocker') && !cannot(table, id, 'attack') && !playerCannot(table, table.object(id).controller, 'attack');
}

/**
 * Whether a unit could attack from a given place: the first enemy ahead, or for a ranged unit any enemy ahead, can be attacked (十一.1,
 * 遠程.3).
 */
export function couldAttackFrom(table: Table, id: ObjectId, slot: string): boolean {
  const ahead = enemiesAhead(table, slot);
  const inReach = hasKeyword(table, id, 'ranged') ? ahead : ahead.slice(0, 1);
  return inReach.some((one) => attackable(table, id, one));
}

/**
 * The places to which a gliding unit may move before it attacks: free, on its own side, and such that it can attack from there (滑行.1-2,
 * ruling 30).
 */
export function glidePlaces(table: Table, id: ObjectId): readonly string[] {
  const row = table.object(id);
  if (!hasKeyword(table, id, 'glide') || !canMove(table, id)) return [];
  return freeSlots(table, positionOf(row.slot).seat).filter((slot) => couldAttackFrom(table, id, slot));
}

/** Units that a seat could declare as attackers now (十一.1). */
export function possibleAttackers(table: Table, seat: Seat): readonly ObjectId[] {
  return unitsOf(table, seat).filter(
    (id) => mayAttack(table, id) && (couldAttackFrom(table, id, table.object(id).slot) || glidePlaces(table, id).length > 0),
  );
}

/** Whether an attacking unit still has a unit to fight; for a ranged unit its named place counts (十一.3, 遠程.1). */
export function stillAttacks(table: Table, id: ObjectId): boolean {
  return keepsAttackRight(table, id) && attackTargets(table, id).length > 0;
}
