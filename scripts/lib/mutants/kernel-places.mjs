// Places where the kernel carries out rules of a game. The kernel contains no game's rule numbers, so each game has a list of its own,
// `libs/games/<game>/kernel-places.tsv`.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout, inCheckout } from '../paths.mjs';

/** @typedef {import('./places.mjs').Mutant} Mutant */
/**
 * @typedef {{ readonly rule: string, readonly file: string, readonly within: string }} KernelPlace `file` is relative to the root of the
 *   checkout; `within` is a function, or a step's name, as reports print it
 */

/** @param {string} game */
export const kernelPlacesFile = (game) => inCheckout('libs', 'games', game, 'kernel-places.tsv');

/**
 * Reads a game's list.
 * @param {string} file columns: rule, file below `libs/kernel/src`, function; a missing file is an empty list
 * @param {ReadonlySet<string>} numbers of the game's book
 * @returns {readonly KernelPlace[]}
 * @throws {Error} when a line lacks one of these columns, a number is not in the book, or a line occurs twice
 */
export function readKernelPlaces(file, numbers) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const twice = lines.find((line, at) => lines.indexOf(line) !== at);
  if (twice !== undefined) throw new Error(`${file}: "${twice}" is listed twice`);
  return lines.slice(1).map((line) => {
    const [rule, source, within, ...more] = line.split('\t');
    if (!rule || !source || !within || more.length > 0) throw new Error(`${file}: rule, file and function are expected, not "${line}"`);
    if (!numbers.has(rule)) throw new Error(`${file}: the book has no rule ${rule}`);
    return { rule, file: `libs/kernel/src/${source}`, within };
  });
}

/**
 * Returns the source files that a list names.
 * @param {readonly KernelPlace[]} places @returns {readonly string[]} absolute paths
 */
export const kernelFiles = (places) =>
  [...new Set(places.map(({ file }) => file))].sort().map((file) => path.join(checkout, ...file.split('/')));

/**
 * Adds to the mutants of the kernel the rules that they carry out according to a game's list.
 * @param {readonly Mutant[]} mutants @param {readonly KernelPlace[]} places
 * @returns {{ readonly mutants: readonly Mutant[], readonly unknown: readonly string[] }} `unknown`: faults of the list, one sentence for
 *   each place that the kernel does not have
 */
export function withKernelPlaces(mutants, places) {
  const isAt = (/** @type {Mutant} */ mutant, /** @type {KernelPlace} */ place) =>
    mutant.file === place.file && (mutant.within === place.within || mutant.within.startsWith(`${place.within}.`));
  const unknown = places
    .filter((place) => !mutants.some((mutant) => isAt(mutant, place)))
    .map(
      ({ rule, file, within }) =>
        `nothing can be broken in ${file}, ${within}, which carries out ${rule} by the list of the kernel's places`,
    );
  return {
    mutants: mutants.map((mutant) =>
      mutant.file.startsWith('libs/kernel/')
        ? { ...mutant, rules: places.filter((place) => isAt(mutant, place)).map(({ rule }) => rule) }
        : mutant,
    ),
    unknown,
  };
}
