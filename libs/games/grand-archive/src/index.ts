export { ruleNumbers } from './rule-numbers/index.js';
