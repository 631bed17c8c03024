import type { Option, Seat } from '../contract.js';
import type { GameRules } from '../table/rules.js';
import type { Table } from '../table/table.js';

/**
 * Passing ahead: besides `pass` a player may say that they go on passing, and for how long: `pass:turn`. This is an answer on record like
 * any other. It stands in the player's row, in the field `passing` ('' for none), and passes for the player before they are asked. No value
 * depends on it.
 */
const passing = (table: Table, seat: Seat): string => table.player(seat).passing as string;

/**
 * Returns the standing answers, one for each time that a player may pass for.
 * @param label key under which the game's words stand
 */
export function passAheadOptions(times: readonly string[], label = (time: string): string => `pass:${time}`): readonly Option[] {
  return times.map((time) => ({ id: `pass:${time}`, label: label(time), standing: true }));
}

/** Reads how long a pick passes for; '' for a plain pass, null where the pick is no pass. */
export function passedFor(pick: string): string | null {
  if (pick === 'pass') return '';
  return pick.startsWith('pass:') ? pick.slice('pass:'.length) : null;
}

/** Makes a player pass from now on until a time is over; '' ends passing ahead. */
export function passAhead(table: Table, seat: Seat, time: string): void {
  if (passing(table, seat) !== time) table.journal.set(table.player(seat), 'passing', time);
}

/** Whether a player passes because they said so before. */
export function passesAhead(table: Table, seat: Seat): boolean {
  return passing(table, seat) !== '';
}

/** Ends a time: players who passed ahead until then are asked again. */
export function endPassing(table: Table, time: string): void {
  for (const seat of table.seats()) if (passing(table, seat) === time) passAhead(table, seat, '');
}

/**
 * Ends passing ahead because somebody did something, so that players can look again.
 * @param but a player who goes on passing as they said
 */
export function stopPassing(table: Table, but?: Seat): void {
  for (const seat of table.seats()) if (seat !== but) passAhead(table, seat, '');
}

/**
 * Where a player wants to be asked, until they say otherwise; it stands in the player's row, in the field `asked`. `everywhere`: wherever
 * the player might be able to act as far as everybody knows. `able`: only where they can act, so that others may notice where they cannot.
 * A game may add further wishes.
 */
export type WhereAsked = 'everywhere' | 'able';

const unableOption: Option = { id: 'pass:unable', label: 'pass:unable', standing: true };
export const askAllOption: Option = { id: 'askAll', label: 'askAll', standing: true };

/** Whether a player is asked only where they can do something. */
export const isAskedWhereAble = (table: Table, seat: Seat): boolean => table.player(seat).asked === 'able';

/** Returns the option for the wish that a player does not have yet; it stands at the end of the options. */
export const wishOption = (table: Table, seat: Seat): Option => (isAskedWhereAble(table, seat) ? askAllOption : unableOption);

/**
 * Follows a pick that says where its player wants to be asked; such a pick does not answer the question itself.
 * @returns whether the pick is such a wish
 */
export function followWish(table: Table, seat: Seat, pick: string): boolean {
  if (pick !== unableOption.id && pick !== askAllOption.id) return false;
  askIn(table, seat, pick === unableOption.id ? 'able' : 'everywhere');
  return true;
}

/** Sets where a player is asked from now on; no value depends on it. */
export function askIn(table: Table, seat: Seat, where: string): void {
  if (table.player(seat).asked !== where) table.journal.set(table.player(seat), 'asked', where);
}

const stopOption: Option = { id: 'stopPassing', label: 'stopPassing' };

/**
 * Lets a player who passes ahead, or is asked only where they can do something, take that back whenever another player is asked: from their
 * next turn to act on they are asked again.
 * @param decides the players for whom a player says so; only for themselves unless given
 */
export function takingBack(
  decides: (table: Table, by: Seat) => readonly Seat[] = (_table, by) => [by],
): NonNullable<GameRules['interjections']> {
  return {
    of: (table, by) => {
      const seats = decides(table, by);
      return [
        ...(seats.some((seat) => passesAhead(table, seat)) ? [stopOption] : []),
        ...(seats.some((seat) => isAskedWhereAble(table, seat)) ? [askAllOption] : []),
      ];
    },
    say: (table, by, id) => {
      for (const seat of decides(table, by)) {
        if (id === stopOption.id) passAhead(table, seat, '');
        else askIn(table, seat, 'everywhere');
      }
    },
  };
}
