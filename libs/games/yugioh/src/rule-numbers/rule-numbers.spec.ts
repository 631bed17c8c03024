import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { examples, ruleNumbers, type BookId } from './index.js';

const numbersOf = (book: BookId, kind: 'rule' | 'heading'): readonly string[] =>
  ruleNumbers.filter((row) => row.book === book && row.kind === kind).map((row) => row.number);
const rules = new Set<string>([...numbersOf('chapter', 'rule'), ...numbersOf('base', 'rule')]);
const page = readFileSync(join(import.meta.dirname, '..', '..', 'BASE-RULES.md'), 'utf8');
const statements = [...page.matchAll(/^- `([^`]+)` (.*)$/gm)].map(([, number = '', text = '']) => ({ number, text }));

describe('the numbers of the books', () => {
  it('given the chapter, then it has 89 rules under 34 headings, no number twice and none left out', () => {
    const [headings, numbers] = [numbersOf('chapter', 'heading'), numbersOf('chapter', 'rule')];
    expect([numbers.length, headings.length]).toEqual([89, 34]);
    expect(new Set([...headings, ...numbers]).size).toBe(123);
    const sections = new Map<string, number[]>();
    for (const number of numbers) {
      const [section = '', row] = number.split('-');
      sections.set(section, [...(sections.get(section) ?? []), Number(row)]);
    }
    expect([...sections.keys()].filter((section) => !headings.includes(section))).toEqual([]);
    expect([...sections.values()].filter((rows) => rows.some((row, index) => row !== index + 1))).toEqual([]);
  });

  it('given the page of base rules, then the data has its numbers, in its order, without a gap', () => {
    expect(statements.map(({ number }) => number)).toEqual(numbersOf('base', 'rule'));
    expect([...page.matchAll(/^## (base\.\d+) \S/gm)].map(([, heading]) => heading)).toEqual(numbersOf('base', 'heading'));
    expect(statements).toHaveLength(344);
    const gaps = statements.filter(({ number }, index) => {
      const [, section, row] = number.split('.').map(Number);
      const [, before, rowBefore] = statements[index - 1]?.number.split('.').map(Number) ?? [];
      return section === before ? row !== (rowBefore ?? 0) + 1 : row !== 1 || section !== (before ?? 0) + 1;
    });
    expect(gaps).toEqual([]);
  });

  it('given the page, then each statement is a sentence, said once, and points only to what exists', () => {
    expect(statements.filter(({ text }) => !/^["A-Z].*\.$/.test(text))).toEqual([]);
    expect(new Set(statements.map(({ text }) => text)).size).toBe(statements.length);
    const known = new Set<string>(ruleNumbers.map((row) => row.number));
    const pointers = statements.flatMap(({ text }) =>
      [...text.matchAll(/base\.\d+\.\d+/g), ...text.matchAll(/(?<=chapter )\d[\d.]*(?:-\d+)?/g)].map(([number]) => number),
    );
    expect(pointers.length).toBeGreaterThan(10);
    expect(pointers.filter((number) => !known.has(number))).toEqual([]);
  });
});

describe('the worked examples', () => {
  it('given the chapter, then 25 lines make 29 scenarios under rules that exist', () => {
    expect(examples).toHaveLength(29);
    expect(examples.filter((example) => !rules.has(/^ex:(.+)#\d+$/.exec(example)?.[1] ?? ''))).toEqual([]);
    expect(new Set(examples.map((example) => example.split('#')[0])).size).toBe(25);
    expect(examples).toEqual(expect.arrayContaining(['ex:3.3.2-2#2', 'ex:4.4.2.1-1#2', 'ex:5.2-1#2']));
  });
});
