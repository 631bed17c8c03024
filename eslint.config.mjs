import tseslint from 'typescript-eslint';

const impureGlobals = [
  'process',
  'console',
  'fetch',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'Buffer',
  'globalThis',
  'structuredClone',
  'Promise',
];

/** The pure core: no clock and nothing that waits. */
const pureSyntax = [
  { selector: "NewExpression[callee.name='Date']", message: 'The rules know no clock.' },
  { selector: 'AwaitExpression', message: 'The rules are synchronous.' },
  { selector: ':function[async=true]', message: 'The rules are synchronous.' },
  { selector: 'YieldExpression', message: 'What is half done is data, not a generator.' },
];

/** Which remembered values a change affects is declared, for fields and for tables of the state (docs/architecture/freshness.md). */
const declaredReach = [
  {
    selector: ':matches(MemberExpression[property.name="journal"], ObjectPattern > Property[key.name="journal"])',
    message: 'Games write with Table.set and the functions of places/; how far a change reaches is declared in GameRules.',
  },
];
const ownCounters = ['AssignmentExpression > MemberExpression.left', 'UpdateExpression > MemberExpression.argument'].map((written) => ({
  selector: `${written}[property.name=/^(epoch|nearEpoch|baseEpoch|population|undone)$/]:matches([object.name="journal"], [object.property.name="journal"])`,
  message: 'Only the journal counts what changed.',
}));

export default tseslint.config(
  { ignores: ['node_modules/**', 'dist/**', '.arbiter/**', 'rulesets/**', '**/*.cjs', '**/*.mjs'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 420, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
    },
  },
  {
    // Lists of data, and specs.
    files: [
      '**/cards/**/*.ts',
      '**/rule-numbers/**/*.ts',
      '**/card-words.ts',
      '**/rulings.ts',
      '**/subtypes.ts',
      // One table of verbs.
      'libs/games/starline/src/verbs/index.ts',
      // A whole game, read beside the specs that play it.
      'libs/kernel/src/testing/probe-game.ts',
      '**/generated/**/*.ts',
      '**/*.spec.ts',
      '**/*.int-spec.ts',
      '**/*.e2e-spec.ts',
    ],
    rules: { 'max-lines': 'off' },
  },
  {
    // The pure core: no clock, no chance of its own, no I/O, no environment.
    files: ['libs/kernel/**/*.ts', 'libs/games/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      // There are no promises to forget, and to look for them costs more than all other rules together.
      '@typescript-eslint/no-floating-promises': 'off',
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }, { object: 'Date', property: 'now' }],
      'no-restricted-syntax': ['error', ...pureSyntax, ...ownCounters],
    },
  },
  {
    files: ['libs/games/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...declaredReach] },
  },
  {
    files: ['libs/games/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...pureSyntax, ...declaredReach] },
  },
);
