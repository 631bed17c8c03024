import { describe, expect, it } from '@jest/globals';
import { examples, ruleNumbers } from '../rule-numbers/index.js';
import { rulings, type Ruling } from '../rulings.js';
import { excusedExamples, excusedRules } from './index.js';

const rules = new Set<string>(ruleNumbers.filter((row) => row.kind === 'rule').map((row) => row.number));
const excused = new Set<string>(excusedRules.map((excuse) => excuse.rule));

describe('excused rules', () => {
  it('given the excuses, then each is for a rule of the book, none is made twice, and headings need none', () => {
    expect(excusedRules.filter((excuse) => !rules.has(excuse.rule))).toEqual([]);
    expect(excused.size).toBe(excusedRules.length);
  });

  it('given definitions, then what shows them exists, is another rule, and is not excused itself', () => {
    const definitions = excusedRules.flatMap((excuse) => (excuse.reason === 'definition' ? [excuse] : []));
    expect(definitions.filter(({ shownBy }) => !rules.has(shownBy) || excused.has(shownBy))).toEqual([]);
  });

  it('given excuses in words, then they say why', () => {
    expect(excusedRules.filter((excuse) => 'why' in excuse && excuse.why.trim() === '')).toEqual([]);
  });

  it('given what two players can meet, then it is not left to a later issue', () => {
    const later = new Set<string>(excusedRules.filter((excuse) => excuse.reason === 'laterIssue').map((excuse) => excuse.rule));
    const kept = ['101.4', '104.4i', '122.1c', '407.3', '508.5', '702.104a', '702.115a', '702.116a', '702.120a', '702.123f', '702.131a', '704.5c', '718.3', '720.1a'];
    expect(kept.filter((rule) => later.has(rule) || !rules.has(rule))).toEqual([]);
  });

  it('given excused examples, then they exist, once each', () => {
    const ids = excusedExamples.map((excuse) => excuse.example);
    expect(ids.filter((id) => !examples.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('rulings', () => {
  it('given the rulings, then they are numbered without a gap and are about rules of the book', () => {
    const readings: readonly Ruling[] = Object.values(rulings);
    expect(readings.map((ruling) => ruling.id)).toEqual(readings.map((_, index) => `ruling:${index + 1}`));
    expect(readings.flatMap((ruling) => ruling.rules).filter((rule) => !rules.has(rule))).toEqual([]);
  });
});
