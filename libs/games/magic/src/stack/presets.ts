import type { Seat } from '@arbiter/kernel';
import { endPassing, passAhead, passAheadOptions, type Table, takingBack } from '@arbiter/kernel/authoring';
import { decider } from '../turn/control.js';

/**
 * Passing ahead (117.3d): `pass:step` until this step or phase is over, `pass:turn` until this turn is, `pass:acted` until an opponent acts
 * or his own next turn begins. It also ends when an opponent acts or puts something on the stack, and when the player himself chooses
 * anything: then something needs him.
 */
export const presetOptions = passAheadOptions(['step', 'turn', 'acted'], (time) => `pass${time.charAt(0).toUpperCase()}${time.slice(1)}`);

/** Of players whom one controls that is his to take back too (716.5). */
export const takingBackPasses = takingBack((table, by) => table.seats().filter((seat) => decider(table, seat) === by));

/** A turn begins: what was for the last one is over, and whose turn it is has his say. */
export function beginTurnPresets(table: Table, active: Seat): void {
  endPassing(table, 'step');
  endPassing(table, 'turn');
  passAhead(table, active, '');
}
