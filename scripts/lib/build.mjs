import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { StepFailed } from './failure.mjs';
import { inCheckout } from './paths.mjs';
import { fingerprint, readStamp, writeStamp } from './stamp.mjs';

/** Processes that are bundled, each from `apps/<name>/src/main.ts` to `dist/<name>/main.js`. */
export const bundledApps = /** @type {const} */ (['migrate', 'worker', 'api', 'cli']);

const shared = ['libs', 'migrations', 'tsconfig.json', 'package-lock.json', 'scripts/lib/build.mjs'];

/** @param {string} name @returns {string} */
const entryOf = (name) => inCheckout('apps', name, 'src', 'main.ts');

/** @param {string} name @returns {string} path of an app's bundle */
export const bundleOf = (name) => inCheckout('dist', name, 'main.js');

/** @returns {Promise<void>} */
const bundleApps = async (/** @type {readonly string[]} */ names) => {
  // Nest shows class names in its messages and uses some as keys. In the other apps names are not kept, because that costs time whenever a
  // closure is created.
  const [nest, plain] = [names.filter((name) => nestApps.includes(name)), names.filter((name) => !nestApps.includes(name))];
  if (nest.length > 0) await bundle(nest, true);
  if (plain.length > 0) await bundle(plain, false);
};

const nestApps = ['api', 'worker'];

/** @returns {Promise<void>} */
const bundle = async (/** @type {readonly string[]} */ names, /** @type {boolean} */ keepNames) => {
  const esbuild = await import('esbuild');
  const result = await esbuild
    .build({
      absWorkingDir: inCheckout(),
      entryPoints: names.map((name) => ({ in: entryOf(name), out: `${name}/main` })),
      outdir: 'dist',
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      // npm packages stay outside the bundle; Arbiter's own aliases come from "paths" in tsconfig.json.
      packages: 'external',
      tsconfig: 'tsconfig.json',
      // For debuggers. Nothing runs with --enable-source-maps: it makes the rules a seventh slower, and the bundles are readable as they
      // are.
      sourcemap: true,
      keepNames,
      logLevel: 'silent',
    })
    .catch((error) => {
      if (Array.isArray(error?.errors)) return error;
      throw error;
    });
  // Otherwise esbuild's service process would stay as long as this process.
  await esbuild.stop();
  if (result.errors.length === 0) return;
  const messages = await esbuild.formatMessages(result.errors, { kind: 'error', color: process.stderr.isTTY ?? false });
  await esbuild.stop();
  throw new StepFailed('the build failed', 'mend the errors above; npm run typecheck often says more', messages.join('\n'));
};

/** @returns {Promise<void>} */
const buildViewer = async () => {
  const { build } = await import('vite');
  try {
    await build({
      root: inCheckout('apps', 'viewer'),
      build: { outDir: inCheckout('dist', 'viewer'), emptyOutDir: true },
      logLevel: 'error',
    });
  } catch (error) {
    throw new StepFailed(
      'the match page could not be built',
      'mend the error above (apps/viewer)',
      error instanceof Error ? error.message : String(error),
    );
  }
  compressAssets(inCheckout('dist', 'viewer', 'assets'));
};

/** Writes scripts and styles once more beside themselves, as small as can be, so that the API need not compress them for each reader. @param {string} folder */
const compressAssets = (folder) => {
  for (const name of readdirSync(folder).filter((one) => /\.(?:js|css)$/.test(one))) {
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
};

/** @param {string} target @returns {string} */
const stampFile = (target) => inCheckout('dist', `.${target}.stamp`);

/** @param {string} target @returns {readonly string[]} */
const sourcesOf = (target) => [...shared, `apps/${target}`].map((source) => inCheckout(source));

/** @param {string} target @returns {boolean} whether the sources have not changed since the last build */
const isFresh = (target) => readStamp(stampFile(target)) === fingerprint(sourcesOf(target));

/**
 * Builds targets and stamps them. The stamp is computed before building, so that what changes meanwhile is built next time.
 *
 * @param {readonly string[]} targets @param {() => Promise<void>} work
 */
const make = async (targets, work) => {
  if (targets.length === 0) return;
  const stamps = targets.map((target) => /** @type {const} */ ([target, fingerprint(sourcesOf(target))]));
  for (const target of targets) rmSync(stampFile(target), { force: true });
  await work();
  for (const [target, stamp] of stamps) writeStamp(stampFile(target), stamp);
};

/**
 * Builds what has changed since the last build.
 *
 * @param {object} [options]
 * @param {boolean} [options.force] even if nothing has changed
 * @param {readonly string[]} [options.only] apps to build, "viewer" among them; all unless given
 * @param {(line: string) => void} [options.say]
 * @throws {StepFailed}
 */
export const build = async ({ force = false, only = [...bundledApps, 'viewer'], say = () => undefined } = {}) => {
  const apps = bundledApps.filter((name) => only.includes(name) && existsSync(entryOf(name)));
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  const stale = apps.filter((name) => force || !existsSync(bundleOf(name)) || !isFresh(name));
  await make(stale, () => bundleApps(stale));
  if (apps.length > 0) say(stale.length > 0 ? `bundled ${stale.join(', ')} (${seconds()})` : `${apps.join(', ')}: nothing has changed`);
  if (!only.includes('viewer')) return;
  if (!existsSync(inCheckout('apps', 'viewer', 'index.html'))) return say('no match page: apps/viewer/index.html does not exist');
  if (!force && existsSync(inCheckout('dist', 'viewer', 'index.html')) && isFresh('viewer')) return say('match page: nothing has changed');
  await make(['viewer'], buildViewer);
  say(`match page built (${seconds()})`);
};
