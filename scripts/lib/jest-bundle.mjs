// Compiles the tests for Jest: each test file becomes one bundle with all of Arbiter's sources that it imports.
//
// Jest links the modules of every test file anew, and for a game of some hundred sources that took longer than most of its tests. The bundle
// is one module; npm packages stay outside it.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { checkout, inCheckout, stateFolder } from './paths.mjs';
import { fingerprint } from './stamp.mjs';

/** @param {string} file a test file @returns {string} path of its bundle */
const bundleOf = (file) => path.join(stateFolder, 'test', 'bundles', `${path.relative(checkout, file)}.mjs`);

/** What every bundle may have been made of; computed once, since sources do not change while their tests run. */
const sources = fingerprint(
  ['apps', 'libs', 'migrations', 'tsconfig.json', 'package-lock.json', 'scripts/lib/jest-bundle.mjs'].map((name) => inCheckout(name)),
);
const firstLine = `// ${sources}`;

/** @param {string} bundle @returns {boolean} whether it was made of the present sources */
const isFresh = (bundle) => {
  if (!existsSync(bundle)) return false;
  const start = Buffer.alloc(firstLine.length);
  const file = openSync(bundle, 'r');
  readSync(file, start);
  closeSync(file);
  return start.toString() === firstLine;
};

/** @param {string} file @returns {Promise<void>} */
const bundle = async (file) => {
  await build({
    absWorkingDir: checkout,
    entryPoints: [file],
    outfile: bundleOf(file),
    banner: { js: firstLine },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    tsconfig: inCheckout('tsconfig.json'),
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // Where a test finds its own files; sources of libraries and apps must not ask, since their bundles lie elsewhere too.
    define: { 'import.meta.dirname': JSON.stringify(path.dirname(file)) },
    keepNames: file.startsWith(inCheckout('apps')),
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  });
};

/** @type {import('@jest/transform').AsyncTransformer} */
const transformer = {
  // The bundle is made here, and not in `processAsync`, because Jest keeps what that returns as long as the key is the same. The key is of
  // the whole path: test files of the same name in two folders would share it otherwise.
  getCacheKeyAsync: async (_source, file) => {
    if (!isFresh(bundleOf(file))) await bundle(file);
    return createHash('sha256').update(bundleOf(file)).digest('hex');
  },
  processAsync: async (_source, file) => ({ code: `import ${JSON.stringify(bundleOf(file))};` }),
};
export default transformer;
