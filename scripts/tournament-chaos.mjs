// npm run tournament-chaos -- [--tables 500] [--publications 50] [--results 100] [--seed S] [--json]
// Kills worker, PostgreSQL and API with -9 while rounds of a tournament are published, and the worker between the end of a match and its
// result; then checks that each match and each result is there once. Everything runs in a temporary folder; only processes that this run
// started are killed.
import { parseArgs } from 'node:util';
import { explain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { carryOut, counted, positive, printFindings } from './lib/long-runs.mjs';
import { checkNode } from './lib/progress.mjs';
import { runTournamentChaos } from './lib/chaos/tournament-run.mjs';

/** @param {import('./lib/chaos/tournament-run.mjs').TournamentChaosReport} report */
const print = ({ findings, killed, midway, seconds, passed }) => {
  console.log(`\n  ${seconds.toFixed(0)} s; killed: ${counted(killed)}; ${midway} kills came while something was on its way\n`);
  printFindings(findings);
  console.log(passed ? '\nnothing lost, nothing doubled' : '\nFAILED');
};

try {
  checkNode();
  await ensureInstalled();
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '500' },
      publications: { type: 'string', default: '50' },
      results: { type: 'string', default: '100' },
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  await carryOut(
    values,
    (given) =>
      runTournamentChaos({
        ...given,
        tables: positive('tables', values.tables),
        publications: positive('publications', values.publications),
        results: positive('results', values.results),
      }),
    print,
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
