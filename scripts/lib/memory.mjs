import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** Greatest memory that any process of a check may need, in bytes: a small machine runs two of them at the same time. */
export const memoryLimit = 2 * 1024 ** 3;

const everyMs = 500;

/**
 * @typedef {object} Process
 * @property {number} pid
 * @property {number} parent
 * @property {() => number} bytes the most memory that it has had (Linux), or has now (elsewhere); 0 when it has ended
 * @property {() => string} command
 */

/** @param {string} file @returns {string} empty when the process has ended */
const readOf = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/**
 * @returns {readonly Process[]} every process of the machine, read from /proc: the kernel keeps the peak of each, which is exact however
 *   rarely it is read
 */
const fromProc = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const stat = readOf(`/proc/${name}/stat`);
      // The command (field 2) may hold spaces and parentheses: count from the last one. The parent is field 4.
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
      return {
        pid: Number(name),
        parent,
        bytes: () => Number(/^VmHWM:\s+(\d+) kB$/m.exec(readOf(`/proc/${name}/status`))?.[1] ?? 0) * 1024,
        command: () => readOf(`/proc/${name}/cmdline`).replaceAll('\0', ' ').trim(),
      };
    });

/** @returns {readonly Process[]} the same where there is no /proc: the memory that each process has at the moment */
const fromPs = () =>
  spawnSync('ps', ['-axo', 'pid=,ppid=,rss=,command='], { encoding: 'utf8' })
    .stdout.split('\n')
    .flatMap((line) => {
      const found = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line);
      return found === null
        ? []
        : [{ pid: Number(found[1]), parent: Number(found[2]), bytes: () => Number(found[3]) * 1024, command: () => found[4] ?? '' }];
    });

/**
 * @param {number} root
 * @returns {readonly Process[]} a process and its descendants, as far as they can still be found through their parents
 */
export const familyOf = (root) => {
  const all = process.platform === 'linux' ? fromProc() : fromPs();
  const family = all.filter(({ pid }) => pid === root);
  for (const { pid } of family) family.push(...all.filter(({ parent }) => parent === pid));
  return family;
};

/** @typedef {{ readonly bytes: number, readonly command: string }} Peak the process of a family that needed the most memory */

/**
 * Watches the memory of a process and of its descendants, until told to stop. A process that starts, grows and ends between two looks is
 * missed.
 *
 * @param {number} root
 * @returns {{ readonly stop: () => Peak }}
 */
export const watchMemory = (root) => {
  let peak = { bytes: 0, command: '' };
  const look = () => {
    for (const one of familyOf(root)) {
      const bytes = one.bytes();
      if (bytes > peak.bytes) peak = { bytes, command: one.command() };
    }
  };
  const timer = setInterval(look, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
};
