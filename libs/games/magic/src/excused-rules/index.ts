import type { ExcusedRule } from '@arbiter/kernel/words';
import type { RuleNumber } from '../rule-numbers/index.js';
import { definitions } from './definitions.js';
import { laterIssue } from './later-issue.js';
import { physical } from './physical.js';

/** The rules of chapters 1 to 7 that need no test of their own. */
export const excusedRules: readonly ExcusedRule<RuleNumber>[] = [...definitions, ...physical, ...laterIssue];

export { excusedExamples } from './examples.js';
