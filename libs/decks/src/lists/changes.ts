import type { IsoDay } from '../facts/card-facts.js';
import type { ListEntry } from '../verdicts/legality-lists.js';
import { dayIn } from './stated-list.js';

/** What a history says of a card: from a day on, or always before the first one, until a last day or for good. */
export interface DatedEntry {
  readonly entry: ListEntry;
  readonly from: IsoDay | null;
  readonly until: IsoDay | null;
}

/** The day after a day. */
export function dayAfter(day: IsoDay): IsoDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const two = (number: number): string => String(number).padStart(2, '0');
  const candidates = [
    `${day.slice(0, 8)}${two(date + 1)}`,
    `${day.slice(0, 5)}${two(month + 1)}-01`,
    `${String(year + 1).padStart(4, '0')}-01-01`,
  ];
  return candidates.find(isCalendarDay) ?? day;
}

const isCalendarDay = (day: string): boolean => {
  try {
    return dayIn(day) === day;
  } catch {
    return false;
  }
};

/**
 * Makes the lists that followed one another of what each card was at which time: one for every day on which something changed.
 * @param first the day from which entries without one are in force
 */
export function editionsOf(
  history: readonly DatedEntry[],
  first: IsoDay,
): readonly { readonly from: IsoDay; readonly entries: readonly ListEntry[] }[] {
  const begins = history.map(({ from }) => from ?? first);
  const ends = history.flatMap(({ until }) => (until === null ? [] : [dayAfter(until)]));
  const days = [...new Set([...begins, ...ends])].toSorted();
  return days.map((day) => ({
    from: day,
    entries: history.filter(({ from, until }) => (from ?? first) <= day && (until === null || until >= day)).map(({ entry }) => entry),
  }));
}
