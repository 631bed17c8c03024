import { describe, expect, it } from '@jest/globals';
import type { BoardLayout, View, WordedDecision, WordedOption } from '../types.js';
import { beginAhead } from './ahead.js';
import { answerByPage, type PageAnswers } from './by-page.js';
import { noStops } from './stops.js';

const option = (id: string, more: Partial<WordedOption> = {}): WordedOption => ({ id, label: id, words: { en: id, zh: id }, ...more });
const pass = option('pass');
const pick = (...options: readonly WordedOption[]): WordedDecision => ({
  id: 7,
  openedAt: 1,
  seat: 0,
  subject: 0,
  kind: 'act',
  rule: '117',
  prompt: { key: 'act', params: {} },
  sealed: false,
  words: { en: '', zh: '' },
  domain: { type: 'options', min: 1, max: 1, options: [...options] },
});

const layout: BoardLayout = {
  words: {},
  phases: [['draw'], ['main'], ['end']],
  player: { counts: [], tags: [], spread: [] },
  side: [],
  waiting: { from: 'value', value: 'chain', word: 'chain', now: 'now', nowWord: 'now', off: [], offWord: 'off' },
  fight: { value: 'fight', parts: [] },
  card: { shape: 'wide', tint: { values: [], none: 'plain' }, line: [], numbers: [], marks: [], details: [] },
};
const at = (number: number, seat: number, phase: string, values: View['values'] = {}): View => ({
  version: 1,
  status: 'running',
  result: null,
  turn: { number, seat, phase },
  players: [],
  zones: [],
  slots: [],
  pending: [],
  values: { chain: [], fight: null, ...values },
});
const link = (number: number, card: string): { number: number; seat: number; card: string; targets: never[] } => ({
  number,
  seat: 1,
  card,
  targets: [],
});

const everywhere: PageAnswers = { ask: 'always', stops: noStops, ahead: null };
const passed = { picks: ['pass'] };

describe('what the page answers for a player', () => {
  it('given a player who wants to be asked everywhere, then it answers nothing', () => {
    expect(answerByPage(pick(pass), at(1, 0, 'draw'), layout, everywhere).answer).toBeNull();
  });

  it('given a player who wants to be asked where they can act, then it passes where they can not, but never at a stop', () => {
    const acting: PageAnswers = { ...everywhere, ask: 'acting' };
    expect(answerByPage(pick(pass), at(1, 0, 'draw'), layout, acting).answer).toEqual(passed);
    expect(answerByPage(pick(pass, option('cast:1')), at(1, 0, 'draw'), layout, acting).answer).toBeNull();
    const stopped: PageAnswers = { ...acting, stops: { own: ['draw'], others: [] } };
    expect(answerByPage(pick(pass), at(1, 0, 'draw'), layout, stopped).answer).toBeNull();
    expect(answerByPage(pick(pass), at(2, 1, 'draw'), layout, stopped).answer).toEqual(passed);
  });

  it('given a ruleset without a layout, then standing answers and mana are told by the options alone', () => {
    const options = [pass, option('mana:1', { params: { mana: true } }), option('pass:turn', { standing: true })];
    expect(answerByPage(pick(...options), at(1, 0, 'draw'), null, { ...everywhere, ask: 'acting' }).answer).toEqual(passed);
  });
});

describe('passing until something comes up', () => {
  const said = at(1, 0, 'main');
  const ahead = beginAhead(said, layout);
  const goes = (view: View, question = pick(pass, option('cast:1')), stops = noStops) =>
    answerByPage(question, view, layout, { ask: 'always', stops, ahead });

  it('given nothing new, then the page passes through the rest of the turn and that of the other, whatever could be done', () => {
    expect(goes(at(1, 0, 'end')).answer).toEqual(passed);
    expect(goes(at(2, 1, 'main')).answer).toEqual(passed);
  });

  it('given a stop, something that waits, an attack, the next own turn or a question that is no pass, then it stops, for good', () => {
    const stops = { own: [], others: ['main'] };
    const halts = [
      goes(at(2, 1, 'main'), pick(pass), stops),
      goes(at(2, 1, 'draw', { chain: [link(1, 'bolt')] })),
      goes(at(2, 1, 'main', { fight: { attacker: 3 } })),
      goes(at(3, 0, 'draw')),
      goes(at(2, 1, 'main'), pick(option('block:1'), option('block:2'))),
    ];
    for (const halt of halts) expect(halt).toEqual({ answer: null, ahead: null });
  });

  it('given something that waited when it was said, then the page passes on it, but not on the next thing like it', () => {
    const waits = at(2, 1, 'draw', { chain: [link(1, 'bolt')] });
    const question = pick(pass);
    const begun = beginAhead(waits, layout);
    const first = answerByPage(question, waits, layout, { ...everywhere, ahead: begun });
    expect(first.answer).toEqual(passed);
    const resolved = answerByPage(question, at(2, 1, 'main'), layout, { ...everywhere, ahead: first.ahead });
    expect(resolved.answer).toEqual(passed);
    expect(answerByPage(question, waits, layout, { ...everywhere, ahead: resolved.ahead }).answer).toBeNull();
  });
});
