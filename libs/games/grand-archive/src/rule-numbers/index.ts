import { keywords } from './keywords.js';
import { book, type HeadingNumber, type Part, type RuleNumber } from './numbers.js';

/** `rules`: the comprehensive rules 4.1. `keywords`: KEYWORDS.md, which has the keywords that the rules leave to a glossary. */
export type BookId = 'rules' | 'keywords';

export interface RuleNumberRow {
  readonly number: RuleNumber | HeadingNumber;
  /** `rule`: a row with content, which has to be shown or excused. `heading`: a title, which is not counted. */
  readonly kind: 'rule' | 'heading';
  readonly book: BookId;
}

const rowsOf = (id: BookId, part: Part): readonly RuleNumberRow[] => [
  ...part.headings.map((number): RuleNumberRow => ({ number, kind: 'heading', book: id })),
  ...part.rules.map((number): RuleNumberRow => ({ number, kind: 'rule', book: id })),
];

/** The numbers of the book and of our page of keywords: the two denominators of rules coverage. Numbers only, no text. */
export const ruleNumbers: readonly RuleNumberRow[] = [
  ...book.flatMap((chapters) => rowsOf('rules', chapters)),
  ...rowsOf('keywords', keywords),
];

export { examples, type ExampleId } from './examples.js';
export type { HeadingNumber, RuleNumber } from './numbers.js';
