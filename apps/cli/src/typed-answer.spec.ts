import { describe, expect, it } from '@jest/globals';
import { type Decision, type Domain, drawOptions, type Ruleset } from '@arbiter/kernel';
import { probeRuleset } from '@arbiter/testing';
import { botAnswer, botAnswers } from './bot.js';
import { boundsText, rangeText, readLine } from './typed-answer.js';

const option = (id: string) => ({ id, label: id });
const options = ['a', 'b', 'c'].map(option);

describe('what a person types', () => {
  const read = (domain: Exclude<Domain, { type: 'bulk' }>, line: string) => readLine(probeRuleset, domain, line);

  it('given a total to divide, then the numbers are amounts in order', () => {
    const domain = { type: 'distribution', total: 3, min: 0, options } as const;
    expect(read(domain, '2 1')).toEqual({ amounts: { a: 2, b: 1 } });
    expect(read(domain, '1,1,0,1')).toEqual({ amounts: { a: 1, b: 1, c: 0, '?4': 1 } });
    expect(rangeText(domain)).toBe('an amount for each in order, 3 together, at least 0 each');
    expect([boundsText({ ...option('a'), most: 2, enough: 1 }), boundsText(option('b'))]).toEqual([' (at most 2, 1 before the next)', '']);
  });

  it('given a name to give, then a card is found by id or name, and anything else is sent as it stands', () => {
    const named: Ruleset = {
      ...probeRuleset,
      cards: () => [{ id: 'w-1', names: { en: 'Wolf', zh: '狼' }, values: {}, text: { en: '', zh: '' } }],
    };
    const domain = { type: 'name', among: 'any' } as const;
    for (const line of ['w-1', ' wolf ', '狼']) expect(readLine(named, domain, line)).toEqual({ picks: ['name:w-1'] });
    expect(readLine(named, domain, 'Bear')).toEqual({ picks: ['name:Bear'] });
  });

  it('given options or a number, then their numbers are read', () => {
    expect(read({ type: 'options', min: 1, max: 2, options }, '3, 1')).toEqual({ picks: ['c', 'a'] });
    expect(read({ type: 'options', min: 1, max: 2, options }, '4')).toEqual({ picks: ['?4'] });
    expect(read({ type: 'number', min: 1, max: 2 }, '2')).toEqual({ number: 2 });
  });

  it.each(['x', '1 x', '1.5', '1e3', 'Infinity', '?'])('given numbers are asked for and %s is typed, then it is no answer', (line) => {
    expect(read({ type: 'options', min: 1, max: 2, options }, line)).toBeNull();
    expect(read({ type: 'number', min: 1, max: 2 }, line)).toBeNull();
    expect(read({ type: 'distribution', total: 3, min: 0, options }, line)).toBeNull();
  });
});

describe('what a bot answers', () => {
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
  const draw = (n: number): number => n - 1;

  it('given picks that the game judges, then it tries some of its own, and at last the example', () => {
    const domain = { type: 'options', min: 1, max: 1, checked: true, example: ['b'], options } as const;
    expect(botAnswers(probeRuleset, asking(domain), draw)).toEqual([{ picks: drawOptions(domain, draw) }, { picks: ['b'] }]);
    expect(botAnswer(probeRuleset, asking(domain), draw)).toEqual({ picks: ['b'] });
  });

  it('given a name or a total, then what it answers at once is legal', () => {
    expect(botAnswers(probeRuleset, asking({ type: 'name', among: 'any', example: ['name:wolf'] }), draw)).toEqual([
      { picks: ['name:wolf'] },
    ]);
    expect(botAnswers(probeRuleset, asking({ type: 'distribution', total: 2, min: 0, options }), draw)).toEqual([
      { amounts: { a: 2, b: 0, c: 0 } },
    ]);
  });

  it.each([
    ['Magic', { main: ['a'], sideboard: ['b'] }],
    ['Yu-Gi-Oh!', { main: ['a'], extra: [], side: ['b'] }],
    ['Force of Will', { ruler: ['r'], main: ['a'], magicStones: ['s'], side: ['b'] }],
  ])('given the decks of %s between games, then it keeps its own as it is, part by part', (_game, parts) => {
    const decision = { ...asking({ type: 'bulk', schema: 'deck' }), prompt: { key: 'send', params: { game: 2, ...parts } } };
    expect(botAnswer(probeRuleset, decision, draw)).toEqual({ bulk: parts });
  });
});
