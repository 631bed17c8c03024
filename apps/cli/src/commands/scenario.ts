import type { Command } from 'commander';
import { games } from '@arbiter/games';
import { printRunReport, runScenarioFiles } from '@arbiter/scenarios';
import { CommandFailed } from '../failure.js';
import { runXmage } from './scenario-xmage.js';

interface ScenarioFlags {
  readonly format: string;
  readonly cards?: string;
  readonly only?: string;
  readonly json?: boolean;
}

/** Adds `arbiter scenario FILE...` and `arbiter scenario --format xmage FILE...`. */
export function addScenario(program: Command): void {
  program
    .command('scenario')
    .description('run scenario files (docs/scenario-format.md), or records of another engine (docs/xmage.md)')
    .argument('<files...>', 'files or folders: .yaml, .yml, .json; with --format xmage: files of one JSON record a line')
    .option('--format <format>', 'arbiter or xmage', 'arbiter')
    .option('--cards <file>', 'xmage: names of the cards to hold the records against, one a line, plain or in JSON with a name')
    .option('--only <id>', 'xmage: the record of this id')
    .option('--json', 'xmage: print the report as JSON')
    .action((files: readonly string[], flags: ScenarioFlags) => {
      if (flags.format === 'xmage') return runXmage(files, flags);
      if (flags.format !== 'arbiter')
        throw new CommandFailed(`There is no scenario format called ${JSON.stringify(flags.format)}. There are: arbiter, xmage.`);
      const report = runScenarioFiles(files, games);
      console.log(printRunReport(report));
      if (!report.ok) process.exitCode = 1;
    });
}
