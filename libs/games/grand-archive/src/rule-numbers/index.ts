import { chapter1 } from './chapter-1.js';
import { chapter2To4 } from './chapter-2-1-to-2-4.js';
import { chapter5To11 } from './chapter-2-5-to-2-11.js';
import { keywords } from './keywords.js';

const book = [chapter1, chapter2To4, chapter5To11] as const;

type Part = (typeof book)[number] | typeof keywords;

/** A number of a rule. Headings have a type of their own: nothing cites them. */
export type RuleNumber = Part['rules'][number];
export type HeadingNumber = Part['headings'][number];

/** `rules`: the comprehensive rules 4.1. `keywords`: KEYWORDS.md, which says what they leave to a glossary. */
export type BookId = 'rules' | 'keywords';

export interface RuleNumberRow {
  readonly number: RuleNumber | HeadingNumber;
  /** `rule`: it says something and has to be shown or excused. `heading`: a title, not counted. */
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
