// npm run rules:mutants -- GAME [--sample N] [--seed S] [--rule R] [--below FOLDER] [--again FILE] [--whole] [--in game|kernel|both]
// [--differences [--runs N]] [--against FILES] [--listed] [--shown [--tries N] [--record]] [--places [--tries N]] [--json] [--out FILE]
// [--most N] [--processes N]
// Breaks a game's rules on purpose, one place after the other, and reports which breaks (mutants) its scenarios notice.
//
// One bundle contains all mutants behind switches; each mutant is run in the scenarios that reach it, first in those that cite a rule which
// the mutant's place cites. `--sample` draws a number of mutants, the same ones for the same seed; `--rule` takes only those of one rule.
// `--below` takes only mutants of files whose paths begin with the given text (several are separated by commas). `--out` writes the JSON
// report to a file, in addition to what is printed; `--again` tries only the mutants that survived or were not reached in such a report.
// `--whole` tries the mutants that no scenario noticed against the game's specs and the recorded matches too, with a run of these for each
// mutant.
// `--in kernel` breaks the parts of the kernel that the game uses instead of the game, `both` breaks either.
// `--differences` reports for every mutant that survived where the break can be seen in a scenario that reaches it, although no expectation
// looks there; `--runs` is the number of scenarios that are compared for each mutant. `--against` runs only the scenarios of the given
// files (separated by commas), which is quick.
// `--listed` tries only the mutants that are listed as equivalent, and fails where a scenario notices one, since it is then listed wrongly.
// `--shown` checks for every rule that scenarios cite whether a break of a place that carries the rule out is noticed by a scenario that
// cites it, and fails where a rule was shown and is no longer; `--record` writes the shown rules into `libs/games/<game>/shown-rules.tsv`,
// against which `npm run rules:coverage` checks the game. `--tries` is the number of breaks of a rule that are tried.
// `--places` proposes, for rules that are cited and not shown, where they may be carried out: places whose breaks are noticed by a scenario
// that cites the rule, first those that few other scenarios reach. Where a place does carry the rule out, a comment there that names the
// rule makes it shown; in the kernel (`--in both`), a line in `libs/games/<game>/kernel-places.tsv` does.
// `--most` is the number of scenarios that are run for one mutant: those that cite the rule first, then those that are mostly about its
// file.
// Fails when a scenario fails with nothing broken, or when the list of equivalent mutants names one that does not exist.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { shuffled } from './lib/mutants/draw.mjs';
import { openSuite } from './lib/mutants/judge.mjs';
import { startPool } from './lib/mutants/pool.mjs';
import { prepareMutants } from './lib/mutants/prepare.mjs';
import { printCompared, printPlaces, printReport, printShown, reportOf } from './lib/mutants/report.mjs';
import { tryWholeSuite } from './lib/mutants/whole-suite.mjs';
import { readWitnesses, witnessFile, writeWitnesses } from './lib/mutants/witnesses.mjs';
import { loadRulebooks, registeredGames } from './lib/rulebooks.mjs';

/** @typedef {import('./lib/mutants/judge.mjs').Verdict} Verdict */

/** @param {string} text @param {string} name @returns {number} */
function wholeNumber(text, name) {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} takes a number from 1 on, not "${text}"`);
  return Number(text);
}

/**
 * Returns the mutants that survived or were not reached in an earlier report; null when no report is given and all are wanted.
 * @param {string | undefined} file @returns {ReadonlySet<string> | null} their keys
 */
function leftAlive(file) {
  if (file === undefined) return null;
  const { verdicts } = JSON.parse(readFileSync(file, 'utf8'));
  return new Set(
    verdicts
      .filter((/** @type {any} */ one) => one.fate === 'survived' || one.fate === 'notReached')
      .map((/** @type {any} */ one) => one.mutant.key),
  );
}

/**
 * Tries the mutants that no scenario noticed against the game's other tests.
 * @param {readonly Verdict[]} verdicts @param
 *   {{ readonly game: string, readonly files: readonly string[], readonly folder: string, readonly say: (line: string) => void }} given
 * @returns {Promise<readonly Verdict[]>}
 */
async function byWholeSuite(verdicts, given) {
  const alive = verdicts.filter(({ fate }) => fate === 'survived' || fate === 'notReached');
  const noticed = await tryWholeSuite({ ...given, mutants: alive.map(({ mutant }) => mutant) });
  const specOf = new Map(alive.map((verdict, at) => [verdict, noticed[at] ?? '']));
  return verdicts.map((verdict) =>
    (specOf.get(verdict) ?? '') === '' ? verdict : { ...verdict, fate: 'specs', killer: specOf.get(verdict) ?? '' },
  );
}

/** @param {ReturnType<typeof readArguments>} given @param {string} folder @returns {Promise<boolean>} whether all is in order */
async function main({ game, options }, folder) {
  const say = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);
  const { games } = await loadRulebooks([game], folder);
  const { files, mutants, order, load, equivalents, stale } = await prepareMutants({
    rules: games[0],
    folder,
    within: options.in,
    withKernelPlaces: options.shown || options.places,
    against: options.against?.split(',') ?? [],
  });
  say(`${mutants.length} mutants in ${files.length} files`);
  const suite = await openSuite({
    mutants,
    load,
    pool: await startPool(load, wholeNumber(options.processes, 'processes')),
    most: wholeNumber(options.most, 'most'),
    equivalents: options.listed ? new Map() : equivalents,
    say,
  });
  try {
    const faults = [...suite.failing, ...stale];
    if (options.shown) {
      const known = readWitnesses(witnessFile(game));
      const rows = await suite.shown({ perRule: wholeNumber(options.tries, 'tries'), seed: options.seed, known });
      const found = new Map(rows.flatMap(({ rule, witness }) => (witness === null ? [] : [[rule, witness]])));
      const fallen = [...known.keys()]
        .filter((rule) => !found.has(rule))
        .map((rule) => `${rule} was shown, and can be broken unnoticed now`);
      faults.push(...fallen);
      // A rule that is no longer shown stays listed, so that recording does not hide it: whoever wants to give it up removes its line.
      if (options.record) writeWitnesses(witnessFile(game), new Map([...known, ...found]), order);
      console.log(
        options.json
          ? JSON.stringify({ game, rules: rows, faults }, null, 2)
          : [printShown(game, rows), ...faults.map((fault) => `! ${fault}`)].join('\n'),
      );
      return faults.length === 0;
    }
    if (options.places) {
      const shown = readWitnesses(witnessFile(game));
      const rules = new Set(suite.scenarios.flatMap((one) => one.rules).filter((rule) => !shown.has(rule)));
      console.log(printPlaces(game, rules.size, await suite.places({ rules, perRule: wholeNumber(options.tries, 'tries') })));
      return faults.length === 0;
    }
    const alive = leftAlive(options.again);
    const isWanted = (/** @type {typeof mutants[number]} */ mutant) =>
      (options.rule === undefined || mutant.rules.includes(options.rule)) &&
      (options.below === undefined || options.below.split(',').some((folder) => mutant.file.startsWith(folder))) &&
      (alive === null || alive.has(mutant.key)) &&
      (!options.listed || equivalents.has(mutant.key)) &&
      // Mutants of the kernel count only where the game uses them.
      (!mutant.file.startsWith('libs/kernel/') || suite.reaching(mutant).length > 0);
    const wanted = mutants.filter(isWanted);
    const drawn =
      options.sample === undefined
        ? wanted
        : shuffled(wanted, ({ key }) => key, options.seed).slice(0, wholeNumber(options.sample, 'sample'));
    const judged = await suite.judge([...drawn].sort((a, b) => a.id - b.id));
    if (options.listed)
      faults.push(
        ...judged.flatMap(({ mutant, killer, how }) =>
          killer === '' ? [] : [`${mutant.key} is listed as equivalent, and "${killer}" notices it: ${how}`],
        ),
      );
    const verdicts = options.whole ? await byWholeSuite(judged, { game, files, folder, say }) : judged;
    const report = reportOf({
      game,
      seed: options.seed,
      all: wanted.length,
      verdicts,
      faults,
      whole: options.whole,
      citedBy: new Map(suite.scenarios.map(({ name, rules }) => [name, rules])),
    });
    if (options.out !== undefined) writeFileSync(options.out, JSON.stringify(report, null, 2));
    console.log(options.json ? JSON.stringify(report, null, 2) : printReport(report));
    if (options.differences) console.log(printCompared(await suite.compare(verdicts, wholeNumber(options.runs, 'runs'))));
    return faults.length === 0;
  } finally {
    suite.end();
  }
}

function readArguments() {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      rule: { type: 'string' },
      below: { type: 'string' },
      again: { type: 'string' },
      whole: { type: 'boolean', default: false },
      differences: { type: 'boolean', default: false },
      runs: { type: 'string', default: '10' },
      against: { type: 'string' },
      listed: { type: 'boolean', default: false },
      out: { type: 'string' },
      in: { type: 'string', default: 'game' },
      shown: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      places: { type: 'boolean', default: false },
      tries: { type: 'string', default: '8' },
      json: { type: 'boolean', default: false },
      most: { type: 'string', default: '100' },
      processes: { type: 'string', default: String(Math.min(2, os.availableParallelism())) },
    },
  });
  const known = registeredGames();
  const [game] = positionals;
  if (game === undefined || positionals.length > 1 || !known.includes(game)) throw new Error(`one game is needed: ${known.join(', ')}`);
  const within = /** @type {const} */ (['game', 'kernel', 'both']).find((one) => one === options.in);
  if (within === undefined) throw new Error(`--in takes game, kernel or both, not "${options.in}"`);
  return { game, options: { ...options, in: within } };
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'arbiter-mutants-'));
try {
  process.exitCode = (await main(readArguments(), folder)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
