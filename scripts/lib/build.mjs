import { existsSync, rmSync } from 'node:fs';
import { StepFailed } from './failure.mjs';
import { inCheckout } from './paths.mjs';
import { fingerprint, readStamp, writeStamp } from './stamp.mjs';

/** Processes that are bundled, each from `apps/<name>/src/main.ts` to `dist/<name>/main.js`. */
export const bundledApps = /** @type {const} */ (['api', 'worker', 'cli', 'migrate']);

const shared = ['libs', 'migrations', 'tsconfig.json', 'package-lock.json', 'scripts/lib/build.mjs'];

/** @param {string} name @returns {string} */
const entryOf = (name) => inCheckout('apps', name, 'src', 'main.ts');

/** @param {string} name @returns {string} where the bundle of an app lies */
export const bundleOf = (name) => inCheckout('dist', name, 'main.js');

/** @returns {Promise<void>} */
const bundleApps = async (/** @type {readonly string[]} */ names) => {
  const esbuild = await import('esbuild');
  const result = await esbuild.build({
    absWorkingDir: inCheckout(),
    entryPoints: names.map((name) => ({ in: entryOf(name), out: `${name}/main` })),
    outdir: 'dist',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // npm packages stay outside; our own aliases come from "paths" in tsconfig.json.
    packages: 'external',
    tsconfig: 'tsconfig.json',
    sourcemap: true,
    // Nest shows class names in its messages and keys some things by them.
    keepNames: true,
    logLevel: 'silent',
  }).catch((error) => {
    if (Array.isArray(error?.errors)) return error;
    throw error;
  });
  // Its service process would stay as long as this one.
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
    await build({ root: inCheckout('apps', 'viewer'), build: { outDir: inCheckout('dist', 'viewer'), emptyOutDir: true }, logLevel: 'error' });
  } catch (error) {
    throw new StepFailed('the match page could not be built', 'mend the error above (apps/viewer)', error instanceof Error ? error.message : String(error));
  }
};

/**
 * @param {string} target folder below `dist`
 * @param {readonly string[]} sources
 * @param {boolean} force
 * @param {() => Promise<void>} make
 * @returns {Promise<boolean>} false when the sources are those of the last build
 */
const whenChanged = async (target, sources, force, make) => {
  const file = inCheckout('dist', `.${target}.stamp`);
  const stamp = fingerprint(sources.map((source) => inCheckout(source)));
  if (!force && readStamp(file) === stamp) return false;
  rmSync(file, { force: true });
  await make();
  writeStamp(file, stamp);
  return true;
};

/**
 * Builds what has changed since the last build.
 *
 * @param {{ readonly force?: boolean, readonly say?: (line: string) => void }} [options]
 * @throws {StepFailed}
 */
export const build = async ({ force = false, say = () => undefined } = {}) => {
  const apps = bundledApps.filter((name) => existsSync(entryOf(name)));
  const missing = apps.some((name) => !existsSync(bundleOf(name)));
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  const bundled = await whenChanged('apps', [...shared, ...apps.map((name) => `apps/${name}`)], force || missing, () => bundleApps(apps));
  say(bundled ? `bundled ${apps.join(', ')} (${seconds()})` : `${apps.join(', ')}: nothing has changed`);
  if (!existsSync(inCheckout('apps', 'viewer', 'index.html'))) return say('no match page: apps/viewer/index.html does not exist');
  const viewerMissing = !existsSync(inCheckout('dist', 'viewer', 'index.html'));
  const built = await whenChanged('viewer', [...shared, 'apps/viewer'], force || viewerMissing, buildViewer);
  say(built ? `match page built (${seconds()})` : 'match page: nothing has changed');
};
