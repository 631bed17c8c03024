import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkAnswer, complete, isRealChoice } from './answers.js';
import type { Answer, Decision, Domain, Option } from '../contract.js';
import { leastAnswer, sampleAnswer } from './samples.js';
import { reaches } from './sums.js';
import type { Table } from '../table/table.js';
import { drawer } from '../testing/probe-run.js';

/** Options and numbers need no table. */
const nowhere = { game: {} } as Table;
const asking = (domain: Domain): Decision => ({
  id: 1,
  openedAt: 0,
  seat: 0,
  subject: 0,
  kind: 'act',
  rule: 'P4',
  prompt: { key: 'act', params: {} },
  domain,
  sealed: false,
});
const accepts = (decision: Decision, answer: Answer): boolean => !('code' in checkAnswer(nowhere, decision, answer));

const optionsDomain = fc
  .record({
    weights: fc.array(fc.array(fc.integer({ min: -2, max: 4 }), { minLength: 1, maxLength: 2 }), { maxLength: 6 }),
    min: fc.nat(4),
    more: fc.nat(4),
    sum: fc.option(fc.integer({ min: -1, max: 8 }), { nil: undefined }),
    ordered: fc.boolean(),
  })
  .map(({ weights, min, more, sum, ordered }): Extract<Domain, { type: 'options' }> => {
    const options = weights.map((weight, at): Option => ({ id: `o${at}`, label: 'o', weight }));
    const least = Math.min(min, options.length);
    return {
      type: 'options',
      options,
      min: least,
      max: Math.min(least + more, options.length),
      ...(sum === undefined ? { ordered } : { sum }),
    };
  });

/** Every legal set of picks, found by trying all. */
function legalSets(domain: Extract<Domain, { type: 'options' }>): string[][] {
  const sets: string[][] = [];
  for (let bits = 0; bits < 2 ** domain.options.length; bits++) {
    const chosen = domain.options.filter((_, at) => (bits >> at) & 1);
    if (chosen.length < domain.min || chosen.length > domain.max) continue;
    if (domain.sum !== undefined && !totals(chosen).includes(domain.sum)) continue;
    sets.push(chosen.map((one) => one.id));
  }
  return sets;
}

function totals(chosen: readonly Option[]): number[] {
  return chosen.reduce<number[]>((sums, option) => sums.flatMap((sum) => (option.weight as number[]).map((weight) => sum + weight)), [0]);
}

describe('answers over options', () => {
  it('accepts exactly the legal sets of picks', () => {
    fc.assert(
      fc.property(optionsDomain, (domain) => {
        const legal = new Set(legalSets(domain).map((set) => set.join()));
        for (let bits = 0; bits < 2 ** domain.options.length; bits++) {
          const picks = domain.options.filter((_, at) => (bits >> at) & 1).map((one) => one.id);
          expect(accepts(asking(domain), { picks })).toBe(legal.has(picks.join()));
        }
      }),
    );
  });

  it('samples and defaults to legal answers wherever there is one, and knows whether there are two', () => {
    fc.assert(
      fc.property(optionsDomain, fc.integer(), (domain, seed) => {
        const legal = legalSets(domain);
        const decision = asking(domain);
        expect(complete(domain, []) !== null).toBe(legal.length > 0);
        if (legal.length === 0) return;
        expect(accepts(decision, sampleAnswer(nowhere, decision, drawer(seed)))).toBe(true);
        expect(accepts(decision, leastAnswer(nowhere, decision))).toBe(true);
        const arrangements = domain.ordered === true ? legal.some((set) => set.length > 1) || legal.length > 1 : legal.length > 1;
        expect(isRealChoice(decision)).toBe(arrangements);
      }),
    );
  });

  it('completes any picks that can be completed', () => {
    fc.assert(
      fc.property(optionsDomain, fc.nat(63), (domain, bits) => {
        const picked = domain.options.filter((_, at) => (bits >> at) & 1);
        const possible = legalSets(domain).some((set) => picked.every((one) => set.includes(one.id)));
        const found = complete(domain, picked);
        expect(found !== null).toBe(possible);
        if (found !== null) expect(accepts(asking(domain), { picks: found.map((one) => one.id) })).toBe(true);
      }),
    );
  });

  it('finds the same sets whether sums are near or far apart', () => {
    fc.assert(
      fc.property(optionsDomain, (domain) => {
        if (domain.sum === undefined) return;
        const far = {
          ...domain,
          sum: domain.sum * 1000,
          options: domain.options.map((option) => ({ ...option, weight: (option.weight as number[]).map((weight) => weight * 1000) })),
        };
        expect(complete(far, [])?.map((one) => one.id)).toEqual(complete(domain, [])?.map((one) => one.id));
      }),
    );
  });

  it('counts every weight of an option once', () => {
    const option = (id: string, ...weight: number[]): Option => ({ id, label: id, weight });
    expect(reaches([option('a', 1, 5), option('b', -2)], 3)).toBe(true);
    expect(reaches([option('a', 1, 5), option('b', -2)], 4)).toBe(false);
    expect(reaches([], 0)).toBe(true);
  });

  it('refuses repeated, foreign and misshapen picks', () => {
    const decision = asking({
      type: 'options',
      min: 1,
      max: 2,
      options: [
        { id: 'a', label: 'a' },
        { id: 'b', label: 'b' },
      ],
    });
    expect(checkAnswer(nowhere, decision, { picks: ['a', 'a'] })).toMatchObject({ code: 'answer/illegal', rule: 'P4' });
    const withheld = {
      game: { refusalRule: (_table: Table, _decision: Decision, pick: string) => (pick === 'c' ? 'P9' : null) },
    } as unknown as Table;
    expect(checkAnswer(withheld, decision, { picks: ['c'] })).toMatchObject({ code: 'answer/illegal', rule: 'P9' });
    expect(checkAnswer(withheld, decision, { picks: ['d'] })).toMatchObject({ code: 'answer/illegal', rule: 'P4' });
    expect(checkAnswer(nowhere, decision, { picks: ['c'] })).toMatchObject({ code: 'answer/illegal' });
    for (const bad of [{ number: 1 }, { picks: 'a' }, { picks: [1] }, {}, null, 'a', undefined, []]) {
      expect(checkAnswer(nowhere, decision, bad as unknown as Answer)).toMatchObject({ code: 'answer/malformed' });
    }
  });

  it('declines where declining is offered, and only there', () => {
    const options = (...ids: string[]): Option[] => ids.map((id) => ({ id, label: id }));
    expect(leastAnswer(nowhere, asking({ type: 'options', min: 1, max: 1, options: options('use:0', 'pass') }))).toEqual({
      picks: ['pass'],
    });
    expect(leastAnswer(nowhere, asking({ type: 'options', min: 2, max: 2, options: options('a', 'no', 'b') }))).toEqual({
      picks: ['a', 'no'],
    });
    expect(leastAnswer(nowhere, asking({ type: 'options', min: 0, max: 2, options: options('a', 'b') }))).toEqual({ picks: [] });
  });
});

describe('answers with a number', () => {
  const decision = asking({ type: 'number', min: 2, max: 4 });

  it('takes integers of the range', () => {
    for (const number of [2, 3, 4]) expect(checkAnswer(nowhere, decision, { number })).toEqual({ answer: { number } });
    for (const number of [1, 5, -1]) expect(checkAnswer(nowhere, decision, { number })).toMatchObject({ code: 'answer/illegal' });
    for (const number of [2.5, NaN, Infinity, '3', null])
      expect(checkAnswer(nowhere, decision, { number } as Answer)).toMatchObject({ code: 'answer/malformed' });
    expect(checkAnswer(nowhere, decision, { picks: [] })).toMatchObject({ code: 'answer/malformed' });
  });

  it('keeps no negative zero, which text cannot say', () => {
    const kept = checkAnswer(nowhere, asking({ type: 'number', min: -1, max: 1 }), { number: -0 });
    expect(Object.is('answer' in kept && 'number' in kept.answer ? kept.answer.number : null, 0)).toBe(true);
  });

  it('samples the whole range', () => {
    const draw = drawer(1);
    const seen = new Set(Array.from({ length: 60 }, () => JSON.stringify(sampleAnswer(nowhere, decision, draw))));
    expect([...seen].sort()).toEqual(['{"number":2}', '{"number":3}', '{"number":4}']);
    expect(leastAnswer(nowhere, decision)).toEqual({ number: 2 });
    expect(isRealChoice(decision)).toBe(true);
    expect(isRealChoice(asking({ type: 'number', min: 2, max: 2 }))).toBe(false);
  });
});
