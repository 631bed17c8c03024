import { describe, expect, it } from '@jest/globals';
import { ruleNumbers } from '../rule-numbers/index.js';
import { excusedRules } from './index.js';

const rules = new Set<string>(ruleNumbers.filter((row) => row.kind === 'rule').map((row) => row.number));

describe('excused rules', () => {
  it('given what two players can meet, then it is not left to a later issue', () => {
    const later = new Set<string>(excusedRules.filter((excuse) => excuse.reason === 'laterIssue').map((excuse) => excuse.rule));
    const kept = [
      '101.4',
      '104.4i',
      '122.1c',
      '407.3',
      '508.5',
      '702.104a',
      '702.115a',
      '702.116a',
      '702.120a',
      '702.123f',
      '702.131a',
      '704.5c',
      '718.3',
      '720.1a',
    ];
    expect(kept.filter((rule) => later.has(rule) || !rules.has(rule))).toEqual([]);
  });
});
