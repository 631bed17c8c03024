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

/**
 * Casts that the compiler can't check, by the name that the lists give them: casts by way of `unknown`, and casts of what a frame keeps,
 * whose type the frame's procedure declares.
 */
const kinds = { unknown: /\bas unknown as\b/g, locals: /\blocals(?:\.\w+|\[[^\]]+\])? as\b/g };

/** The number of casts in the code of the product, by kind and file. @type {Record<string, number>} */
const casts = {};
for (const file of filesOf('libs/**/*.ts', 'apps/**/*.ts', 'apps/**/*.tsx')) {
  if (isTested.test(file)) continue;
  const text = readFileSync(inCheckout(file), 'utf8');
  for (const [kind, cast] of Object.entries(kinds)) {
    const count = text.match(cast)?.length ?? 0;
    if (count > 0) casts[`${kind} in ${file}`] = count;
  }
}

/** The same numbers as the lists of the packages give them, with reasons. @type {Record<string, number>} */
const listed = {};
/** @type {string[]} */
const unexplained = [];
for (const list of filesOf('libs/**/casts.tsv', 'apps/**/casts.tsv')) {
  for (const line of readFileSync(inCheckout(list), 'utf8').trim().split('\n').slice(1)) {
    const [file, kind, count, reason = ''] = line.split('\t');
    const entry = `${kind} in ${list.slice(0, -'casts.tsv'.length)}${file}`;
    listed[entry] = Number(count);
    if (reason.length < 20) unexplained.push(entry);
  }
}

describe('casts that the compiler can not judge (`as unknown as`, `locals.x as`)', () => {
  it('are listed with their number and a reason in the casts.tsv of their package, and nothing else is', () => {
    expect(listed).toEqual(casts);
    expect(unexplained).toEqual([]);
  });

  it('stand in one list a package', () => {
    const lists = new Set(Object.keys(casts).map((entry) => packageOf.exec(entry.slice(entry.indexOf(' in ') + 4))?.[0]));
    for (const name of lists) expect(existsSync(inCheckout(`${name}/casts.tsv`))).toBe(true);
  });
});
