import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ignored = new Set(['node_modules', 'dist', '.arbiter', '.git']);

/**
 * @param {string} file
 * @returns {IterableIterator<string>} every file below the folder, sorted; nothing when it does not exist
 */
function* filesBelow(file) {
  if (!existsSync(file)) return;
  if (!statSync(file).isDirectory()) {
    yield file;
    return;
  }
  for (const name of readdirSync(file).sort()) if (!ignored.has(name)) yield* filesBelow(path.join(file, name));
}

/**
 * Returns a fingerprint of files: path, size and time of change. It is cheap enough to be computed at every start.
 *
 * @param {readonly string[]} roots files or folders
 * @returns {string} hex
 */
export const fingerprint = (roots) => {
  const hash = createHash('sha256');
  for (const root of roots) {
    for (const file of filesBelow(root)) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
};

/** @param {string} file @returns {string | null} what `writeStamp` wrote there; null when the file does not exist */
export const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** @param {string} file @param {string} stamp */
export const writeStamp = (file, stamp) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stamp);
};
