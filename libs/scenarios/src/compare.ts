import type { Json } from '@arbiter/kernel';
import type { Names } from './names.js';

const operators = ['not', 'atLeast', 'atMost', 'has', 'lacks', 'object'] as const;
type Operator = (typeof operators)[number];

/**
 * Compares a value with the one that a scenario expects. An object with exactly one of the keys `not`, `atLeast`, `atMost`, `has`, `lacks`
 * (whether a list contains a value or not) or `object` (the id of a named object) is a condition; anything else must be equal, whatever the
 * order of its keys.
 */
export function matchesValue(actual: Json | undefined, expected: Json, names: Names): boolean {
  const question = questionIn(expected);
  if (question === null) return equal(actual, expected, names);
  const [operator, operand] = question;
  switch (operator) {
    case 'not':
      return !matchesValue(actual, operand, names);
    case 'atLeast':
      return typeof actual === 'number' && typeof operand === 'number' && actual >= operand;
    case 'atMost':
      return typeof actual === 'number' && typeof operand === 'number' && actual <= operand;
    case 'has':
      return holds(actual, operand, names);
    case 'lacks':
      return (Array.isArray(actual) || isFields(actual)) && !holds(actual, operand, names);
    case 'object':
      return typeof actual === 'number' && names.idsOf(String(operand)).includes(actual);
  }
}

/** Whether all fields of the pattern match; further fields of the actual value do not matter. */
export function matchesFields(actual: { readonly [key: string]: Json }, pattern: { readonly [key: string]: Json }, names: Names): boolean {
  return Object.keys(pattern).every((key) => matchesValue(actual[key], pattern[key]!, names));
}

type Fields = { readonly [key: string]: Json };
const isFields = (value: Json | undefined): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value);

function questionIn(expected: Json): readonly [Operator, Json] | null {
  if (!isFields(expected)) return null;
  const keys = Object.keys(expected);
  const operator = operators.find((one) => one === keys[0]);
  return keys.length === 1 && operator !== undefined ? [operator, expected[operator]!] : null;
}

function holds(actual: Json | undefined, wanted: Json, names: Names): boolean {
  if (Array.isArray(actual)) return (actual as readonly Json[]).some((one) => matchesValue(one, wanted, names));
  return isFields(actual) && typeof wanted === 'string' && wanted in actual;
}

function equal(actual: Json | undefined, expected: Json, names: Names): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((one: Json, index) => matchesValue((actual as readonly Json[])[index], one, names))
    );
  }
  if (isFields(expected)) {
    return isFields(actual) && Object.keys(actual).length === Object.keys(expected).length && matchesFields(actual, expected, names);
  }
  return actual === expected;
}
