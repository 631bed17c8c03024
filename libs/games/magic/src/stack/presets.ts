import type { Seat } from '@arbiter/kernel';
import { endPassing, passAhead, passAheadOptions, type Table, takingBack } from '@arbiter/kernel/authoring';
import { decider } from '../turn/control.js';

/**
 * Passing ahead (117.3d): `pass:step` until this step or phase is over, `pass:turn` until this turn is over, `pass:acted` until an opponent
 * acts or the player's own next turn begins. Each also ends when an opponent acts or puts something on the stack, and when the player makes
 * any choice, since the game then needs the player's attention.
 */
export const presetOptions = passAheadOptions(['step', 'turn', 'acted'], (time) => `pass${time.charAt(0).toUpperCase()}${time.slice(1)}`);

/** A player who controls other players may take back their passing ahead as well (716.5). */
export const takingBackPasses = takingBack((table, by) => table.seats().filter((seat) => decider(table, seat) === by));

/** Ends passing ahead for the previous turn as a turn begins, and lets the active player act again. */
export function beginTurnPresets(table: Table, active: Seat): void {
  endPassing(table, 'step');
  endPassing(table, 'turn');
  passAhead(table, active, '');
}
