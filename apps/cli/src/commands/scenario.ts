import type { Command } from 'commander';
import { games } from '@arbiter/games';
import { printRunReport, runScenarioFiles } from '@arbiter/scenarios';

/** `arbiter scenario FILE...` */
export function addScenario(program: Command): void {
  program
    .command('scenario')
    .description('run scenario files (docs/scenario-format.md)')
    .argument('<files...>', 'files or folders: .yaml, .yml, .json')
    .action((files: readonly string[]) => {
      const report = runScenarioFiles(files, games);
      console.log(printRunReport(report));
      if (!report.ok) process.exitCode = 1;
    });
}
