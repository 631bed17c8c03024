import type { ExcusedExample, ExcusedRule } from '@arbiter/kernel/words';
import type { ExampleId, RuleNumber } from './rule-numbers/index.js';
import type { RulingId } from './rulings.js';

/** Rules of either book that need no test of their own. */
export const excusedRules: readonly ExcusedRule<RuleNumber, RulingId>[] = [
  // Heads of lists: what they announce stands in the rules after them.
  { rule: '3.2-4', reason: 'definition', shownBy: '3.2-5' },
  // Words.
  { rule: 'base.3.18', reason: 'definition', shownBy: 'base.23.19' },
];

/** All examples can be played. */
export const excusedExamples: readonly ExcusedExample<ExampleId>[] = [];
