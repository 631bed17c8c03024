// npm run scale:citus -- [--matches 24] [--moves 2] [--cuts 4] [--seed S] [--json]
// Sets up a Citus cluster on this machine (a coordinator, two workers), distributes Arbiter's logs over it, lets bots play, moves the log that
// they are written to, and checks that every statement goes to one server, that no shard can be changed, and that nothing is lost or late.
// It needs a PostgreSQL that has Citus, which npm does not bring: PG_CONFIG names its pg_config.
import { parseArgs } from 'node:util';
import { citusBinaries } from './lib/citus/binaries.mjs';
import { runCitus } from './lib/citus/run.mjs';
import { explain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { carryOut, counted, positive, printFindings } from './lib/long-runs.mjs';
import { checkNode } from './lib/progress.mjs';

/** @param {import('./lib/citus/run.mjs').CitusReport} report */
const print = ({ statements, refused, moves, cut, trouble, longestMs, acknowledged, findings, passed }) => {
  console.log('\n  tasks  statement (all: it asks of all logs, or all of a process, at once)');
  for (const { name, tasks, ofAllLogs } of statements) console.log(`  ${(ofAllLogs ? 'all' : String(tasks)).padStart(5)}  ${name}`);
  console.log(
    `\n  ${refused} changes of shards were refused; ${acknowledged} answers were acknowledged, the longest while no log moved after ${longestMs.toFixed(0)} ms`,
  );
  console.log(`  ${cut} connections to workers were ended; players met: ${counted(trouble) || 'no trouble'}`);
  for (const { logId, events, seconds, acknowledged: meanwhile, longestMs: longest } of moves)
    console.log(
      `  log ${logId} (${events} events) moved in ${seconds.toFixed(1)} s: ${meanwhile} answers meanwhile, the longest after ${longest.toFixed(0)} ms`,
    );
  console.log('');
  printFindings(findings);
  console.log(passed ? '\nall of it holds' : '\nFAILED');
};

try {
  checkNode();
  const { values } = parseArgs({
    options: {
      matches: { type: 'string', default: '24' },
      moves: { type: 'string', default: '2' },
      cuts: { type: 'string', default: '4' },
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const binaries = citusBinaries();
  await ensureInstalled();
  await carryOut(
    values,
    (given) =>
      runCitus({
        ...given,
        binaries,
        matches: positive('matches', values.matches),
        moves: positive('moves', values.moves),
        cuts: positive('cuts', values.cuts),
      }),
    print,
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
