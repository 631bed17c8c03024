import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkAnswer, isRealChoice } from './answers.js';
import type { Answer, Decision, Domain, Option } from '../contract.js';
import { canDistribute, type Distribution } from './distributions.js';
import { drawPicks, isOpen, leastAnswer, sampleAnswer } from './samples.js';
import type { Table } from '../table/table.js';
import { Driver, drawer, probe } from '../testing/probe-run.js';

const nowhere = { game: {} } as Table;
const asking = (domain: Domain): Decision => ({
  id: 1,
  openedAt: 0,
  seat: 0,
  subject: 0,
  kind: 'divide',
  rule: 'P23',
  prompt: { key: 'divide', params: {} },
  domain,
  sealed: false,
});
const accepts = (domain: Distribution, amounts: { readonly [id: string]: number }): boolean =>
  !('code' in checkAnswer(nowhere, asking(domain), { amounts }));

const distribution = fc
  .record({
    bounds: fc.array(
      fc.record({
        least: fc.option(fc.nat(2), { nil: undefined }),
        most: fc.option(fc.nat(4), { nil: undefined }),
        enough: fc.option(fc.nat(5), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    total: fc.nat(7),
    min: fc.nat(2),
  })
  .map(
    ({ bounds, total, min }): Distribution => ({
      type: 'distribution',
      total,
      min,
      options: bounds.map(
        ({ least, most, enough }, at): Option => ({
          id: `o${at}`,
          label: 'o',
          ...(least === undefined ? {} : { least }),
          ...(most === undefined ? {} : { most }),
          ...(enough === undefined ? {} : { enough }),
        }),
      ),
    }),
  );

/** Finds every legal division by trying all; the rule about `enough` and order is written out independently here. */
function legal({ options, total, min }: Distribution): number[][] {
  let lists: number[][] = [[]];
  for (const { least = 0, most = total } of options)
    lists = lists.flatMap((list) =>
      Array.from({ length: total + 1 }, (_, amount) => amount)
        .filter((amount) => amount >= min && amount >= least && amount <= most)
        .map((amount) => [...list, amount]),
    );
  return lists.filter(
    (list) =>
      list.reduce((sum, amount) => sum + amount, 0) === total &&
      list.every(
        (amount, at) =>
          amount <= Math.max(min, options[at]?.least ?? 0) ||
          options.slice(0, at).every(({ enough = 0 }, before) => (list[before] as number) >= enough),
      ),
  );
}

const byId = (amounts: readonly number[]): { readonly [id: string]: number } =>
  Object.fromEntries(amounts.map((amount, at) => [`o${at}`, amount]));

describe('answers with amounts', () => {
  it('accepts exactly the legal distributions', () => {
    fc.assert(
      fc.property(distribution, fc.array(fc.integer({ min: -1, max: 7 }), { minLength: 4, maxLength: 4 }), (domain, tried) => {
        const all = legal(domain);
        for (const amounts of all) expect(accepts(domain, byId(amounts))).toBe(true);
        const cut = tried.slice(0, domain.options.length);
        expect(accepts(domain, byId(cut))).toBe(all.some((one) => one.join() === cut.join()));
      }),
    );
  });

  it('samples and defaults to legal answers wherever there is one, and knows whether there are two', () => {
    fc.assert(
      fc.property(distribution, fc.integer(), (domain, seed) => {
        const all = legal(domain);
        const decision = asking(domain);
        expect(canDistribute(domain)).toBe(all.length > 0);
        expect(isRealChoice(decision)).toBe(all.length > 1);
        if (all.length === 0) {
          expect(() => sampleAnswer(nowhere, decision, drawer(seed))).toThrow('no legal answer');
          return;
        }
        for (const answer of [sampleAnswer(nowhere, decision, drawer(seed)), leastAnswer(nowhere, decision)])
          expect(checkAnswer(nowhere, decision, answer)).toEqual({ answer });
      }),
    );
  });

  it('can draw every legal distribution', () => {
    const domain: Distribution = {
      type: 'distribution',
      total: 4,
      min: 0,
      options: [
        { id: 'o0', label: 'o', enough: 2 },
        { id: 'o1', label: 'o', enough: 1, most: 2 },
        { id: 'o2', label: 'o' },
      ],
    };
    const draw = drawer(1);
    const seen = new Set(Array.from({ length: 300 }, () => JSON.stringify(sampleAnswer(nowhere, asking(domain), draw))));
    expect([...seen].sort()).toEqual(
      legal(domain)
        .map((amounts) => JSON.stringify({ amounts: byId(amounts) }))
        .sort(),
    );
  });

  it('keeps every option in the order of the question, whatever was left out', () => {
    const decision = asking({ type: 'distribution', total: 2, min: 0, options: ['a', 'b', 'c'].map((id) => ({ id, label: id })) });
    expect(JSON.stringify(checkAnswer(nowhere, decision, { amounts: { c: 2, b: -0 } }))).toBe('{"answer":{"amounts":{"a":0,"b":0,"c":2}}}');
  });

  it('refuses foreign and misshapen amounts, and names a rule', () => {
    const decision = asking({ type: 'distribution', total: 2, min: 0, options: [{ id: 'a', label: 'a' }] });
    const illegal: readonly { readonly [id: string]: number }[] = [
      { a: 1 },
      { a: 3 },
      { a: -1 },
      { a: 2, b: 0 },
      JSON.parse('{"a":2,"__proto__":0}') as { a: number },
      {},
    ];
    for (const amounts of illegal) {
      expect(checkAnswer(nowhere, decision, { amounts })).toMatchObject({ code: 'answer/illegal', rule: 'P23' });
    }
    for (const bad of [
      { amounts: null },
      { amounts: [2] },
      { amounts: { a: '2' } },
      { amounts: { a: 1.5 } },
      { amounts: { a: NaN } },
      { amounts: 'a' },
      { picks: ['a'] },
      { number: 2 },
      {},
    ]) {
      expect(checkAnswer(nowhere, decision, bad as unknown as Answer)).toMatchObject({ code: 'answer/malformed', rule: 'P23' });
    }
    const withheld = {
      game: { refusalRule: (_table: Table, _decision: Decision, id: string) => (id === 'b' ? 'P9' : null) },
    } as unknown as Table;
    expect(checkAnswer(withheld, decision, { amounts: { a: 2, b: 0 } })).toMatchObject({ code: 'answer/illegal', rule: 'P9' });
  });
});

describe('a distribution that the game judges as a whole', () => {
  const even = {
    game: {
      acceptAmounts: (_table: Table, _decision: Decision, amounts: { readonly [id: string]: number }) =>
        (amounts.a ?? 0) % 2 === 0 ? null : { rule: 'P8', detail: 'odd' },
    },
  } as unknown as Table;
  const decision = asking({
    type: 'distribution',
    total: 3,
    min: 0,
    checked: true,
    example: { a: 2, b: 1 },
    options: [
      { id: 'a', label: 'a' },
      { id: 'b', label: 'b', most: 3 },
    ],
  });

  it('takes what fits the domain and the game', () => {
    expect(checkAnswer(even, decision, { amounts: { a: 2, b: 1 } })).toEqual({ answer: { amounts: { a: 2, b: 1 } } });
    expect(checkAnswer(even, decision, { amounts: { a: 1, b: 2 } })).toMatchObject({ code: 'answer/illegal', rule: 'P8', detail: 'odd' });
    expect(checkAnswer(even, decision, { amounts: { a: 2, b: 2 } })).toMatchObject({ code: 'answer/illegal', rule: 'P23' });
  });

  it('samples what the game takes, and falls back on the example', () => {
    const draw = drawer(3);
    const seen = new Set(Array.from({ length: 60 }, () => JSON.stringify(sampleAnswer(even, decision, draw))));
    expect([...seen].sort()).toEqual(['{"amounts":{"a":0,"b":3}}', '{"amounts":{"a":2,"b":1}}']);
    expect(leastAnswer(even, decision)).toEqual({ amounts: { a: 2, b: 1 } });
    expect(isOpen(decision.domain)).toBe(false);
    expect(drawPicks(decision.domain as Distribution, draw)).toEqual({ amounts: { a: 2, b: 1 } });
  });
});

describe('a distribution asked in a game', () => {
  const trampling = (): Driver =>
    Driver.of({ hand: ['trample'] }, { slots: ['ox', 'cub'] })
      .pick('trample')
      .settle();
  const idOf = (driver: Driver, at: number): string => driver.options()[at]?.id ?? '';

  it('given two units in order, then the one behind and the player get something only once those before have enough', () => {
    const driver = trampling();
    expect(driver.open).toMatchObject({ kind: 'divide', domain: { type: 'distribution', total: 4, min: 0 } });
    const [ox, cub] = [idOf(driver, 0), idOf(driver, 1)];
    const tried = (amounts: { readonly [id: string]: number }): string | null => {
      const refused = driver.session.act({ type: 'answer', seat: 0, decision: driver.open.id, answer: { amounts } });
      return refused.ok ? null : `${refused.refusal.code} ${refused.refusal.rule}`;
    };
    expect(tried({ [ox]: 1, [cub]: 3 })).toBe('answer/illegal P23');
    expect(tried({ [ox]: 2, 'player:1': 2 })).toBe('answer/illegal P23');
    expect(tried({ [ox]: 2, [cub]: 1 })).toBe('answer/illegal P23');
    driver.answer({ amounts: { [ox]: 2, [cub]: 1, 'player:1': 1 } });
    expect(driver.typed('divided')[0]?.data).toEqual({ amounts: { [ox]: 2, [cub]: 1, 'player:1': 1 } });
    expect(driver.typed('destroyed').map((event) => event.data.card)).toEqual(['ox', 'cub']);
    expect(driver.settle().life(1)).toBe(7);
  });

  it('the default answer gives enough in order and the rest to the last', () => {
    const driver = trampling();
    const answer = probe.defaultAnswer(driver.pins, driver.session.state(), driver.open);
    expect(answer).toEqual({ amounts: { [idOf(driver, 0)]: 2, [idOf(driver, 1)]: 1, 'player:1': 1 } });
    expect(driver.answer(answer).settle().life(1)).toBe(7);
  });
});
