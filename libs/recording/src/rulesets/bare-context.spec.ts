import { describe, expect, it } from '@jest/globals';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { runBundle } from './bare-context.js';

const bundle = (body: string): string => `${body}\nexport {\n  ruleset\n};\n`;
const load = (body: string): unknown => runBundle(bundle(body), 'game/version.mjs')?.['ruleset'];

describe('a bundle that is loaded', () => {
  it('given what the language has, then it runs, and gives what it exports under its names', () => {
    const code = 'var inner = new Map([["a", 1n]]);\nvar other = Math.max(1, 2);\nexport {\n  inner as ruleset,\n  other\n};\n';
    expect(runBundle(code, 'game/version.mjs')).toMatchObject({ other: 2 });
    expect(runBundle(`${bundle('var ruleset = 3;')}\n// behind it\n`, 'game/version.mjs')).toMatchObject({ ruleset: 3 });
    expect(load('var ruleset = JSON.stringify([...new Set([1, 1])].map((one) => /1/.test(String(one))));')).toBe('[true]');
  });

  it.each([
    'Date',
    'Intl',
    'WeakRef',
    'FinalizationRegistry',
    'SharedArrayBuffer',
    'Atomics',
    'WebAssembly',
    'fetch',
    'setTimeout',
    'process',
    'require',
    'console',
    'crypto',
    'performance',
    'Temporal',
  ])('given a bundle that wants %s, then it is not there', (name) => {
    expect(load(`var ruleset = typeof ${name};`)).toBe('undefined');
  });

  it('given a bundle that draws by chance, or makes code of text, then it fails', () => {
    expect(load('var ruleset = typeof Math.random;')).toBe('undefined');
    expect(() => load('var ruleset = (() => {}).constructor("return 1")();')).toThrow(/Code generation from strings disallowed/);
  });

  it('given two bundles, then neither sees what the other left behind', () => {
    load('globalThis.left = 1; var ruleset = 1;');
    expect(load('var ruleset = typeof globalThis.left;')).toBe('undefined');
  });

  it('given a file without a list of exports, then it is no bundle', () => {
    expect(runBundle('var ruleset = 1;\n', 'game/version.mjs')).toBeNull();
  });

  it('given nobody holds what it gave, then it is let go of', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const watched = new WeakRef(load('var ruleset = { large: new Array(1000).fill(0) };') as object);
    for (let round = 0; round < 20 && watched.deref() !== undefined; round += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      collect();
    }
    expect(watched.deref()).toBeUndefined();
  });
});
