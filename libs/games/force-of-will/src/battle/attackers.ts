import { idOfSeat, type ObjectId, type Seat } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { fieldOf, gameOf, opponentOf, rowOf } from '../facts.js';
import { canFight, hasKeyword } from '../values/base.js';
import { demands, forbids, permits } from '../values/rules.js';
import { canPayTolls, tollsFor } from './tolls.js';

/**
 * Whether a card may attack: it is a recovered J-ruler or resonator with ATK and DEF that either has been controlled by its player since
 * the turn began or has Swiftness (803.3a, 710.2a, 710.2b, 710.2d, 1107.1, 1107.2, ruling:6).
 */
export function mayAttack(table: Table, id: ObjectId): boolean {
  const { rested, cameTurn } = rowOf(table, id);
  if (rested || !canFight(table, id) || forbids(table, id, 'attack')) return false;
  return cameTurn !== gameOf(table).turn || hasKeyword(table, id, 'swiftness') || permits(table, id, 'attackAtOnce');
}

/**
 * Returns what an attacker may attack (803.3b, 710.2c): the other player and their rested J-rulers and resonators; recovered ones too with
 * Precision (1103.1, 1103.2).
 */
export function attackTargets(table: Table, attacker: ObjectId, seat: Seat): readonly number[] {
  const foe = opponentOf(seat);
  const precise = hasKeyword(table, attacker, 'precision') || permits(table, attacker, 'attackRecovered');
  const units = fieldOf(table, foe).filter(
    (id) => canFight(table, id) && (precise || rowOf(table, id).rested) && !forbids(table, id, 'beAttacked', attacker),
  );
  return forbids(table, idOfSeat(foe), 'beAttacked', attacker) ? units : [idOfSeat(foe), ...units];
}

/** Returns all cards that may attack now and have something to attack (803.4, 710.2c); if some of them must be chosen first, only those. */
export function attackers(table: Table, seat: Seat): readonly ObjectId[] {
  const able = fieldOf(table, seat).filter(
    (id) => mayAttack(table, id) && attackTargets(table, id, seat).length > 0 && canPayTolls(table, id, 'attack'),
  );
  const first = able.filter((id) => demands(table, id, 'attackFirst'));
  return first.length > 0 ? first : able;
}

/** Returns the possible attackers that must attack (803.3, 1123.1, 1123.2, ruling:28) and whose attack demands nothing (710.2e). */
export function mustAttack(table: Table, seat: Seat): readonly ObjectId[] {
  return attackers(table, seat).filter(
    (id) => (hasKeyword(table, id, 'bloodlust') || demands(table, id, 'attack')) && tollsFor(table, id, 'attack').length === 0,
  );
}

/** Whether something must attack and can (710.2). */
export function mustAttackNow(table: Table, seat: Seat): boolean {
  return mustAttack(table, seat).length > 0;
}
