// npm run rules:coverage [GAME] [-- [--json] [--open] [--complete] [--results FILE] [--noticed FILE]]
// Which rules and worked examples of a game's book its tests and scenarios show, which are excused, and which are open.
//
// The tests that cite rules are run first, so that the answer is about this code and not about an old report; `--results`
// takes the JSON report of a test run that has just been made (jest --json --outputFile FILE) instead.
// `--noticed` adds which of the rules that scenarios cite can't be broken unnoticed, from what `npm run rules:mutants -- GAME --shown --json`
// wrote about one game.
// `--open` lists the open numbers by section.
// Fails on a cited number that does not exist, an excuse that does not hold, a failing test, and on anything open in a game
// that is offered (libs/games/index.ts); a game that is still in work may have open rules, unless --complete is given.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { jestArguments } from './lib/jest.mjs';
import { gamesFolder, isOffered, loadRulebooks, registeredGames } from './lib/rulebooks.mjs';
import { printShown } from './lib/mutants/report.mjs';
import { runtimeNode } from './lib/runtime.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Spec files of a game that cite rules. @param {string} game @returns {readonly string[]} */
function citingSpecs(game) {
  const folder = path.join(gamesFolder, game);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => path.join(folder, name))
    .filter((file) => /\b(shows|describeScenarios)\(/.test(readFileSync(file, 'utf8')));
}

/** Runs specs and writes jest's JSON report. @param {readonly string[]} files @param {string} report */
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

/** The tests of a game in jest's report. @param {string} game @param {any} report */
function testsOf(game, report) {
  const folder = path.join('libs', 'games', game) + path.sep;
  const files = report.testResults.filter((/** @type {any} */ file) => path.relative(root, file.name).startsWith(folder));
  const broken = files.filter((/** @type {any} */ file) => file.assertionResults.length === 0 && file.status === 'failed').map((/** @type {any} */ file) => `${path.relative(root, file.name)} could not be run: ${String(file.message).split('\n')[0]}`);
  const tests = files.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ one) => ({ title: one.fullName, passed: one.status === 'passed', assertions: one.numPassingAsserts ?? 0 })),
  );
  return { tests, broken };
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, open: { type: 'boolean', default: false }, complete: { type: 'boolean', default: false }, results: { type: 'string' }, noticed: { type: 'string' } },
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
  const noticed = options.noticed === undefined ? null : JSON.parse(readFileSync(options.noticed, 'utf8'));
  if (options.json) console.log(JSON.stringify(Object.fromEntries(coverages.map((/** @type {any} */ one) => [one.game, one])), null, 2));
  else console.log(coverages.map((/** @type {any} */ one) => printCoverage(one, { listOpen: options.open })).join('\n\n'));
  if (noticed !== null && !options.json) console.log(`\n${printShown(noticed.game, noticed.rules)}`);
  const mustBeComplete = (/** @type {string} */ game) => options.complete || isOffered(game);
  const failed = coverages.some((/** @type {any} */ one) => one.faults.length > 0 || (mustBeComplete(one.game) && one.open.length + one.examples.open.length > 0));
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
