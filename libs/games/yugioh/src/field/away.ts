import type { Table } from '@arbiter/kernel/authoring';
import { type Away, gameOf, setGame } from '../facts.js';

/** Notes that a card that was just banished comes back (see `returns.ts`). */
export function noteAway(table: Table, away: Away): void {
  setGame(table, 'away', [...gameOf(table).away, away]);
}
