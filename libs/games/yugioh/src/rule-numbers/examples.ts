import type { RuleNumber } from './numbers.js';

/**
 * Number of scenarios for the worked examples under each rule of the chapter; the n-th one of rule R is cited as `ex:R#n`. An example line
 * with a second case, which is refused or answered differently, counts as two. The base rules have no examples of their own.
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
