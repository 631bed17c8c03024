import { base } from './base.js';
import type { Book } from './book.js';
import { chapter } from './chapter.js';
import type { HeadingNumber, RuleNumber } from './numbers.js';

/** `chapter`: the chapter on card effects. `base`: BASE-RULES.md, the base game that the chapter presupposes. */
export type BookId = 'chapter' | 'base';

export interface RuleNumberRow {
  readonly number: RuleNumber | HeadingNumber;
  /** `rule`: must be shown or excused. `heading`: a title, which is not counted. */
  readonly kind: 'rule' | 'heading';
  readonly book: BookId;
}

const rowsOf = <B extends Book>(book: BookId, { headings, rules }: B): readonly RuleNumberRow[] => [
  ...headings.map((number) => ({ number: number as HeadingNumber, kind: 'heading', book }) as const),
  ...rules.map((number) => ({ number: number as RuleNumber, kind: 'rule', book }) as const),
];

/** The numbers of both books, those of the chapter first; they are the denominators of the two rules coverages. Numbers only, no text. */
export const ruleNumbers: readonly RuleNumberRow[] = [...rowsOf('chapter', chapter), ...rowsOf('base', base)];

export { examples, type ExampleId } from './examples.js';
export type { HeadingNumber, RuleNumber } from './numbers.js';
