import type { Option, Seat } from '@arbiter/kernel';
import { askAllOption, askIn, followWish, passAhead, passAheadOptions, type Table, wishOption } from '@arbiter/kernel/authoring';
import { type Asked, opponentOf, playerOf } from '../facts.js';

/** Passing ahead: until the phase is over, until the turn is, or until the other acts. */
export const presetOptions = passAheadOptions(['phase', 'turn', 'acted']);

const idleOption: Option = { id: 'pass:idle', label: 'pass:idle', standing: true };

/** Where a player may want to be asked from now on beside where he is: as TP in Main and Battle Phases only, where he can do something only, or wherever he might. */
export function wishes(table: Table, seat: Seat): readonly Option[] {
  return playerOf(table, seat).asked === 'everywhere' ? [idleOption, wishOption(table, seat)] : [askAllOption];
}

/** Follows a pick that says where its player wants to be asked. @returns whether it is one */
export function followAnyWish(table: Table, seat: Seat, pick: string): boolean {
  if (pick !== idleOption.id) return followWish(table, seat, pick);
  askIn(table, seat, 'acting' satisfies Asked);
  return true;
}

/** Somebody acted: who passed until the other acts is asked again. */
export function clearActedPresets(table: Table, by: Seat): void {
  if (playerOf(table, opponentOf(by)).passing === 'acted') passAhead(table, opponentOf(by), '');
}
