import { chapter1 } from './chapter-1.js';
import { chapter2 } from './chapter-2.js';
import { chapter3 } from './chapter-3.js';
import { chapter4 } from './chapter-4.js';
import { chapter5 } from './chapter-5.js';
import { chapter6 } from './chapter-6.js';
import { chapter7 } from './chapter-7.js';
import { compareRuleNumbers } from './order.js';
import { section701 } from './section-701.js';
import { section702 } from './section-702.js';

const chapters = [chapter1, chapter2, chapter3, chapter4, chapter5, chapter6, section701, section702, chapter7] as const;

/** A number of a rule of chapters 1 to 7. Headings have a type of their own: nothing cites them. */
export type RuleNumber = (typeof chapters)[number]['rules'][number];
export type HeadingNumber = (typeof chapters)[number]['headings'][number];

export interface RuleNumberRow {
  readonly number: RuleNumber | HeadingNumber;
  /** `rule`: it says something and has to be shown or excused. `heading`: a title, not counted. */
  readonly kind: 'rule' | 'heading';
  /** What happened to it, if the text at hand has lost or misprinted it. */
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
