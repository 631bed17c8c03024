import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { boardRuleset } from '@arbiter/testing';
import { printRunReport, readScenarios, runScenarioFiles } from './files.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const good = `
game: board
auto: [respond]
scenarios:
  - name: turning
    rules: [B4]
    table: { board: [{ seat: 0, lane: 1, row: front, card: wolf, as: wolf }] }
    script: [{ pick: { object: wolf, label: turn } }]
    expect: [{ object: wolf, state: sideways }]
`;
const rulesets = { board: boardRuleset };

describe('running scenario files', () => {
  it('given a folder, then every scenario file in it runs and the report counts them', () => {
    mkdirSync(join(folder, 'inner'));
    write('a.yaml', good);
    write('inner/b.yml', good.replace('state: sideways', 'state: upright'));
    write('notes.txt', 'not a scenario');
    write('test.cards.yaml', 'game: board\ncards: [{ id: owl }]');
    const report = runScenarioFiles([folder], rulesets);
    expect(report).toMatchObject({ passed: 1, failed: 1, ok: false });
    expect(printRunReport(report)).toContain('FAIL turning (B4)\n       expect[0]: "wolf": state is "sideways", expected "upright"');
    expect(printRunReport(report)).toContain('1 passed, 1 failed');
  });

  it('given only scenarios that hold, then it is ok', () => {
    expect(runScenarioFiles([write('a.yaml', good)], rulesets)).toMatchObject({ passed: 1, failed: 0, ok: true });
  });

  it('given no file, an unknown game or a malformed file, then the report says so and is not ok', () => {
    expect(runScenarioFiles([join(folder, 'missing.yaml')], rulesets)).toMatchObject({
      ok: false,
      files: [{ faults: [expect.stringContaining('missing.yaml')] }],
    });
    expect(runScenarioFiles([write('a.yaml', good.replace('game: board', 'game: chess'))], rulesets).files[0]?.faults).toEqual([
      'the game "chess" is not known; known: board',
    ]);
    expect(runScenarioFiles([write('b.yaml', 'game: board')], rulesets)).toMatchObject({ ok: false, passed: 0 });
    expect(runScenarioFiles([folder + '/b.yaml'], rulesets).files[0]?.faults.length).toBeGreaterThan(0);
    expect(runScenarioFiles([], rulesets).ok).toBe(false);
  });

  it('given cards in a file of their own, then they stand before the inline ones', () => {
    write('test.cards.yaml', 'game: board\ncards: [{ id: owl }]');
    const file = write('a.yaml', good.replace('auto:', 'cardsFrom: [test.cards.yaml]\ncards: [{ id: elk }]\nauto:'));
    expect(readScenarios(file)[0]?.cards).toEqual([{ id: 'owl' }, { id: 'elk' }]);
    expect(
      runScenarioFiles([write('b.yaml', good.replace('auto:', 'cardsFrom: [gone.cards.yaml]\nauto:'))], rulesets).files[0]?.faults[0],
    ).toContain('gone.cards.yaml');
  });
});
