// Loads the lists that the games have committed about their rulebooks, for scripts.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..', '..');
export const gamesFolder = path.join(root, 'libs', 'games');

/**
 * Returns the module of a game that contains a list: a file, or a folder with an index.
 * @param {string} game @param {string} list
 */
const moduleOf = (game, list) =>
  [`${list}.ts`, `${list}/index.ts`].map((file) => path.join(gamesFolder, game, 'src', file)).find((file) => existsSync(file));

/** Returns the games that have committed the numbers of their rulebook. */
export const registeredGames = () =>
  readdirSync(gamesFolder)
    .filter((game) => moduleOf(game, 'rule-numbers') !== undefined)
    .sort();

const offeredGames = readFileSync(path.join(gamesFolder, 'index.ts'), 'utf8');
/** Whether players can choose a game. @param {string} game */
export const isOffered = (game) => offeredGames.includes(`'@arbiter/${game}'`);

/**
 * Loads the committed lists of the games, and what is derived from them, as one module.
 * @param {readonly string[]} games @param {string} folder
 */
export async function loadRulebooks(games, folder) {
  const lines = games.flatMap((game, index) =>
    ['rule-numbers', 'rulings', 'excused-rules'].map((list) => {
      const file = moduleOf(game, list);
      if (file === undefined) throw new Error(`${game} has committed its rule numbers, but no ${list}`);
      return `import * as ${list.replace('-', '')}${index} from '${file.replaceAll('\\', '/')}';`;
    }),
  );
  const entries = games.map((game, index) => {
    const lists = [
      `numbers: rulenumbers${index}.ruleNumbers`,
      `examples: rulenumbers${index}.examples ?? []`,
      `rulings: Object.values(rulings${index}.rulings)`,
      `excuses: excusedrules${index}.excusedRules`,
      `exampleExcuses: excusedrules${index}.excusedExamples ?? []`,
    ];
    return `{ game: '${game}', inWork: ${!isOffered(game)}, ${lists.join(', ')} }`;
  });
  const source = path.join(root, 'libs/scenarios/src').replaceAll('\\', '/');
  const made = ['coverage', 'coverage-text', 'rules-document'].map((module) => `export * from '${source}/${module}.ts';`);
  const contents = [...made, ...lines, `export const games = [${entries.join(', ')}];`].join('\n');
  const outfile = path.join(folder, 'rulebooks.mjs');
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  return import(pathToFileURL(outfile).href);
}
