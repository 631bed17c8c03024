import { describe, expect, it } from '@jest/globals';
import type { Answer, Decision, Domain, View } from '@arbiter/kernel';
import { probeRuleset } from '@arbiter/testing';
import { automaticAnswer } from './automatic.js';
import type { Moment, Setting } from './moment.js';
import { Names } from './names.js';
import { distribute, offered, pick } from './options.js';
import { parseScenarios } from './parse.js';
import { runScenario } from './run.js';

const asking = (domain: Domain): Decision => ({
  id: 1,
  openedAt: 0,
  seat: 0,
  subject: 0,
  kind: 'send',
  rule: 'B1',
  prompt: { key: 'send', params: {} },
  domain,
  sealed: false,
});
const option = (card: string, group?: string) => ({
  id: `object:${card}`,
  label: 'object',
  params: { card },
  ...(group === undefined ? {} : { group }),
});
const cards = [
  ['wolf', 'Wolf'],
  ['bear', 'Bear'],
  ['cub', 'Bear'],
] as const;
const names = new Names(
  { cards: () => cards.map(([id, en]) => ({ id, names: { en, zh: `${id}獸` }, values: {}, text: { en: '', zh: '' } })) },
  [],
);
const view: View = {
  version: 0,
  status: 'running',
  result: null,
  turn: { number: 1, seat: 0, phase: 'main' },
  players: [],
  zones: [],
  slots: [],
  pending: [],
  values: {},
};

describe('amounts in a script', () => {
  const decision = asking({ type: 'distribution', total: 3, min: 0, options: [option('wolf'), option('bear')] });

  it('given names of options, then each gets its amount', () => {
    expect(
      distribute(
        decision,
        [
          ['wolf', 2],
          [{ card: 'bear' }, 1],
        ],
        names,
        view,
        false,
      ),
    ).toEqual({ ok: true, answer: { amounts: { 'object:wolf': 2, 'object:bear': 1 } } });
    expect(offered(decision, names)).toBe('3 divided among object:wolf [object wolf], object:bear [object bear], at least 0 each');
  });

  it('given what is not among the options, then it is named, or sent as it is spelt where a refusal is expected', () => {
    expect(distribute(decision, [['player:1', 3]], names, view, false)).toMatchObject({
      ok: false,
      problem: expect.stringContaining('"player:1" is not offered'),
    });
    expect(distribute(decision, [['player:1', 3]], names, view, true)).toEqual({ ok: true, answer: { amounts: { 'player:1': 3 } } });
  });
});

describe('names in a script', () => {
  it('given a card by id or name, then it is named; anything else is sent as it is', () => {
    const decision = asking({ type: 'name', among: 'any', example: ['name:wolf'] });
    const named = (text: string) => pick(decision, [text], names, view, false);
    expect(named('Wolf')).toEqual({ ok: true, answer: { picks: ['name:wolf'] } });
    expect(named('cub')).toEqual({ ok: true, answer: { picks: ['name:cub'] } });
    expect(named('name:cub')).toEqual({ ok: true, answer: { picks: ['name:cub'] } });
    expect(named('Bear')).toEqual({ ok: true, answer: { picks: ['name:Bear'] } });
    expect(offered(decision, names)).toBe('the name of a card (any)');
  });
});

describe('automatic answers to whole choices', () => {
  const auto = (how: 'pass' | 'first', domain: Domain): Answer | null =>
    automaticAnswer({ [how]: ['send'] }, asking(domain), {} as Setting, {} as Moment);
  const options = [option('wolf', 'a'), option('bear', 'a'), option('cub', 'b')];

  it('given groups, then the first options that fit are taken', () => {
    expect(auto('first', { type: 'options', min: 2, max: 2, groups: true, options })).toEqual({ picks: ['object:wolf', 'object:cub'] });
  });

  it('given picks that the game judges, then its example is taken, and passing only where that picks nothing', () => {
    const judged = (example: readonly string[]): Domain => ({ type: 'options', min: 0, max: 2, checked: true, example, options });
    expect(auto('first', judged(['object:bear']))).toEqual({ picks: ['object:bear'] });
    expect(auto('pass', judged(['object:bear']))).toBeNull();
    expect(auto('pass', judged([]))).toEqual({ picks: [] });
  });
});

describe('a scenario with a total to divide', () => {
  const storm = (line: string): ReturnType<typeof runScenario> => {
    const [scenario] = parseScenarios(
      `
game: probe
name: a storm
rules: ['probe:play']
auto: { pass: [mainAction], first: [chooseSign] }
mayStayOpen: [mainAction]
script:
  - { kind: mainAction, wait: true, pick: { card: storm } }
  - expect: [{ open: { kind: divideStorm, total: 4, min: 0, offers: ['seat:0', 'seat:1'], withholds: ['seat:2'] } }]
  ${line}
expect:
  - { player: 0, life: 7 }
  - { player: 1, life: 9 }
`,
      'storm.yaml',
    );
    return runScenario(scenario!, probeRuleset);
  };

  it('given amounts in the short or the long form, then they are answered', () => {
    expect(storm("- amounts: { 'seat:0': 3, 'seat:1': 1 }").failures).toEqual([]);
    expect(
      storm("- { kind: divideStorm, amounts: [{ pick: { params: { seat: 0 } }, gets: 3 }, { pick: 'seat:1', gets: 1 }] }").failures,
    ).toEqual([]);
  });

  it('given amounts that the rules refuse, then that can be expected', () => {
    expect(
      storm(
        "- { amounts: { 'seat:0': 4 }, refused: { code: answer/illegal, rule: 'probe:divideStorm' } }\n  - amounts: { 'seat:0': 3, 'seat:1': 1 }",
      ).failures,
    ).toEqual([]);
    expect(storm("- amounts: { 'seat:0': 4 }").failures[0]).toContain('refused: answer/illegal (probe:divideStorm)');
  });
});
