import { join } from 'node:path';
import { describeScenarios } from '@arbiter/testing';
import { starline } from './game.js';
import { ruleNumbers } from './rule-numbers.js';
import { rulings } from './rulings.js';

const book = new Set<string>([...ruleNumbers.map(({ number }) => number), ...Object.values(rulings).map(({ id }) => id)]);

describeScenarios(starline, join(import.meta.dirname, '..', 'scenarios'), book);
