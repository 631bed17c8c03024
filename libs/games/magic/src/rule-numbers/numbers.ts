import { chapter1 } from './chapter-1.js';
import { chapter2 } from './chapter-2.js';
import { chapter3 } from './chapter-3.js';
import { chapter4 } from './chapter-4.js';
import { chapter5 } from './chapter-5.js';
import { chapter6 } from './chapter-6.js';
import { chapter7 } from './chapter-7.js';
import { section701 } from './section-701.js';
import { section702 } from './section-702.js';

/** The parts of the book, in its order. */
export const chapters = [chapter1, chapter2, chapter3, chapter4, chapter5, chapter6, section701, section702, chapter7] as const;

/** The number of a rule of chapters 1 to 7. Headings are a separate type, since nothing cites them. */
export type RuleNumber = (typeof chapters)[number]['rules'][number];
export type HeadingNumber = (typeof chapters)[number]['headings'][number];
