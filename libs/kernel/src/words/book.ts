/** What a game says about its rulebook: how it reads it, and which of its rules are not shown by tests. */

/**
 * How a ruleset reads a point that the rulebook leaves open or says in two ways, or where the text at hand is damaged. A ruling is constant
 * and no switch: a different reading is a different ruleset. Code cites a ruling where it applies it, as it cites a rule.
 */
export interface Ruling<Rule extends string = string> {
  /** Stable: `ruling:1` and on, never renumbered. */
  readonly id: `ruling:${number}`;
  /** The rules whose text leaves the point open. */
  readonly rules: readonly Rule[];
  readonly question: string;
  readonly reading: string;
  readonly reason: string;
}

/** Why a rule of the book needs no test of its own. The list of reasons is closed. */
export type ExcusedRule<Rule extends string = string, RulingId extends string = string> =
  /**
   * The rule says what a word means, heads a list or refers to another place; `shownBy` would have a different result if the word meant
   * something else.
   */
  | { readonly rule: Rule; readonly reason: 'definition'; readonly shownBy: Rule }
  /** The rule is about paper: where things are printed, how cards and markers are handled by hand, which documents exist. */
  | { readonly rule: Rule; readonly reason: 'physical'; readonly why: string }
  /** The text belongs to the edition and not to the rules. */
  | { readonly rule: Rule; readonly reason: 'fanText'; readonly why: string }
  /** The book contradicts itself; the ruling decides which side holds. */
  | { readonly rule: Rule; readonly reason: 'contradiction'; readonly ruling: RulingId }
  /** The rule matters only in a way of playing that a later issue adds (more players, a variant). */
  | { readonly rule: Rule; readonly reason: 'laterIssue'; readonly why: string };

/** Why a worked example of the book is no scenario. */
export interface ExcusedExample<Example extends string = string> {
  readonly example: Example;
  /** `ruleText`: the line continues the rule's own sentence. `unreadable`: the text is too damaged. `laterIssue`: as for rules. */
  readonly reason: 'ruleText' | 'unreadable' | 'laterIssue';
  readonly why: string;
}

/** Returns several rules excused for the same reason. */
export function because<Rule extends string, Reason extends 'physical' | 'fanText' | 'laterIssue'>(
  reason: Reason,
  why: string,
  rules: readonly Rule[],
): readonly { readonly rule: Rule; readonly reason: Reason; readonly why: string }[] {
  return rules.map((rule) => ({ rule, reason, why }));
}
