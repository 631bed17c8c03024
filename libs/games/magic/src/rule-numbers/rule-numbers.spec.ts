import { describe, expect, it } from '@jest/globals';
import { shows } from '@arbiter/testing';
import { compareRuleNumbers, examples, isRuleNumber, ruleNumbers, sectionOf } from './index.js';
import { rulings } from '../rulings.js';

const numbers: readonly string[] = ruleNumbers.map((row) => row.number);
const headings = ruleNumbers.filter((row) => row.kind === 'heading').map((row) => row.number);
const rules = new Set<string>(ruleNumbers.filter((row) => row.kind === 'rule').map((row) => row.number));
const restored = ruleNumbers.filter((row) => row.restored !== undefined).map((row) => row.number);
const letters = [...'abcdefghijkmnpqrstuvwxyz'];

describe('the numbers of the book', () => {
  it("given chapters 1 to 7, then there are 1,933 rules and 294 headings, each once, in the book's order", () => {
    expect({ rules: rules.size, headings: headings.length }).toEqual({ rules: 1_933, headings: 294 });
    expect(new Set(numbers).size).toBe(2_227);
    expect(numbers.every(isRuleNumber)).toBe(true);
    expect(numbers).toEqual([...numbers].sort(compareRuleNumbers));
    expect(numbers.slice(1).filter((number, index) => compareRuleNumbers(numbers[index]!, number) >= 0)).toEqual([]);
  });

  it('given two numbers, then they are compared by section, number and letter', () => {
    expect(['702.10', '702.9b', '702.9', '702', '601.2i', '601.2a', '601.2'].sort(compareRuleNumbers)).toEqual([
      '601.2',
      '601.2a',
      '601.2i',
      '702',
      '702.9',
      '702.9b',
      '702.10',
    ]);
    expect(() => compareRuleNumbers('601.2l', '601.2')).toThrow('601.2l is no rule number');
  });

  it('given the sections, then each has a heading of its own and none is missing', () => {
    const last = { 1: 22, 2: 12, 3: 13, 4: 8, 5: 14, 6: 16, 7: 22 };
    const expected = Object.entries(last).flatMap(([chapter, count]) =>
      Array.from({ length: count + 1 }, (_, index) => String(Number(chapter) * 100 + index)),
    );
    expect(headings.filter((number) => number.length === 3)).toEqual(expected);
    expect([...new Set(numbers.map(sectionOf))]).toEqual(expected);
  });

  it('given keyword actions, keyword abilities and the parts of a type line, then their titles are headings with rules below', () => {
    const titles = headings.filter((number) => number.length > 3);
    const series = (section: string, last: number) => Array.from({ length: last - 1 }, (_, index) => `${section}.${index + 2}`);
    expect(titles).toEqual([...series('205', 4), ...series('701', 43), ...series('702', 136)]);
    expect(titles.filter((title) => !rules.has(`${title}a`))).toEqual([]);
  });

  it('given the rules of a section, then no number and no letter is left out', () => {
    const gaps = numbers.slice(1).filter((number, index) => {
      const previous = numbers[index]!;
      const [, rule = '', letter = ''] = /^\d{3}\.?(\d*)([a-z]?)$/.exec(number)!;
      const [, previousRule = '', previousLetter = ''] = /^\d{3}\.?(\d*)([a-z]?)$/.exec(previous)!;
      if (sectionOf(previous) !== sectionOf(number)) return rule !== '';
      if (letter === '') return Number(rule) !== Number(previousRule) + 1;
      return rule !== previousRule || letters.indexOf(letter) !== letters.indexOf(previousLetter) + 1;
    });
    expect(gaps).toEqual([]);
  });

  it('given what the text at hand has lost, then 28 numbers are marked with what happened to them', () => {
    expect(restored).toHaveLength(28);
    expect(restored.filter((number) => headings.includes(number as never))).toEqual(['114', '117', '714', '717']);
  });

  it(`given rows with misprinted numbers, lost letters or no place of their own, then they are counted under the numbers that rulings give them ${shows('ruling:1', 'ruling:2', 'ruling:3')}`, () => {
    const read = [rulings.misprintedNumbers, rulings.lostLetters, rulings.gluedRows].flatMap((ruling): readonly string[] => ruling.rules);
    expect(restored.filter((number) => !headings.includes(number as never) && !read.includes(number))).toEqual([]);
    expect(read.filter((number) => !rules.has(number))).toEqual([]);
  });
});

describe('the worked examples', () => {
  it('given chapters 1 to 7, then there are 207, numbered from 1 under rules that exist', () => {
    expect(examples).toHaveLength(207);
    expect(new Set(examples).size).toBe(207);
    expect(examples.filter((example) => !rules.has(/^ex:(.+)#\d+$/.exec(example)?.[1] ?? ''))).toEqual([]);
    expect(examples.filter((example) => example.startsWith('ex:706.'))).toHaveLength(20);
    expect(examples).toEqual(expect.arrayContaining(['ex:603.4#1', 'ex:706.3#4', 'ex:706.4#1', 'ex:510.1c#4']));
    expect(examples).not.toContain('ex:706.3#5');
  });
});
