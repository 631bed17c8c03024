import { createRules } from '@arbiter/kernel';
import { yugiohRules } from './game-rules.js';

/** What a released bundle exports: the rules, without cards and words. */
export const rules = createRules(yugiohRules);
