import { cpus } from 'node:os';
import { isMainThread, Worker } from 'node:worker_threads';
import type { Command } from 'commander';
import { appendFigures } from '../bench/append-figures.js';
import { catalogueFigures } from '../bench/catalogue-figures.js';
import { engineFigures } from '../bench/engine-figures.js';
import { measureForOthers, measureInThread } from '../bench/engine-thread.js';
import { CostMeter, type MeteredProcesses } from '../bench/cost.js';
import { type Figure, figureTable } from '../bench/figure.js';
import { httpFigures } from '../bench/http-figures.js';
import { matchFigures } from '../bench/match-figures.js';
import { pageFigures } from '../bench/page-figures.js';
import { patchedViewersFigures } from '../bench/patched-viewers.js';
import { tournamentFigures } from '../bench/tournament-figures.js';
import { viewersFigures } from '../bench/viewers.js';
import { CommandFailed } from '../failure.js';
import { allGames, gameOf, releasedRulesets } from '../rulesets.js';

const sections = ['engine', 'catalogue', 'appends', 'http', 'viewers', 'patches', 'match', 'page', 'tournaments'] as const;
type Section = (typeof sections)[number];

interface BenchFlags {
  readonly game?: string;
  readonly only: readonly Section[];
  readonly games: number;
  readonly seconds: number;
  readonly entrants: number;
  readonly rounds: number;
  readonly tournaments: number;
  readonly json?: boolean;
}

/** Adds `arbiter bench`: measures every figure that the project states, in one run. `npm run bench` starts the servers for it. */
export function addBench(program: Command): void {
  program
    .command('bench')
    .description(
      'measure engine, large catalogues, appends, HTTP, rebuild, export, verification, opening the page and large tournaments (npm run bench brings servers of its own)',
    )
    .option('--game <id>', 'only this game; all games else')
    .option('--only <sections>', `some of ${sections.join(',')}`, sectionsOf, sections)
    .option('--games <n>', 'games of the engine figures', Number, 600)
    .option('--seconds <n>', 'measured seconds of every append and HTTP figure', Number, 6)
    .option('--entrants <n>', 'entrants of a large tournament', Number, 4_000)
    .option('--rounds <n>', 'its Swiss rounds', Number, 15)
    .option('--tournaments <n>', 'number of such tournaments that are paired, at least two', Number, 4)
    .option('--json', 'print the figures as JSON')
    .action((flags: BenchFlags) => (isMainThread ? run(flags) : measureForOthers()));
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
  if (value === undefined || value === '')
    throw new CommandFailed(`Set ${variable} to ${what}, or use "npm run bench", which starts servers of its own.`);
  return value;
}

async function run(flags: BenchFlags): Promise<void> {
  const games = flags.game === undefined ? allGames() : [flags.game];
  const measureMs = flags.seconds * 1_000;
  const onStep = (step: string): boolean => process.stderr.write(`${step}\n`);
  const figures: Figure[] = [];
  for (const section of flags.only) {
    if (section === 'appends') {
      figures.push(
        ...(await appendFigures(needed('BENCH_DATABASE_URL', 'a PostgreSQL login that may create databases'), measureMs, onStep)),
      );
      continue;
    }
    if (section === 'tournaments') {
      const { entrants, rounds, tournaments: seeds } = flags;
      const url = needed('ARBITER_URL', 'the address of the API');
      const meter = await openMeter();
      const given = { url, entrants, rounds, seeds, meter, onStep: (step: string) => onStep(`tournaments: ${step}`) };
      figures.push(...(await tournamentFigures(given).finally(() => meter?.close())));
      continue;
    }
    for (const game of games) figures.push(...(await figuresOf(section, game, flags, figures, (step) => onStep(`${game}: ${step}`))));
  }
  const machine = {
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    cpus: cpus().length,
    cpu: cpus()[0]?.model ?? 'unknown',
  };
  console.log(
    flags.json === true
      ? JSON.stringify({ games, machine, figures }, null, 2)
      : `${figureTable(figures)}\n\n${machine.cpus} x ${machine.cpu}, Node ${machine.node}, ${machine.platform}`,
  );
}

/** Returns a meter for the processes that `npm run bench` has started; null where the servers are somebody else's. */
const openMeter = async (): Promise<CostMeter | null> => {
  const [database, processes] = [process.env.BENCH_DATABASE_URL, process.env.BENCH_PROCESSES];
  if (database === undefined || processes === undefined) return null;
  return CostMeter.open(database, JSON.parse(processes) as MeteredProcesses);
};

/** Measures the figures of one section for one game; each figure names its game. @param before figures measured so far */
async function figuresOf(
  section: Exclude<Section, 'appends' | 'tournaments'>,
  game: string,
  flags: BenchFlags,
  before: readonly Figure[],
  onStep: (step: string) => void,
): Promise<readonly Figure[]> {
  const ruleset = gameOf(game);
  const named = (figures: readonly Figure[]): readonly Figure[] =>
    figures.map((figure) => ({ ...figure, name: `${game}: ${figure.name}` }));
  switch (section) {
    case 'engine':
      return named(
        await engineFigures(
          ruleset,
          (orders) => measureInThread(orders, (workerData) => new Worker(process.argv[1] as string, { argv: ['bench'], workerData })),
          flags.games,
          onStep,
        ),
      );
    case 'catalogue':
      return named(await catalogueFigures(releasedRulesets(), game, 20, onStep));
    case 'http': {
      const appends = before.find(({ name }) => name === 'arbiter append, 32 in flight')?.value ?? null;
      const meter = await openMeter();
      return named(
        await httpFigures({
          urls: (process.env.ARBITER_URLS ?? needed('ARBITER_URL', 'the address of the API')).split(','),
          meter,
          ruleset,
          game,
          atOnce: [1, 32],
          measureMs: flags.seconds * 1_000,
          warmUpMs: 3_000,
          onStep,
          appends,
        }).finally(() => meter?.close()),
      );
    }
    case 'viewers': {
      const meter = await openMeter();
      if (meter === null) throw new CommandFailed('What viewers cost is measured by "npm run bench", which starts servers of its own.');
      const url = needed('ARBITER_URL', 'the address of the API');
      return named(
        await viewersFigures({ url, meter, ruleset, game, measureMs: flags.seconds * 1_000, onStep }).finally(() => meter.close()),
      );
    }
    case 'patches': {
      const meter = await openMeter();
      if (meter === null) throw new CommandFailed('What viewers cost is measured by "npm run bench", which starts servers of its own.');
      const url = needed('ARBITER_URL', 'the address of the API');
      const apiPids = (JSON.parse(needed('BENCH_PROCESSES', 'the processes of the API')) as MeteredProcesses)['API'] ?? [];
      const given = { url, meter, apiPids, ruleset, game, measureMs: flags.seconds * 1_000, onStep };
      return named(await patchedViewersFigures(given).finally(() => meter.close()));
    }
    case 'match':
      return named(await matchFigures({ url: needed('ARBITER_URL', 'the address of the API'), game, events: 500, rounds: 15, onStep }));
    case 'page': {
      const meter = await openMeter();
      const url = needed('ARBITER_URL', 'the address of the API');
      return named(await pageFigures({ url, meter, ruleset, game, events: 300, rounds: 5, onStep }).finally(() => meter?.close()));
    }
  }
}
