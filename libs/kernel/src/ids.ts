import type { EntityId, ObjectId, Seat } from './contract.js';

/**
 * Players beside objects in one list of ids: object ids begin at 1, so a player stands as a negative number. Such ids
 * live in hosts, in chosen sets and in events; whatever asks for objects leaves them out by itself. That a number is
 * one or the other is asked here and nowhere else: the types tell seats, objects and either of them apart.
 */
export function idOfSeat(seat: Seat): EntityId {
  return -1 - seat;
}

/** The player that an id stands for; null for an object's id. */
export function seatOfId(id: EntityId): Seat | null {
  return id < 0 ? -1 - id : null;
}

/** Whether an id is an object's, and no player's. */
export const isObjectId = (id: EntityId): id is ObjectId => id > 0;

/** The players among ids, in their order. */
export function playersIn(ids: readonly EntityId[]): readonly Seat[] {
  return ids.flatMap((id) => seatOfId(id) ?? []);
}
