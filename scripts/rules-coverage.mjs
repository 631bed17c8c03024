// npm run rules:coverage [GAME ...] [-- [--json] [--open] [--complete] [--cited] [--record] [--results FILE] [--processes N]]
// Reports which rules and worked examples of a game's book its tests cite, which are excused and which are open; and which of the cited
// ones are shown, that is, a scenario fails when they are broken.
//
// The tests that cite rules are run first, so that the answer is about the current code and not about an old report; `--results` takes the
// JSON report of a test run that has just been made (jest --json --outputFile FILE) instead.
// The shown rules are read from `libs/games/<game>/shown-rules.tsv` and tried again: each rule is broken as recorded there, and the
// recorded scenario has to fail. Where it does not, or the place is gone, other breaks of the rule are tried, which takes longer; `--record`
// writes those that are noticed into the list instead. A scenario is run with nothing broken only where the report does not say that it
// passed. `--cited` leaves the shown rules out.
// `--open` lists the open numbers by section.
// Fails on a rule that was shown and is no longer, on a cited number that does not exist, an excuse that does not hold, a failing test, and
// on any open rule of a game that is offered (libs/games/index.ts); a game that is still in work may have open rules, unless --complete is
// given.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { jestArguments } from './lib/jest.mjs';
import { prepareMutants } from './lib/mutants/prepare.mjs';
import { shownRules } from './lib/mutants/shown.mjs';
import { gamesFolder, isOffered, loadRulebooks, registeredGames } from './lib/rulebooks.mjs';
import { runtimeNode } from './lib/runtime.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Returns the spec files of a game that cite rules. @param {string} game @returns {readonly string[]} */
function citingSpecs(game) {
  const folder = path.join(gamesFolder, game);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => path.join(folder, name))
    .filter((file) => /\b(shows|describeScenarios)\(/.test(readFileSync(file, 'utf8')));
}

/** Runs specs and writes Jest's JSON report. @param {readonly string[]} files @param {string} report */
async function runSpecs(files, report) {
  const args = jestArguments('unit', ['--silent', '--json', '--outputFile', report, '--runTestsByPath', ...files]);
  const output = await new Promise((resolve) => {
    const child = spawn(runtimeNode().path, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
    let text = '';
    child.stderr.on('data', (chunk) => (text += chunk));
    child.once('close', () => resolve(text));
  });
  if (!existsSync(report)) throw new Error(`the tests could not be run:\n${output}`);
}

/** Returns the tests of a game from Jest's report. @param {string} game @param {any} report */
function testsOf(game, report) {
  const folder = path.join('libs', 'games', game) + path.sep;
  const files = report.testResults.filter((/** @type {any} */ file) => path.relative(root, file.name).startsWith(folder));
  const broken = files
    .filter((/** @type {any} */ file) => file.assertionResults.length === 0 && file.status === 'failed')
    .map((/** @type {any} */ file) => `${path.relative(root, file.name)} could not be run: ${String(file.message).split('\n')[0]}`);
  const tests = files.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ one) => ({
      title: one.fullName,
      passed: one.status === 'passed',
      assertions: one.numPassingAsserts ?? 0,
    })),
  );
  return { tests, broken };
}

/**
 * Returns the titles of the scenarios that passed. @param {string} game @param {any} report Jest's
 * @returns {ReadonlySet<string>}
 */
function passedScenarios(game, report) {
  const spec = path.join(gamesFolder, game, 'src', 'scenarios.spec.ts');
  const tests = report.testResults
    .filter((/** @type {any} */ file) => path.resolve(file.name) === spec)
    .flatMap((/** @type {any} */ file) => file.assertionResults);
  return new Set(tests.filter((/** @type {any} */ one) => one.status === 'passed').map((/** @type {any} */ one) => one.fullName));
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
    complete: { type: 'boolean', default: false },
    cited: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    results: { type: 'string' },
    processes: { type: 'string', default: String(Math.min(2, os.availableParallelism())) },
  },
});
const known = registeredGames();
const wanted = positionals.length === 0 ? known : positionals;
const strangers = wanted.filter((game) => !known.includes(game));
if (strangers.length > 0) {
  console.error(`no rule numbers are committed for ${strangers.join(', ')}; known games: ${known.join(', ')}`);
  process.exit(2);
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'arbiter-coverage-'));
try {
  const { games, measureCoverage, printCoverage } = await loadRulebooks(wanted, folder);
  const reportFile = options.results ?? path.join(folder, 'results.json');
  const specs = wanted.flatMap(citingSpecs);
  if (options.results === undefined && specs.length > 0) await runSpecs(specs, reportFile);
  const report = specs.length === 0 ? { testResults: [] } : JSON.parse(readFileSync(reportFile, 'utf8'));
  const coverages = games.map((/** @type {any} */ rules) => {
    const { tests, broken } = testsOf(rules.game, report);
    const coverage = measureCoverage(rules, tests);
    return { ...coverage, faults: [...broken, ...coverage.faults] };
  });
  /** @type {import('./lib/mutants/shown.mjs').ShownRules[]} */
  const shown = [];
  if (!options.cited) {
    const prepare = (/** @type {any} */ rules) =>
      prepareMutants({ rules, folder: mkdtempSync(path.join(folder, 'mutants-')), withKernelPlaces: true });
    /** @type {ReturnType<typeof prepare> | null} */
    let next = null;
    for (const [at, rules] of games.entries()) {
      const prepared = await (next ?? prepare(rules));
      // The bundle of the next game is made while the mutants of this game are tried.
      next = at + 1 < games.length ? prepare(games[at + 1]) : null;
      next?.catch(() => undefined);
      shown.push(
        await shownRules({
          record: options.record,
          rules,
          prepared,
          processes: Number(options.processes),
          passed: passedScenarios(rules.game, report),
        }),
      );
    }
  }
  if (options.json)
    console.log(
      JSON.stringify(
        Object.fromEntries(coverages.map((/** @type {any} */ one, /** @type {number} */ at) => [one.game, { ...one, shown: shown[at] }])),
        null,
        2,
      ),
    );
  else
    console.log(
      coverages
        .map((/** @type {any} */ one, /** @type {number} */ at) => printCoverage(one, { listOpen: options.open, shown: shown[at] }))
        .join('\n\n'),
    );
  const mustBeComplete = (/** @type {string} */ game) => options.complete || isOffered(game);
  const failed =
    shown.some(({ fallen }) => fallen.length > 0) ||
    coverages.some(
      (/** @type {any} */ one) => one.faults.length > 0 || (mustBeComplete(one.game) && one.open.length + one.examples.open.length > 0),
    );
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
