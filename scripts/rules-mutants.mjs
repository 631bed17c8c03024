// npm run rules:mutants -- GAME [--sample N] [--seed S] [--rule R] [--below FOLDER] [--again FILE] [--in game|kernel|both]
//     [--shown [--tries N]] [--json] [--out FILE] [--most N] [--processes N]
// Breaks a game's rules on purpose, one place after the other, and tells which breaks its scenarios notice.
//
// All mutants stand in one bundle behind switches; each is run in the scenarios that reach it, those first that cite a rule which
// its place cites. `--sample` draws so many of them, the same for the same seed; `--rule` takes only those of one rule.
// `--below` takes only mutants of files whose paths begin so. `--out` writes the JSON report to a file, beside what is printed; `--again`
// tries only what survived or was not reached in such a report.
// `--in kernel` breaks the parts of the kernel that the game uses instead of the game, `both` either.
// `--shown` asks of every rule that scenarios cite whether a break of a place that carries it out is noticed by a scenario that
// cites it; `npm run rules:coverage -- GAME --noticed FILE` takes what `--shown --json` wrote. `--tries` is how many breaks of a rule are tried.
// `--most` is how many scenarios are run for one mutant: those that cite the rule first, then those that are mostly about its file.
// Fails when a scenario fails though nothing is broken, or the list of equivalent mutants names one that is not there.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundleMutants, bundleRunner, kernelRules, rulesOf } from './lib/mutants/bundle.mjs';
import { citationReader } from './lib/mutants/citations.mjs';
import { shuffled } from './lib/mutants/draw.mjs';
import { readEquivalents } from './lib/mutants/equivalents.mjs';
import { openSuite } from './lib/mutants/judge.mjs';
import { printReport, printShown, reportOf } from './lib/mutants/report.mjs';
import { inCheckout } from './lib/paths.mjs';
import { loadRulebooks, registeredGames } from './lib/rulebooks.mjs';

/** @param {string} text @param {string} name @returns {number} */
function wholeNumber(text, name) {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} takes a number from 1 on, not "${text}"`);
  return Number(text);
}

/** Which mutants an earlier report left alive; null: all are wanted. @param {string | undefined} file @returns {ReadonlySet<string> | null} their keys */
function leftAlive(file) {
  if (file === undefined) return null;
  const { verdicts } = JSON.parse(readFileSync(file, 'utf8'));
  return new Set(verdicts.filter((/** @type {any} */ one) => one.fate === 'survived' || one.fate === 'notReached').map((/** @type {any} */ one) => one.mutant.key));
}

/** @param {ReturnType<typeof readArguments>} given @param {string} folder @returns {Promise<boolean>} whether all is in order */
async function main({ game, options }, folder) {
  const say = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);
  const { games } = await loadRulebooks([game], folder);
  const [{ numbers, rulings, examples }] = games;
  const ofKind = (/** @type {boolean} */ heading) => numbers.filter((/** @type {any} */ row) => (row.kind === 'heading') === heading).map((/** @type {any} */ row) => row.number);
  const citedIn = citationReader({ numbers: [...ofKind(false), ...examples], headings: ofKind(true), rulings: rulings.map((/** @type {any} */ one) => one.id) });
  const files = [...(options.in === 'kernel' ? [] : rulesOf(game)), ...(options.in === 'game' ? [] : kernelRules())];
  const bundle = path.join(folder, 'game.js');
  const runner = path.join(folder, 'runner.cjs');
  const mutants = await bundleMutants({ entry: inCheckout('libs', 'games', game, 'src', 'index.ts'), files, citedIn, outfile: bundle });
  await bundleRunner(runner);
  say(`${mutants.length} mutants in ${files.length} files`);

  const lists = [inCheckout('libs', 'games', game, 'mutants.equivalent.yaml'), inCheckout('libs', 'kernel', 'mutants.equivalent.yaml')].flatMap((file) => readEquivalents(file));
  const equivalents = new Map(lists.map(({ mutant, reason }) => [mutant, reason]));
  const keys = new Set(mutants.map(({ key }) => key));
  const broken = new Set(mutants.map(({ file }) => file));
  const stale = lists.filter(({ mutant }) => broken.has(mutant.split('#')[0] ?? '') && !keys.has(mutant)).map(({ mutant }) => `there is no mutant ${mutant}, which is listed as equivalent`);

  const load = /** @type {const} */ ({ type: 'load', bundle, runner, folders: [inCheckout('libs', 'games', game, 'scenarios')] });
  const suite = await openSuite({ mutants, load, processes: wholeNumber(options.processes, 'processes'), most: wholeNumber(options.most, 'most'), equivalents, say });
  try {
    const faults = [...suite.failing, ...stale];
    if (options.shown) {
      const rows = await suite.shown(wholeNumber(options.tries, 'tries'), options.seed);
      console.log(options.json ? JSON.stringify({ game, rules: rows, faults }, null, 2) : [printShown(game, rows), ...faults.map((fault) => `! ${fault}`)].join('\n'));
      return faults.length === 0;
    }
    const alive = leftAlive(options.again);
    const isWanted = (/** @type {typeof mutants[number]} */ mutant) =>
      (options.rule === undefined || mutant.rules.includes(options.rule)) &&
      (options.below === undefined || mutant.file.startsWith(options.below)) &&
      (alive === null || alive.has(mutant.key)) &&
      // Of the kernel only what the game uses counts.
      (!mutant.file.startsWith('libs/kernel/') || suite.reaching(mutant).length > 0);
    const wanted = mutants.filter(isWanted);
    const drawn = options.sample === undefined ? wanted : shuffled(wanted, ({ key }) => key, options.seed).slice(0, wholeNumber(options.sample, 'sample'));
    const verdicts = await suite.judge([...drawn].sort((a, b) => a.id - b.id));
    const report = reportOf({ game, seed: options.seed, all: wanted.length, verdicts, faults, citedBy: new Map(suite.scenarios.map(({ name, rules }) => [name, rules])) });
    if (options.out !== undefined) writeFileSync(options.out, JSON.stringify(report, null, 2));
    console.log(options.json ? JSON.stringify(report, null, 2) : printReport(report));
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
      out: { type: 'string' },
      in: { type: 'string', default: 'game' },
      shown: { type: 'boolean', default: false },
      tries: { type: 'string', default: '8' },
      json: { type: 'boolean', default: false },
      most: { type: 'string', default: '100' },
      processes: { type: 'string', default: String(Math.min(2, os.availableParallelism())) },
    },
  });
  const known = registeredGames();
  const [game] = positionals;
  if (game === undefined || positionals.length > 1 || !known.includes(game)) throw new Error(`one game is needed: ${known.join(', ')}`);
  if (!['game', 'kernel', 'both'].includes(options.in)) throw new Error(`--in takes game, kernel or both, not "${options.in}"`);
  return { game, options };
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
