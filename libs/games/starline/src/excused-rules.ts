import type { ExcusedRule } from '@arbiter/kernel/words';
import type { RuleNumber } from './rule-numbers.js';
import type { RulingId } from './rulings.js';

/** Rules of the book that need no test of their own. */
export const excusedRules: readonly ExcusedRule<RuleNumber, RulingId>[] = [
  { rule: '四.7', reason: 'physical', why: 'where the race card lies; the race itself is a value of the player' },
  { rule: '十三※', reason: 'fanText', why: 'a pointer to section 十一' },
];
