import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout, inCheckout } from './lib/paths.mjs';

const pages = spawnSync('git', ['ls-files', '*.md'], { cwd: checkout, encoding: 'utf8' })
  .stdout.split('\n')
  .filter((name) => name !== '');

/** @param {string} page @returns {readonly string[]} links of the page to files in this repository that do not exist */
const broken = (page) =>
  [...readFileSync(inCheckout(page), 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target]) => String(target))
    .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(path.resolve(path.dirname(inCheckout(page)), target)));

describe('the pages of this repository', () => {
  it.each(pages)('%s links to files that exist', (page) => expect(broken(page)).toEqual([]));

  it('are found', () => expect(pages).toContain('ARCHITECTURE.md'));
});
