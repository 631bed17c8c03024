import type { ObjectId, Seat } from '@arbiter/kernel';
import type { ObjectRow, Table } from '@arbiter/kernel/authoring';
import { gameOf, turnOrder, zoneOf } from './facts.js';

/** Relations between objects that programs name; ids of objects that do not exist are ignored by the caller. */
export const relations: { readonly [name: string]: (table: Table, object: ObjectRow) => readonly ObjectId[] } = {
  /** The cards added to the object (1002, 1406). */
  addedTo: (_table, { attached }) => attached,
  /** The card it fights in this battle (804.5): its blocker or its attacker (804.5a), or what it attacked (804.5b). */
  fights: (table, { id }) => {
    const { battle } = gameOf(table);
    if (battle === null) return [];
    const other = battle.blocker !== 0 ? battle.blocker : battle.target;
    return id === battle.attacker ? [other] : id === other ? [battle.attacker] : [];
  },
};

/** Zones in which every card has a place, which matters more than when the card came there (304.2, 305.2, 309.2, 1415.1a-i). */
const piles: ReadonlySet<string> = new Set(['mainDeck', 'magicStoneDeck', 'graveyard', 'lifebreak']);

/**
 * Returns objects in the order in which the game deals with several: the turn player's first; those of a pile from its top (304.3, 305.3,
 * 309.2), others in order of arrival.
 * @param objects those of each zone in its order
 */
export function inOrder(table: Table, objects: readonly ObjectId[]): readonly ObjectId[] {
  if (objects.length < 2) return objects;
  const seats: readonly Seat[] = turnOrder(table);
  const side = (id: ObjectId): number => seats.indexOf(table.object(id).controller);
  if (objects.every((id) => piles.has(zoneOf(table, id)))) return [...objects].sort((a, b) => side(a) - side(b));
  return [...objects].sort((a, b) => side(a) - side(b) || table.object(a).stamp - table.object(b).stamp);
}
