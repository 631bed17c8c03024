import type { Seat, Table } from '@arbiter/kernel';
import { playerOf, setPlayer } from '../facts.js';

/** Who decides for a player: whoever controls him (716.5), else he himself (716.9). */
export function decider(table: Table, seat: Seat): Seat {
  const { controlledBy } = playerOf(table, seat);
  return controlledBy < 0 ? seat : controlledBy;
}

const nobody: readonly Seat[] = [];

/** Whose sight a player shares: those whom he controls (716.4). */
export function seesAs(table: Table, seat: Seat): readonly Seat[] {
  const { players } = table.state;
  for (let one = 0; one < players.length; one++) if (playerOf(table, one).controlledBy === seat) return table.seats().filter((other) => playerOf(table, other).controlledBy === seat);
  return nobody;
}

/** 716.2: who controlled a player for as long as something resolved does so no more. */
export function releasePlayers(table: Table): void {
  const { players } = table.state;
  for (let seat = 0; seat < players.length; seat++) {
    if (playerOf(table, seat).controlledFor === 0) continue;
    setPlayer(table, seat, 'controlledBy', -1);
    setPlayer(table, seat, 'controlledFor', 0);
  }
}
