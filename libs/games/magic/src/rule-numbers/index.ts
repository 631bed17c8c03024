import { compareRuleNumbers } from './order.js';
import { chapters, type HeadingNumber, type RuleNumber } from './numbers.js';

export interface RuleNumberRow {
  readonly number: RuleNumber | HeadingNumber;
  /** `rule`: a rule that has to be shown or excused. `heading`: a title, which is not counted. */
  readonly kind: 'rule' | 'heading';
  /** What happened to the number, if the text at hand has lost or misprinted it. */
  readonly restored?: string;
}

const restored = new Map<string, string>(chapters.flatMap((chapter) => chapter.restored.map(({ number, why }) => [number, why] as const)));
const row = (number: RuleNumberRow['number'], kind: RuleNumberRow['kind']): RuleNumberRow => {
  const why = restored.get(number);
  return why === undefined ? { number, kind } : { number, kind, restored: why };
};

/**
 * The numbers of the Comprehensive Rules in force from 4 October 2019, chapters 1 to 7, in the book's order: the
 * denominator of rules coverage. Numbers only, no text.
 */
export const ruleNumbers: readonly RuleNumberRow[] = chapters
  .flatMap((chapter) => [
    ...chapter.headings.map((number) => row(number, 'heading')),
    ...chapter.rules.map((number) => row(number, 'rule')),
  ])
  .sort((left, right) => compareRuleNumbers(left.number, right.number));

export { examples, type ExampleId } from './examples.js';
export { compareRuleNumbers, isRuleNumber, sectionOf } from './order.js';
export type { HeadingNumber, RuleNumber } from './numbers.js';
