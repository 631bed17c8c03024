import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readScenarios, runScenario, scenarioFiles } from '@arbiter/scenarios';
import { ruleset } from './index.js';
import { ruleNumbers } from './rule-numbers.js';
import { rulings } from './rulings.js';

describe('rule numbers that the engine gives', () => {
  it('given everything that happens in the scenarios, then each event, decision and refusal names a rule of the book', () => {
    const known = new Set<string>([...ruleNumbers.map((row) => row.number), ...Object.values(rulings).map((ruling) => ruling.id)]);
    const carried = scenarioFiles([join(import.meta.dirname, '..', 'scenarios')]).flatMap(readScenarios).flatMap((scenario) => runScenario(scenario, ruleset).carried);
    expect(carried.length).toBeGreaterThan(1_000);
    expect([...new Set(carried)].filter((rule) => !known.has(rule))).toEqual([]);
  });
});
