import { join } from 'node:path';
import { describeScenarios } from '@arbiter/testing';
import { ruleset } from './index.js';

describeScenarios(ruleset, join(import.meta.dirname, '..', 'scenarios'));
