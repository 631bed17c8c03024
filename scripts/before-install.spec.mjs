import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inCheckout } from './lib/paths.mjs';

/** @param {string} file @returns {string} without comments, in which an `import('...')` is a type */
const codeOf = (file) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

/**
 * Returns the packages that a script needs before its first statement runs, each with the file that imports it.
 * @param {string} file @param {Set<string>} [seen] @returns {readonly string[]}
 */
const packagesOf = (file, seen = new Set()) => {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...codeOf(file).matchAll(/^(?:import|export)\b[^;]*?\bfrom '([^']+)';/gm)].flatMap(([, from = '']) => {
    if (from.startsWith('node:')) return [];
    return from.startsWith('.')
      ? packagesOf(path.resolve(path.dirname(file), from), seen)
      : [`${from} in ${path.relative(inCheckout(), file)}`];
  });
};

const installing = readdirSync(inCheckout('scripts'))
  .filter((name) => name.endsWith('.mjs') && !name.endsWith('spec.mjs'))
  .filter((name) => codeOf(inCheckout('scripts', name)).includes('ensureInstalled('));

describe('scripts that install packages first', () => {
  it('given a fresh clone, then there are such scripts', () => {
    expect(installing).toEqual(expect.arrayContaining(['chaos.mjs', 'scale-citus.mjs', 'start.mjs']));
  });

  it.each(installing)('given a fresh clone, when %s runs, then it imports no package before it has installed them', (name) => {
    expect(packagesOf(inCheckout('scripts', name))).toEqual([]);
  });
});
