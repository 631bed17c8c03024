import type { RuleNumber } from './numbers.js';

/** The number of worked examples under each rule: the second denominator of coverage. The n-th example of rule R is cited as `ex:R#n`. */
const exampleCounts = {
  '202.3a': 2,
  '208.3': 1,
  '901.1e': 1,
  '901.2d': 1,
  '909.4': 2,
  '1007.3a': 1,
  '1020.3': 1,
  '1120.3': 1,
  '1302.2d': 1,
} as const satisfies { readonly [rule in RuleNumber]?: number };

export type ExampleId = `ex:${keyof typeof exampleCounts}#${number}`;

/** Every worked example, in the book's order. */
export const examples: readonly ExampleId[] = Object.entries(exampleCounts).flatMap(([rule, count]) =>
  Array.from({ length: count }, (_, index) => `ex:${rule as keyof typeof exampleCounts}#${index + 1}` as const),
);
