import type { Seat } from './contract.js';

/**
 * Players beside objects in one list of ids: object ids begin at 1, so a player stands as a negative number. Such ids
 * live in hosts, in chosen sets and in events; whatever asks for objects leaves them out by itself.
 */
export function idOfSeat(seat: Seat): number {
  return -1 - seat;
}

/** The player that an id stands for; null for an object's id. */
export function seatOfId(id: number): Seat | null {
  return id < 0 ? -1 - id : null;
}

/** The players among ids, in their order. */
export function playersIn(ids: readonly number[]): readonly Seat[] {
  return ids.filter((id) => id < 0).map((id) => -1 - id);
}
