import os from 'node:os';
import { memoryLimit } from './memory.mjs';
import { inCheckout } from './paths.mjs';

/** Size of V8's old heap, in megabytes. A process needs half as much again for code, buffers and young objects. */
export const heapMegabytes = 1_200;

/**
 * Memory in use after which a worker process is replaced between two test files. Modules of a test file stay in memory when the file is
 * done, because Node never releases what runs in `node:vm` as a module.
 */
const recycledAt = '300MB';

/** @returns {number} how many processes may work side by side: as many as there are processors, but no more than fit into the memory */
export const sideBySide = () => Math.max(1, Math.min(os.availableParallelism(), Math.floor(os.totalmem() / memoryLimit)));

/** The project whose files start whole installations, put load on them or kill their processes, so that they run one after the other. */
const oneByOne = 'installation';

/**
 * @param {string} project "unit", "integration", "e2e" or "installation"
 * @param {readonly string[]} [options] of Jest
 * @returns {readonly string[]} arguments for Node: Jest runs test files in child processes, so that a crash ends only the process of its
 *   file
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
