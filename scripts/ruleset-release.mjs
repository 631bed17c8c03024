// npm run ruleset:release [game ...] [--released] [--check]
// Bundles a game's rules (kernel and game, no cards, no words) into rulesets/<game>/<sha256>.mjs, makes a catalogue of its hand-written
// cards beside it (<root>.catalogue.jsonl), and lists both in rulesets/index.json.
// --released     keeps the release for ever: its bytes never change, and matches are replayed with exactly these bytes. Without it the
// release is in the channel `dev`, and replaces the game's previous release in that channel
// --check        writes nothing; fails when a game's sources differ from its newest release, or when a released file was changed
// --entry FILE   bundles what this module exports (`rules`, and `cards` of its own where --cards names no other; or a whole `ruleset`)
// --cards FILE   takes the cards from the `catalogue` that this module exports
// --out FOLDER   writes into another folder than rulesets/
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, transform } from 'esbuild';
import { filesOf } from './lib/releases.mjs';

const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    released: { type: 'boolean', default: false },
    entry: { type: 'string' },
    cards: { type: 'string' },
    out: { type: 'string' },
  },
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
 * @typedef {import('./lib/releases.mjs').Release} Release
 * @returns {Promise<{ releases: Release[] }>}
 */
const readIndex = async () => (existsSync(indexFile) ? JSON.parse(await readFile(indexFile, 'utf8')) : { releases: [] });

/** Returns the games that are named, else all that are offered to players; a game in work has no ruleset to release yet. */
async function games() {
  if (positionals.length > 0) return positionals;
  const offered = await readFile(join(root, 'libs/games/index.ts'), 'utf8');
  const entries = await readdir(join(root, 'libs/games'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && offered.includes(`'@arbiter/${entry.name}'`))
    .map((entry) => entry.name)
    .sort();
}

/**
 * Marks every module as free of side effects when imported, so that the bundle contains no unused modules. @type {import('esbuild').Plugin}
 */
const unusedStaysOutside = {
  name: 'unused-stays-outside',
  setup(plugin) {
    plugin.onResolve({ filter: /.*/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'resolved') return undefined;
      return { ...(await plugin.resolve(path, { ...from, pluginData: 'resolved' })), sideEffects: false };
    });
  },
};

/** @type {import('esbuild').BuildOptions} */
const building = {
  absWorkingDir: root,
  tsconfig: join(root, 'tsconfig.json'),
  bundle: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  sourcemap: false,
  minify: false,
  logLevel: 'error',
};

/** Loads what TypeScript sources export. @param {string} contents */
async function load(contents) {
  const result = await build({ ...building, stdin: { contents, resolveDir: root, loader: 'ts' }, platform: 'node', write: false });
  return import(`data:text/javascript;base64,${Buffer.from(result.outputFiles?.[0]?.contents ?? []).toString('base64')}`);
}

/** Bundles a game's rules: the same sources give the same bytes on every machine. @param {string} game */
async function bundle(game) {
  const entry = resolve(values.entry ?? join(root, 'libs/games', game, 'src/bundle.ts'));
  if (!existsSync(entry)) stop(`${game}: there is no ${values.entry ?? `libs/games/${game}/src/bundle.ts`}`);
  const result = await build({
    stdin: { contents: `export * from ${JSON.stringify(entry)};`, resolveDir: root, sourcefile: `${game}.ts`, loader: 'ts' },
    ...building,
    plugins: [unusedStaysOutside],
    platform: 'neutral',
    write: false,
    metafile: true,
  });
  const outputs = Object.values(result.metafile.outputs);
  const imports = outputs.flatMap((output) => output.imports);
  if (imports.length > 0) stop(`${game}: the rules import ${imports.map((one) => one.path).join(', ')} from outside`);
  const words = outputs
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && isWords.test(path))
    .map(([path]) => path);
  return { bytes: Buffer.from(await withoutComments(result.outputFiles[0]?.text ?? ''), 'utf8'), words };
}

/**
 * Removes comments, so that the hash of the rules depends on neither their wording nor the path of the checkout, which esbuild's own comments contain. esbuild
 * drops comments only together with white space, which the second pass puts back for those who read the bundle. The list of exports at the end keeps one export
 * on each line, as the bundler writes it and as verifiers that are in use already read it (`bare-context.ts`).
 * @param {string} text @returns {Promise<string>}
 */
async function withoutComments(text) {
  const { target, charset, legalComments } = building;
  const { code } = await transform(text, { minifyWhitespace: true, target, charset, legalComments });
  const bare = (await transform(code, { target, charset, legalComments })).code;
  return bare.replace(/\nexport \{ ([^}]*) \};\n$/, (_, list) => `\nexport {\n  ${list.split(', ').join(',\n  ')}\n};\n`);
}

/** Matches files in the folders of words (texts shown to people), which bundles of rules may not contain. */
const isWords = /^libs\/(?:kernel|games\/[^/]+)\/src\/words\//;

/** @param {{ readonly releases: readonly Release[] }} index */
async function checkReleased(index) {
  for (const release of index.releases) {
    const { game, version, catalogue } = release;
    for (const file of filesOf(release))
      if (!existsSync(join(folder, file))) stop(`${game} ${version}: the released file is missing: ${file}`);
    const [bundled = '', cards] = filesOf(release);
    if (sha256(await readFile(join(folder, bundled))) !== version)
      stop(`${game} ${version}: the released file was changed; take it back from version control`);
    if (cards === undefined || catalogue === undefined) continue;
    try {
      const { pins } = readCatalogue(await readFile(join(folder, cards), 'utf8'));
      if (pins.root !== catalogue.root || pins.openings !== catalogue.openings) throw new TypeError('it is another');
    } catch (error) {
      stop(`${game} ${version}: the released catalogue was changed; take it back from version control (${error})`);
    }
  }
}

/**
 * Loads the bundle as recording will load it, so that nothing is released that can't be played.
 * @param {string} game @param {{ readonly bytes: Buffer, readonly words: readonly string[] }} bundled
 */
async function inspect(game, { bytes, words }) {
  const { rules, ruleset } = await import(`data:text/javascript;base64,${bytes.toString('base64')}`);
  const whole = rules ?? ruleset;
  if (rules?.contract !== 2 && ruleset?.contract !== 1)
    stop(`${game}: the bundle exports no rules of contract 2, and no ruleset of contract 1`);
  if (whole.game !== game) stop(`${game}: the bundle's ruleset is of the game ${whole.game}`);
  if (rules !== undefined && words.length > 0) stop(`${game}: words decide nothing and stay outside of the rules: ${words.join(', ')}`);
  return rules ?? null;
}

/**
 * Makes the catalogue of a game's hand-written cards.
 * @param {string} game @param
 *   {{ openingsOf: (cards: readonly unknown[]) => object, faultsOf: (cards: readonly unknown[]) => readonly { card: string, place: string, fault: string }[] }}
 *   rules
 */
async function catalogueFor(game, rules) {
  const file = resolve(values.cards ?? join(root, 'libs/games', game, 'src/cards/index.ts'));
  const { catalogue } = await load(`export { catalogue } from ${JSON.stringify(file)};`);
  // The openings are computed from the cards as the catalogue's text has them.
  const { cards } = catalogueOf(game, catalogue, {});
  const faults = rules.faultsOf([...cards.values()]);
  if (faults.length > 0)
    stop(`${game}: cards say what nobody reads:\n${faults.map(({ card, place, fault }) => `  ${card} at ${place}: ${fault}`).join('\n')}`);
  return catalogueOf(game, cards.values(), rules.openingsOf([...cards.values()]));
}

/** Removes the game's last `dev` release. @param {{ releases: Release[] }} index @param {string} game */
async function dropDev(index, game) {
  const [gone, stay] = [true, false].map((dev) => index.releases.filter((one) => (one.game === game && one.channel === 'dev') === dev));
  const kept = new Set((stay ?? []).flatMap(filesOf));
  for (const file of (gone ?? []).flatMap(filesOf)) if (!kept.has(file)) await rm(join(folder, file));
  index.releases = stay ?? [];
}

const { catalogueOf, readCatalogue, writeCatalogue } = await load(
  "export { catalogueOf } from './libs/contracts/src/catalogue/catalogue.ts'; export { readCatalogue, writeCatalogue } from './libs/contracts/src/catalogue/catalogue-file.ts';",
);
const index = await readIndex();
await checkReleased(index);
let behind = 0;
for (const game of await games()) {
  const made = await bundle(game);
  const { bytes } = made;
  const version = sha256(bytes);
  const rules = await inspect(game, made);
  const catalogue = rules === null ? null : await catalogueFor(game, rules);
  const pinned = catalogue === null ? {} : { catalogue: catalogue.pins };
  const name = [version, ...(catalogue === null ? [] : [`with the catalogue ${catalogue.pins.root}`])].join(' ');
  /** @param {Release | undefined} release */
  const isThis = (release) => release?.version === version && JSON.stringify(release.catalogue) === JSON.stringify(pinned.catalogue);
  const newest = index.releases.findLast((release) => release.game === game);
  if (values.check) {
    if (!isThis(newest)) behind += 1;
    console.log(
      `${game}: ${isThis(newest) ? `released as ${name}` : `the sources (${name}) are not the newest release (${newest?.version ?? 'none'})`}`,
    );
    continue;
  }
  const channel = values.released ? 'released' : 'dev';
  const same = index.releases.find((release) => release.game === game && isThis(release));
  if (same !== undefined && (same.channel === channel || same.channel === 'released')) {
    console.log(`${game}: ${version} is released already`);
    continue;
  }
  await dropDev(index, game);
  await mkdir(join(folder, game), { recursive: true });
  const release = /** @type {Release} */ ({ game, version, channel, ...pinned });
  const [bundled = '', cards] = filesOf(release);
  const known = existsSync(join(folder, bundled)) ? await readFile(join(folder, bundled)) : bytes;
  if (sha256(known) !== version) stop(`${game}: ${bundled} exists and differs; a release is never changed`);
  await writeFile(join(folder, bundled), bytes);
  if (cards !== undefined) await writeFile(join(folder, cards), writeCatalogue(catalogue));
  index.releases.push(release);
  await writeFile(indexFile, `${JSON.stringify(index, null, 2)}\n`);
  console.log(`${game}: released ${name} (${bytes.length} bytes, channel ${channel})`);
}
if (behind > 0) process.exit(1);
