import { relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createRuleset } from '@arbiter/kernel';
import type { GameDefinition } from '@arbiter/kernel/authoring';
import { readScenarios, runScenario, scenarioFiles } from '@arbiter/scenarios';
import { eventFaults, type SeenEvents, unseenEvents, watchingEvents } from './event-data.js';
import { shows } from './shows.js';

/**
 * Makes a test of every scenario in a folder, titled with the rules that the scenario cites. A malformed file fails under its own name. One
 * more test checks that the events of all scenarios carry what the game's vocabulary declares.
 *
 * @param folder  absolute path; searched with its subfolders
 * @param book    numbers of the rulebook and ids of rulings: every event, decision and refusal must name one of them, or a rule of the
 *   platform
 * @param unseen  the declared events, and fields of events (`event.field`), that occur in no scenario
 */
export function describeScenarios(game: GameDefinition, folder: string, book: ReadonlySet<string>, unseen: readonly string[] = []): void {
  const seen: SeenEvents = new Map();
  const ruleset = createRuleset(watchingEvents(game, seen));
  const left = new Set<object>();
  for (const file of scenarioFiles([folder])) {
    describe(relative(folder, file), () => {
      for (const scenario of readScenarios(file)) {
        left.add(scenario);
        it(`${scenario.name} ${shows(...(scenario.rules as [string, ...string[]]))}`, () => {
          const report = runScenario(scenario, ruleset);
          left.delete(scenario);
          expect({ failures: report.failures, ...(report.passed ? {} : { transcript: report.transcript.slice(-12) }) }).toEqual({
            failures: [],
          });
          expect(report.carried.filter((rule) => !book.has(rule) && !rule.startsWith('platform.'))).toEqual([]);
        });
      }
    });
  }

  it('given all of them, then every event carried what is declared of it, and nothing else', () => {
    // If only some scenarios were run, nothing can be said about what never occurs.
    const missing = left.size === 0 ? unseenEvents(game, seen) : unseen;
    expect({ faults: eventFaults(game, seen), unseen: [...missing].sort() }).toEqual({ faults: [], unseen: [...unseen].sort() });
  });
}
