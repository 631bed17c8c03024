import { type Option, passAhead, passAheadOptions, type Seat, type Table } from '@arbiter/kernel';
import { type Asked, opponentOf, playerOf } from '../facts.js';

/** Passing ahead: until the phase is over, until the turn is, or until the other acts. */
export const presetOptions = passAheadOptions(['phase', 'turn', 'acted']);

/** Where a player wants to be asked from now on: as TP in Main and Battle Phases only, where he can do something only, or wherever he might. */
export const idleOption: Option = { id: 'pass:idle', label: 'pass:idle', standing: true };
export const unableOption: Option = { id: 'pass:unable', label: 'pass:unable', standing: true };
export const askAllOption: Option = { id: 'askAll', label: 'askAll', standing: true };

/** What an option says of where its player wants to be asked; null where it is another one. */
export function askedIn(pick: string): Asked | null {
  switch (pick) {
    case idleOption.id:
      return 'acting';
    case unableOption.id:
      return 'able';
    case askAllOption.id:
      return 'everywhere';
    default:
      return null;
  }
}

/** Somebody acted: who passed until the other acts is asked again. */
export function clearActedPresets(table: Table, by: Seat): void {
  if (playerOf(table, opponentOf(by)).passing === 'acted') passAhead(table, opponentOf(by), '');
}
