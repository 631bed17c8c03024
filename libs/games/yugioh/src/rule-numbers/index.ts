import { base } from './base.js';
import type { Book } from './book.js';
import { chapter } from './chapter.js';
import type { HeadingNumber, RuleNumber } from './numbers.js';

/** `chapter`: the chapter on card effects. `base`: BASE-RULES.md, the game that the chapter stands on. */
export type BookId = 'chapter' | 'base';

export interface RuleNumberRow {
  readonly number: RuleNumber | HeadingNumber;
  /** `rule`: it says something and has to be shown or excused. `heading`: a title, not counted. */
  readonly kind: 'rule' | 'heading';
  readonly book: BookId;
}

const rowsOf = <B extends Book>(book: BookId, { headings, rules }: B): readonly RuleNumberRow[] => [
  ...headings.map((number) => ({ number: number as HeadingNumber, kind: 'heading', book }) as const),
  ...rules.map((number) => ({ number: number as RuleNumber, kind: 'rule', book }) as const),
];

/** The numbers of both books, the chapter's before the base rules': the two denominators of rules coverage. Numbers only, no text. */
export const ruleNumbers: readonly RuleNumberRow[] = [...rowsOf('chapter', chapter), ...rowsOf('base', base)];

export { examples, type ExampleId } from './examples.js';
export type { HeadingNumber, RuleNumber } from './numbers.js';
