import type { ExampleId, RuleNumber } from './rule-numbers/index.js';
import type { RulingId } from './rulings.js';

/** Why a rule of either book needs no test of its own. The list of reasons is closed. */
export type ExcusedRule =
  /** It says what a word means or heads a list; `shownBy` would come out differently if it meant something else. */
  | { readonly rule: RuleNumber; readonly reason: 'definition'; readonly shownBy: RuleNumber }
  /** The book contradicts itself, and the ruling settles it. */
  | { readonly rule: RuleNumber; readonly reason: 'contradiction'; readonly ruling: RulingId };

/** Why a worked example is no scenario. */
export interface ExcusedExample {
  readonly example: ExampleId;
  readonly reason: 'ruleText' | 'unreadable';
  readonly why: string;
}

export const excusedRules: readonly ExcusedRule[] = [
  // Heads of lists: what they announce stands in the rules after them.
  { rule: '3.2-4', reason: 'definition', shownBy: '3.2-5' },
  // Words.
  { rule: 'base.3.18', reason: 'definition', shownBy: 'base.23.19' },
];

/** All examples can be played. */
export const excusedExamples: readonly ExcusedExample[] = [];
