// run scenarios quickly from sources: node sc.mjs GAME FILE...
import { build } from 'esbuild'; import { createRequire } from 'node:module';
const [game, ...files] = process.argv.slice(2);
await build({ stdin: { contents: `export { ruleset } from './libs/games/${game}/src/index.ts'; export { runScenarioFiles, printRunReport } from './libs/scenarios/src/files.ts';`, resolveDir: process.cwd(), loader: 'ts' }, tsconfig: 'tsconfig.json', outfile: '/tmp/spike/sc.cjs', bundle: true, format: 'cjs', platform: 'node', logLevel: 'silent' });
const m = createRequire(import.meta.url)('/tmp/spike/sc.cjs');
const r = m.runScenarioFiles(files, { [game]: m.ruleset });
console.log(m.printRunReport({ ...r, files: r.files.map(f => ({ ...f, scenarios: f.scenarios.filter(s => !s.passed) })) }));
