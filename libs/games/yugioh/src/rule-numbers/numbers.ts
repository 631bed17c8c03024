import type { base } from './base.js';
import type { chapter } from './chapter.js';

/** The number of a rule in either book. Headings have a separate type because nothing cites them. */
export type RuleNumber = (typeof chapter)['rules'][number] | (typeof base)['rules'][number];
export type HeadingNumber = (typeof chapter)['headings'][number] | (typeof base)['headings'][number];
