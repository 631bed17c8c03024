import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** Most that any process of a check may need, in bytes: a small machine runs two of them side by side. */
export const memoryLimit = 2 * 1024 ** 3;

const everyMs = 500;

/**
 * @typedef {object} Process
 * @property {number} pid
 * @property {number} parent
 * @property {() => number} bytes the most that it has had in memory (Linux), or has just now (elsewhere); 0 when it has gone
 * @property {() => string} command
 */

/** @param {string} file @returns {string} empty when the process has gone */
const readOf = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** @returns {readonly Process[]} every process of the machine, by what the kernel keeps of each: the peak is exact, however seldom one looks */
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

/** @returns {readonly Process[]} the same where there is no /proc: what a process has at the moment when one looks */
const fromPs = () =>
  spawnSync('ps', ['-axo', 'pid=,ppid=,rss=,command='], { encoding: 'utf8' })
    .stdout.split('\n')
    .flatMap((line) => {
      const found = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line);
      return found === null
        ? []
        : [{ pid: Number(found[1]), parent: Number(found[2]), bytes: () => Number(found[3]) * 1024, command: () => found[4] ?? '' }];
    });

/** @param {number} root @returns {readonly Process[]} a process and all that it started, as far as they still belong to it */
export const familyOf = (root) => {
  const all = process.platform === 'linux' ? fromProc() : fromPs();
  const family = all.filter(({ pid }) => pid === root);
  for (const { pid } of family) family.push(...all.filter(({ parent }) => parent === pid));
  return family;
};

/** @typedef {{ readonly bytes: number, readonly command: string }} Peak the hungriest process of a family */

/**
 * Watches what a process and those that it starts need, until told to stop. What starts, grows and ends between two looks is missed.
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
