import type { CardFacts, RowAnswer, RowContext, RowFault, RowReader } from './card-facts.js';

/** Leaves the reading of a row at its first fault; `rowReader` returns it. */
class Unreadable extends Error {
  constructor(
    readonly code: RowFault['code'],
    readonly field: string | null,
    detail: string,
  ) {
    super(detail);
  }
}

/** An object of a row, whose fields are not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Ends the reading of a row with a fault. */
export function fail(code: RowFault['code'], field: string | null, detail: string): never {
  throw new Unreadable(code, field, detail);
}

const longestQuote = 60;

/** Returns a value in the words of a fault, cut: a row may hold anything. */
export const inWords = (value: unknown): string =>
  value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value).slice(0, longestQuote);

/** Whether a value is an object with fields: neither null nor a list. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Returns a text that must be there. */
export function textOf(fields: Fields, field: string): string {
  const value = fields[field];
  if (isAbsent(value)) fail('row/field-missing', field, `The field ${field} is missing.`);
  if (typeof value !== 'string' || value.trim() === '') fail('row/field-malformed', field, `${field} is ${inWords(value)}, not a text.`);
  return value.trim();
}

/** Returns a text, or null where the field is missing, null or empty. */
export const textOrNull = (fields: Fields, field: string): string | null => (isAbsent(fields[field]) ? null : textOf(fields, field));

/** Returns a whole number, or null where the field is missing, null or empty; a text of digits counts as its number. */
export function integerOrNull(fields: Fields, field: string): number | null {
  const value = fields[field];
  if (isAbsent(value)) return null;
  const number = typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number))
    fail('row/field-malformed', field, `${field} is ${inWords(value)}, not a whole number.`);
  return number;
}

/** Returns a list of texts; empty where the field is missing or null. */
export function textsOf(fields: Fields, field: string): readonly string[] {
  const value = fields[field];
  if (isAbsent(value)) return [];
  if (!Array.isArray(value) || !value.every((one): one is string => typeof one === 'string'))
    fail('row/field-malformed', field, `${field} is ${inWords(value)}, not a list of texts.`);
  return value;
}

/** Returns a list of objects; empty where the field is missing or null. */
export function objectsOf(fields: Fields, field: string): readonly Fields[] {
  const value = fields[field];
  if (isAbsent(value)) return [];
  if (!Array.isArray(value) || !value.every(isFields))
    fail('row/field-malformed', field, `${field} is ${inWords(value)}, not a list of objects.`);
  return value;
}

/** Returns an object; empty where the field is missing or null. */
export function objectOf(fields: Fields, field: string): Fields {
  const value = fields[field];
  if (isAbsent(value)) return {};
  if (!isFields(value)) fail('row/field-malformed', field, `${field} is ${inWords(value)}, not an object.`);
  return value;
}

/** Returns true or false; false where the field is missing or null. */
export function flagOf(fields: Fields, field: string): boolean {
  const value = fields[field];
  if (isAbsent(value)) return false;
  if (typeof value !== 'boolean') fail('row/field-malformed', field, `${field} is ${inWords(value)}, neither true nor false.`);
  return value;
}

/** Returns each value once, in order, without empty ones. */
export const distinct = <Value extends string | number>(values: readonly Value[]): readonly Value[] => [
  ...new Set(values.filter((value) => value !== '')),
];

const likelyName = (row: unknown): string | null => {
  if (!isFields(row)) return null;
  const name = isFields(row.name) ? row.name.en : (row.name ?? row.key ?? row.en);
  return typeof name === 'string' && name !== '' ? name : null;
};

/** Makes a reader that answers every row and never throws, of a function that gives up with `fail`. */
export function rowReader(read: (fields: Fields, context: RowContext) => CardFacts): RowReader {
  return (row, context = { row: 1, snapshot: null }): RowAnswer => {
    const fault = (code: RowFault['code'], field: string | null, detail: string): RowAnswer => ({
      ok: false,
      fault: { code, row: context.row, key: likelyName(row), field, detail },
    });
    if (!isFields(row)) return fault('row/not-an-object', null, `The row is ${inWords(row)}, not an object.`);
    try {
      return { ok: true, facts: read(row, context) };
    } catch (error) {
      if (error instanceof Unreadable) return fault(error.code, error.field, error.message);
      throw error;
    }
  };
}
