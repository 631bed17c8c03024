import { type Json, jsonOf, readAs, type Seat } from '@arbiter/kernel';
import type { Table } from '@arbiter/kernel/authoring';
import { playerOf, setPlayer } from '../facts.js';
import type { Pool } from './pool.js';

/** Returns a player's unspent mana (106.4). */
export function poolOf(table: Table, seat: Seat): Pool {
  return readAs<Pool>(playerOf(table, seat).pool);
}

export function setPool(table: Table, seat: Seat, pool: Pool): void {
  setPlayer(table, seat, 'pool', jsonOf(pool) as readonly Json[]);
}
