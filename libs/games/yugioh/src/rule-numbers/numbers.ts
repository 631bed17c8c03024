import type { base } from './base.js';
import type { chapter } from './chapter.js';

/** A number of a rule of either book. Headings have a type of their own: nothing cites them. */
export type RuleNumber = (typeof chapter)['rules'][number] | (typeof base)['rules'][number];
export type HeadingNumber = (typeof chapter)['headings'][number] | (typeof base)['headings'][number];
