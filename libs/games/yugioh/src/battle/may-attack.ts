import type { ObjectId, Seat } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { monstersOf } from '../board.js';
import { gameOf, opponentOf, playerOf, rowOf } from '../facts.js';
import { attackPrice, cannot, may, mayFor, mostOf, must, playerCannot } from '../values/rules.js';

/** The one definition of who may attack whom, used when attacks are offered, when they are declared and in replays. */

/** The number of attacks that a monster may declare in one Battle Phase (base.17.3). */
export function attacksAllowed(table: Table, id: ObjectId): number {
  return Math.max(1, mostOf(table, id, 'attackTimes'));
}

/** Whether a monster can attack in its present position: Attack Position, which is never face-down (base.15.1, base.17.2). */
export function canAttack(table: Table, seat: Seat, id: ObjectId): boolean {
  const row = table.find(id);
  if (row === null || row.controller !== seat) return false;
  return rowOf(table, id).position === 'attack' && !cannot(table, id, 'attack') && !playerCannot(table, seat, 'attack', id);
}

/**
 * Whether the turn player may declare an attack with a monster (base.17.3, base.17.4). Attacks that it declared under its former controller
 * count (base.17.19).
 */
export function mayAttack(table: Table, seat: Seat, id: ObjectId): boolean {
  // A ban on declaring attacks does not stop an attack that was already declared (base.17.12).
  if (!canAttack(table, seat, id) || cannot(table, id, 'declareAttack') || playerCannot(table, seat, 'declareAttack', id)) return false;
  const { attacks, attackTurn } = rowOf(table, id);
  const attacked = attackTurn === gameOf(table).turn;
  if (attacked && attacks >= attacksAllowed(table, id) && !may(table, id, 'attackEach')) return false;
  // The LP that the attack costs must be there (base.1.12).
  if (playerOf(table, seat).life < attackPrice(table, seat, id)) return false;
  return attackTargets(table, seat, id).length > 0;
}

/**
 * Whether a monster has used its ordinary attacks and may still attack each monster that it has not attacked in this turn once
 * (base.17.15).
 */
function attacksEach(table: Table, id: ObjectId): boolean {
  const { attacks, attackTurn } = rowOf(table, id);
  const { turn, attack } = gameOf(table);
  // The current attack is already counted in `attacks`.
  const declared = attackTurn !== turn ? 0 : attack?.attacker === id ? attacks - 1 : attacks;
  return declared >= attacksAllowed(table, id) && may(table, id, 'attackEach');
}

/** What a monster may attack: monsters of the other player, or that player directly (0) if they control none (base.17.4 - base.17.6). */
export function attackTargets(table: Table, seat: Seat, id: ObjectId): readonly ObjectId[] {
  const monsters = monstersOf(table, opponentOf(seat));
  const again = attacksEach(table, id);
  const direct = !again && (monsters.length === 0 || may(table, id, 'attackDirectly')) && !cannot(table, id, 'attackDirectly');
  // If some monsters may not be attacked, the others remain as targets (base.17.16).
  const { targets: before } = rowOf(table, id);
  const targets = monsters.filter(
    (one) =>
      !cannot(table, one, 'beAttacked', { other: id }) && !(again && (before.includes(one) || !mayFor(table, id, 'attackEach', one))),
  );
  return direct ? [0, ...targets] : targets;
}

/** Whether the turn player may not leave the Battle Phase yet because one of their monsters must attack and can (base.17.14). */
export function attackIsOwed(table: Table, seat: Seat): boolean {
  return monstersOf(table, seat).some((id) => must(table, id, 'attack') && mayAttack(table, seat, id));
}
