import { availableParallelism } from 'node:os';
import { isMainThread, Worker } from 'node:worker_threads';
import type { Command } from 'commander';
import { CommandFailed } from '../failure.js';
import type { Counts, Tally } from '../fuzz/profile.js';
import { fuzz } from '../fuzz/fuzz.js';
import type { FuzzFault, FuzzOptions } from '../fuzz/match.js';
import { type FuzzedGame, isFuzzed, profiles } from '../fuzz/profiles.js';
import type { FuzzReport } from '../fuzz/run.js';
import { fuzzInThreads, playForOthers } from '../fuzz/workers.js';

interface FuzzFlags {
  readonly games: number;
  readonly seed: number;
  readonly only?: number;
  readonly favourites?: string;
  readonly probeEvery?: number;
  readonly recheckEvery?: number;
  readonly threads: number;
  readonly json?: boolean;
}

/** The counts that are printed. Events and rules are counted too, but only for programs (`--json`). */
const shown = ['cards', 'verbs', 'keywords', 'decisionKinds', 'endings'] as const satisfies readonly (keyof Counts)[];
const titles: { readonly [K in (typeof shown)[number]]: string } = {
  cards: 'cards',
  verbs: 'verbs',
  keywords: 'keywords',
  decisionKinds: 'kinds of decision',
  endings: 'endings',
};

const progressEveryMs = 5_000;
/** Progress reports name the things that never happened when there are at most this many of them. */
const fewMissing = 12;
/** Least number of games for each thread. A thread has to load and compile the rules first, which fewer games do not pay for. */
const gamesPerThread = 25;
/** Number of games from which on a run fails when something enforced never happened; in fewer games rare things need not happen. */
const enforcedFromGames = 1_000;

/**
 * Adds `arbiter fuzz GAME`: plays random legal matches under every invariant of the kernel, counts what happened, and fails when something
 * enforced never happened.
 */
export function addFuzz(program: Command): void {
  program
    .command('fuzz')
    .description('play random legal matches, check the invariants after every action, and count what happened')
    .argument('[game]', 'id of the game', 'starline')
    .option('--games <n>', 'matches to play', wholeNumber, 100)
    .option('--seed <n>', 'decides everything: the same seed plays the same games', wholeNumber, 1)
    .option('--only <game>', 'play this one game of the run, as a fault names it', wholeNumber)
    .option('--favourites <ids>', 'with --only: what the game is about, as a fault names it, parted by commas')
    .option(
      '--probe-every <n>',
      'one action in so many gets every check there is (undo, restore, specification, secrets); 8 for starline, 40 for the others',
      wholeNumber,
    )
    .option('--recheck-every <n>', 'in one game in so many all that is remembered is found again; 10, 0 for none', wholeNumber)
    .option('--threads <n>', 'play in so many threads; the games are the same', wholeNumber, availableParallelism())
    .option('--json', 'print the report as JSON')
    .action((game: string, flags: FuzzFlags) => (isMainThread ? run(game, flags) : playForOthers()));
}

/** @throws {CommandFailed} */
function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new CommandFailed(`${JSON.stringify(text)} is no whole number.`);
  return number;
}

async function run(game: string, flags: FuzzFlags): Promise<void> {
  if (!isFuzzed(game))
    throw new CommandFailed(`The fuzzer knows no game called ${JSON.stringify(game)}. It knows: ${Object.keys(profiles).join(', ')}.`);
  const { ruleset, profile } = profiles[game]();
  const enforcedFrom = profile.enforcedFrom ?? enforcedFromGames;
  const enforces = flags.games >= enforcedFrom;
  const names = new Map(ruleset.cards().map((card) => [card.id, card.names.en]));
  const began = Date.now();
  const played = await playAll(game, flags, optionsOf(flags, began));
  const report = enforces ? played : { ...played, passed: played.faults.length === 0 };
  const seconds = (Date.now() - began) / 1000;
  console.log(
    flags.json === true
      ? JSON.stringify(asJson(game, report, seconds), null, 2)
      : asText(game, report, seconds, names, enforces ? 0 : enforcedFrom),
  );
  if (!report.passed) process.exitCode = 1;
}

function optionsOf(flags: FuzzFlags, began: number): FuzzOptions {
  let toldAt = began;
  return {
    games: flags.games,
    seed: flags.seed,
    ...(flags.probeEvery === undefined ? {} : { probeEvery: Math.max(1, flags.probeEvery) }),
    ...(flags.recheckEvery === undefined ? {} : { recheckEvery: flags.recheckEvery }),
    ...(flags.only === undefined ? {} : { only: flags.only }),
    ...(flags.favourites === undefined ? {} : { favourites: flags.favourites.split(',') }),
    found: (fault) => process.stderr.write(`${faultLine(fault)}\n`),
    progress: (games, missing) => {
      if (Date.now() - toldAt < progressEveryMs) return;
      toldAt = Date.now();
      process.stderr.write(`${games} of ${flags.games} games${flags.only === undefined ? notYet(missing()) : ''}\n`);
    },
  };
}

/** Describes what has not happened so far: the number of things while there are many, then their names. */
function notYet(missing: readonly string[]): string {
  if (missing.length === 0) return '; everything has happened';
  return missing.length > fewMissing ? `; ${missing.length} things have not happened yet` : `; not yet: ${missing.join(', ')}`;
}

async function playAll(game: FuzzedGame, flags: FuzzFlags, options: FuzzOptions): Promise<FuzzReport> {
  const threads = flags.only === undefined ? Math.min(flags.threads, Math.floor(flags.games / gamesPerThread)) : 1;
  if (threads > 1)
    return fuzzInThreads(game, options, threads, (workerData) => new Worker(process.argv[1] as string, { argv: ['fuzz'], workerData }));
  const { ruleset, profile } = profiles[game]();
  return fuzz(ruleset, profile, options);
}

const sorted = (tally: Tally): readonly (readonly [string, number])[] => [...tally].sort(([, left], [, right]) => right - left);

function asJson(game: string, report: FuzzReport, seconds: number): unknown {
  const counts = Object.fromEntries(
    Object.entries(report.counts).map(([what, tally]) => [what, Object.fromEntries(sorted(tally as Tally))]),
  );
  return { game, ...report, counts, seconds };
}

function asText(game: string, report: FuzzReport, seconds: number, names: ReadonlyMap<string, string>, enforcedFrom: number): string {
  const enforces = enforcedFrom === 0;
  const lines = [`${game}, seed ${report.seed}: ${report.games} games, ${report.actions} actions in ${seconds.toFixed(1)} s`];
  for (const what of shown) {
    const tally = sorted(report.counts[what]);
    lines.push('', `${titles[what]} (${tally.length})`, ...inColumns(tally.map(([name, count]) => [names.get(name) ?? name, count])));
  }
  lines.push('', ...report.faults.map(faultLine));
  lines.push(...report.missing.map((what) => `${enforces ? 'NEVER HAPPENED, and should' : 'did not happen'}: ${what}`));
  const zeros = enforces ? `${report.missing.length} enforced zeros` : `zeros fail from ${enforcedFrom} games on`;
  lines.push(`${report.passed ? 'PASSED' : 'FAILED'}: ${report.faults.length} broken invariants, ${zeros}`);
  return lines.join('\n');
}

const faultLine = (fault: FuzzFault): string =>
  `BROKEN: ${fault.invariant}, game ${fault.game} after ${fault.action} actions (again with --seed ${fault.seed} --only ${fault.game}${fault.favourites.length === 0 ? '' : ` --favourites ${fault.favourites.join()}`}): ${fault.detail}`;

/** Formats names with counts in as many columns as fit. */
function inColumns(entries: readonly (readonly [string, number])[]): string[] {
  const cells = entries.map(([name, count]) => `${String(count).padStart(8)} ${name}`);
  const width = Math.max(24, ...cells.map((cell) => cell.length + 2));
  const across = Math.max(1, Math.floor(120 / width));
  return Array.from({ length: Math.ceil(cells.length / across) }, (_, row) =>
    cells
      .slice(row * across, (row + 1) * across)
      .map((cell) => cell.padEnd(width))
      .join('')
      .trimEnd(),
  );
}
