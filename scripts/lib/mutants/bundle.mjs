// Builds the bundle of a game with all its mutants, and the bundle that runs scenarios.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { checkout, inCheckout } from '../paths.mjs';
import { exchangedWords, mutate } from './places.mjs';
import { switches } from './switches.mjs';

/** @typedef {import('./places.mjs').Mutant} Mutant */

const posix = (/** @type {string} */ file) => file.replaceAll('\\', '/');

/** Files of a game that carry out no rule, or whose every word other specs check: cards, texts, lists, set-up of tests. */
const noRules =
  /(^|\/)(cards|words|testing|rule-numbers|excused-rules|lists|deck-forms)\/|^(decks|index)\.ts$|(\.spec|(^|\/)(arrange|card-words|event-forms|known-words|rule-numbers|rulings|excused-rules|random-play|perft))\.ts$|(^|\/)decks\/(?!deck-rules|formats|deck\.ts)/;
/** Files of the kernel that carry out no rule: texts, types, and what makes examples. */
const noKernelRules = /^(words|testing)\/|\.spec\.ts$|^(index|authoring|words|contract|errors|game)\.ts$/;

/**
 * @param {string} folder
 * @param {RegExp} leftOut @returns {readonly string[]} source files below a folder, in a fixed order
 */
function filesBelow(folder, leftOut) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(posix)
    .filter((name) => name.endsWith('.ts') && !leftOut.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

/** Returns the source files of a game that carry out its rules. @param {string} game */
export const rulesOf = (game) => filesBelow(inCheckout('libs', 'games', game, 'src'), noRules);
/** Returns the source files of the kernel that carry out rules. */
export const kernelRules = () => filesBelow(inCheckout('libs', 'kernel', 'src'), noKernelRules);

/**
 * Returns an entry for `bundleMutants` that assembles a game from its sources as a released game is assembled, from rules, cards and words.
 * @param {string} game
 * @returns {string}
 */
export const entryOf = (game) => {
  const source = posix(inCheckout('libs', 'games', game, 'src'));
  return `
import { assembleRuleset } from '@arbiter/kernel';
import { rules } from '${source}/bundle.ts';
import { catalogue } from '${source}/cards/index.ts';
import { presentation } from '${source}/presentation.ts';
const cards = new Map(catalogue.map((card) => [card.id, card]));
export const openings = () => rules.openingsOf(catalogue);
export const open = (openings) => assembleRuleset(rules, { cards, openings }, presentation);`;
};

/**
 * Makes a bundle in which every mutant can be switched on.
 *
 * @param {object} given
 * @param {string} given.entry text of a module that exports `openings()`, which returns what all cards could do, and `open(openings)`,
 *   which returns a ruleset
 * @param {readonly string[]} given.files absolute paths of the sources in which mutants are made
 * @param {(text: string) => readonly string[]} given.citedIn
 * @param {string} given.outfile
 * @returns {Promise<readonly Mutant[]>} the mutants; the file holds a script whose value is a function that takes the mutant to switch on
 *   (-1 for none) and what `watchCollections` returns, and returns `{ openings, open, switches }`
 */
export async function bundleMutants({ entry, files, citedIn, outfile }) {
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const exchanged = exchangedWords(texts);
  /** @type {Mutant[]} */
  const mutants = [];
  const changed = new Map(
    files.map((file, at) => {
      const made = mutate({
        file: posix(path.relative(checkout, file)),
        text: /** @type {string} */ (texts[at]),
        first: mutants.length,
        exchanged,
        citedIn,
      });
      mutants.push(...made.mutants);
      return [path.normalize(file), made.text];
    }),
  );
  const result = await build({
    stdin: { contents: entry, resolveDir: checkout, loader: 'ts' },
    absWorkingDir: checkout,
    tsconfig: inCheckout('tsconfig.json'),
    bundle: true,
    write: false,
    format: 'iife',
    globalName: '__game',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    plugins: [
      {
        name: 'mutants',
        setup: (esbuild) => {
          esbuild.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
            const contents = changed.get(path.normalize(file));
            return contents === undefined ? undefined : { contents, loader: 'ts' };
          });
        },
      },
    ],
  });
  const code = result.outputFiles[0]?.text ?? '';
  // The mutant is switched on before the rules are loaded, so that what is computed once, at loading, can be broken too.
  writeFileSync(
    outfile,
    `(function (__active0, __collections) {${switches(mutants.length)}
let { Map, Set, WeakMap, WeakSet } = __collections.whileLoading;
__active = __active0;
${code}
__collections.loaded();
({ Map, Set, WeakMap, WeakSet } = globalThis);
return { openings: __game.openings, open: __game.open, switches: __switches };
})`,
  );
  return mutants;
}

/** Bundles the code that runs scenarios, without mutants. @param {string} outfile */
export async function bundleRunner(outfile) {
  const source = posix(inCheckout('libs', 'scenarios', 'src'));
  await build({
    stdin: {
      contents: `export { runScenario } from '${source}/run.ts'; export { readScenarios, scenarioFiles } from '${source}/files.ts';`,
      resolveDir: checkout,
      loader: 'ts',
    },
    absWorkingDir: checkout,
    tsconfig: inCheckout('tsconfig.json'),
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  });
}
