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
 * Removes a dead launcher's lock. Another start may have done the same at this moment and made a new lock since: the file that was moved
 * away is read again, and put back when its launcher is alive.
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
      // A third start has made a lock meanwhile; it will find the servers of the living launcher and report that.
    }
  }
  rmSync(aside, { force: true });
  if (alive) throw alreadyRunning(moved);
};

/**
 * Locks a state folder, so that only one launcher uses it. A lock whose owner has died is taken over.
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
        // Creating a link is atomic, and never replaces an existing file.
        linkSync(mine, file);
        break;
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
        const other = readLauncher(file);
        // A copied folder contains the lock of the original folder's launcher, which does not count here.
        if (other !== null && other.home === home && isRunning(other)) throw alreadyRunning(other);
        setAside(file, `${mine}.stale`, home);
        tookOver = true;
      }
    }
  } finally {
    rmSync(mine, { force: true });
  }
  const rewrite = (/** @type {LauncherRecord} */ content) => {
    // The environment contains the application's database login.
    writeFileSync(mine, JSON.stringify(content), { mode: 0o600 });
    renameSync(mine, file);
  };
  return { tookOver, announce: (url, env) => rewrite({ ...own, url, env }), release: () => rmSync(file, { force: true }) };
};

/**
 * Returns the environment that the launcher of this state folder gave to its processes, so that the command line reaches the same servers.
 *
 * @param {string} home
 * @returns {Readonly<Record<string, string>>} empty when no launcher runs
 */
export const runningEnvironment = (home) => {
  const launcher = readLauncher(path.join(home, 'launcher.json'));
  return launcher !== null && launcher.home === home && isRunning(launcher) ? (launcher.env ?? {}) : {};
};
