import { createRuleset } from '@arbiter/kernel';
import { starline } from './game.js';

/** The complete game, from the sources. */
export const ruleset = createRuleset(starline);
export { starline } from './game.js';
export { excusedRules } from './excused-rules.js';
export { ruleNumbers } from './rule-numbers.js';
export { rulings } from './rulings.js';
