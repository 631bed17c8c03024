import type { Option, Seat } from '../contract.js';
import type { GameRules } from '../table/rules.js';
import type { Table } from '../table/table.js';

/**
 * Passing ahead: beside `pass` a player may say that he goes on passing, and for how long: `pass:turn`. It is an answer on record like any
 * other; it stands in his row, in the field `passing` ('' for none), and passes for him before he is asked. No value depends on it.
 */
const passing = (table: Table, seat: Seat): string => table.player(seat).passing as string;

/** Standing answers, one for each time that a player may pass for. @param label under which the game's words stand */
export function passAheadOptions(times: readonly string[], label = (time: string): string => `pass:${time}`): readonly Option[] {
  return times.map((time) => ({ id: `pass:${time}`, label: label(time), standing: true }));
}

/** What a pick says: for how long to pass; '' for a plain pass, null where it is no pass. */
export function passedFor(pick: string): string | null {
  if (pick === 'pass') return '';
  return pick.startsWith('pass:') ? pick.slice('pass:'.length) : null;
}

/** From now on a player passes for so long; '' for no more. */
export function passAhead(table: Table, seat: Seat, time: string): void {
  if (passing(table, seat) !== time) table.journal.set(table.player(seat), 'passing', time);
}

/** Whether a player passes by what he said before. */
export function passesAhead(table: Table, seat: Seat): boolean {
  return passing(table, seat) !== '';
}

/** A time is over: who passed for so long is asked again. */
export function endPassing(table: Table, time: string): void {
  for (const seat of table.seats()) if (passing(table, seat) === time) passAhead(table, seat, '');
}

/** Somebody did something: whoever passes ahead looks again. @param but a player who goes on as he said */
export function stopPassing(table: Table, but?: Seat): void {
  for (const seat of table.seats()) if (seat !== but) passAhead(table, seat, '');
}

/**
 * Where a player wants to be asked, until he says otherwise; it stands in his row, in the field `asked`. `everywhere`: wherever he might act for
 * all that everybody knows. `able`: only where he can, so that others may notice where he can't. A game may have wishes of its own beside these.
 */
export type WhereAsked = 'everywhere' | 'able';

const unableOption: Option = { id: 'pass:unable', label: 'pass:unable', standing: true };
export const askAllOption: Option = { id: 'askAll', label: 'askAll', standing: true };

/** Whether a player is asked only where he can do something. */
export const isAskedWhereAble = (table: Table, seat: Seat): boolean => table.player(seat).asked === 'able';

/** The wish that a player does not have yet, as an option that stands at the end. */
export const wishOption = (table: Table, seat: Seat): Option => (isAskedWhereAble(table, seat) ? askAllOption : unableOption);

/** Follows a pick that says where its player wants to be asked; it is no answer to what he was asked. @returns whether it is one */
export function followWish(table: Table, seat: Seat, pick: string): boolean {
  if (pick !== unableOption.id && pick !== askAllOption.id) return false;
  askIn(table, seat, pick === unableOption.id ? 'able' : 'everywhere');
  return true;
}

/** From now on a player is asked there; no value depends on it. */
export function askIn(table: Table, seat: Seat, where: string): void {
  if (table.player(seat).asked !== where) table.journal.set(table.player(seat), 'asked', where);
}

const stopOption: Option = { id: 'stopPassing', label: 'stopPassing' };

/**
 * Who passes ahead, or is asked only where he can do something, may take it back whenever another is asked: from his next turn to act on he is asked again.
 * @param decides for whom a player says so; for himself unless told
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
