// What Jest runs in the place of a test file, or of a library that a test of the scripts imports: its bundle.
import { createHash } from 'node:crypto';
import { bundleOf, bundleTests } from './test-bundles.mjs';

/** @param {string} file @returns {string} */
const codeOf = (file) => `export * from ${JSON.stringify(bundleOf(file))};`;

/** @type {import('@jest/transform').AsyncTransformer} */
const transformer = {
  // The bundle is made here, and not in `processAsync`, because Jest keeps what that returns as long as the key is the same. The key is of
  // the whole path: test files of the same name in two folders would share it otherwise.
  getCacheKeyAsync: async (_source, file) => {
    await bundleTests([file]);
    return createHash('sha256').update(codeOf(file)).digest('hex');
  },
  processAsync: async (_source, file) => ({ code: codeOf(file) }),
};
export default transformer;
