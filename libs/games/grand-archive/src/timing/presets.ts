import type { Seat } from '@arbiter/kernel';
import { endPassing, passAhead, passAheadOptions, type Table } from '@arbiter/kernel/authoring';

/** Passing ahead: until the phase is over, until the turn is, or until somebody acts. */
export const presetOptions = passAheadOptions(['phase', 'turn', 'acted']);

/** A turn begins: what was for the last one is over, and whose turn it is has his say. */
export function beginTurnPresets(table: Table, active: Seat): void {
  endPassing(table, 'turn');
  passAhead(table, active, '');
}
