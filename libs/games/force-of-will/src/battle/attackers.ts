import { idOfSeat, type ObjectId, type Seat } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { fieldOf, gameOf, opponentOf, rowOf } from '../facts.js';
import { canFight, hasKeyword } from '../values/base.js';
import { demands, forbids, permits } from '../values/rules.js';
import { canPayTolls, tollsFor } from './tolls.js';

/**
 * 803.3a, 710.2a, 710.2b, 710.2d, 1107.1, 1107.2, ruling:6: a recovered J-ruler or resonator with ATK and DEF that its player controlled since the turn began, or
 * with Swiftness.
 */
export function mayAttack(table: Table, id: ObjectId): boolean {
  const { rested, cameTurn } = rowOf(table, id);
  if (rested || !canFight(table, id) || forbids(table, id, 'attack')) return false;
  return cameTurn !== gameOf(table).turn || hasKeyword(table, id, 'swiftness') || permits(table, id, 'attackAtOnce');
}

/** What an attacker may attack (803.3b, 710.2c): the other player, and his rested J-rulers and resonators; recovered ones too with Precision (1103.1, 1103.2). */
export function attackTargets(table: Table, attacker: ObjectId, seat: Seat): readonly number[] {
  const foe = opponentOf(seat);
  const precise = hasKeyword(table, attacker, 'precision') || permits(table, attacker, 'attackRecovered');
  const units = fieldOf(table, foe).filter(
    (id) => canFight(table, id) && (precise || rowOf(table, id).rested) && !forbids(table, id, 'beAttacked', attacker),
  );
  return forbids(table, idOfSeat(foe), 'beAttacked', attacker) ? units : [idOfSeat(foe), ...units];
}

/** All that may attack now and have something to attack (803.4, 710.2c); only those that have to be chosen first, where there are any. */
export function attackers(table: Table, seat: Seat): readonly ObjectId[] {
  const able = fieldOf(table, seat).filter(
    (id) => mayAttack(table, id) && attackTargets(table, id, seat).length > 0 && canPayTolls(table, id, 'attack'),
  );
  const first = able.filter((id) => demands(table, id, 'attackFirst'));
  return first.length > 0 ? first : able;
}

/** Those of them that must attack (803.3, 1123.1, 1123.2, ruling:28), and for whose attack nothing has to be done (710.2e). */
export function mustAttack(table: Table, seat: Seat): readonly ObjectId[] {
  return attackers(table, seat).filter(
    (id) => (hasKeyword(table, id, 'bloodlust') || demands(table, id, 'attack')) && tollsFor(table, id, 'attack').length === 0,
  );
}

/** 710.2: something must attack and can. */
export function mustAttackNow(table: Table, seat: Seat): boolean {
  return mustAttack(table, seat).length > 0;
}
