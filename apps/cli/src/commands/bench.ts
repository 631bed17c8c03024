import { cpus } from 'node:os';
import type { Command } from 'commander';
import { appendFigures } from '../bench/append-figures.js';
import { engineFigures } from '../bench/engine-figures.js';
import { type Figure, figureTable } from '../bench/figure.js';
import { httpFigures } from '../bench/http-figures.js';
import { matchFigures } from '../bench/match-figures.js';
import { CommandFailed } from '../failure.js';
import { gameOf, localPins, pinnedDecks, withDecks } from '../rulesets.js';

const sections = ['engine', 'appends', 'http', 'match'] as const;
type Section = (typeof sections)[number];

interface BenchFlags {
  readonly game: string;
  readonly only: readonly Section[];
  readonly games: number;
  readonly seconds: number;
  readonly json?: boolean;
}

/** `arbiter bench`: every figure that we promise, in one run. `npm run bench` brings servers up for it. */
export function addBench(program: Command): void {
  program
    .command('bench')
    .description('measure engine, appends, HTTP, rebuild, export and verification (npm run bench brings servers of its own)')
    .option('--game <id>', 'game to play', 'starline')
    .option('--only <sections>', `some of ${sections.join(',')}`, sectionsOf, sections)
    .option('--games <n>', 'games of the engine figures', Number, 600)
    .option('--seconds <n>', 'measured seconds of every append and HTTP figure', Number, 6)
    .option('--json', 'print the figures as JSON')
    .action((flags: BenchFlags) => run(flags));
}

/** @throws {CommandFailed} */
function sectionsOf(text: string): readonly Section[] {
  const names = text.split(',');
  const unknown = names.find((name) => !sections.some((section) => section === name));
  if (unknown !== undefined) throw new CommandFailed(`There is no section ${JSON.stringify(unknown)}. There are: ${sections.join(', ')}.`);
  return sections.filter((section) => names.includes(section));
}

/** @throws {CommandFailed} */
function needed(variable: string, what: string): string {
  const value = process.env[variable];
  if (value === undefined || value === '') throw new CommandFailed(`Set ${variable} to ${what}, or use "npm run bench", which starts servers of its own.`);
  return value;
}

async function run(flags: BenchFlags): Promise<void> {
  const ruleset = gameOf(flags.game);
  const pins = localPins(ruleset, 'bench');
  const measureMs = flags.seconds * 1_000;
  const onStep = (step: string): boolean => process.stderr.write(`${step}\n`);
  const figures: Figure[] = [];
  for (const section of flags.only) {
    switch (section) {
      case 'engine':
        figures.push(...engineFigures(ruleset, (game) => ({ ...pins, matchId: `bench-${game}`, ...withDecks(pinnedDecks(ruleset, game)) }), flags.games, onStep));
        break;
      case 'appends':
        figures.push(...(await appendFigures(needed('BENCH_DATABASE_URL', 'a PostgreSQL login that may create databases'), measureMs, onStep)));
        break;
      case 'http': {
        const appends = figures.find(({ name }) => name === 'arbiter append, 32 in flight')?.value ?? null;
        figures.push(...(await httpFigures({ url: needed('ARBITER_URL', 'the address of the API'), ruleset, game: flags.game, atOnce: [1, 32], measureMs, warmUpMs: 3_000, onStep, appends })));
        break;
      }
      case 'match':
        figures.push(...(await matchFigures({ url: needed('ARBITER_URL', 'the address of the API'), game: flags.game, events: 500, rounds: 15, onStep })));
        break;
    }
  }
  const machine = { node: process.versions.node, platform: `${process.platform} ${process.arch}`, cpus: cpus().length, cpu: cpus()[0]?.model ?? 'unknown' };
  console.log(flags.json === true ? JSON.stringify({ game: flags.game, machine, figures }, null, 2) : `${figureTable(figures)}\n\n${machine.cpus} x ${machine.cpu}, Node ${machine.node}, ${machine.platform}`);
}
