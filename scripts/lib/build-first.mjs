import { build } from './build.mjs';

/**
 * Builds before end-to-end tests, which run the built bundles and must test the current sources.
 * @throws {import('./failure.mjs').StepFailed}
 */
export default () => build();
