import { chapters1To5 } from './chapters-1-to-5.js';
import { chapters6To9 } from './chapters-6-to-9.js';
import { chapters10To14 } from './chapters-10-to-14.js';

const book = [chapters1To5, chapters6To9, chapters10To14] as const;

/** A number of a rule. Headings have a type of their own: nothing cites them. */
export type RuleNumber = (typeof book)[number]['rules'][number];
export type HeadingNumber = (typeof book)[number]['headings'][number];

export interface RuleNumberRow {
  readonly number: RuleNumber | HeadingNumber;
  /** `rule`: it says something and has to be shown or excused. `heading`: a title, not counted. */
  readonly kind: 'rule' | 'heading';
  /** How the printed text misnumbered it. */
  readonly restored?: string;
}

const restored = new Map<string, string>(book.flatMap((chapters) => chapters.restored.map(({ number, why }) => [number, why] as const)));
const row = (number: RuleNumberRow['number'], kind: RuleNumberRow['kind']): RuleNumberRow => {
  const why = restored.get(number);
  return why === undefined ? { number, kind } : { number, kind, restored: why };
};

/** The numbers of the comprehensive rules 6.0: the denominator of rules coverage. Numbers only, no text. */
export const ruleNumbers: readonly RuleNumberRow[] = book.flatMap((chapters) => [
  ...chapters.headings.map((number) => row(number, 'heading')),
  ...chapters.rules.map((number) => row(number, 'rule')),
]);

export { examples, type ExampleId } from './examples.js';
