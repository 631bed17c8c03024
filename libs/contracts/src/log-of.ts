import { matchStreamType, type StreamId } from './stream-id.js';

/** The log in which everything is recorded that is no match: what organizers do. It also has the keys of the installation. */
export const foundingLog = 0;

/** Logs that one month may have. */
export const slotsOfMonth = 1_024;

/** Milliseconds since 1970-01-01 UTC, from a UUID of version 7. */
const timeOf = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** Months are counted from the one before January 1970, so that none is 0: that is where the founding log is. */
const monthOf = (time: number): number => {
  const date = new Date(time);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth() + 1;
};

/**
 * Returns the id of the log in which a stream is recorded. It follows from the stream alone, so that nobody has to look it up: a match is
 * recorded in a log of the month in which its id was made, and the last ten bits of the id's third group say in which one.
 */
export const logOf = ({ type, id }: StreamId): number =>
  type === matchStreamType ? monthOf(timeOf(id)) * slotsOfMonth + (Number.parseInt(id.slice(14, 18), 16) % slotsOfMonth) : foundingLog;

/** The ids of streams that can be recorded in one log. */
export interface StreamRange {
  /** The smallest id of the month; all ids of the month are at least this one. */
  readonly from: string;
  /** The smallest id of the next month. */
  readonly before: string;
  /** The last ten bits of the third group of every id. */
  readonly slot: number;
}

const firstId = (month: number): string => {
  const hex = Date.UTC(1970, month - 1)
    .toString(16)
    .padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

/** Returns the ids of matches that are recorded in a log; null for the founding log, which has none. */
export const matchesOfLog = (logId: number): StreamRange | null => {
  const month = Math.floor(logId / slotsOfMonth);
  return month === 0 ? null : { from: firstId(month), before: firstId(month + 1), slot: logId % slotsOfMonth };
};

/** Returns when a log takes no new streams any more, in milliseconds since 1970-01-01 UTC: at the end of its month. */
export const endOfMonth = (logId: number): number => Date.UTC(1970, Math.floor(logId / slotsOfMonth));

/**
 * Returns a slot that is in use. They are spread over the month, so that every range of slots that is a database's has its share.
 * @param index 0 to `slots` - 1
 * @param slots number of logs of a month in use
 */
export const slotInUse = (index: number, slots: number): number => Math.floor((index * slotsOfMonth) / slots);

/** Returns the ids of the logs that matches go into which are created at a time. @param slots number of logs of a month in use */
export const logsOfTime = (time: number, slots: number): readonly number[] =>
  Array.from({ length: slots }, (_, index) => monthOf(time) * slotsOfMonth + slotInUse(index, slots));
