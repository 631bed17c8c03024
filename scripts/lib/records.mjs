import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identify, stopProcess } from './processes.mjs';

/**
 * A process that a launcher started, recorded so that another process can clean up after a launcher that died. One small JSON file for each
 * process in `<home>/run/`.
 *
 * @typedef {object} ProcessRecord
 * @property {string} name
 * @property {number} pid
 * @property {string | null} startToken distinguishes the process from a later one with the same id
 * @property {NodeJS.Signals} stopSignal
 * @property {number} stopOrder lower stops first (endpoints before queues before the database)
 * @property {string} home the folder for which the record was written; a copied folder must not stop the original's processes
 */

/** @param {string} home @returns {string} */
const folderOf = (home) => path.join(home, 'run');

/** @param {string} home @param {Omit<ProcessRecord, 'home' | 'startToken'>} what */
export const record = (home, { name, pid, stopSignal, stopOrder }) => {
  const folder = folderOf(home);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.json`);
  writeFileSync(`${file}.new`, JSON.stringify({ name, ...identify(pid), stopSignal, stopOrder, home }));
  renameSync(`${file}.new`, file);
};

/** @param {string} file @returns {ProcessRecord | null} */
const readRecord = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * Removes the record of a process that has ended; a newer record with the same name stays.
 *
 * @param {string} home @param {string} name @param {number} pid
 */
export const forget = (home, name, pid) => {
  const file = path.join(folderOf(home), `${name}.json`);
  if (readRecord(file)?.pid === pid) rmSync(file, { force: true });
};

/** @param {string} home @returns {readonly ProcessRecord[]} in the order in which they must stop */
export const recorded = (home) => {
  try {
    return readdirSync(folderOf(home))
      .filter((name) => name.endsWith('.json'))
      .map((name) => readRecord(path.join(folderOf(home), name)))
      .filter((entry) => entry !== null)
      .filter((entry) => entry.home === home)
      .sort((left, right) => left.stopOrder - right.stopOrder);
  } catch {
    return [];
  }
};

/**
 * Stops everything that a launcher left running in this home, and nothing else.
 *
 * @param {string} home
 * @returns {Promise<readonly string[]>} names of the recorded processes
 */
export const stopRecorded = async (home) => {
  const entries = recorded(home);
  for (const entry of entries) {
    await stopProcess(entry, { signal: entry.stopSignal });
    forget(home, entry.name, entry.pid);
  }
  return entries.map((entry) => entry.name);
};
