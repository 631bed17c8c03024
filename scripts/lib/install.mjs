import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { StepFailed } from './failure.mjs';
import { inCheckout } from './paths.mjs';
import { tied } from './processes.mjs';

/**
 * @typedef {{ readonly version?: string, readonly integrity?: string, readonly optional?: boolean, readonly link?: boolean }} LockedPackage
 * @param {string} file @returns {Readonly<Record<string, LockedPackage>>}
 */
const packagesIn = (file) => {
  const { '': _root, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
  return packages;
};

/**
 * Whether the installed packages are those of package-lock.json. npm records what it installed (`node_modules/.package-lock.json`) when it
 * has finished. Optional packages may be missing: they are for other systems.
 *
 * @returns {boolean} whether the record agrees with package-lock.json
 */
export const isInstalled = () => {
  const installed = inCheckout('node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  try {
    const have = packagesIn(installed);
    return Object.entries(packagesIn(inCheckout('package-lock.json'))).every(([place, wanted]) =>
      have[place] === undefined
        ? wanted.optional === true
        : have[place].version === wanted.version && have[place].integrity === wanted.integrity,
    );
  } catch {
    return false;
  }
};

/**
 * @returns {{ command: string, args: readonly string[] }} the npm that called this script, run by the same Node as that npm (the Node that
 *   runs this script may be in the folder that npm empties); otherwise the npm on the path
 */
const npm = () => {
  const script = process.env.npm_execpath;
  if (script !== undefined && /npm-cli\.[cm]?js$/.test(script))
    return { command: process.env.npm_node_execpath ?? process.execPath, args: [script] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
};

/** @returns {Promise<void>} */
const runNpmCi = () =>
  new Promise((resolve, reject) => {
    const { command, args } = npm();
    const child = tied(
      spawn(command, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: inCheckout(),
        // Standard output may belong to a command whose output another program reads.
        stdio: ['ignore', 2, 2],
        shell: process.platform === 'win32' && args.length === 0,
        // NODE_ENV=production would leave the build tools out.
        env: { ...process.env, NODE_ENV: '' },
      }),
    );
    const failed = (/** @type {string} */ what) =>
      new StepFailed(what, 'check the network (npm ping) and the free space, then run `npm ci` by hand to see more');
    child.once('error', (error) => reject(failed(`npm can't be run: ${error.message}`)));
    child.once('exit', (code, signal) => (code === 0 ? resolve() : reject(failed(`npm ci ended with ${signal ?? `code ${code}`}`))));
  });

/**
 * Installs exactly what package-lock.json names, unless it is installed already.
 *
 * @param {{ readonly onStart?: () => void }} [options] `onStart` is called when there is something to install
 * @returns {Promise<'installed' | 'already there'>}
 * @throws {StepFailed}
 */
export const ensureInstalled = async ({ onStart } = {}) => {
  if (isInstalled()) return 'already there';
  if (lstatSync(inCheckout('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new StepFailed(
      'node_modules is a link to a folder that does not match package-lock.json',
      'run `npm ci` where it points to, or remove the link',
    );
  }
  onStart?.();
  await runNpmCi();
  return 'installed';
};
