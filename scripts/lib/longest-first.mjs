import imported from '@jest/test-sequencer';

/** What is imported is the class itself, though its types say that it is a module which holds it. */
const TestSequencer = /** @type {typeof imported.default} */ (/** @type {unknown} */ (imported));

/** Tests of a whole folder of scenarios take minutes, whatever their own length: Jest would judge by that on a fresh clone, and run them last. */
const long = /[\\/](?:scenarios|golden-matches)\.spec\.ts$/;
/** The longest of them. */
const longest = /[\\/]magic[\\/]src[\\/]scenarios\.spec\.ts$/;

const rank = (/** @type {string} */ file) => (longest.test(file) ? 0 : long.test(file) ? 1 : 2);

/** The order in which Jest hands test files to its processes: what takes long begins first, so that no processor waits for it at the end. */
export default class LongestFirst extends TestSequencer {
  /** @override @param {Parameters<InstanceType<typeof TestSequencer>['sort']>[0]} tests */
  async sort(tests) {
    return [...(await super.sort(tests))].sort((one, other) => rank(one.path) - rank(other.path));
  }
}
