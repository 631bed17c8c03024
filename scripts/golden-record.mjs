// node scripts/golden-record.mjs GAME [--seed N] [--format ID] [--out FOLDER] [--rulesets FOLDER]
// Records a whole match of random legal play, which goes back once, under the newest release of a game into fixtures/replays.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, format: { type: 'string' }, out: { type: 'string' }, rulesets: { type: 'string' } },
});
/** @param {string} message @returns {never} */
const stop = (message) => {
  console.error(message);
  process.exit(1);
};

const [game] = positionals;
const seed = Number(values.seed);
if (game === undefined || !Number.isInteger(seed))
  stop('usage: node scripts/golden-record.mjs GAME [--seed N] [--format ID] [--out FOLDER] [--rulesets FOLDER]');

/** Bundles and loads the recorder's sources, in a place from which their packages are found. */
async function loadRecorder() {
  await mkdir(join(root, '.arbiter'), { recursive: true });
  const folder = await mkdtemp(join(root, '.arbiter/golden-'));
  const outfile = join(folder, 'recorder.mjs');
  try {
    await build({
      stdin: {
        contents: `export { recordMatch } from './libs/testing/src/record-match.js'; export { FileRulesets } from './libs/recording/src/index.js'; export { presentationOf } from './libs/games/presentations.js';`,
        resolveDir: root,
        loader: 'ts',
      },
      absWorkingDir: root,
      tsconfig: join(root, 'tsconfig.json'),
      outfile,
      bundle: true,
      packages: 'external',
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const { FileRulesets, presentationOf, recordMatch } = await loadRecorder();
const rulesets = new FileRulesets(resolve(values.rulesets ?? join(root, 'rulesets')), { presentationOf });
const version = await rulesets.newest(game);
if (version === null) stop(`${game} has no release: npm run ruleset:release ${game}`);
const ruleset = await rulesets.load(version);
const format = values.format === undefined ? Object.values(ruleset.formats)[0] : ruleset.formats[values.format];
if (format === undefined) stop(`${game} has the formats ${Object.keys(ruleset.formats).join(', ')}`);
const folder = resolve(values.out ?? join(root, 'fixtures/replays'));
await mkdir(folder, { recursive: true });
const file = join(folder, `${game}-${version.slice(0, 12)}-${seed}.jsonl.gz`);
if (existsSync(file)) stop(`${file} exists: a golden match is never recorded anew`);
const { text, answers } = await recordMatch({ rulesets, version, format, seed, backAfter: 40 });
const compressed = gzipSync(text, { level: 9 });
await writeFile(file, compressed);
console.log(`${file}: ${answers} answers, ${text.length} bytes, ${compressed.length} compressed`);
