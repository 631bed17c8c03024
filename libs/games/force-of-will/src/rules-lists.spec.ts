import { join } from 'node:path';
import { describeRulesLists } from '@arbiter/testing';
import { excusedExamples, excusedRules } from './excused-rules.js';
import { examples, ruleNumbers } from './rule-numbers/index.js';
import { rulings } from './rulings.js';

describeRulesLists(join(import.meta.dirname, '..'), {
  numbers: ruleNumbers,
  rulings: Object.values(rulings),
  excuses: excusedRules,
  examples,
  exampleExcuses: excusedExamples,
});
