import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inCheckout, checkout } from './lib/paths.mjs';

/** @param {...string} what @returns {readonly string[]} */
const filesOf = (...what) =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...what], { cwd: checkout, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((name) => name !== '' && existsSync(inCheckout(name)));

const isTested = /(\.spec|-spec)\.tsx?$|\/testing\/|\/e2e\/|^libs\/testing\/|\/generated\//;
const packageOf = /^(?:libs\/games\/[^/]+|(?:libs|apps)\/[^/]+)/;

/** Casts by way of `unknown`, which the compiler does not look at, in each file of the product. @type {Map<string, number>} */
const casts = new Map();
for (const file of filesOf('libs/**/*.ts', 'apps/**/*.ts', 'apps/**/*.tsx')) {
  if (isTested.test(file)) continue;
  const count = readFileSync(inCheckout(file), 'utf8').split('as unknown as').length - 1;
  if (count > 0) casts.set(file, count);
}

/** The same as the packages list them: file in the package, how many, why. @type {Map<string, { count: number, reason: string }>} */
const listed = new Map();
for (const list of filesOf('libs/**/casts.tsv', 'apps/**/casts.tsv')) {
  for (const line of readFileSync(inCheckout(list), 'utf8').trim().split('\n').slice(1)) {
    const [file, count, reason = ''] = line.split('\t');
    listed.set(`${list.slice(0, -'casts.tsv'.length)}${file}`, { count: Number(count), reason });
  }
}

describe('casts that the compiler does not look at (`as unknown as`)', () => {
  it('are listed with their number and a reason in the casts.tsv of their package, and nothing else is', () => {
    expect(Object.fromEntries([...listed].map(([file, { count }]) => [file, count]))).toEqual(Object.fromEntries(casts));
    expect([...listed].filter(([, { reason }]) => reason.length < 20)).toEqual([]);
  });

  it('stand in one list a package', () => {
    const lists = new Set([...casts.keys()].map((file) => packageOf.exec(file)?.[0]));
    for (const name of lists) expect(existsSync(inCheckout(`${name}/casts.tsv`))).toBe(true);
  });
});
