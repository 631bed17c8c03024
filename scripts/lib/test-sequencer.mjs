import imported from '@jest/test-sequencer';
import { bundleTests } from './test-bundles.mjs';

/** The import is the class itself, although its types say that it is a module which contains the class. */
const TestSequencer = /** @type {typeof imported.default} */ (/** @type {unknown} */ (imported));

/**
 * Spec files that run a whole folder of scenarios or matches, or many random games. They take long although the files are short; on a fresh
 * clone Jest would judge by the files' lengths and run them last.
 */
const long = /[\\/](?:scenarios|golden-matches|fuzz|copies|decks[\\/]decks)\.spec\.ts$/;
/** The longest-running of them. */
const longest = /[\\/]magic[\\/]src[\\/]scenarios\.spec\.ts$/;

const rank = (/** @type {string} */ file) => (longest.test(file) ? 0 : long.test(file) ? 1 : 2);

/** Sorts test files so that Jest starts those that take longest first, and no processor waits for one of them at the end. */
export default class LongestFirst extends TestSequencer {
  /** @override @param {Parameters<InstanceType<typeof TestSequencer>['sort']>[0]} tests */
  async sort(tests) {
    // Nothing else that Jest calls before the first test knows all files that it will run. A file that can't be compiled fails at its turn.
    const bundled = tests.filter(({ context }) => context.config.transform.some(([, compiler]) => compiler.endsWith('jest-bundle.mjs')));
    await bundleTests(bundled.map(({ path }) => path)).catch(() => undefined);
    return [...(await super.sort(tests))].sort((one, other) => rank(one.path) - rank(other.path));
  }
}
