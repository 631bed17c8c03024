import { type ObjectId, type Seat, seatOfId } from '@arbiter/kernel';
import { type ObjectRow, type Table, targetIds } from '@arbiter/kernel/authoring';

/** What other effects ask of the targets of a spell or ability on the stack (115.9). */
function targetsOf(table: Table, row: ObjectRow): readonly number[] {
  return row.item === null ? none : targetIds(table, row.id);
}

const none: readonly number[] = [];

/** How often an object or player was chosen as a target, each time counted (115.9a). */
export const timesTargeted = (table: Table, row: ObjectRow): number => targetsOf(table, row).length;

/** How many different objects and players were chosen (115.9c). */
export const thingsTargeted = (table: Table, row: ObjectRow): number => new Set(targetsOf(table, row)).size;

/** The objects among its targets (115.9b); who asks looks among those that are still there, and for no players. */
export const targetedObjects = (table: Table, row: ObjectRow): readonly ObjectId[] => targetsOf(table, row);

/** The players among its targets. */
export const targetedPlayers = (table: Table, row: ObjectRow): readonly Seat[] => targetsOf(table, row).flatMap((id) => seatOfId(id) ?? []);
