// Prints the reports of `rules:mutants`, for people and as JSON.

/** @typedef {import('./judge.mjs').Verdict} Verdict */
/** @typedef {import('./judge.mjs').RuleShown} RuleShown */

/**
 * @typedef {object} RuleFigures
 * @property {string} rule
 * @property {number} citing number of mutants noticed by a scenario that cites a rule of the place
 * @property {number} suite number of mutants noticed by other scenarios only
 * @property {number} survived
 * @property {boolean} shown whether a break of a place that carries the rule out was noticed by a scenario that cites this very rule
 */

/**
 * @typedef {object} Report
 * @property {string} game
 * @property {string} seed
 * @property {number} mutants number of all mutants
 * @property {{ readonly [fate: string]: number }} counts of the mutants that were drawn
 * @property {readonly RuleFigures[]} rules
 * @property {readonly Verdict[]} verdicts
 * @property {readonly string[]} faults
 * @property {boolean} whole whether the game's other tests were run too
 */

/**
 * Counts the mutants by their fate.
 *
 * @param {object} given
 * @param {string} given.game @param {string} given.seed @param {number} given.all @param {readonly Verdict[]} given.verdicts @param
 *   {readonly string[]} given.faults @param {boolean} [given.whole]
 * @param {ReadonlyMap<string, readonly string[]>} given.citedBy rules that a scenario cites, by its name
 * @returns {Report}
 */
export function reportOf({ game, seed, all, verdicts, faults, citedBy, whole = false }) {
  const counts = { citing: 0, suite: 0, specs: 0, survived: 0, notReached: 0, equivalent: 0 };
  /** @type {Map<string, { rule: string, citing: number, suite: number, survived: number, shown: boolean }>} */
  const rules = new Map();
  for (const { fate, rules: own, killer } of verdicts) {
    counts[fate] += 1;
    if (fate === 'notReached' || fate === 'equivalent' || fate === 'specs') continue;
    for (const rule of own) {
      const row = rules.get(rule) ?? { rule, citing: 0, suite: 0, survived: 0, shown: false };
      row[fate] += 1;
      row.shown ||= citedBy.get(killer)?.includes(rule) === true;
      rules.set(rule, row);
    }
  }
  return {
    game,
    seed,
    mutants: all,
    counts,
    rules: [...rules.values()].sort((a, b) => b.survived - a.survived || (a.rule < b.rule ? -1 : 1)),
    verdicts,
    faults,
    whole,
  };
}

const percent = (/** @type {number} */ part, /** @type {number} */ whole) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);
const some = (/** @type {readonly string[]} */ names, length = 4) =>
  `${names
    .slice(0, length)
    .map((name) => `"${name}"`)
    .join(', ')}${names.length > length ? ` and ${names.length - length} more` : ''}`;

const described = (/** @type {Verdict} */ { mutant }) =>
  `${mutant.file}:${mutant.line} in ${mutant.within || 'the file'}: ${mutant.kind}: ${mutant.was} -> ${mutant.becomes}`;

/** @param {Report} report @returns {string} */
export function printReport(report) {
  const { counts, verdicts } = report;
  const of = (/** @type {string} */ fate) => verdicts.filter((one) => one.fate === fate);
  const byScenarios = (counts.citing ?? 0) + (counts.suite ?? 0);
  const killed = byScenarios + (counts.specs ?? 0);
  const judged = killed + (counts.survived ?? 0) + (counts.notReached ?? 0);
  const lines = of('survived').flatMap((one) => [
    `survived  ${described(one)}`,
    `          rules ${one.rules.join(', ') || 'none'}; ${one.tried} of the ${one.reachedBy.length} scenarios that reach it were run: ${some(one.reachedBy)}`,
    `          ${one.mutant.key}`,
  ]);
  return [
    ...lines,
    ...of('notReached').map((one) => `not reached  ${described(one)} (rules ${one.rules.join(', ') || 'none'})`),
    '',
    ...report.rules
      .filter(({ survived, citing }) => survived > 0 || citing === 0)
      .map(
        ({ rule, citing, suite, survived }) =>
          `rule ${rule}: ${citing} killed by scenarios that cite it or a rule beside it, ${suite} by others only, ${survived} survived`,
      ),
    '',
    `${report.game}, seed ${report.seed}: ${verdicts.length} of ${report.mutants} mutants`,
    `killed by scenarios: ${byScenarios} of ${judged} (${percent(byScenarios, judged)}), ${counts.citing} of them by one that cites the rule; survived ${(counts.survived ?? 0) + (counts.specs ?? 0)}; not reached ${counts.notReached}; equivalent ${counts.equivalent}`,
    ...(report.whole ? [`killed by the whole suite: ${killed} of ${judged} (${percent(killed, judged)})`] : []),
    ...report.faults.map((fault) => `! ${fault}`),
  ].join('\n');
}

/** @param {string} game @param {readonly RuleShown[]} rows @returns {string} */
export function printShown(game, rows) {
  const of = (/** @type {RuleShown['state']} */ state) => rows.filter((row) => row.state === state);
  return [
    ...of('unnoticed').map(({ rule, places, tried }) => `unnoticed  ${rule}: ${tried} breaks tried of ${places}`),
    ...of('nowhere').map(({ rule }) => `nowhere    ${rule}: no place that says it carries it out is reached by a scenario that cites it`),
    '',
    `${game}: of ${rows.length} rules that scenarios cite, ${of('shown').length} are shown (${percent(of('shown').length, rows.length)}), ${of('unnoticed').length} can be broken unnoticed, ${of('nowhere').length} stand at no place`,
  ].join('\n');
}

/**
 * Prints where the breaks that survived can be seen.
 * @param {readonly import('./judge.mjs').Compared[]} rows @returns {string}
 */
export function printCompared(rows) {
  const levels = { told: 'told', seen: 'seen in a view', kept: 'kept in the state alone' };
  const how = (/** @type {import('./judge.mjs').Compared} */ { difference }) =>
    difference === null ? 'no difference' : levels[difference.level];
  const lines = rows.flatMap((row) => [
    `${how(row)}  ${described(row.verdict)}`,
    `    ${row.verdict.mutant.key}`,
    `    rules ${row.verdict.rules.join(', ') || 'none'}; reached by ${row.verdict.reachedBy.length}: ${some(row.verdict.reachedBy, 3)}`,
    ...(row.difference === null
      ? []
      : [
          `    in ${row.scenario?.file} "${row.scenario?.name}", ${row.difference.when}:`,
          ...row.difference.details.map((detail) => `      ${detail}`),
        ]),
  ]);
  const count = (/** @type {string} */ what) => rows.filter((row) => how(row) === what).length;
  return [
    ...lines,
    '',
    `of ${rows.length} that survived: ${[...Object.values(levels), 'no difference'].map((what) => `${count(what)} ${what}`).join(', ')}`,
  ].join('\n');
}

/**
 * Prints places that may carry out rules which no place cites.
 * @param {string} game @param {number} asked @param {readonly import('./judge.mjs').Place[]} places @returns {string}
 */
export function printPlaces(game, asked, places) {
  const rules = [...new Set(places.map(({ rule }) => rule))];
  const lines = rules.flatMap((rule) => [
    `rule ${rule}`,
    ...places
      .filter((one) => one.rule === rule)
      .map(
        ({ mutant, others, scenario }) =>
          `  ${mutant.file}:${mutant.line} ${mutant.within}: ${mutant.kind}: ${mutant.was} -> ${mutant.becomes}; ${others} others reach it; "${scenario}"`,
      ),
  ]);
  return [
    ...lines,
    '',
    `${game}: of ${asked} rules that are cited and not shown, ${rules.length} have places that a scenario of theirs watches`,
  ].join('\n');
}
