import { describe, expect, it } from '@jest/globals';
import { probeWithDecks } from '@arbiter/testing';
import { parseScenarios } from './parse.js';
import type { ScenarioReport } from './run.js';
import { runScenario } from './run.js';

/** Runs a scenario of the probe game whose decks need at least three cards; a smaller deck has two faults. */
function decks(script: string): ScenarioReport {
  const [scenario] = parseScenarios(`game: probe\nname: decks\nrules: ['2.1']\nscript:\n${script}`, 'decks.yaml');
  return runScenario(scenario!, probeWithDecks);
}

const both = '[{ code: deck/too-small, rule: "2.1", cards: [spark] }, { code: deck/other, rule: "2.2" }]';

describe('a deck that is checked', () => {
  it('given all its faults in their order, then it passes without a match, and the faults are what it asserts', () => {
    const report = decks(`  - { deck: [spark], faults: ${both} }\n  - { deck: [spark, spark, spark], faults: [] }`);
    expect(report.failures).toEqual([]);
    expect(report.asserted).toEqual({ changes: 0, refusals: 1 });
    expect(report.carried).toEqual(['2.1', '2.2']);
  });

  it('given a list as text, then it is read as players write it, and names that it gets wrong are faults', () => {
    expect(
      decks(`  - { deck: "2 spark\\n1 ember", faults: [] }\n  - { deck: "1 ???", faults: [{ code: deck/malformed, cards: ['???'] }] }`)
        .failures,
    ).toEqual([]);
  });

  it('given another number of faults, or another one, then it says what was found', () => {
    expect(decks('  - { deck: [spark], faults: [{ code: deck/too-small }] }').failures).toEqual([
      'script[0]: the deck has 2 faults, expected 1: deck/too-small (2.1): Too few.; deck/other (2.2): Too few.',
    ]);
    expect(decks('  - { deck: [spark], faults: [{ rule: "2.2" }, { rule: "2.1" }] }').failures).toHaveLength(2);
    expect(decks('  - { deck: [spark], faults: [{ params: { count: 1 } }, {}] }').failures).toHaveLength(1);
    expect(decks('  - { deck: [spark], faults: [{ detail: few }, { detail: many }] }').failures).toHaveLength(1);
    expect(decks('  - { deck: [spark], faults: [{ cards: [] }, {}] }').failures).toHaveLength(1);
  });

  it('given legal decks alone, then nothing is asserted', () => {
    expect(decks('  - { deck: [spark, spark, spark], faults: [] }').failures).toEqual([
      'the scenario asserts neither a changed value nor a refusal',
    ]);
  });
});
