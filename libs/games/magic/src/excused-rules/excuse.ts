import type { ExampleId, RuleNumber } from '../rule-numbers/index.js';
import type { RulingId } from '../rulings.js';

/** Why a rule of the book needs no test of its own. The list of reasons is closed. */
export type ExcusedRule =
  /** It says what a word means, heads a list or points elsewhere; `shownBy` would come out differently if it meant something else. */
  | { readonly rule: RuleNumber; readonly reason: 'definition'; readonly shownBy: RuleNumber }
  /** It speaks of paper: where things are printed, how cards are handled by hand, which documents exist. */
  | { readonly rule: RuleNumber; readonly reason: 'physical'; readonly why: string }
  /** The book contradicts itself, and the ruling settles it. */
  | { readonly rule: RuleNumber; readonly reason: 'contradiction'; readonly ruling: RulingId }
  /** It only matters with more than two players or in a variant of chapters 8 and 9. */
  | { readonly rule: RuleNumber; readonly reason: 'laterIssue'; readonly why: string };

/** Why a line that is marked as an example is no scenario. */
export interface ExcusedExample {
  readonly example: ExampleId;
  /** `ruleText`: the line goes on with the rule's own sentence. `unreadable`: the text is too damaged. `laterIssue`: as for rules. */
  readonly reason: 'ruleText' | 'unreadable' | 'laterIssue';
  readonly why: string;
}

/** Rules that share a reason in words. */
export const because = <Reason extends 'physical' | 'laterIssue'>(reason: Reason, why: string, rules: readonly RuleNumber[]) =>
  rules.map((rule) => ({ rule, reason, why }) as const);
