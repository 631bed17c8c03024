import { describe, expect, it } from '@jest/globals';
import { ScenarioFileError, parseScenarios } from './parse.js';

/** Returns the faults of a file. */
function faults(text: string, file = 'x.yaml'): readonly string[] {
  try {
    parseScenarios(text, file);
  } catch (error) {
    if (error instanceof ScenarioFileError) return error.faults;
  }
  return [];
}

describe('reading scenario files', () => {
  it('given several scenarios, then what the file says for all is filled in and a scenario may differ', () => {
    const [first, second] = parseScenarios(
      `
game: board
auto: [respond, mainAction]
cards: [{ id: owl }]
scenarios:
  - { name: one, rules: [B1], cards: [{ id: elk }] }
  - { name: two, rules: [B2], auto: { default: [respond] }, seed: other }
`,
      'x.yaml',
    );
    expect(first).toMatchObject({
      game: 'board',
      auto: { pass: ['respond', 'mainAction'] },
      cards: [{ id: 'owl' }, { id: 'elk' }],
      seed: 'one',
    });
    expect(second).toMatchObject({ auto: { pass: ['mainAction'], default: ['respond'] }, cards: [{ id: 'owl' }], seed: 'other' });
  });

  it('given JSON, then it reads the same', () => {
    const text = '{"game":"board","name":"one","rules":["B1"],"script":[{"pick":"pass"}]}';
    expect(parseScenarios(text, 'x.json')).toEqual(parseScenarios(text, 'x.yaml'));
  });

  it('given a misspelt key, then it is an error with its place', () => {
    expect(faults('game: board\nname: x\nrules: [B1]\nscript: [{ pick: pass, sead: 1 }]')).toEqual(['script[0]: Unrecognized key: "sead"']);
    expect(faults('game: board\nname: x\nrules: [B1]\nexpect: [{ zone: hand, cuont: 1 }]')).toEqual([
      'expect[0]: Unrecognized key: "cuont"',
    ]);
    expect(faults('game: board\nname: x\nrules: [B1]\nexpect: [{ zoned: hand }]')[0]).toContain(
      'expect[0]: an expectation has one of the keys object, slot',
    );
  });

  it('given a rule number that YAML reads as a number, then it asks for quotes', () => {
    expect(faults('game: board\nname: x\nrules: [100.10]')).toEqual(['rules[0]: a rule number is text: put it in quotes']);
  });

  it('given no rule number, then it is an error', () => {
    expect(faults('game: board\nname: x\nrules: []')[0]).toContain('rules');
  });

  it('given two scenarios of one name, then it is an error', () => {
    expect(faults('game: board\nscenarios: [{ name: x, rules: [B1] }, { name: x, rules: [B1] }]')).toEqual([
      'two scenarios are called "x"',
    ]);
  });

  it('given text that is neither, then it is an error', () => {
    expect(faults('{', 'x.json')).toHaveLength(1);
    expect(faults('a: [')).toHaveLength(1);
    expect(faults('just words')).toHaveLength(1);
  });
});
