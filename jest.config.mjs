// ESM mode (see package.json: node --experimental-vm-modules); the projects are told apart by the suffixes of their files.
const aliases = {
  '^@arbiter/kernel/(authoring|words)$': '<rootDir>/libs/kernel/src/$1.ts',
  '^@arbiter/starline$': '<rootDir>/libs/games/starline/src/index.ts',
  '^@arbiter/starline/testing$': '<rootDir>/libs/games/starline/src/testing/index.ts',
  '^@arbiter/magic$': '<rootDir>/libs/games/magic/src/index.ts',
  '^@arbiter/yugioh$': '<rootDir>/libs/games/yugioh/src/index.ts',
  '^@arbiter/force-of-will$': '<rootDir>/libs/games/force-of-will/src/index.ts',
  '^@arbiter/grand-archive$': '<rootDir>/libs/games/grand-archive/src/index.ts',
  '^@arbiter/games$': '<rootDir>/libs/games/index.ts',
  '^@arbiter/presentations$': '<rootDir>/libs/games/presentations.ts',
  '^@arbiter/([a-z-]+)$': '<rootDir>/libs/$1/src/index.ts',
  '^(\\.{1,2}/.*)\\.js$': '$1',
  '^content-disposition$': '<rootDir>/libs/testing/shims/content-disposition.cjs',
};

/** With `--watch` Jest itself must see which sources a test imports, and compiles them one by one. */
const compiler = process.argv.some((one) => one.startsWith('--watch')) ? '@swc/jest' : '<rootDir>/scripts/lib/jest-bundle.mjs';

/** @param {string} displayName @param {string} suffix of its files @param {object} [more] */
const project = (displayName, suffix, more = {}) => ({
  displayName,
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/{apps,libs,migrations}/**/*.${suffix}.ts`, `<rootDir>/scripts/**/*.${suffix}.mjs`],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.arbiter'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': compiler },
  moduleNameMapper: aliases,
  ...more,
});

export default {
  projects: [
    project('unit', 'spec'),
    project('integration', 'int-spec'),
    project('e2e', 'e2e-spec', { globalSetup: '<rootDir>/scripts/lib/build-first.mjs' }),
    // Takes pictures in the place of testing: npm run screenshots.
    project('screens', 'screens', { globalSetup: '<rootDir>/scripts/lib/build-first.mjs' }),
    project('installation', 'installation-spec', { globalSetup: '<rootDir>/scripts/lib/build-first.mjs' }),
  ],
  testSequencer: './scripts/lib/test-sequencer.mjs',
  testTimeout: 120_000,
};
