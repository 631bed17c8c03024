// Which way imports point; ARCHITECTURE.md shows the picture. The purity of the core is also held by ESLint (globals).
const spec = '\\.(spec|int-spec|e2e-spec)\\.tsx?$';
const pure = '^libs/(kernel|games)/';

module.exports = {
  forbidden: [
    {
      name: 'rules-are-pure',
      comment: 'The kernel and the games import nothing from outside.',
      severity: 'error',
      from: { path: pure, pathNot: spec },
      to: { pathNot: pure },
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
      comment: 'Whoever takes the client takes nothing of the server.',
      severity: 'error',
      from: { path: '^libs/client/', pathNot: spec },
      to: { path: '^libs/', pathNot: '^libs/client/' },
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
      name: 'front-door-only',
      severity: 'error',
      from: { path: '^(?:apps|libs)/(games/[^/]+|[^/]+)/' },
      to: {
        path: '^libs/',
        pathNot: [
          '^libs/$1/',
          '^libs/(?:[^/]+|games/[^/]+)/src/index\\.ts$',
          '^libs/games/(?:index|presentations)\\.ts$',
          '^libs/games/[^/]+/src/testing/index\\.ts$',
        ],
      },
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
      from: { path: '^(apps|libs)/', pathNot: [spec, '^libs/testing/', '^apps/[^/]+/e2e/'] },
      to: { path: '^libs/testing/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.arbiter)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
