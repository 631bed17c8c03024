import { type ObjectId, type Seat, seatOfId } from '@arbiter/kernel';
import { type ObjectRow, type Table, targetIds } from '@arbiter/kernel/authoring';

/** Returns the targets of a spell or ability on the stack, for other effects that ask about them (115.9). */
function targetsOf(table: Table, row: ObjectRow): readonly number[] {
  return row.item === null ? none : targetIds(table, row.id);
}

const none: readonly number[] = [];

/** Counts how often an object or player was chosen as a target, each time separately (115.9a). */
export const timesTargeted = (table: Table, row: ObjectRow): number => targetsOf(table, row).length;

/** Counts the different objects and players that were chosen as targets (115.9c). */
export const thingsTargeted = (table: Table, row: ObjectRow): number => new Set(targetsOf(table, row)).size;

/** Returns the targets for callers that look for objects among them (115.9b); those find only objects that still exist, and no players. */
export const targetedObjects = (table: Table, row: ObjectRow): readonly ObjectId[] => targetsOf(table, row);

/** Returns the players among the targets. */
export const targetedPlayers = (table: Table, row: ObjectRow): readonly Seat[] => targetsOf(table, row).flatMap((id) => seatOfId(id) ?? []);
