import { join } from 'node:path';
import { describeScenarios } from '@arbiter/testing';
import { grandArchive } from './game.js';
import { examples, ruleNumbers } from './rule-numbers/index.js';
import { rulings } from './rulings.js';

const book = new Set<string>([...ruleNumbers.map(({ number }) => number), ...examples, ...Object.values(rulings).map(({ id }) => id)]);

describeScenarios(grandArchive, join(import.meta.dirname, '..', 'scenarios'), book);
