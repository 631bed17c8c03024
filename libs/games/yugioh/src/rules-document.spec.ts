import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rulesDocument } from './rules-document.js';

describe('RULES.md and the lists behind it', () => {
  it('given the data, then RULES.md ends with its lists (node scripts/rules-document.mjs writes them)', () => {
    const text = readFileSync(join(import.meta.dirname, '..', 'RULES.md'), 'utf8');
    expect(text.slice(text.indexOf('## Excused rules'))).toBe(rulesDocument());
  });
});
