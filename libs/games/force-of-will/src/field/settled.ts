import type { ObjectId } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { gameOf, rowOf } from '../facts.js';
import { hasKeyword, isType } from '../values/base.js';

/**
 * Whether a card may be rested for its own abilities: a resonator that was in the battle area since the turn began (905.3), a J-ruler that
 * was on the field (905.4), one with Swiftness (1107.2), or any card of another type.
 */
export function isSettled(table: Table, id: ObjectId): boolean {
  const { cameTurn, heldTurn } = rowOf(table, id);
  const { turn } = gameOf(table);
  if (hasKeyword(table, id, 'swiftness')) return true;
  // 905.4, ruling:6
  if (isType(table, id, 'jRuler')) return cameTurn !== turn;
  return !isType(table, id, 'resonator') || heldTurn !== turn;
}
