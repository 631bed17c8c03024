import type { ExcusedExample, ExcusedRule } from '@arbiter/kernel/words';
import type { ExampleId, RuleNumber } from './rule-numbers/index.js';
import type { RulingId } from './rulings.js';

/** Rules of the book and of the base rules that need no test of their own. */
export const excusedRules: readonly ExcusedRule<RuleNumber, RulingId>[] = [
  // Headings of lists, whose entries are rules of their own.
  { rule: '3.2-4', reason: 'definition', shownBy: '3.2-5' },
  // Definitions of terms.
  { rule: 'base.3.18', reason: 'definition', shownBy: 'base.23.19' },
];

/** None: all examples can be played. */
export const excusedExamples: readonly ExcusedExample<ExampleId>[] = [];
