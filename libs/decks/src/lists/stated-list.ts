import type { IsoDay } from '../facts/card-facts.js';
import type { LegalityList, ListEntry } from '../verdicts/legality-lists.js';

/** A dated list as a file states it. */
export interface StatedList {
  /** As tournaments name it, such as `modern` or `tcg`. */
  readonly list: string;
  /** How people call this edition of it. */
  readonly name: string;
  readonly from: IsoDay;
  /** The last day in force; null until the next one is. */
  readonly until: IsoDay | null;
  readonly unlisted: LegalityList['unlisted'];
  readonly entries: readonly ListEntry[];
}

/** What whoever brings a file says of its lists, where the file does not. */
export interface SaidOfLists {
  readonly list: string | null;
  readonly name: string | null;
  readonly from: IsoDay | null;
  readonly until: IsoDay | null;
  readonly unlisted: LegalityList['unlisted'] | null;
}

/** Something in a file that is no list. */
export interface ListFault {
  readonly code:
    | 'list/unreadable'
    | 'list/empty'
    | 'list/name-missing'
    | 'list/name-malformed'
    | 'list/day-missing'
    | 'list/day-malformed'
    | 'list/days-reversed'
    | 'list/status-unknown'
    | 'list/card-missing'
    | 'list/card-twice'
    | 'list/several';
  /** The line, from 1; 0 in forms without lines. */
  readonly line: number;
  readonly detail: string;
}

export type ListReading =
  | { readonly ok: true; readonly lists: readonly [StatedList, ...StatedList[]] }
  | { readonly ok: false; readonly faults: readonly [ListFault, ...ListFault[]] };

/** Ends the reading of a file with a fault; `readLists` returns it. */
export class UnreadableList extends Error {
  constructor(readonly fault: ListFault) {
    super(fault.detail);
  }
}

/** Ends the reading of a file. */
export const failList = (code: ListFault['code'], detail: string, line = 0): never => {
  throw new UnreadableList({ code, line, detail });
};

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day >= 1 && day <= days;
}

/** Returns a day, also as `27/10/2025` with the day first; null where nothing is said. */
export function dayIn(text: string, line = 0): IsoDay | null {
  const shown = text.trim();
  if (shown === '') return null;
  const iso = shown.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1').replace(/^(\d{4})[./](\d\d)[./](\d\d)$/, '$1-$2-$3');
  return isDay(iso) ? iso : failList('list/day-malformed', `"${shown.slice(0, 40)}" is no day; write it as YYYY-MM-DD.`, line);
}

/** Puts together what a file and whoever brings it say of a list. */
export function statedList(
  { list, name, from, until, unlisted }: Partial<StatedList> & { readonly line?: number },
  said: SaidOfLists,
  entries: readonly ListEntry[],
  line = 0,
): StatedList {
  const called =
    said.list ?? list ?? failList('list/name-missing', 'Nothing says which list this is; name it, such as "modern" or "tcg".', line);
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(called) || called === 'none')
    return failList(
      'list/name-malformed',
      `"${called.slice(0, 40)}" can't be the name of a list; use small letters, digits and "-".`,
      line,
    );
  const first =
    said.from ?? from ?? failList('list/day-missing', 'Nothing says from which day on this list is in force; name the day.', line);
  const last = said.until ?? until ?? null;
  if (last !== null && last < first) return failList('list/days-reversed', `The list ends on ${last}, before it begins on ${first}.`, line);
  return {
    list: called,
    name: said.name ?? name ?? `${called} of ${first}`,
    from: first,
    until: last,
    unlisted: said.unlisted ?? unlisted ?? 'asFacts',
    entries,
  };
}
