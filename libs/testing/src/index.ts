export { boardRuleset } from './board-ruleset.js';
export { describeScenarios } from './describe-scenarios.js';
export { probeFormat, probeRuleset } from './probe-ruleset.js';
export { shows } from './shows.js';
