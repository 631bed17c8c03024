import type { Seat } from '@arbiter/kernel';
import { notice, type Table } from '@arbiter/kernel/authoring';

/** Notes a discard by a player who had to discard but had no card: they have discarded all the same (1019.2a, ruling:43). */
export function noteEmptyDiscard(table: Table, seat: Seat): void {
  table.emit('discardedNothing', '1019.2a', { seat });
  notice(table, 'discarded', { object: 0, seat });
}
