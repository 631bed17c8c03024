import { describe, expect, it } from '@jest/globals';
import { boardRuleset, probeRuleset } from '@arbiter/testing';
import { parseScenarios } from './parse.js';
import type { ScenarioReport } from './run.js';
import { runScenario } from './run.js';

const table = `
table:
  players:
    - hand: [{ card: crow, as: scout }]
    - hand: []
  board:
    - { seat: 0, lane: 1, row: front, card: wolf, as: wolf, under: [{ card: crow, as: rider }] }
    - { seat: 0, lane: 2, row: front, card: bear, as: bear }
    - { seat: 1, lane: 1, row: front, card: bear, as: foe }
`;

/** Runs one scenario of the board game. */
function board(rest: string, auto = 'auto: [respond]'): ScenarioReport {
  const [scenario] = parseScenarios(`game: board\nname: example\nrules: [B4]\n${auto}\n${table}\n${rest}`, 'example.yaml');
  return runScenario(scenario!, boardRuleset);
}

describe('a scenario that holds', () => {
  it('given a script and expectations that hold, then it passes and reports what rules were carried', () => {
    const report = board(`
script:
  - pick: { object: wolf, label: turn }
expect:
  - { object: wolf, state: sideways, numbers.score: 0, slot: '0:front:1', under: [rider] }
  - { player: 0, score: 1 }
  - { happened: [{ type: turned, object: wolf, rule: B4, seat: 0 }] }
`);
    expect(report.failures).toEqual([]);
    expect(report.carried).toEqual(expect.arrayContaining(['B1', 'B2', 'B4']));
    expect(report.asserted).toEqual({ changes: 2, refusals: 0 });
  });

  it('given a unit that gets a new id on its way to the hand, then its name follows it', () => {
    const report = board(`
script:
  - pick: { object: wolf, label: return }
  - expect: [{ object: wolf, zone: hand, index: 1 }, { zone: hand, seat: 0, count: 2, has: [wolf, WOLF] }, { slot: '0:front:1', empty: true }]
  - pick: { object: bear, label: turn }
expect:
  - { view: 1, hides: [wolf], sees: [bear], expect: [{ zone: hand, seat: 0, count: 2, lacks: [wolf] }] }
  - { happened: [{ type: returned, object: wolf }, { type: turned, object: bear }] }
  - { absent: [{ type: returned }], since: lastAnswer }
`);
    expect(report.failures).toEqual([]);
  });

  it('given events of one moment, then they happened together, and not apart', () => {
    const turns = `script:\n  - pick: { object: wolf, label: return }\n  - pick: { object: bear, label: turn }\nexpect:\n  - { object: bear, state: sideways }\n`;
    const happened = (together: boolean): string =>
      `  - { happened: [{ type: returned, object: wolf }, { type: turned, object: bear }], together: ${together} }`;
    expect(board(turns + happened(true)).failures).toEqual([]);
    expect(board(turns + happened(false)).failures).toEqual([expect.stringContaining('some of it happened at the same time')]);
  });

  it('given a turn and a kind on a line, then the runner passes up to there', () => {
    const report = board(
      `
script:
  - { turn: 3, kind: mainAction, seat: 0, pick: { object: bear, label: turn } }
expect:
  - { object: bear, state: sideways }
  - { turn: { number: 3, seat: 0 } }
`,
      'auto: [respond, mainAction]',
    );
    expect(report.failures).toEqual([]);
  });

  it('given wait, then the line is used where its option is offered first', () => {
    const report = board(
      `
script:
  - { kind: mainAction, wait: true, pick: { object: foe, label: turn } }
expect:
  - { object: foe, state: sideways }
  - { turn: { number: 2 } }
`,
      'auto: [respond, mainAction]',
    );
    expect(report.failures).toEqual([]);
  });

  it('given until: rest, then what is automatic is passed and nothing else', () => {
    const report = board(`
script:
  - pick: { object: wolf, label: turn }
  - expect: [{ open: { kind: respond } }]
  - until: rest
  - expect: [{ open: { kind: mainAction, seat: 0 } }]
  - pick: { object: bear, label: turn }
expect: [{ player: 0, score: 0 }]`);
    expect(report.failures).toEqual([]);
  });

  it('given a question with another prompt, or whose order counts, than is expected, then it fails', () => {
    const failuresWith = (open: string): readonly string[] =>
      board(
        `script: [{ pick: { object: wolf, label: turn } }, { until: rest }]\nexpect: [{ object: wolf, state: sideways }, { open: { kind: mainAction, ${open} } }]`,
      ).failures;
    expect(failuresWith('ordered: false, prompt: mainAction')).toEqual([]);
    expect(failuresWith('ordered: true').join()).toContain('ordered');
    expect(failuresWith('prompt: respond').join()).toContain('prompt');
  });

  it('given until: end, then the result can be asserted', () => {
    const report = board(
      'script: [{ until: end }]\nexpect: [{ result: { winners: [0], rule: B9 } }, { open: nothing }]',
      'auto: [respond, mainAction]',
    );
    expect(report.failures).toEqual([]);
  });

  it('given an answer that is refused as expected, then the refusal is what it asserts', () => {
    const report = board('script: [{ pick: foe, refused: { code: answer/illegal, rule: B1 } }]');
    expect(report.failures).toEqual([]);
    expect(report.asserted).toEqual({ changes: 0, refusals: 1 });
  });

  it('given sealed answers of both seats, then they are given in the order of the script', () => {
    const [scenario] = parseScenarios(
      `
game: probe
name: sealed
rules: ['probe:chooseSign']
script:
  - { seat: 1, pick: rock }
  - expect: [{ view: 0, expect: [{ player: 1, sign: null }] }]
  - { seat: 0, pick: paper }
expect:
  - { player: 1, sign: rock }
  - { happened: [{ type: signsRevealed, data: { first: 0 } }] }
  - { open: { seat: 0, kind: mainAction, offers: [pass], withholds: [storm-of-glass] } }
`,
      'sealed.yaml',
    );
    expect(runScenario(scenario!, probeRuleset).failures).toEqual([]);
  });
});

describe('a scenario that does not hold', () => {
  it('given a value that differs, then it says what it is and what was expected', () => {
    const report = board(`script: [{ pick: { object: wolf, label: turn } }]\nexpect: [{ object: wolf, state: upright }]`);
    expect(report.failures).toEqual(['expect[0]: "wolf": state is "sideways", expected "upright"']);
  });

  it('given a question that should tell something else, then it says what it tells', () => {
    const report = board(
      `script: [{ pick: { object: wolf, label: turn } }]\nexpect: [{ object: wolf, state: sideways }, { open: { kind: respond, params: { card: wolf } } }]`,
    );
    expect(report.failures).toEqual(['expect[1]: respond about: card is nothing, expected "wolf"']);
  });

  it('given an event in the wrong order, then it fails', () => {
    const report = board(`
script: [{ pick: { object: wolf, label: turn } }, { pick: { object: bear, label: turn } }]
expect: [{ player: 0, score: 0 }, { happened: [{ object: bear }, { object: wolf }] }]`);
    expect(report.failures).toHaveLength(1);
    expect(report.failures[0]).toContain('did not happen after the one before it');
  });

  it('given a line that is never used, then it fails', () => {
    const report = board('script: [{ until: end }, { pick: wolf }, { pick: bear }]', 'auto: [respond, mainAction]');
    expect(report.failures[0]).toContain('script[1]: the match is over before');
    expect(report.failures[1]).toBe('1 later lines of the script were left unused');
  });

  it('given a decision that the script does not answer, then it fails with what was offered', () => {
    const report = board(
      `script: [{ pick: { object: wolf, label: turn } }, { pick: { object: bear, label: turn } }]\nexpect: [{ player: 0, score: 0 }]`,
      'auto: []',
    );
    expect(report.failures[0]).toContain('respond of seat 1');
  });

  it('given a decision left open at the end and named by nothing, then it fails', () => {
    const report = board(
      `script: [{ kind: mainAction, pick: { object: wolf, label: turn } }]\nexpect: [{ object: wolf, state: sideways }]`,
      'auto: []',
    );
    expect(report.failures).toHaveLength(1);
    expect(report.failures[0]).toContain('an unanswered decision is open at the end: seat 1 is asked respond (B2)');
  });

  it('given a kind that may stay open, then that decision needs no name, and others still do', () => {
    const script = `script: [{ kind: mainAction, pick: { object: wolf, label: turn } }]\nexpect: [{ object: wolf, state: sideways }]`;
    expect(board(script, 'auto: []\nmayStayOpen: [respond]').failures).toEqual([]);
    expect(board(script, 'auto: []\nmayStayOpen: [mainAction]').failures).toHaveLength(1);
  });

  it('given only expectations that held from the start, then it asserts nothing', () => {
    const report = board(
      `script: [{ pick: { object: wolf, label: turn } }]\nexpect: [{ object: bear, state: upright }, { happened: [{ type: turned }] }]`,
    );
    expect(report.failures).toEqual(['the scenario asserts neither a changed value nor a refusal']);
  });

  it('given no expectation at all, then it asserts nothing', () => {
    expect(board(`script: [{ pick: { object: wolf, label: turn } }]`).failures).toEqual([
      'the scenario asserts neither a changed value nor a refusal',
    ]);
  });

  it('given a refusal that does not come, or comes by another rule, then it fails', () => {
    expect(board(`script: [{ pick: { object: wolf, label: turn }, refused: {} }]`).failures[0]).toContain('a refusal was expected');
    expect(board(`script: [{ pick: foe, refused: { rule: B7 } }]`).failures[0]).toContain('refused by another rule: answer/illegal (B1)');
  });

  it('given a pick that is not offered or can mean several options, then it says what is offered', () => {
    expect(board(`script: [{ pick: foe }]`).failures[0]).toContain(
      '"foe" is not offered; offered: 1 to 1 of pass [pass], turn:2 [turn wolf]',
    );
    expect(board(`script: [{ pick: wolf }]`).failures[0]).toContain('can mean several options (turn:2, return:2)');
  });

  it('given a name that no card of the table has, then it fails instead of passing', () => {
    expect(
      board(
        `script: [{ pick: { object: wolf, label: turn } }]\nexpect: [{ absent: [{ object: wlof }] }, { object: wolf, state: sideways }]`,
      ).failures,
    ).toEqual(['expect[0]: no object is called "wlof"']);
  });

  it('given a table that the rules do not accept, then it fails by that reason', () => {
    const [scenario] = parseScenarios('game: board\nname: x\nrules: [B1]\ntable: [1]', 'x.yaml');
    expect(runScenario(scenario!, boardRuleset).failures).toEqual(['table: a table is an object']);
  });

  it('given a format that the game does not have, then it fails by that reason', () => {
    const [scenario] = parseScenarios('game: board\nname: x\nrules: [B1]\nformat: huge\ntable: {}', 'x.yaml');
    expect(runScenario(scenario!, boardRuleset).failures[0]).toContain('no format "huge"');
  });

  it('given that only the first failure is asked for, then the scenario ends there; and what passes tells the same as ever', () => {
    const parsed = (score: number) => {
      const script = `script:\n  - pick: { object: wolf, label: turn }\nexpect:\n  - { player: 0, score: ${score} }\n  - { player: 1, score: 9 }`;
      return parseScenarios(`game: board\nname: x\nrules: [B4]\nauto: [respond]\n${table}\n${script}`, 'x.yaml')[0]!;
    };
    const whole = runScenario(parsed(7), boardRuleset);
    const short = runScenario(parsed(7), boardRuleset, { untilFailure: true, unstored: true });
    expect(whole.failures).toHaveLength(2);
    expect(short).toMatchObject({ failures: whole.failures.slice(0, 1), passed: false, transcript: [] });
    const passing = { ...parsed(1), expect: parsed(1).expect.slice(0, 1) };
    expect(runScenario(passing, boardRuleset, { untilFailure: true, unstored: true })).toEqual(runScenario(passing, boardRuleset));
  });

  it('given something hidden that is nowhere at all, then hiding it is no assertion', () => {
    const report = board(`
script: [{ pick: { object: wolf, label: turn } }]
expect: [{ object: wolf, state: sideways }, { view: 1, hides: [scout] }, { view: 0, hides: [scout] }]`);
    expect(report.failures).toEqual(['expect[2]: seat 0 sees "scout"']);
  });
});
