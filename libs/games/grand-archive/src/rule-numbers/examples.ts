import type { RuleNumber } from './numbers.js';

/** The number of worked examples under each rule: the second denominator of coverage. The n-th example of rule R is cited as `ex:R#n`. */
const exampleCounts = {
  '1.4.5.2': 1,
  '1.6.5.3.3.1': 1,
  '1.6.6.4': 1,
  '1.6.6.5': 1,
  '1.7.1.4.2': 1,
  '2.1.7.6.2': 1,
  '2.1.10.4': 1,
  '2.2.7.2.2.2': 1,
  '2.2.7.2.2.4': 1,
  '2.4.0.1': 1,
  '2.4.0.10.2': 1,
  '2.4.0.11.1': 1,
  '2.4.2.2.2': 1,
  '2.4.3.4': 1,
  '2.5.1.5.1': 1,
  '2.6.8': 1,
  '2.7.6.1': 1,
  '2.7.6.3': 1,
  '2.7.7.2': 1,
  '2.9.1.4.1': 1,
  '2.9.1.10': 1,
  '2.10.2.1': 1,
  '2.11.6.1.3': 1,
  '2.11.7.4.3.1': 1,
  '2.11.7.10.1.1': 1,
  '2.11.7.11.3.3': 1,
  '2.11.7.13.2.1.1': 1,
  '2.11.7.14.4.1': 1,
  '2.11.7.14.4.2': 1,
} as const satisfies { readonly [rule in RuleNumber]?: number };

export type ExampleId = `ex:${keyof typeof exampleCounts}#${number}`;

/** Every worked example, in the book's order. */
export const examples: readonly ExampleId[] = Object.entries(exampleCounts).flatMap(([rule, count]) =>
  Array.from({ length: count }, (_, index) => `ex:${rule as keyof typeof exampleCounts}#${index + 1}` as const),
);
