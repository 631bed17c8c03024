import { relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Ruleset } from '@arbiter/kernel';
import { readScenarios, runScenario, scenarioFiles } from '@arbiter/scenarios';
import { shows } from './shows.js';

/**
 * Makes a test of every scenario in a folder, titled with the rules it cites. A malformed file fails by its name.
 *
 * @param folder  absolute path; searched through
 * @param book    numbers of the rulebook and ids of rulings: every event, decision and refusal must name one of them, or a rule of the platform
 */
export function describeScenarios(ruleset: Ruleset, folder: string, book: ReadonlySet<string>): void {
  for (const file of scenarioFiles([folder])) {
    describe(relative(folder, file), () => {
      for (const scenario of readScenarios(file)) {
        it(`${scenario.name} ${shows(...(scenario.rules as [string, ...string[]]))}`, () => {
          const report = runScenario(scenario, ruleset);
          expect({ failures: report.failures, ...(report.passed ? {} : { transcript: report.transcript.slice(-12) }) }).toEqual({
            failures: [],
          });
          expect(report.carried.filter((rule) => !book.has(rule) && !rule.startsWith('platform.'))).toEqual([]);
        });
      }
    });
  }
}
