import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StepFailed } from './failure.mjs';
import { identify, isRunning } from './processes.mjs';

/**
 * @typedef {import('./processes.mjs').Identity & { readonly home: string, readonly url?: string, readonly env?: Readonly<Record<string, string>> }} LauncherRecord
 * @param {string} file @returns {LauncherRecord | null}
 */
const readLauncher = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/** @param {LauncherRecord} launcher */
const alreadyRunning = (launcher) =>
  new StepFailed(
    `Arbiter already runs from this checkout (process ${launcher.pid}${launcher.url === undefined ? '' : `, ${launcher.url}`})`,
    `use that one, or stop it first: Ctrl-C in its terminal, or kill ${launcher.pid}`,
  );

/**
 * Removes a dead launcher's lock. Another start may do the same at this moment and have made a new lock since: what was moved
 * away is looked at again, and put back when it is alive.
 *
 * @param {string} file @param {string} aside @param {string} home
 */
const setAside = (file, aside, home) => {
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readLauncher(aside);
  const alive = moved !== null && moved.home === home && isRunning(moved);
  if (alive) {
    try {
      linkSync(aside, file);
    } catch {
      // A third start has locked meanwhile; it will find the living one's servers and say so.
    }
  }
  rmSync(aside, { force: true });
  if (alive) throw alreadyRunning(moved);
};

/**
 * One launcher for each state folder. A lock whose owner died is taken over.
 *
 * @param {string} home
 * @returns {{ readonly tookOver: boolean, readonly announce: (url: string, env: Readonly<Record<string, string>>) => void, readonly release: () => void }}
 * @throws {StepFailed} when another launcher is alive
 */
export const lockLauncher = (home) => {
  mkdirSync(home, { recursive: true });
  const [file, mine] = [path.join(home, 'launcher.json'), path.join(home, `launcher.${process.pid}.new`)];
  const own = { ...identify(process.pid), home };
  writeFileSync(mine, JSON.stringify(own));
  let tookOver = false;
  try {
    for (;;) {
      try {
        // A link appears whole or not at all, and never replaces another.
        linkSync(mine, file);
        break;
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
        const other = readLauncher(file);
        // A copied folder brings the lock of the launcher of its original along.
        if (other !== null && other.home === home && isRunning(other)) throw alreadyRunning(other);
        setAside(file, `${mine}.stale`, home);
        tookOver = true;
      }
    }
  } finally {
    rmSync(mine, { force: true });
  }
  const rewrite = (/** @type {LauncherRecord} */ content) => {
    // The environment holds the application's database login.
    writeFileSync(mine, JSON.stringify(content), { mode: 0o600 });
    renameSync(mine, file);
  };
  return { tookOver, announce: (url, env) => rewrite({ ...own, url, env }), release: () => rmSync(file, { force: true }) };
};

/**
 * What the launcher of this state folder gave to its processes, so that the command line reaches the same servers.
 *
 * @param {string} home
 * @returns {Readonly<Record<string, string>>} nothing when no launcher runs
 */
export const runningEnvironment = (home) => {
  const launcher = readLauncher(path.join(home, 'launcher.json'));
  return launcher !== null && launcher.home === home && isRunning(launcher) ? (launcher.env ?? {}) : {};
};
