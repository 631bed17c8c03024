import { chapter1 } from './chapter-1.js';
import { chapter2To4 } from './chapter-2-1-to-2-4.js';
import { chapter5To11 } from './chapter-2-5-to-2-11.js';
import type { keywords } from './keywords.js';

/** The parts of the book, in its order. */
export const book = [chapter1, chapter2To4, chapter5To11] as const;

export type Part = (typeof book)[number] | typeof keywords;

/** A number of a rule. Headings have a type of their own: nothing cites them. */
export type RuleNumber = Part['rules'][number];
export type HeadingNumber = Part['headings'][number];
