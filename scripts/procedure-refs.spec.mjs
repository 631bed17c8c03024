import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inCheckout, checkout } from './lib/paths.mjs';

const packageOf = /^libs\/(?:games\/)?[^/]+/;
const { stdout } = spawnSync('git', ['grep', '--untracked', '-lE', 'procedureRef|defineProcedure', '--', 'libs/*.ts'], {
  cwd: checkout,
  encoding: 'utf8',
});
const sources = stdout
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.spec.ts'))
  .map((file) => ({ of: packageOf.exec(file)?.[0] ?? '', text: readFileSync(inCheckout(file), 'utf8') }));

const reference = /const (\w+) = procedureRef<[^;]*?>\('\w+'\)/g;
const definition = /defineProcedure\(\{\s*\.\.\.(\w+),/g;

/** @param {RegExp} pattern its first group is the wanted name */
const namesBy = (pattern) => sources.flatMap(({ of, text }) => [...text.matchAll(pattern)].map(([, name]) => ({ of, name })));

describe('procedures that are called by a reference', () => {
  it('are defined by it, so that who calls them and who defines them mean the same locals', () => {
    const defined = namesBy(definition);
    expect(defined.length).toBeGreaterThan(10);
    /**
     * Whether a reference is defined in its own package. One of the kernel may be defined by a game. @param {{ of: string, name?: string }}
     * reference
     */
    const isDefined = ({ of, name }) => defined.some((one) => one.name === name && (one.of === of || of === 'libs/kernel'));
    expect(namesBy(reference).filter((one) => !isDefined(one))).toEqual([]);
  });
});
