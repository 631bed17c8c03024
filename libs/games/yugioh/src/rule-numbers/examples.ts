import type { RuleNumber } from './numbers.js';

/**
 * How many scenarios the worked examples under a rule of the chapter make: the n-th of rule R is cited `ex:R#n`. A line that goes
 * on with a second case, refused or answered otherwise, is two. The base rules have no examples of their own.
 */
const exampleCounts = {
  '2.1-1': 1,
  '2.2-4': 1,
  '2.2-5': 1,
  '2.3-2': 1,
  '2.4-1': 1,
  '2.5-1': 1,
  '3.3.1-3': 1,
  '3.3.2-2': 2,
  '3.3.3-4': 1,
  '4-1': 1,
  '4-2': 1,
  '4.2-2': 1,
  '4.2-3': 1,
  '4.2-4': 1,
  '4.3-3': 1,
  '4.3-4': 1,
  '4.3.1-5': 1,
  '4.4.2.1-1': 2,
  '4.4.2.1-2': 1,
  '5.1-2': 2,
  '5.2-1': 2,
  '5.3.1-1': 1,
  '5.3.2-1': 1,
  '5.3.3-6': 1,
  '5.3.3-8': 1,
} as const satisfies { readonly [R in RuleNumber]?: number };

export type ExampleId = `ex:${keyof typeof exampleCounts}#${number}`;

/** Every worked example, in the chapter's order. */
export const examples: readonly ExampleId[] = Object.entries(exampleCounts).flatMap(([rule, count]) =>
  Array.from({ length: count }, (_, index) => `ex:${rule as keyof typeof exampleCounts}#${index + 1}` as const),
);
