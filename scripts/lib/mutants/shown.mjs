// Finds which rules of a game are shown today, and compares them with the rules that were shown when they were last recorded.
import { openSuite } from './judge.mjs';
import { startPool } from './pool.mjs';
import { readWitnesses, tryWitnesses, witnessFile, writeWitnesses } from './witnesses.mjs';

/** Number of breaks of a rule that are tried before the rule counts as no longer shown. */
const perRule = 8;
/** Greatest number of scenarios that are run for one of these breaks. */
const most = 100;

/** @typedef {{ readonly held: readonly string[], readonly fallen: readonly string[] }} ShownRules */

/**
 * Breaks every rule that `shown-rules.tsv` lists: first in the way that is recorded there, then, where no scenario notices that or the code
 * has changed, in other ways.
 *
 * @param {object} given
 * @param {any} given.rules the committed lists of the game (see `loadRulebooks`)
 * @param {Awaited<ReturnType<typeof import('./prepare.mjs').prepareMutants>>} given.prepared with the kernel's places
 * @param {number} given.processes
 * @param {ReadonlySet<string>} given.passed titles of scenarios that passed with nothing broken (`titleOf`)
 * @param {boolean} [given.record] writes the breaks that were found for rules whose recorded break shows nothing any more into the list
 * @returns {Promise<ShownRules>}
 */
export async function shownRules({ rules, prepared: { mutants, order, load, equivalents }, processes, passed, record = false }) {
  const witnesses = readWitnesses(witnessFile(rules.game));
  const pool = await startPool(load, processes);
  try {
    const { held, fallen } = await tryWitnesses({ witnesses, mutants, pool, passes: (scenario) => passed.has(titleOf(scenario)) });
    if (fallen.length === 0) return { held, fallen };
    const about = new Set(fallen);
    const suite = await openSuite({ mutants, load, pool, about, most, equivalents, say: () => undefined });
    const rows = await suite.shown({ perRule, seed: '1', only: about });
    const found = new Map(rows.flatMap(({ rule, witness }) => (witness === null ? [] : [[rule, witness]])));
    if (record && found.size > 0) writeWitnesses(witnessFile(rules.game), new Map([...witnesses, ...found]), order);
    return { held: [...held, ...found.keys()], fallen: fallen.filter((rule) => !found.has(rule)) };
  } finally {
    pool.end();
  }
}

/**
 * Returns the title of the test that a game's `scenarios.spec.ts` makes of a scenario (`describeScenarios`).
 * @param {import('./worker.mjs').ScenarioName} scenario
 */
const titleOf = ({ file, name, rules }) => `${file} ${name} ${rules.map((rule) => `⟦${rule}⟧`).join('')}`;
