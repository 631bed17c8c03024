import type { Expected } from '@arbiter/contracts';

/** What one fault says that was expected, as zod reports it; other libraries report less. */
export interface FaultFacts {
  readonly message: string;
  readonly code?: string;
  readonly expected?: unknown;
  readonly values?: readonly unknown[];
  readonly options?: readonly unknown[];
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly inclusive?: boolean;
  readonly divisor?: number | bigint;
  readonly format?: string;
  readonly pattern?: string;
}

type TypeWord = NonNullable<Expected['type']>;
const types: { readonly [word: string]: TypeWord } = {
  string: 'string',
  number: 'number',
  int: 'integer',
  boolean: 'boolean',
  array: 'array',
  tuple: 'array',
  object: 'object',
  record: 'object',
  null: 'null',
};
const formats: { readonly [word: string]: string } = { uuid: 'uuid', guid: 'uuid', datetime: 'date-time', date: 'date', url: 'uri' };

type Value = NonNullable<Expected['values']>[number];
const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The names of a least and a greatest size, by what is measured. */
const bounds = (origin: string | undefined, inclusive: boolean): readonly [keyof Expected, keyof Expected] => {
  if (origin === 'string') return ['minLength', 'maxLength'];
  if (origin === 'array' || origin === 'set') return ['minItems', 'maxItems'];
  return inclusive ? ['minimum', 'maximum'] : ['exclusiveMinimum', 'exclusiveMaximum'];
};

/** A regular expression without the slashes around it. */
const bare = (pattern: string): string => pattern.replace(/^\/(.*)\/[a-z]*$/s, '$1');

/** Returns what was expected, in the words of JSON Schema; undefined where the fault says it in its message alone. */
export const expectedOf = (fault: FaultFacts): Expected | undefined => {
  const [least, most] = bounds(fault.origin, fault.inclusive !== false);
  switch (fault.code) {
    case 'invalid_type': {
      const type = types[String(fault.expected)];
      return type === undefined ? undefined : { type };
    }
    case 'invalid_value':
      return { values: (fault.values ?? []).filter(isValue) };
    case 'invalid_union':
      return fault.options === undefined ? undefined : { values: fault.options.filter(isValue) };
    case 'too_small':
      return { [least]: Number(fault.minimum) };
    case 'too_big':
      return { [most]: Number(fault.maximum) };
    case 'not_multiple_of':
      return { multipleOf: Number(fault.divisor) };
    case 'invalid_format': {
      const format = formats[fault.format ?? ''];
      if (format !== undefined) return { type: 'string', format };
      return { type: 'string', ...(fault.pattern === undefined ? {} : { pattern: bare(fault.pattern) }) };
    }
    case 'custom':
      return fault.message.startsWith('expected a JSON value') ? { type: 'json' } : undefined;
    default:
      return undefined;
  }
};

const formatWords: { readonly [format: string]: string } = {
  uuid: 'a UUID',
  'date-time': 'a moment such as 2026-01-31T18:00:00Z',
  date: 'a date such as 2026-01-31',
  uri: 'an address',
};

/** Says in words what was expected; null where the fault's own message must do. */
const wordsOf = (expected: Expected): string | null => {
  const { type, values, format, pattern } = expected;
  if (values !== undefined)
    return values.length === 1 ? JSON.stringify(values[0]) : `one of ${values.map((one) => JSON.stringify(one)).join(', ')}`;
  if (expected.minimum !== undefined) return `at least ${expected.minimum}`;
  if (expected.exclusiveMinimum !== undefined) return `more than ${expected.exclusiveMinimum}`;
  if (expected.maximum !== undefined) return `at most ${expected.maximum}`;
  if (expected.exclusiveMaximum !== undefined) return `less than ${expected.exclusiveMaximum}`;
  if (expected.minLength !== undefined) return `at least ${expected.minLength} characters`;
  if (expected.maxLength !== undefined) return `at most ${expected.maxLength} characters`;
  if (expected.minItems !== undefined) return `at least ${expected.minItems} items`;
  if (expected.maxItems !== undefined) return `at most ${expected.maxItems} items`;
  if (expected.multipleOf !== undefined) return `a multiple of ${expected.multipleOf}`;
  if (format !== undefined) return formatWords[format] ?? format;
  if (pattern !== undefined) return `text that fits ${pattern}`;
  return type === 'json' ? 'a JSON value' : (type ?? null);
};

/** Words that a schema's author wrote for this fault, rather than the library. */
const isOwnWords = ({ code, message }: FaultFacts): boolean =>
  code === undefined || !/^(?:Invalid|Too (?:small|big)|Unrecognized|expected )/.test(message);

/** Says in plain words what is wrong: what was expected, and what came instead where that is known. */
export const messageOf = (fault: FaultFacts): string => {
  const expected = expectedOf(fault);
  const words = expected === undefined ? null : wordsOf(expected);
  if (isOwnWords(fault)) return fault.message;
  if (words === null) return /nonoptional, received undefined/.test(fault.message) ? 'it is missing' : 'it does not fit';
  const received = /received (\w+)$/.exec(fault.message)?.[1];
  if (received === undefined) return `expected ${words}`;
  if (received === 'undefined') return `expected ${words}, but it is missing`;
  return received === 'NaN' ? `expected ${words}, but it is none` : `expected ${words}, received ${received}`;
};
