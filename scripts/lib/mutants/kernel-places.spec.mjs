import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { kernelFiles, readKernelPlaces, withKernelPlaces } from './kernel-places.mjs';

/** @type {string} */
let folder;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'arbiter-kernel-places-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const numbers = new Set(['1.1', '1.2']);
/** @param {readonly string[]} lines */
function listed(...lines) {
  const file = path.join(folder, 'kernel-places.tsv');
  writeFileSync(file, ['# where the kernel acts', 'rule\tfile\tfunction', ...lines, ''].join('\n'));
  return file;
}
/** @param {number} id @param {string} file @param {string} within @param {readonly string[]} rules */
const mutant = (id, file, within, rules = []) => ({
  id,
  key: `${file}#${within}#call#${id}`,
  file,
  line: 1,
  within,
  kind: 'call',
  was: 'a()',
  becomes: 'nothing',
  rules,
});

describe('places of the kernel that carry out a game’s rules', () => {
  it('given a list, then its lines are read, and each file of the kernel once', () => {
    const places = readKernelPlaces(listed('1.1\tplaces/places.ts\tmove', '1.2\tplaces/places.ts\tpick'), numbers);
    expect(places).toEqual([
      { rule: '1.1', file: 'libs/kernel/src/places/places.ts', within: 'move' },
      { rule: '1.2', file: 'libs/kernel/src/places/places.ts', within: 'pick' },
    ]);
    expect(kernelFiles(places)).toEqual([expect.stringMatching(/places\.ts$/)]);
  });

  it('given no list, then there are no places', () => {
    expect(readKernelPlaces(path.join(folder, 'nothing.tsv'), numbers)).toEqual([]);
  });

  it('given a number that the book does not have, a column too few or a line twice, then the list is refused', () => {
    expect(() => readKernelPlaces(listed('9.9\tplaces/places.ts\tmove'), numbers)).toThrow('the book has no rule 9.9');
    expect(() => readKernelPlaces(listed('1.1\tplaces/places.ts'), numbers)).toThrow('rule, file and function are expected');
    expect(() => readKernelPlaces(listed('1.1\ta.ts\tmove', '1.1\ta.ts\tmove'), numbers)).toThrow('listed twice');
  });

  it('given mutants of the kernel, then those in a listed function and below it carry out its rules, and no others', () => {
    const places = readKernelPlaces(listed('1.1\ta.ts\tmove', '1.2\ta.ts\tmove'), numbers);
    const made = [
      mutant(0, 'libs/kernel/src/a.ts', 'move'),
      mutant(1, 'libs/kernel/src/a.ts', 'move.inner'),
      mutant(2, 'libs/kernel/src/a.ts', 'moved', ['1.1']),
      mutant(3, 'libs/games/x/src/a.ts', 'move', ['1.2']),
    ];
    expect(withKernelPlaces(made, places).mutants.map(({ rules }) => rules)).toEqual([['1.1', '1.2'], ['1.1', '1.2'], [], ['1.2']]);
  });

  it('given a function that the kernel does not have, then the list is told to be wrong', () => {
    const places = readKernelPlaces(listed('1.1\ta.ts\tmove'), numbers);
    expect(withKernelPlaces([mutant(0, 'libs/kernel/src/a.ts', 'other')], places).unknown).toEqual([
      expect.stringContaining('libs/kernel/src/a.ts, move'),
    ]);
  });
});
