// Which way imports point; ARCHITECTURE.md shows the picture. The purity of the core is also held by ESLint (globals).
const spec = '\\.(spec|int-spec|e2e-spec|screens)\\.tsx?$';
/** What several specs of a library share. */
const besideSpecs = '^libs/[^/]+/src/specs/';
const pure = '^libs/(kernel|games)/';

/** The layers of the kernel from the bottom up: each imports what stands before it, types included. `testing/` has games for specs. */
const kernelLayers = [
  '(?:layout|contract|errors|ids|json)\\.ts$',
  'state/',
  'programs/',
  'vocabulary/',
  'game/',
  'library/',
  'table/',
  'evaluation/',
  'values/',
  'places/',
  'answers/',
  'abilities/',
  'happenings/',
  'costs/',
  'matches/',
  'running/',
  'rewinding/',
  'views/',
  'words/',
  '(?:game|engine|ruleset)\\.ts$',
  '(?:index|authoring|words)\\.ts$',
].map((layer) => `^libs/kernel/src/${layer}`);
const besideLayers = [spec, '^libs/kernel/src/testing/'];

module.exports = {
  forbidden: [
    {
      name: 'rules-are-pure',
      comment: 'The kernel and the games import nothing from outside.',
      severity: 'error',
      from: { path: pure, pathNot: spec },
      to: { pathNot: pure },
    },
    {
      name: 'tournaments-are-pure',
      comment: 'Pairing and standings import nothing but the contract of the kernel (chance, errors).',
      severity: 'error',
      from: { path: '^libs/tournaments/', pathNot: [spec, besideSpecs] },
      to: { pathNot: ['^libs/tournaments/', '^libs/kernel/src/index\\.ts$'] },
    },
    {
      name: 'decks-are-pure',
      comment: 'Reading deck lists and facts of cards, and judging decks, needs no other library of the project.',
      severity: 'error',
      from: { path: '^libs/decks/', pathNot: [spec, besideSpecs] },
      to: { path: '^(?:apps|libs)/', pathNot: ['^libs/decks/', '^libs/kernel/src/index\\.ts$'] },
    },
    {
      name: 'bots-are-pure',
      comment: 'Bots know games by the contract of the kernel and by data about values in views.',
      severity: 'error',
      from: { path: '^libs/bots/', pathNot: [spec, besideSpecs] },
      to: { pathNot: ['^libs/bots/', '^libs/kernel/src/index\\.ts$'] },
    },
    {
      name: 'patches-are-pure',
      comment: 'Comparing JSON documents and applying patches needs nothing at all.',
      severity: 'error',
      from: { path: '^libs/patches/', pathNot: spec },
      to: { pathNot: '^libs/patches/' },
    },
    {
      name: 'tlog-is-light',
      comment: 'What checks a log anywhere needs the contracts and no framework, no database.',
      severity: 'error',
      from: { path: '^libs/tlog/', pathNot: [spec, besideSpecs] },
      to: {
        path: 'node_modules/(?:@nestjs|typeorm|bullmq|ioredis|pg)/|^(?:apps|libs)/',
        pathNot: ['^libs/tlog/', '^libs/contracts/src/index\\.ts$'],
      },
    },
    { name: 'kernel-knows-no-game', severity: 'error', from: { path: '^libs/kernel/', pathNot: spec }, to: { path: '^libs/games/' } },
    {
      name: 'games-know-no-other-game',
      severity: 'error',
      from: { path: '^libs/games/([^/]+)/' },
      to: { path: '^libs/games/[^/]+/', pathNot: '^libs/games/$1/' },
    },
    {
      name: 'recording-knows-no-framework',
      severity: 'error',
      from: { path: '^libs/(recording|scenarios|contracts)/', pathNot: spec },
      to: { path: 'node_modules/(@nestjs|typeorm|bullmq|ioredis|pg)/|^libs/(event-store|jobs)/' },
    },
    {
      name: 'client-knows-the-description-only',
      comment: 'The client must be usable without anything of the server; applying patches is the same on both sides.',
      severity: 'error',
      from: { path: '^libs/client/', pathNot: spec },
      to: { path: '^libs/', pathNot: '^libs/(client|patches)/' },
    },
    { name: 'libs-never-import-apps', severity: 'error', from: { path: '^libs/' }, to: { path: '^apps/' } },
    {
      name: 'apps-never-import-apps',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: spec },
      to: { path: '^apps/[^/]+/', pathNot: '^apps/$1/' },
    },
    {
      name: 'viewer-stays-light',
      severity: 'error',
      from: { path: '^apps/viewer/' },
      to: { path: '^libs/', pathNot: '^libs/(kernel|contracts|games|client)/' },
    },
    {
      name: 'libraries-by-their-entry-points',
      severity: 'error',
      from: { path: '^(?:apps|libs)/(games/[^/]+|[^/]+)/' },
      to: {
        path: '^libs/',
        pathNot: [
          '^libs/$1/',
          '^libs/(?:[^/]+|games/[^/]+)/src/index\\.ts$',
          '^libs/kernel/src/(?:authoring|words)\\.ts$',
          '^libs/games/(?:index|presentations)\\.ts$',
          '^libs/games/[^/]+/src/testing/index\\.ts$',
        ],
      },
    },
    {
      name: 'kernel-authoring-is-for-games',
      comment:
        'Whoever runs rules knows the contract alone; games are written with more, and fuzzers and tests write cards and look into states.',
      severity: 'error',
      from: { pathNot: ['^libs/(?:kernel|games|testing)/', '^apps/cli/src/fuzz/', '^apps/[^/]+/e2e/'] },
      to: { path: '^libs/kernel/src/authoring\\.ts$' },
    },
    {
      name: 'kernel-words-are-for-texts',
      comment: 'For texts and rulebook pages; the rules of a game import none of it.',
      severity: 'error',
      from: {
        pathNot: ['^libs/kernel/', '^libs/games/[^/]+/src/(?:words/|rulings\\.ts$|excused-rules)', '^libs/scenarios/', spec],
      },
      to: { path: '^libs/kernel/src/words\\.ts$' },
    },
    {
      name: 'test-catalogues-for-fuzzers-only',
      comment: 'Invented cards reach specs and the fuzzer, never anything that records.',
      severity: 'error',
      from: { pathNot: [spec, '^libs/games/[^/]+/src/testing/', '^apps/cli/src/fuzz/', '^libs/(testing|scenarios)/'] },
      to: { path: '^libs/games/[^/]+/src/testing/' },
    },
    {
      name: 'specs-import-testing-only',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: [spec, besideSpecs, '^libs/testing/', '^apps/[^/]+/e2e/'] },
      to: { path: '^libs/testing/' },
    },
    {
      name: 'what-specs-share-is-for-specs',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: [spec, besideSpecs] },
      to: { path: besideSpecs },
    },
    ...kernelLayers.map((layer, at) => ({
      name: 'kernel-layers',
      comment: 'A layer imports what stands below it (docs/architecture/kernel.md).',
      severity: 'error',
      from: { path: layer, pathNot: besideLayers },
      to: { path: '^libs/kernel/', pathNot: kernelLayers.slice(0, at + 1) },
    })),
    {
      name: 'kernel-files-have-a-layer',
      severity: 'error',
      from: { path: '^libs/kernel/', pathNot: [...kernelLayers, ...besideLayers] },
      to: {},
    },
    {
      name: 'kernel-words-decide-nothing',
      comment: 'Texts read programs; the rules never read texts.',
      severity: 'error',
      from: { path: '^libs/kernel/src/words/', pathNot: spec },
      to: { path: '^libs/kernel/', pathNot: ['^libs/kernel/src/words/', ...kernelLayers.slice(0, 3)] },
    },
    { name: 'no-cycles', comment: 'Imports of types count.', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.arbiter)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
