import { chapters1To5 } from './chapters-1-to-5.js';
import { chapters6To9 } from './chapters-6-to-9.js';
import { chapters10To14 } from './chapters-10-to-14.js';

/** The parts of the book, in its order. */
export const book = [chapters1To5, chapters6To9, chapters10To14] as const;

/** A number of a rule. Headings have a type of their own: nothing cites them. */
export type RuleNumber = (typeof book)[number]['rules'][number];
export type HeadingNumber = (typeof book)[number]['headings'][number];
