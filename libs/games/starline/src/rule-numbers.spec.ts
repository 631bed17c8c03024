import { describe, expect, it } from '@jest/globals';
import { ruleNumbers } from './rule-numbers.js';
import { rulings } from './rulings.js';

describe('the numbers of the book', () => {
  it('given the numbers of the book, then none occurs twice and 十一.6 is absent', () => {
    const numbers: readonly string[] = ruleNumbers.map((row) => row.number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).not.toContain('十一.6');
    expect(ruleNumbers.filter((row) => row.kind === 'note')).toHaveLength(8);
    expect(numbers).toHaveLength(231);
  });

  it('given its open points, then there is a ruling for each of the 42', () => {
    expect(Object.keys(rulings)).toHaveLength(42);
  });
});
