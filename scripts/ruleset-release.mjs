// npm run ruleset:release [game ...] [--check]
// Bundles a game's rules (kernel, game, card programs) into rulesets/<game>/<sha256>.mjs and lists it in rulesets/index.json.
// A release never changes: matches are replayed with exactly the bytes that they were recorded with.
//   --check        writes nothing; fails when a game's sources differ from its newest release, or a released file was touched
//   --entry FILE   bundles this module instead of libs/games/<game>/src/index.ts (one game only)
//   --out FOLDER   another folder than rulesets/
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, entry: { type: 'string' }, out: { type: 'string' } },
});
const folder = resolve(values.out ?? join(root, 'rulesets'));
const indexFile = join(folder, 'index.json');

/** @param {Uint8Array} bytes @returns {string} hex */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
/** @type {(message: string) => never} */
const stop = (message) => {
  console.error(message);
  process.exit(1);
};

/**
 * @typedef {{ readonly game: string, readonly version: string }} Release
 * @returns {Promise<{ releases: Release[] }>}
 */
const readIndex = async () => (existsSync(indexFile) ? JSON.parse(await readFile(indexFile, 'utf8')) : { releases: [] });

/** The games that are named, else all that are offered to players; one in work has no ruleset to release yet. */
async function games() {
  if (positionals.length > 0) return positionals;
  const offered = await readFile(join(root, 'libs/games/index.ts'), 'utf8');
  const entries = await readdir(join(root, 'libs/games'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && offered.includes(`'@arbiter/${entry.name}'`))
    .map((entry) => entry.name)
    .sort();
}

/** The bundle's bytes: the same sources give the same bytes on every machine. @param {string} game */
async function bundle(game) {
  const entry = resolve(values.entry ?? join(root, 'libs/games', game, 'src/index.ts'));
  if (!existsSync(entry)) stop(`${game}: there is no ${values.entry ?? `libs/games/${game}/src/index.ts`}`);
  const result = await build({
    stdin: { contents: `export { ruleset } from ${JSON.stringify(entry)};`, resolveDir: root, sourcefile: `${game}.ts`, loader: 'ts' },
    absWorkingDir: root,
    tsconfig: join(root, 'tsconfig.json'),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    sourcemap: false,
    minify: false,
    logLevel: 'error',
  });
  const imports = Object.values(result.metafile.outputs).flatMap((output) => output.imports);
  if (imports.length > 0) stop(`${game}: the rules import ${imports.map((one) => one.path).join(', ')} from outside`);
  // Comments that name source files would carry the place of a checkout along.
  const text = (result.outputFiles[0]?.text ?? '').replace(/^\/\/ .*\.(?:ts|mts|js|mjs|json)$\n?/gm, '');
  return Buffer.from(text, 'utf8');
}

/** @param {{ readonly releases: readonly Release[] }} index */
async function checkReleased(index) {
  for (const { game, version } of index.releases) {
    const file = join(folder, game, `${version}.mjs`);
    if (!existsSync(file)) stop(`${game} ${version}: the released file is missing`);
    if (sha256(await readFile(file)) !== version)
      stop(`${game} ${version}: the released file was changed; take it back from version control`);
  }
}

/** Loads the bundle as recording will, so that nothing is released that can't be played. @param {string} game @param {Buffer} bytes */
async function inspect(game, bytes) {
  const { ruleset } = await import(`data:text/javascript;base64,${bytes.toString('base64')}`);
  if (ruleset?.contract !== 1) stop(`${game}: the bundle exports no ruleset of contract 1`);
  if (ruleset.game !== game) stop(`${game}: the bundle's ruleset is of the game ${ruleset.game}`);
}

const index = await readIndex();
await checkReleased(index);
let behind = 0;
for (const game of await games()) {
  const bytes = await bundle(game);
  const version = sha256(bytes);
  await inspect(game, bytes);
  const released = index.releases.some((release) => release.game === game && release.version === version);
  if (values.check) {
    const newest = index.releases.findLast((release) => release.game === game)?.version;
    if (newest !== version) behind += 1;
    console.log(
      `${game}: ${newest === version ? `released as ${version}` : `the sources (${version}) are not the newest release (${newest ?? 'none'})`}`,
    );
    continue;
  }
  if (released) {
    console.log(`${game}: ${version} is released already`);
    continue;
  }
  await mkdir(join(folder, game), { recursive: true });
  const file = join(folder, game, `${version}.mjs`);
  if (existsSync(file) && sha256(await readFile(file)) !== version) stop(`${game}: ${file} exists and differs; a release is never changed`);
  await writeFile(file, bytes);
  index.releases.push({ game, version });
  await writeFile(indexFile, `${JSON.stringify(index, null, 2)}\n`);
  console.log(`${game}: released ${version} (${bytes.length} bytes)`);
}
if (behind > 0) process.exit(1);
