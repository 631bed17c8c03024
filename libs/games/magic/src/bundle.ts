import { createRules } from '@arbiter/kernel';
import { magicRules } from './game-rules.js';

/** The export of a released bundle: the rules, without cards and words. */
export const rules = createRules(magicRules);
