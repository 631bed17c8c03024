import { describe, expect, it } from '@jest/globals';
import { type Answer, type Decision, type Domain, drawOptions, type Language, type Ruleset } from '@arbiter/kernel';
import { probeRuleset } from '@arbiter/testing';
import { botAnswer, botAnswers } from './bot.js';
import { boundsText, isConfirmed, rangeText, readLine, type TypedDomain } from './typed-answer.js';

const option = (id: string) => ({ id, label: id });
const options = ['a', 'b', 'c'].map(option);

const taken = (answer: Answer) => ({ ok: true, answer });
const refused = (why: string) => ({ ok: false, why });

describe('what a person types', () => {
  const read = (domain: TypedDomain, line: string, language?: Language) => readLine(probeRuleset, domain, line, language);
  const picks = (min: number, max: number) => ({ type: 'options', min, max, options }) as const;

  it('given a total to divide, then the numbers are amounts in order, one for each option', () => {
    const domain = { type: 'distribution', total: 3, min: 0, options } as const;
    expect(read(domain, '2 1 0')).toEqual(taken({ amounts: { a: 2, b: 1, c: 0 } }));
    expect(read(domain, '2 1')).toEqual(refused('Type 3 amounts, one for each in order; you typed 2.'));
    expect(read(domain, '1,1,0,1')).toEqual(refused('Type 3 amounts, one for each in order; you typed 4.'));
    expect(read(domain, '2 2 0')).toEqual(refused('The amounts must add up to 3; yours add up to 4.'));
    expect(rangeText(domain)).toBe('an amount for each in order, 3 together, at least 0 each');
    expect([boundsText({ ...option('a'), most: 2, enough: 1 }), boundsText(option('b'))]).toEqual([' (at most 2, 1 before the next)', '']);
  });

  it('given a name to give, then a card or a face of it is found by id or name, and no other name is sent', () => {
    const text = { en: '', zh: '' };
    const named: Ruleset = {
      ...probeRuleset,
      cards: () => [
        { id: 'w-1', names: { en: 'Wolf', zh: '狼' }, values: {}, text },
        { id: 'w-2', names: { en: 'Wolf Den', zh: '狼穴' }, values: {}, text },
        {
          id: 'f-1',
          names: { en: 'Fire // Ice', zh: '火//冰' },
          values: {},
          text,
          faces: [{ kind: 'half', names: { en: 'Ice', zh: '冰' }, values: {}, text }],
        },
      ],
    };
    const domain = { type: 'name', among: 'any' } as const;
    for (const line of ['w-1', ' wolf ', '狼']) expect(readLine(named, domain, line)).toEqual(taken({ picks: ['name:w-1'] }));
    expect(readLine(named, domain, 'den')).toEqual(taken({ picks: ['name:w-2'] }));
    expect(readLine(named, domain, 'ice')).toEqual(taken({ picks: ['name:Ice'] }));
    expect(readLine(named, domain, 'wol')).toEqual(refused('Several cards match wol: Wolf; Wolf Den'));
    expect(readLine(named, domain, 'Bear')).toEqual(refused('There is no card called Bear.'));
  });

  it('given options or a number, then their numbers are read', () => {
    expect(read(picks(1, 2), '3, 1')).toEqual(taken({ picks: ['c', 'a'] }));
    expect(read(picks(1, 2), '3，1')).toEqual(taken({ picks: ['c', 'a'] }));
    expect(read(picks(0, 2), '0')).toEqual(taken({ picks: [] }));
    expect(read({ type: 'number', min: 1, max: 2 }, '2')).toEqual(taken({ number: 2 }));
    expect(rangeText(picks(1, 1))).toBe('1 to 3');
    expect(rangeText(picks(0, 2))).toBe('0 to 2, separated by blanks; 0 for none');
  });

  it.each([
    ['4', 'There is no option 4; they run from 1 to 3.'],
    ['0', 'There is no option 0; they run from 1 to 3.'],
    ['-1', 'There is no option -1; they run from 1 to 3.'],
    ['2 2', '2 can be chosen once.'],
    ['1 2 3', 'Choose 1 to 2; you chose 3.'],
    ['', 'Nothing was typed, and nothing was sent.'],
    [' ', 'Nothing was typed, and nothing was sent.'],
    [',', ', is no number of an option. Type numbers, or h for help.'],
  ])('given one or two of three options are asked for and "%s" is typed, then it is refused in words', (line, why) => {
    expect(read(picks(1, 2), line)).toEqual(refused(why));
  });

  it('given a number is asked for, then what lies outside and two numbers are refused in words', () => {
    const domain = { type: 'number', min: 1, max: 2 } as const;
    expect(read(domain, '3')).toEqual(refused('Type a number from 1 to 2.'));
    expect(read(domain, '1 2')).toEqual(refused('Type one number.'));
    expect(read(domain, '3', 'zh')).toEqual(refused('请输入 1 至 2 的数。'));
  });

  it.each(['x', '1 x', '1.5', '1e3', 'Infinity', 'NaN', '99999999999'])(
    'given numbers are asked for and %s is typed, then it is no answer',
    (line) => {
      const domains: readonly TypedDomain[] = [
        picks(1, 2),
        { type: 'number', min: 1, max: 2 },
        { type: 'distribution', total: 3, min: 0, options },
      ];
      for (const domain of domains) expect(read(domain, line)).toEqual({ ok: false, why: expect.stringContaining('is no number') });
    },
  );

  it('given several picks, an amount or an order, then they are shown before they are sent; one pick or a name is not', () => {
    expect(
      [picks(0, 2), { type: 'number', min: 0, max: 9 } as const, { type: 'distribution', total: 3, min: 0, options } as const].map(
        isConfirmed,
      ),
    ).toEqual([true, true, true]);
    expect([picks(1, 1), { type: 'name', among: 'any' } as const].map(isConfirmed)).toEqual([false, false]);
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
