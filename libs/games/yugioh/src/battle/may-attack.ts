import type { ObjectId, Seat } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { monstersOf } from '../board.js';
import { gameOf, opponentOf, playerOf, rowOf } from '../facts.js';
import { attackPrice, cannot, may, mayFor, mostOf, must, playerCannot } from '../values/rules.js';

/** One definition of who may attack whom: asked where it is offered, where it is done, and in a replay. */

/** Attacks that a monster may declare in one Battle Phase (base.17.3). */
export function attacksAllowed(table: Table, id: ObjectId): number {
  return Math.max(1, mostOf(table, id, 'attackTimes'));
}

/** Whether a monster can attack as it lies there now: in Attack Position, in which none lies face-down (base.15.1, base.17.2). */
export function canAttack(table: Table, seat: Seat, id: ObjectId): boolean {
  const row = table.find(id);
  if (row === null || row.controller !== seat) return false;
  return rowOf(table, id).position === 'attack' && !cannot(table, id, 'attack') && !playerCannot(table, seat, 'attack', id);
}

/** Whether TP may declare an attack with a monster (base.17.3, base.17.4), whoever controlled it before: what it attacked then counts (base.17.19). */
export function mayAttack(table: Table, seat: Seat, id: ObjectId): boolean {
  // What forbids to declare does not stop an attack that was declared (base.17.12).
  if (!canAttack(table, seat, id) || cannot(table, id, 'declareAttack') || playerCannot(table, seat, 'declareAttack', id)) return false;
  const { attacks, attackTurn } = rowOf(table, id);
  const attacked = attackTurn === gameOf(table).turn;
  if (attacked && attacks >= attacksAllowed(table, id) && !may(table, id, 'attackEach')) return false;
  // base.1.12: what it costs has to be there.
  if (playerOf(table, seat).life < attackPrice(table, seat, id)) return false;
  return attackTargets(table, seat, id).length > 0;
}

/** Whether a monster goes on attacking what it has not attacked in this turn, once each (base.17.15). */
function attacksEach(table: Table, id: ObjectId): boolean {
  const { attacks, attackTurn } = rowOf(table, id);
  const { turn, attack } = gameOf(table);
  // The attack that is on is among those that were declared.
  const declared = attackTurn !== turn ? 0 : attack?.attacker === id ? attacks - 1 : attacks;
  return declared >= attacksAllowed(table, id) && may(table, id, 'attackEach');
}

/** What a monster may attack: monsters of the other player, or himself (0) where he controls none (base.17.4 - base.17.6). */
export function attackTargets(table: Table, seat: Seat, id: ObjectId): readonly ObjectId[] {
  const monsters = monstersOf(table, opponentOf(seat));
  const again = attacksEach(table, id);
  const direct = !again && (monsters.length === 0 || may(table, id, 'attackDirectly')) && !cannot(table, id, 'attackDirectly');
  // base.17.16: where others may not be attacked, those that may are left.
  const { targets: before } = rowOf(table, id);
  const targets = monsters.filter(
    (one) =>
      !cannot(table, one, 'beAttacked', { other: id }) && !(again && (before.includes(one) || !mayFor(table, id, 'attackEach', one))),
  );
  return direct ? [0, ...targets] : targets;
}

/** Whether TP may not leave the Battle Phase yet, for a monster of his must attack and can (base.17.14). */
export function attackIsOwed(table: Table, seat: Seat): boolean {
  return monstersOf(table, seat).some((id) => must(table, id, 'attack') && mayAttack(table, seat, id));
}
