import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const pollMs = 25;

/** @typedef {number | NodeJS.Signals} Ending how a process ended: with a code, or by a signal */

/** @param {readonly (number | NodeJS.Signals | null)[]} exit arguments of Node's event `exit` @returns {Ending} */
export const endingOf = ([code, signal]) => code ?? signal ?? 1;

/** For signals that none of these scripts sends, what most often sends them. @type {Partial<Record<NodeJS.Signals, string>>} */
const senders = {
  SIGKILL: ' (sent by somebody, or by the system when memory ran short)',
  SIGABRT: ' (so Node ends itself when its heap is full)',
};

/** @param {Ending} ending @returns {string} words that follow the name of a process in a sentence */
export const endingWords = (ending) =>
  typeof ending === 'number' ? `ended with code ${ending}` : `was ended by ${ending}${senders[ending] ?? ''}`;

/** @returns {string} a text that changes when the machine boots, so that old records can't match new processes */
const bootId = () => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
};

/** @param {number} pid */
const fromProc = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The command (field 2) may hold spaces and parentheses: count from the last one. State is field 3, start time field 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, startedAt] = [fields[0], fields[19]];
  return state === 'Z' || state === 'X' ? null : `${bootId()}:${startedAt}`;
};

/** @param {number} pid */
const fromPs = (pid) => {
  const asked = spawnSync('ps', ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const shown = asked.stdout?.trim() ?? '';
  const [state = '', ...started] = shown.split(/\s+/);
  return shown === '' || state.startsWith('Z') ? null : started.join(' ');
};

/**
 * Returns a text that distinguishes a process from a later one with the same id.
 *
 * @param {number} pid
 * @returns {string | null} null when no such process runs (a zombie does not count as running)
 */
export const startToken = (pid) => {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return null;
  }
};

/**
 * @typedef {{ readonly pid: number, readonly startToken: string | null }} Identity
 * @param {Identity} identity
 * @returns {boolean} whether exactly that process still runs
 */
export const isRunning = ({ pid, startToken: token }) => token !== null && startToken(pid) === token;

/** @param {number} pid @returns {Identity} */
export const identify = (pid) => ({ pid, startToken: startToken(pid) });

/** @param {number} pid @returns {readonly number[]} ids of the child processes that still run */
export const childrenOf = (pid) => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=', '-o', 'ppid='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child);
};

/**
 * Sends a signal, unless the process has ended or its id now belongs to another process.
 *
 * @param {Identity} identity @param {NodeJS.Signals} signal
 */
export const signalTo = (identity, signal) => {
  if (!isRunning(identity)) return;
  try {
    process.kill(identity.pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
};

/** @param {Identity} identity @param {number} timeoutMs @returns {Promise<boolean>} whether the process has ended */
export const waitUntilGone = async (identity, timeoutMs) => {
  const deadline = Date.now() + timeoutMs;
  while (isRunning(identity)) {
    if (Date.now() > deadline) return false;
    await pause(pollMs);
  }
  return true;
};

/**
 * Sends a process the signal to stop, and kills it when it has not ended after `graceMs`.
 *
 * @param {Identity} identity
 * @param {{ readonly signal?: NodeJS.Signals, readonly graceMs?: number }} [how]
 */
export const stopProcess = async (identity, { signal = 'SIGTERM', graceMs = 15_000 } = {}) => {
  signalTo(identity, signal);
  if (await waitUntilGone(identity, graceMs)) return;
  signalTo(identity, 'SIGKILL');
  await waitUntilGone(identity, 5_000);
};

/**
 * @param {number} pid
 * @returns {string | null} the process's command line, arguments separated by blanks; null when it does not run
 */
export const commandOf = (pid) => {
  if (startToken(pid) === null) return null;
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return null;
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
};

/**
 * Ends a child process when this process ends by itself, in whatever way.
 *
 * @template {import('node:child_process').ChildProcess} C
 * @param {C} child @returns {C}
 */
export const tied = (child) => {
  const end = () => void child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
};
