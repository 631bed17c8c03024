// Compiles the tests for Jest: each test file becomes one bundle with all of Arbiter's sources that it imports.
//
// Jest links the modules of every test file anew, and for a game of some hundred sources that took longer than most of its tests. The bundle
// is one module; npm packages stay outside it.
import { build } from 'esbuild';
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { checkout, inCheckout, stateFolder } from './paths.mjs';
import { fingerprint } from './stamp.mjs';

/** How many bundles are made together: more need less time, as they share what is parsed, and more memory. */
const together = 25;

const folder = path.join(stateFolder, 'test', 'bundles');

/** @param {string} file a test file @returns {string} path of its bundle */
export const bundleOf = (file) => path.join(folder, path.relative(checkout, file).replace(/\.tsx?$/, '.mjs'));

/** What every bundle may have been made of; computed once, since sources do not change while their tests run. */
const sources = fingerprint(
  ['apps', 'libs', 'migrations', 'tsconfig.json', 'package-lock.json', 'scripts/lib/test-bundles.mjs'].map((name) => inCheckout(name)),
);
const firstLine = `// ${sources}`;

/** @param {string} file a test file @returns {boolean} whether its bundle was made of the present sources */
const isFresh = (file) => {
  const bundle = bundleOf(file);
  if (!existsSync(bundle)) return false;
  const start = Buffer.alloc(firstLine.length);
  const descriptor = openSync(bundle, 'r');
  readSync(descriptor, start);
  closeSync(descriptor);
  return start.toString() === firstLine;
};

/** Tests and their helpers find files beside them, but their bundles lie elsewhere. @type {import('esbuild').Plugin} */
const ownFolders = {
  name: 'own folders',
  setup: ({ onLoad }) => {
    onLoad({ filter: /spec\.ts$|[\\/]e2e[\\/][^\\/]+\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file))),
      loader: 'ts',
    }));
  },
};

/** @param {readonly string[]} files test files @param {boolean} keepNames of classes, by which Nest finds what it injects */
const bundle = async (files, keepNames) => {
  await build({
    absWorkingDir: checkout,
    entryPoints: [...files],
    outdir: folder,
    outbase: checkout,
    outExtension: { '.js': '.mjs' },
    banner: { js: firstLine },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    tsconfig: inCheckout('tsconfig.json'),
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [ownFolders],
    keepNames,
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  });
};

/**
 * Makes the bundles of test files that have none or an old one. Many at once take a third of the time that each of them takes by itself,
 * since every source is read and parsed once.
 *
 * @param {readonly string[]} files paths of test files in TypeScript
 * @returns {Promise<void>}
 * @throws {import('esbuild').BuildFailure}
 */
export const bundleTests = async (files) => {
  const stale = files.filter((file) => /\.tsx?$/.test(file) && !isFresh(file)).sort();
  const isOfAnApp = (/** @type {string} */ file) => file.startsWith(inCheckout('apps') + path.sep);
  for (const keepNames of [true, false]) {
    const group = stale.filter((file) => isOfAnApp(file) === keepNames);
    for (let from = 0; from < group.length; from += together) await bundle(group.slice(from, from + together), keepNames);
  }
};
