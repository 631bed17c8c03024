import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StepFailed } from './failure.mjs';

/**
 * An unprivileged user that exists already. PostgreSQL refuses to run as root, so for root it runs as such a user.
 *
 * @typedef {{ readonly name: string, readonly uid: number, readonly gid: number }} ServerUser
 */

const preferredUsers = ['postgres', '_postgres', 'nobody', 'daemon'];

/** @param {string} passwd @returns {readonly ServerUser[]} */
const parsePasswd = (passwd) =>
  passwd
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 7)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0);

/**
 * @param {string} [home] folder that may contain data of an earlier start; the owner of the data stays the server's user
 * @returns {ServerUser | null} null when the current user may run PostgreSQL
 */
export const serverUser = (home) => {
  if (process.getuid?.() !== 0) return null;
  const users = parsePasswd(readFileSync('/etc/passwd', 'utf8'));
  const data = home === undefined ? undefined : lstatSync(path.join(home, 'postgres', 'data'), { throwIfNoEntry: false });
  const owner = users.find((user) => user.uid === data?.uid);
  if (owner !== undefined) return owner;
  const chosen = preferredUsers.map((name) => users.find((user) => user.name === name)).find((user) => user !== undefined) ?? users[0];
  if (chosen === undefined) {
    throw new StepFailed(
      'PostgreSQL refuses to run as root, and /etc/passwd names no other user',
      'run as an ordinary user, or set DATABASE_URL',
    );
  }
  return chosen;
};

/**
 * @param {string} folder
 * @param {ServerUser | null} user @returns {boolean} whether the user may enter the folder and every folder above it
 */
export const mayEnter = (folder, user) =>
  user === null || spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0;

/** @param {readonly string[]} candidates @param {ServerUser | null} user @returns {string} */
const firstEnterable = (candidates, user) => {
  const found = candidates.find((folder) => existsSync(folder) && mayEnter(folder, user));
  if (found === undefined)
    throw new StepFailed(`user ${user?.name} may enter none of ${candidates.join(', ')}`, 'set DATABASE_URL to a server of your own');
  return found;
};

/** @param {string} base @param {string} prefix */
const openFolder = (base, prefix) => {
  const folder = mkdtempSync(path.join(base, prefix));
  chmodSync(folder, 0o711);
  return folder;
};

/** Makes a folder for servers that exist only while the tests that need them run. @param {ServerUser | null} user */
export const temporaryHome = (user) => openFolder(firstEnterable([os.tmpdir(), '/tmp', '/var/tmp'], user), 'arbiter-test-');

/** @param {string} file @returns {string | null} */
const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);

/**
 * Returns the place to which this home pointed before; null when there is none, or when the pointer came along with a copy of another
 * checkout and is that checkout's.
 */
const rememberedPlace = (/** @type {string} */ home, /** @type {string} */ pointer) => {
  const place = readText(pointer);
  if (place === null || !existsSync(place) || lstatSync(place).uid !== process.getuid?.()) return null;
  const owner = readText(path.join(place, 'home'));
  const ownerStillUsesIt = owner !== null && owner !== home && readText(path.join(owner, path.basename(pointer))) === place;
  return ownerStillUsesIt ? null : place;
};

/**
 * Returns the folder for PostgreSQL's data: inside `home` when the server's user may go there; otherwise (root, and a checkout of mode
 * 0700) a folder outside, to which `<home>/postgres-place` points.
 *
 * @param {string} home @param {ServerUser | null} user
 * @returns {string}
 */
export const placeForPostgres = (home, user) => {
  const inside = path.join(home, 'postgres');
  if (existsSync(path.join(inside, 'data')) && mayEnter(inside, user)) return inside;
  if (mayEnter(home, user)) {
    mkdirSync(inside, { recursive: true, mode: 0o711 });
    return inside;
  }
  const pointer = path.join(home, 'postgres-place');
  const place = rememberedPlace(home, pointer) ?? openFolder(firstEnterable(['/var/lib', '/var/tmp', os.tmpdir()], user), 'arbiter-');
  writeFileSync(path.join(place, 'home'), `${home}\n`);
  writeFileSync(pointer, `${place}\n`);
  return place;
};
