// Mutants that change nothing anybody can see: reviewed by a person, each with its reason.
import { existsSync, readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';

/**
 * @typedef {{ readonly mutant: string, readonly was: string, readonly reason: string }} Equivalent
 */

/**
 * Reads a list of equivalent mutants.
 * @param {string} file YAML: a list of `mutant` (its key), `was` (what stands there, for readers), `reason`; a file that is not there is an empty list
 * @returns {readonly Equivalent[]}
 * @throws {Error} an entry without one of the three, or a mutant twice
 */
export function readEquivalents(file) {
  if (!existsSync(file)) return [];
  const list = load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA }) ?? [];
  if (!Array.isArray(list)) throw new Error(`${file}: a list is expected`);
  const seen = new Set();
  for (const [at, one] of list.entries()) {
    const whole = ['mutant', 'was', 'reason'].every((name) => typeof one?.[name] === 'string' && one[name].trim() !== '');
    if (!whole) throw new Error(`${file}: entry ${at + 1} needs mutant, was and reason`);
    if (seen.has(one.mutant)) throw new Error(`${file}: ${one.mutant} is listed twice`);
    seen.add(one.mutant);
  }
  return list;
}
