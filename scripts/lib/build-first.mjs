import { build } from './build.mjs';

/** Before end-to-end tests: they run the built bundles, which must be of these very sources. @throws {import('./failure.mjs').StepFailed} */
export default () => build();
