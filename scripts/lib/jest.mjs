import os from 'node:os';
import { memoryLimit } from './memory.mjs';
import { inCheckout } from './paths.mjs';

/** What V8 may keep, in megabytes. A process needs half as much again beside it: code, buffers, what is young. */
export const heapMegabytes = 1_200;

/**
 * Modules of a test file stay in memory when the file is done (Node never lets go of what runs in `node:vm` as a module), so a
 * process that has kept this much ends, and another goes on with the next file.
 */
const recycledAt = '300MB';

/** @returns {number} how many processes work side by side: as many as there are processors, and as fit into the memory */
export const sideBySide = () => Math.max(1, Math.min(os.availableParallelism(), Math.floor(os.totalmem() / memoryLimit)));

/** Its files start whole installations, put load on them or end their processes: one after the other. */
const oneByOne = 'installation';

/**
 * @param {string} project "unit", "integration", "e2e" or "installation"
 * @param {readonly string[]} [options] of Jest
 * @returns {readonly string[]} arguments for Node: each test file runs in a process of its own kind, which a fault in it does not outlive
 */
export const jestArguments = (project, options = []) => [
  `--max-old-space-size=${heapMegabytes}`,
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  inCheckout('node_modules', 'jest', 'bin', 'jest.js'),
  '--selectProjects',
  project,
  `--maxWorkers=${project === oneByOne ? 1 : sideBySide()}`,
  `--workerIdleMemoryLimit=${recycledAt}`,
  '--passWithNoTests',
  ...options,
];
