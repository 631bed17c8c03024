export { boardRuleset } from './board-ruleset.js';
export { describeScenarios } from './describe-scenarios.js';
export { probeFormat, probeRuleset } from './probe-ruleset.js';
export { shows } from './shows.js';
export { createTestDatabase, testRedisUrl } from './test-database.js';
export type { TestDatabase } from './test-database.js';
