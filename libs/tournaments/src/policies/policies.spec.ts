import { describe, expect, it } from '@jest/globals';
import { parseRational } from '../rational.js';
import { knownConventions, policies, policyOf } from './index.js';
import { unverifiedOf } from './policy.js';

describe('policies', () => {
  it('given their ids, when they are asked for, then each is found and nothing else is', () => {
    expect(policies.map(({ id }) => policyOf(id))).toEqual(policies);
    expect(new Set(policies.map(({ id }) => id)).size).toBe(policies.length);
    expect([policyOf('magic-half'), policyOf('constructor')]).toEqual([null, null]);
    expect(knownConventions.every((one) => policies.includes(one))).toBe(true);
  });

  it.each(policies)('given $id, when it is written as JSON and read again, then it is the same', (policy) => {
    expect(JSON.parse(JSON.stringify(policy))).toEqual(policy);
  });

  it.each(policies)('given $id, when it ranks, then by figures that it shows, and its fractions can be read', (policy) => {
    for (const { figure } of policy.chain) expect(policy.figures).toContain(figure);
    expect(() => [policy.floor, policy.withoutOpponents].map(parseRational)).not.toThrow();
    expect(policy.sources.length).toBeGreaterThan(0);
  });

  it('given settings that are second-hand, when they are asked for, then they are named', () => {
    const unverified = Object.fromEntries(policies.map((policy) => [policy.id, unverifiedOf(policy).map(({ setting }) => setting)]));
    expect(unverified).toMatchObject({
      magic: [],
      yugioh: ['XXYYYZZZ in thousandths, half up, at most 999', 'no floor', 'a bye counts as a win'],
      'grand-archive': ['floor 1/3'],
      'force-of-will': ['points 3/1/0', 'chain as Magic', 'floor 1/3', 'a bye is a win 2-0'],
      starline: [],
      pods: [],
      'pods-phantom-0.20': ['a bye counts in OMW as an opponent of 0.20'],
      'pods-phantom-0.33': ['a bye counts in OMW as an opponent of 0.33'],
    });
  });
});
