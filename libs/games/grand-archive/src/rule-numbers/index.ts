import { chapter1 } from './chapter-1.js';
import { chapter2To4 } from './chapter-2-1-to-2-4.js';
import { chapter5To11 } from './chapter-2-5-to-2-11.js';

const book = [chapter1, chapter2To4, chapter5To11] as const;

/** A number of a rule. Headings have a type of their own: nothing cites them. */
export type RuleNumber = (typeof book)[number]['rules'][number];
export type HeadingNumber = (typeof book)[number]['headings'][number];

export interface RuleNumberRow {
  readonly number: RuleNumber | HeadingNumber;
  /** `rule`: it says something and has to be shown or excused. `heading`: a title, not counted. */
  readonly kind: 'rule' | 'heading';
}

/** The numbers of the comprehensive rules 4.1: the denominator of rules coverage. Numbers only, no text. */
export const ruleNumbers: readonly RuleNumberRow[] = book.flatMap((chapters) => [
  ...chapters.headings.map((number): RuleNumberRow => ({ number, kind: 'heading' })),
  ...chapters.rules.map((number): RuleNumberRow => ({ number, kind: 'rule' })),
]);

export { examples, type ExampleId } from './examples.js';
