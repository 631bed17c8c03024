// Mutants that change nothing that anybody can see: each was reviewed by a person, and has a reason.
import { existsSync, readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';

/**
 * @typedef {{ readonly mutant: string, readonly was: string, readonly reason: string }} Equivalent
 */

/**
 * Reads a list of equivalent mutants.
 * @param {string} file YAML: a list of `mutant` (its key), `was` (the original code, for readers), `reason`; a missing file is an empty
 *   list
 * @returns {readonly Equivalent[]}
 * @throws {Error} when an entry lacks one of the three, or a mutant is listed twice
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
