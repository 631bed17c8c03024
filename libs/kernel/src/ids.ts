import type { EntityId, ObjectId, Seat } from './contract.js';

/**
 * Ids of objects and players in one number space: object ids begin at 1, and a player stands as a negative number. Such ids occur in hosts,
 * in chosen sets and in events; code that asks for objects leaves players out by itself. Only this file tells the two apart; the types
 * distinguish seats, objects and either of them.
 */
export function idOfSeat(seat: Seat): EntityId {
  return -1 - seat;
}

/** Returns the player that an id stands for; null for an object's id. */
export function seatOfId(id: EntityId): Seat | null {
  return id < 0 ? -1 - id : null;
}

/** Whether an id is an object's and not a player's. */
export const isObjectId = (id: EntityId): id is ObjectId => id > 0;

/** Returns the players among ids, in their order. */
export function playersIn(ids: readonly EntityId[]): readonly Seat[] {
  return ids.flatMap((id) => seatOfId(id) ?? []);
}
