import { createRules } from '@arbiter/kernel';
import { grandArchiveRules } from './game-rules.js';

/** What a released bundle exports: the rules, without cards and words. */
export const rules = createRules(grandArchiveRules);
