import type { RuleNumber } from './rule-numbers.js';
import type { RulingId } from './rulings.js';

/** Why a rule of the book needs no test of its own. The list of reasons is closed. */
export type ExcusedRule =
  /** It says what a word means; `shownBy` would come out differently if it meant something else. */
  | { readonly rule: RuleNumber; readonly reason: 'definition'; readonly shownBy: RuleNumber }
  /** It says how to lay out cards and markers by hand. */
  | { readonly rule: RuleNumber; readonly reason: 'physical'; readonly why: string }
  /** It belongs to the edition of the text, not to the rules. */
  | { readonly rule: RuleNumber; readonly reason: 'fanText'; readonly why: string }
  /** The book contradicts itself, and the ruling settles it. */
  | { readonly rule: RuleNumber; readonly reason: 'contradiction'; readonly ruling: RulingId };

export const excusedRules: readonly ExcusedRule[] = [
  { rule: '四.7', reason: 'physical', why: 'where the race card lies; the race itself is a value of the player' },
  { rule: '十三※', reason: 'fanText', why: 'a pointer to section 十一' },
];
