// Prepares a game's bundle of mutants and all that is needed to run its scenarios against them.
import path from 'node:path';
import { inCheckout } from '../paths.mjs';
import { bundleMutants, bundleRunner, entryOf, kernelRules, rulesOf } from './bundle.mjs';
import { citationReader } from './citations.mjs';
import { readEquivalents } from './equivalents.mjs';
import { kernelFiles, kernelPlacesFile, readKernelPlaces, withKernelPlaces } from './kernel-places.mjs';

/**
 * Makes the bundle.
 *
 * @param {object} given
 * @param {any} given.rules the committed lists of the game (see `loadRulebooks`)
 * @param {string} given.folder where the bundle is written
 * @param {'game' | 'kernel' | 'both'} [given.within] whose sources are broken
 * @param {boolean} [given.withKernelPlaces] adds the places of the kernel that carry out rules of the game's book
 * @param {readonly string[]} [given.against] files of scenarios; none: all of the game
 */
export async function prepareMutants({ rules, folder, within = 'game', withKernelPlaces: asks = false, against = [] }) {
  const { game, numbers, rulings, examples } = rules;
  const ofKind = (/** @type {boolean} */ heading) =>
    numbers.filter((/** @type {any} */ row) => (row.kind === 'heading') === heading).map((/** @type {any} */ row) => row.number);
  const order = [...ofKind(false), ...examples];
  const citedIn = citationReader({ numbers: order, headings: ofKind(true), rulings: rulings.map((/** @type {any} */ one) => one.id) });
  const kernelPlaces = asks || within !== 'game' ? readKernelPlaces(kernelPlacesFile(game), new Set(order)) : [];
  const files = [...(within === 'kernel' ? [] : rulesOf(game)), ...(within === 'game' ? kernelFiles(kernelPlaces) : kernelRules())];
  const bundle = path.join(folder, `${game}.js`);
  const runner = path.join(folder, 'runner.cjs');
  const made = await bundleMutants({ entry: entryOf(game), files, citedIn, outfile: bundle });
  await bundleRunner(runner);
  const { mutants, unknown } = withKernelPlaces(made, kernelPlaces);

  const lists = [
    inCheckout('libs', 'games', game, 'mutants.equivalent.yaml'),
    inCheckout('libs', 'kernel', 'mutants.equivalent.yaml'),
  ].flatMap((file) => readEquivalents(file));
  const keys = new Set(mutants.map(({ key }) => key));
  const broken = new Set(mutants.map(({ file }) => file));
  return {
    files,
    mutants,
    order,
    load: /** @type {const} */ ({
      type: 'load',
      bundle,
      runner,
      folders: against.length > 0 ? against.map((file) => path.resolve(file)) : [inCheckout('libs', 'games', game, 'scenarios')],
    }),
    equivalents: new Map(lists.map(({ mutant, reason }) => [mutant, reason])),
    stale: [
      ...lists
        .filter(({ mutant }) => broken.has(mutant.split('#')[0] ?? '') && !keys.has(mutant))
        .map(({ mutant }) => `there is no mutant ${mutant}, which is listed as equivalent`),
      ...unknown,
    ],
  };
}
