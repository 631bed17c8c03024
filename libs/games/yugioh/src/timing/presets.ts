import type { Option, Seat } from '@arbiter/kernel';
import { askAllOption, askIn, followWish, passAhead, passAheadOptions, type Table, wishOption } from '@arbiter/kernel/authoring';
import { type Asked, opponentOf, playerOf } from '../facts.js';

/** Passing in advance: until the end of the phase, until the end of the turn, or until the other player acts. */
export const presetOptions = passAheadOptions(['phase', 'turn', 'acted']);

const idleOption: Option = { id: 'pass:idle', label: 'pass:idle', standing: true };

/**
 * Options by which a player changes where they are asked from now on: everywhere they might act, only where they can act, or as the turn
 * player only in Main and Battle Phases.
 */
export function wishes(table: Table, seat: Seat): readonly Option[] {
  return playerOf(table, seat).asked === 'everywhere' ? [idleOption, wishOption(table, seat)] : [askAllOption];
}

/**
 * Carries out a pick that changes where its player is asked.
 * @returns whether it was such a pick
 */
export function followAnyWish(table: Table, seat: Seat, pick: string): boolean {
  if (pick !== idleOption.id) return followWish(table, seat, pick);
  askIn(table, seat, 'acting' satisfies Asked);
  return true;
}

/** After an action, ends the other player's passing until somebody acts. */
export function clearActedPresets(table: Table, by: Seat): void {
  if (playerOf(table, opponentOf(by)).passing === 'acted') passAhead(table, opponentOf(by), '');
}
