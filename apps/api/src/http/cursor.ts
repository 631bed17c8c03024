import { ProblemError } from '../problems/problem-error.js';

const malformed = (): ProblemError =>
  new ProblemError('request/malformed', 'The cursor is not one of this list.', {
    issues: [{ path: 'cursor', message: 'unknown cursor', expected: { type: 'string' } }],
  });

const timestamp = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?[+-]\d{2}(?::\d{2})?$/;
const identifier = /^[A-Za-z0-9_-]{1,160}$/;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const encode = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');
const decode = (cursor: string): string => Buffer.from(cursor, 'base64url').toString('utf8');

export interface Position {
  readonly at: string;
  readonly id: string;
}

/** Encodes the cursor of a list that is ordered by time and id. */
export const encodePosition = ({ at, id }: Position): string => encode(`${at}|${id}`);

/** @param ids form of the list's ids @throws {ProblemError} `request/malformed` for anything that no list gave out */
export const decodePosition = (cursor: string | undefined, ids: 'uuid' | 'job' = 'uuid'): Position | null => {
  if (cursor === undefined) return null;
  const [at, id, ...rest] = decode(cursor).split('|');
  if (at === undefined || id === undefined || rest.length > 0 || !timestamp.test(at) || !(ids === 'uuid' ? uuid : identifier).test(id))
    throw malformed();
  return { at, id };
};

/** A place in a list that has groups, each ordered by time and id. */
export interface GroupedPosition extends Position {
  readonly group: number;
}

/** Encodes the cursor of a list of groups. */
export const encodeGrouped = ({ group, at, id }: GroupedPosition): string => encode(`${group}|${at}|${id}`);

/** @returns null without a cursor @throws {ProblemError} `request/malformed` for anything that no list gave out */
export const decodeGrouped = (cursor: string | undefined): GroupedPosition | null => {
  if (cursor === undefined) return null;
  const [group, ...rest] = decode(cursor).split('|');
  if (group === undefined || !/^\d$/.test(group)) throw malformed();
  const position = decodePosition(encode(rest.join('|')));
  if (position === null) throw malformed();
  return { group: Number(group), ...position };
};

/** Encodes the cursor of a list that is ordered by version. */
export const encodeVersion = (version: number): string => encode(`v${version}`);

/** @returns 0 without a cursor @throws {ProblemError} `request/malformed` */
export const decodeVersion = (cursor: string | undefined): number => {
  if (cursor === undefined) return 0;
  const version = /^v(\d{1,15})$/.exec(decode(cursor))?.[1];
  if (version === undefined) throw malformed();
  return Number(version);
};

/** Makes one page of rows that were read with one row more than the page holds. */
export const pageOf = <Row extends { readonly at: string }, Item>(
  rows: readonly Row[],
  limit: number,
  idOf: (row: Row) => string,
  show: (row: Row) => Item,
): { readonly items: readonly Item[]; readonly next: string | null } => {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  return {
    items: kept.map(show),
    next: rows.length > limit && last !== undefined ? encodePosition({ at: last.at, id: idOf(last) }) : null,
  };
};
