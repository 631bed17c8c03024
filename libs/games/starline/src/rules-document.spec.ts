import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ruleNumbers } from './rule-numbers.js';
import { rulesDocument } from './rules-document.js';
import { rulings } from './rulings.js';

describe('RULES.md and the lists behind it', () => {
  it('given the data, then RULES.md ends with its lists (node scripts/rules-document.mjs writes them)', () => {
    const text = readFileSync(join(import.meta.dirname, '..', 'RULES.md'), 'utf8');
    expect(text.slice(text.indexOf('## Excused rules'))).toBe(rulesDocument());
  });

  it('given the rulings, then there are 42, numbered without a gap', () => {
    expect(Object.values(rulings).map((ruling) => ruling.id)).toEqual(Array.from({ length: 42 }, (_, index) => `ruling:${index + 1}`));
  });

  it('given the numbers of the book, then none occurs twice and 十一.6 is absent', () => {
    const numbers: readonly string[] = ruleNumbers.map((row) => row.number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).not.toContain('十一.6');
    expect(ruleNumbers.filter((row) => row.kind === 'note')).toHaveLength(8);
    expect(numbers).toHaveLength(231);
  });
});
