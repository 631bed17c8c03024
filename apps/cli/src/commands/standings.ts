import { readFile } from 'node:fs/promises';
import { type Command, InvalidArgumentError } from 'commander';
import { policies } from '@arbiter/tournaments';
import { CommandFailed } from '../failure.js';
import { reportJson } from '../standings/json.js';
import { type StandingsFlags, standingsReport } from '../standings/report.js';
import { explainedLines, reportLines } from '../standings/words.js';

/** Reads a number of a round. */
const roundOf = (text: string): number => {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('a whole number from 1 to 999');
  return Number(text);
};

/** A line without control characters, which a name in somebody's file may have, and which a terminal would obey. */
const visible = (line: string): string => line.replaceAll(/\p{Cc}/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`);

async function tell(file: string, flags: StandingsFlags): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CommandFailed(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const report = standingsReport(file, text, flags);
  if (flags.json === true) console.log(JSON.stringify(reportJson(report, flags.explain), null, 2));
  else
    for (const line of flags.explain === undefined ? reportLines(report) : explainedLines(report, flags.explain))
      console.log(visible(line));
  if (report.isFinal && report.conventions?.fits === false) process.exitCode = 1;
}

/**
 * Adds `arbiter standings FILE`, which makes the standings of a file of results from them, and says of each published row whether it is
 * what the results give. Exit code 1 when a row differs by more than one unit of its last digit.
 */
export function addStandings(program: Command): void {
  program
    .command('standings')
    .description('make standings from a file of rounds, find the convention of the published ones, and compare every row')
    .argument('<file>', 'JSON with Rounds and Standings (docs/tournaments.md)')
    .option('--policy <policy>', `one of ${policies.map(({ id }) => id).join(', ')}; if absent, the known conventions of Magic are tried`)
    .option('--explain <player>', 'open every number of a player into its terms')
    .option('--as-of <round>', 'standings after that round', roundOf)
    .option('--json', 'print JSON; fractions are text')
    .action(tell);
}
