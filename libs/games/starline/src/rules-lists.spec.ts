import { join } from 'node:path';
import { describeRulesLists } from '@arbiter/testing';
import { excusedRules } from './excused-rules.js';
import { ruleNumbers } from './rule-numbers.js';
import { rulings } from './rulings.js';

describeRulesLists(join(import.meta.dirname, '..'), { numbers: ruleNumbers, rulings: Object.values(rulings), excuses: excusedRules });
