import type { Seat } from '@arbiter/kernel';
import { notice, type Table } from '@arbiter/kernel/authoring';

/** 1019.2a, ruling:43: a player who was made to discard has discarded, though he had no card. */
export function noteEmptyDiscard(table: Table, seat: Seat): void {
  table.emit('discardedNothing', '1019.2a', { seat });
  notice(table, 'discarded', { object: 0, seat });
}
