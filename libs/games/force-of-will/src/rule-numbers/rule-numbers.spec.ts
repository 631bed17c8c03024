import { describe, expect, it } from '@jest/globals';
import { shows } from '@arbiter/testing';
import { examples, ruleNumbers } from './index.js';

const numbersOf = (kind: 'rule' | 'heading'): readonly string[] =>
  ruleNumbers.filter((row) => row.kind === kind).map(({ number }) => number);
const [rules, headings] = [new Set(numbersOf('rule')), numbersOf('heading')];

/** Returns the number above a number, and its place below that: 903.2e-iv is fourth below 903.2e. */
function placeOf(number: string): { readonly above: string; readonly place: number } {
  const [, row = '', roman] = /^([\d.]+[a-z]?)(?:-([iv]+))?$/.exec(number) ?? [];
  if (roman !== undefined) return { above: row, place: ['i', 'ii', 'iii', 'iv', 'v'].indexOf(roman) + 1 };
  const [, section = '', count = '', letter = ''] = /^(\d+)\.(\d+)([a-z]?)$/.exec(row) ?? [];
  return letter === '' ? { above: section, place: Number(count) } : { above: `${section}.${count}`, place: letter.charCodeAt(0) - 96 };
}

describe('the numbers of the book', () => {
  it('given chapters 1 to 14, then there are 582 rules under 154 titles, each once', () => {
    expect([rules.size, headings.filter((number) => !number.includes('.')).length]).toEqual([582, 154]);
    expect(new Set(ruleNumbers.map(({ number }) => number)).size).toBe(ruleNumbers.length);
  });

  it('given rows that only say that cards in Japanese differ, then they are counted as titles', () => {
    expect(headings.filter((number) => number.includes('.'))).toEqual(['1412.1', '1412.3']);
  });

  it(`given the rules of a section, then none is left out but 708.2a, which is not there ${shows('ruling:2')}`, () => {
    const all = new Set<string>(ruleNumbers.map(({ number }) => number));
    const places = new Map<string, number[]>();
    for (const number of all) {
      if (!number.includes('.')) continue;
      const { above, place } = placeOf(number);
      places.set(
        above,
        [...(places.get(above) ?? []), place].sort((left, right) => left - right),
      );
    }
    expect([...places.keys()].filter((above) => !all.has(above))).toEqual([]);
    expect([...places].filter(([, found]) => found.some((place, index) => place !== index + 1))).toEqual([['708.2', [2]]]);
  });

  it(`given two rows about Pierce under the numbers of other keywords, then they are counted with Pierce ${shows('ruling:1')}`, () => {
    expect(ruleNumbers.flatMap(({ number, restored }) => (restored === undefined ? [] : [number]))).toEqual(['1102.3', '1102.4']);
    expect(headings.filter((number) => number === '1103' || number === '1104')).toEqual(['1103', '1104']);
  });
});

describe('the worked examples', () => {
  it('given the book, then it has 11 under rules that exist', () => {
    expect(examples).toHaveLength(11);
    expect(examples.filter((example) => !rules.has(/^ex:(.+)#\d+$/.exec(example)?.[1] ?? ''))).toEqual([]);
    expect(examples).toEqual(expect.arrayContaining(['ex:202.3a#2', 'ex:909.4#2', 'ex:1302.2d#1']));
  });
});
