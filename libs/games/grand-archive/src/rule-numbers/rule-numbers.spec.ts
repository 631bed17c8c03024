import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { examples, ruleNumbers } from './index.js';

const numbersOf = (kind: 'rule' | 'heading'): readonly string[] =>
  ruleNumbers.filter((row) => row.kind === kind && row.book === 'rules').map(({ number }) => number);
const [rules, headings] = [new Set(numbersOf('rule')), numbersOf('heading')];

/** Sections without a row of their own in the book: only the rules in them are numbered. */
const untitled: ReadonlySet<string> = new Set(['1', '2', '2.2.0', '2.2.7.0', '2.3.0', '2.4.0', '2.9.0']);

describe('the numbers of the book', () => {
  it('given its two chapters, then there are 836 numbers, 106 of which are titles or empty, each once', () => {
    expect([rules.size + headings.length, headings.length]).toEqual([836, 106]);
    expect(new Set(ruleNumbers.map(({ number }) => number)).size).toBe(ruleNumbers.length);
  });

  it('given the numbers under one, then they count from 1 (or 0) without a gap', () => {
    const all = new Set<string>(ruleNumbers.map(({ number }) => number));
    const places = new Map<string, number[]>();
    for (const number of all) {
      const cut = number.lastIndexOf('.');
      const above = number.slice(0, cut);
      places.set(
        above,
        [...(places.get(above) ?? []), Number(number.slice(cut + 1))].sort((left, right) => left - right),
      );
    }
    expect([...places.keys()].filter((above) => !all.has(above) && !untitled.has(above) && above !== 'ext')).toEqual([]);
    expect([...places].filter(([, found]) => found.some((place, index) => place !== index + 1))).toEqual([]);
  });
});

describe('the page of keywords', () => {
  it('given KEYWORDS.md, then its statements and the data have the same numbers', () => {
    const page = readFileSync(join(import.meta.dirname, '..', '..', 'KEYWORDS.md'), 'utf8');
    const stated = [...page.matchAll(/^- \*\*(ext\.\d+\.\d+)\*\* /gm)].map(([, number]) => number);
    expect(stated).toEqual(ruleNumbers.filter((row) => row.book === 'keywords' && row.kind === 'rule').map(({ number }) => number));
  });
});

describe('the worked examples', () => {
  it('given the book, then it has 29 under rules that exist', () => {
    expect(examples).toHaveLength(29);
    expect(examples.filter((example) => !rules.has(/^ex:(.+)#\d+$/.exec(example)?.[1] ?? ''))).toEqual([]);
    expect(examples).toEqual(expect.arrayContaining(['ex:1.4.5.2#1', 'ex:2.2.7.2.2.4#1', 'ex:2.11.7.14.4.2#1']));
  });
});
