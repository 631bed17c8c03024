// What Jest runs in the place of a test file: an import of its bundle.
import { createHash } from 'node:crypto';
import { bundleOf, bundleTests } from './test-bundles.mjs';

/** @type {import('@jest/transform').AsyncTransformer} */
const transformer = {
  // The bundle is made here, and not in `processAsync`, because Jest keeps what that returns as long as the key is the same. The key is of
  // the whole path: test files of the same name in two folders would share it otherwise.
  getCacheKeyAsync: async (_source, file) => {
    await bundleTests([file]);
    return createHash('sha256').update(bundleOf(file)).digest('hex');
  },
  processAsync: async (_source, file) => ({ code: `import ${JSON.stringify(bundleOf(file))};` }),
};
export default transformer;
