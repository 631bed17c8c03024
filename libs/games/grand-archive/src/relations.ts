import type { ObjectId, Seat } from '@arbiter/kernel';
import type { ObjectRow, Table } from '@arbiter/kernel/authoring';
import { gameOf, turnOrder } from './facts.js';

/** Relations between objects that programs name. */
export const relations: { readonly [name: string]: (table: Table, object: ObjectRow) => readonly ObjectId[] } = {
  /** The objects it attacks, or is attacked by (2.11.7.14.6.1, 2.11.7.14.6.2). */
  fights: (table, { id }) => {
    const { combat } = gameOf(table);
    if (combat === null) return [];
    const others = id === combat.attacker ? combat.targets : combat.targets.includes(id) ? [combat.attacker] : [];
    return others.filter((other) => table.find(other) !== null);
  },
};

/**
 * Returns objects in the order in which the game deals with several: the turn player's first (ruling:8), in order of arrival (2.4.3.3.1).
 */
export function inOrder(table: Table, objects: readonly ObjectId[]): readonly ObjectId[] {
  if (objects.length < 2) return objects;
  const seats: readonly Seat[] = turnOrder(table);
  const side = (id: ObjectId): number => seats.indexOf(table.find(id)?.controller ?? 0);
  return [...objects].sort((a, b) => side(a) - side(b) || (table.find(a)?.stamp ?? 0) - (table.find(b)?.stamp ?? 0));
}
