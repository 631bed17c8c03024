import { describe, expect, it } from '@jest/globals';
import { shows } from '@arbiter/testing';
import type { RulesOfGame } from './coverage.js';
import { citedIn, measureCoverage } from './coverage.js';
import { printCoverage } from './coverage-text.js';

const rules: RulesOfGame = {
  game: 'board',
  numbers: [
    { number: '一', kind: 'heading' },
    { number: '一.1', kind: 'rule' },
    { number: '一.1※', kind: 'note' },
    { number: '一.2(1)', kind: 'rule' },
    { number: '一.3', kind: 'rule' },
  ],
  rulings: [{ id: 'ruling:1', rules: ['一.3'] }],
  excuses: [],
};
const passing = (title: string) => ({ title, passed: true, assertions: 1 });

describe('rules coverage', () => {
  it('given titles with cited numbers, then they are read back', () => {
    expect(citedIn(`board ${shows('一.1', 'ruling:1')} an attack ${shows('一.2(1)')}`)).toEqual(['一.1', 'ruling:1', '一.2(1)']);
    expect(citedIn('no number')).toEqual([]);
  });

  it('given tests, then rules are cited by passing ones that assert something, and headings do not count', () => {
    const coverage = measureCoverage(rules, [
      passing(shows('一.1', '一')),
      { title: `${shows('一.3')} broken`, passed: false, assertions: 3 },
      { title: `${shows('一.1※')} silent`, passed: true, assertions: 0 },
    ]);
    expect(coverage).toMatchObject({ total: 4, headings: 1, cited: ['一.1'], open: ['一.1※', '一.2(1)', '一.3'] });
    expect(coverage.faults).toEqual(['"broken" failed', '"silent" cites rules but asserts nothing']);
  });

  it('given a number that does not exist, then it is a fault', () => {
    expect(measureCoverage(rules, [passing(`${shows('一.9')} guess`)]).faults).toEqual(['"guess" cites 一.9, which does not exist']);
  });

  it('given excuses that hold, then their rules are not open', () => {
    const coverage = measureCoverage(
      {
        ...rules,
        excuses: [
          { rule: '一.1※', reason: 'definition', shownBy: '一.1' },
          { rule: '一.2(1)', reason: 'physical', why: 'a marker' },
          { rule: '一.3', reason: 'contradiction', ruling: 'ruling:1' },
        ],
      },
      [passing(shows('一.1'))],
    );
    expect(coverage).toMatchObject({ cited: ['一.1'], open: [], faults: [] });
    expect(coverage.excused.map((one) => one.rule)).toEqual(['一.1※', '一.2(1)', '一.3']);
    expect(printCoverage(coverage)).toContain('excused  3   definition 1, physical 1, contradiction 1');
  });

  it('given excuses that do not hold, then they are faults and their rules stay open', () => {
    const coverage = measureCoverage(
      {
        ...rules,
        excuses: [
          { rule: '一.1', reason: 'definition', shownBy: '一.3' },
          { rule: '一.2(1)', reason: 'contradiction', ruling: 'ruling:1' },
          { rule: '一.1※', reason: 'contradiction', ruling: 'ruling:9' },
          { rule: '一', reason: 'physical', why: 'a heading' },
        ],
      },
      [],
    );
    expect(coverage.open).toEqual(['一.1', '一.1※', '一.2(1)', '一.3']);
    expect(coverage.faults).toEqual([
      '一.1 is excused by 一.3, which is not cited',
      '一.2(1) is excused by ruling:1, which is not about it',
      '一.1※ is excused by ruling:9, which does not exist',
      '一 is excused, but there is no such rule',
    ]);
  });

  it('given a rule that is cited and excused, or excused twice, then it is a fault', () => {
    const physical = { rule: '一.1', reason: 'physical', why: 'a marker' } as const;
    expect(measureCoverage({ ...rules, excuses: [physical] }, [passing(shows('一.1'))]).faults).toEqual([
      '一.1 is excused although it is cited',
    ]);
    expect(measureCoverage({ ...rules, excuses: [physical, physical] }, []).faults).toEqual(['一.1 is excused twice']);
  });

  it('given a ruling about a missing rule, or a number listed twice, then it is a fault', () => {
    const numbers = [...rules.numbers, rules.numbers[1]!];
    expect(measureCoverage({ ...rules, numbers, rulings: [{ id: 'ruling:1', rules: ['二.1'] }] }, []).faults).toEqual([
      '一.1 is listed twice',
      'ruling:1 is about 二.1, which does not exist',
    ]);
  });

  it('given a definition whose rule is excused itself, or missing, then it is a fault', () => {
    const excuses = [
      { rule: '一.1', reason: 'definition', shownBy: '一.3' },
      { rule: '一.3', reason: 'laterIssue', why: 'three players' },
      { rule: '一.1※', reason: 'definition', shownBy: '一' },
    ] as const;
    expect(measureCoverage({ ...rules, excuses, inWork: true }, []).faults).toEqual([
      '一.1 is excused by 一.3, which is itself excused',
      '一.1※ is excused by 一, which does not exist',
    ]);
  });

  it('given a book in work, then a definition waits, open and without fault, until its rule is cited', () => {
    const inWork = { ...rules, excuses: [{ rule: '一.1', reason: 'definition', shownBy: '一.3' } as const], inWork: true };
    const before = measureCoverage(inWork, []);
    expect(before).toMatchObject({ open: ['一.1', '一.1※', '一.2(1)', '一.3'], waiting: ['一.1'], excused: [], faults: [] });
    expect(printCoverage(before)).toContain('waiting  1 of the open ones');
    expect(measureCoverage(inWork, [passing(shows('一.3'))])).toMatchObject({ open: ['一.1※', '一.2(1)'], waiting: [], faults: [] });
  });

  it('given worked examples, then they are a denominator of their own', () => {
    const examples = ['ex:一.1#1', 'ex:一.1#2', 'ex:一.3#1'];
    const exampleExcuses = [{ example: 'ex:一.3#1', reason: 'laterIssue', why: 'three players' } as const];
    const coverage = measureCoverage({ ...rules, examples, exampleExcuses }, [passing(shows('一.1', 'ex:一.1#2'))]);
    expect(coverage.examples).toEqual({ total: 3, cited: ['ex:一.1#2'], excused: exampleExcuses, open: ['ex:一.1#1'] });
    expect(coverage).toMatchObject({ total: 4, cited: ['一.1'], faults: [] });
    expect(printCoverage(coverage)).toContain('examples 3: cited 1, excused 1   laterIssue 1, open 1   ex:一.1#1');
  });

  it('given excuses for examples that are cited or do not exist, and a citation of one that does not exist, then they are faults', () => {
    const exampleExcuses = [
      { example: 'ex:一.1#1', reason: 'ruleText', why: 'the rule goes on' },
      { example: 'ex:一.9#1', reason: 'unreadable', why: 'numerals' },
    ] as const;
    expect(
      measureCoverage({ ...rules, examples: ['ex:一.1#1'], exampleExcuses }, [
        passing(`${shows('ex:一.1#1')} one`),
        passing(`${shows('ex:一.1#2')} two`),
      ]).faults,
    ).toEqual([
      '"two" cites ex:一.1#2, which does not exist',
      'ex:一.1#1 is excused although it is cited',
      'ex:一.9#1 is excused, but there is no such example',
    ]);
  });

  it('given many open numbers, then they are counted, and listed by section when asked for', () => {
    const numbers = Array.from({ length: 60 }, (_, index) => ({ number: `${index < 20 ? 101 : 102}.${index + 1}`, kind: 'rule' }) as const);
    const coverage = measureCoverage({ ...rules, numbers, rulings: [], examples: ['ex:101.1#1'] }, []);
    expect(printCoverage(coverage)).toMatch(/^ {2}open {5}60$/m);
    const lines = printCoverage(coverage, { listOpen: true }).split('\n');
    expect(lines.filter((line) => line.startsWith('    101'))).toEqual([
      expect.stringContaining('101  (20)  101.1 101.2'),
      '    101  (1)  ex:101.1#1',
    ]);
    expect(lines).toContainEqual(expect.stringContaining('102  (40)  102.21'));
  });

  it('given rules in two books, then each book is counted by itself, with the sum below', () => {
    const numbers = [
      { number: '4', kind: 'heading', book: 'chapter' },
      { number: '4-1', kind: 'rule', book: 'chapter' },
      { number: '4.1-2', kind: 'rule', book: 'chapter' },
      { number: 'base.1', kind: 'heading', book: 'base' },
      { number: 'base.1.1', kind: 'rule', book: 'base' },
      { number: 'base.1.2', kind: 'rule', book: 'base' },
      { number: 'base.12.1', kind: 'rule', book: 'base' },
    ] as const;
    const excuses = [{ rule: 'base.1.1', reason: 'definition', shownBy: '4-1' }] as const;
    const coverage = measureCoverage({ game: 'cards', numbers, rulings: [], excuses }, [passing(shows('4-1'))]);
    expect(coverage.books).toEqual([
      { book: 'chapter', total: 2, headings: 1, cited: ['4-1'], excused: [], open: ['4.1-2'] },
      { book: 'base', total: 3, headings: 1, cited: [], excused: [...excuses], open: ['base.1.2', 'base.12.1'] },
    ]);
    const lines = printCoverage(coverage, { listOpen: true }).split('\n');
    expect(lines.filter((line) => line.startsWith('cards'))).toEqual([
      'cards, chapter: 2 rules (and 1 headings, not counted)',
      'cards, base: 3 rules (and 1 headings, not counted)',
      'cards, together: 5 rules, 1 cited, 1 excused, 3 open',
    ]);
    expect(lines.filter((line) => line.startsWith('    '))).toEqual([
      '    4  (1)  4.1-2',
      '    base.1  (1)  base.1.2',
      '    base.12  (1)  base.12.1',
    ]);
  });

  it('given rules in one book, then there are no books', () => {
    expect(measureCoverage(rules, []).books).toEqual([]);
  });
});
