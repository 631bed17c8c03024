import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { defaultRows } from './defaults.js';

describe('docs/xmage.md', () => {
  it('given the rows of defaults, when the page is read, then it has exactly these', () => {
    const page = readFileSync('docs/xmage.md', 'utf8');
    const rows = [...page.slice(page.indexOf('## Defaults')).matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].map((row) => [row[1], row[2]]);
    expect(Object.fromEntries(rows)).toEqual(defaultRows);
  });
});
