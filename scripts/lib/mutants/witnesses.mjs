// Reads and writes the rules of a game that are shown, each with the break and the scenario that prove it:
// `libs/games/<game>/shown-rules.tsv`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inCheckout } from '../paths.mjs';

/** @typedef {import('./judge.mjs').Witness} Witness */

const head = [
  '# Rules that can’t be broken unnoticed: a break of a place that carries the rule out (see scripts/README.md), and a scenario citing the rule that fails under it.',
  '# Written by: npm run rules:mutants -- GAME --shown --record',
  'rule\tmutant\tscenario',
];

/** @param {string} game */
export const witnessFile = (game) => inCheckout('libs', 'games', game, 'shown-rules.tsv');

/**
 * Reads the rules that are shown.
 * @param {string} file a missing file is an empty list
 * @returns {ReadonlyMap<string, Witness>} by rule
 * @throws {Error} when a line does not have three columns, or a rule occurs twice
 */
export function readWitnesses(file) {
  if (!existsSync(file)) return new Map();
  /** @type {Map<string, Witness>} */
  const found = new Map();
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of lines.slice(1)) {
    const [rule, mutant, scenario, ...more] = line.split('\t');
    if (!rule || !mutant || !scenario || more.length > 0) throw new Error(`${file}: rule, mutant and scenario are expected, not "${line}"`);
    if (found.has(rule)) throw new Error(`${file}: ${rule} is listed twice`);
    found.set(rule, { mutant, scenario });
  }
  return found;
}

/**
 * @param {string} file
 * @param {ReadonlyMap<string, Witness>} witnesses @param {readonly string[]} order of the numbers in the book; what is not in the book
 *   (examples, rulings) comes last
 */
export function writeWitnesses(file, witnesses, order) {
  const place = new Map(order.map((rule, at) => [rule, at]));
  const rank = (/** @type {string} */ rule) => place.get(rule) ?? order.length;
  const rows = [...witnesses].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
  writeFileSync(file, `${[...head, ...rows.map(([rule, { mutant, scenario }]) => [rule, mutant, scenario].join('\t'))].join('\n')}\n`);
}

/**
 * Tries each rule's recorded break on its recorded scenario only, without looking for others.
 *
 * @param {object} given
 * @param {ReadonlyMap<string, Witness>} given.witnesses
 * @param {readonly import('./places.mjs').Mutant[]} given.mutants all mutants of the bundle
 * @param {import('./pool.mjs').Pool} given.pool
 * @param {(scenario: import('./worker.mjs').ScenarioName) => boolean} [given.passes] whether it is known that a scenario passes with nothing
 *   broken; the others are run unbroken too
 * @returns {Promise<{ readonly held: readonly string[], readonly fallen: readonly string[] }>} rules; a rule is `fallen` when its break or
 *   scenario no longer exists, or when the scenario fails anyway or does not notice the break
 */
export async function tryWitnesses({ witnesses, mutants, pool, passes = () => false }) {
  const idOf = new Map(mutants.map(({ key, id }) => [key, id]));
  /** Scenarios by the rules that they cite and their names. */
  const places = new Map(pool.scenarios.flatMap(({ name, rules }, at) => rules.map((rule) => [`${rule}\t${name}`, at])));
  /** Rules by the break that is recorded for them, each with its scenario. @type {Map<number, [rule: string, at: number][]>} */
  const rows = new Map();
  for (const [rule, { mutant, scenario }] of witnesses) {
    const id = idOf.get(mutant);
    const at = places.get(`${rule}\t${scenario}`);
    if (id === undefined || at === undefined) continue;
    rows.set(id, [...(rows.get(id) ?? []), [rule, at]]);
  }
  const known = pool.scenarios.map(passes);
  const breaks = [...rows].map(([mutant, tried]) => ({ mutant, tried, scenarios: [...new Set(tried.map(([, at]) => at))] }));
  /** @type {readonly (import('./worker.mjs').Noticed | null)[]} */
  const answers = await pool.work(
    breaks,
    ({ mutant, scenarios }) => ({ type: 'notice', mutant, scenarios: scenarios.map((at) => [at, known[at] === true]) }),
    () => undefined,
  );
  // A process that was lost over a break counts as noticing it.
  const held = new Set(
    breaks.flatMap(({ tried }, index) => {
      const answer = answers[index];
      return tried.filter(([, at]) => answer?.by.includes(at) ?? true).map(([rule]) => rule);
    }),
  );
  return { held: [...witnesses.keys()].filter((rule) => held.has(rule)), fallen: [...witnesses.keys()].filter((rule) => !held.has(rule)) };
}
