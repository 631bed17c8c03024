// The projects of Jest, with the compiler that breaks one file.
import base from '../../../jest.config.mjs';

const transform = { '^.+\\.tsx?$': `${import.meta.dirname}/jest-transform.mjs` };

export default {
  ...base,
  rootDir: `${import.meta.dirname}/../../..`,
  testSequencer: `${import.meta.dirname}/../test-sequencer.mjs`,
  projects: base.projects.map((project) => ({ ...project, transform })),
};
