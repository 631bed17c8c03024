import type { Seat } from '@arbiter/kernel';
import { endPassing, passAhead, passAheadOptions, type Table } from '@arbiter/kernel/authoring';

/** Options to pass ahead: until the phase is over, until the turn is over, or until somebody acts. */
export const presetOptions = passAheadOptions(['phase', 'turn', 'acted']);

/** Ends passing ahead for the last turn as a turn begins, and all passing ahead of the turn player. */
export function beginTurnPresets(table: Table, active: Seat): void {
  endPassing(table, 'turn');
  passAhead(table, active, '');
}
