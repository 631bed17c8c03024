import { book, type HeadingNumber, type RuleNumber } from './numbers.js';

export interface RuleNumberRow {
  readonly number: RuleNumber | HeadingNumber;
  /** `rule`: a row with content, which has to be shown or excused. `heading`: a title, which is not counted. */
  readonly kind: 'rule' | 'heading';
  /** How the printed text has the number wrong. */
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
export type { HeadingNumber, RuleNumber } from './numbers.js';
