// npm run chaos -- [--matches 50] [--seed S] [--kills N] [--at-once 8] [--nodes 1] [--failover] [--json]
// Kills API, worker, PostgreSQL and Redis with -9 at random moments while bots play, then checks that nothing that was acknowledged is lost
// and nothing is recorded twice. Everything runs in a temporary folder; only processes that this run started are killed.
import { parseArgs } from 'node:util';
import { explain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { carryOut, counted, positive, printFindings } from './lib/long-runs.mjs';
import { checkNode } from './lib/progress.mjs';
import { runChaos } from './lib/chaos/run.mjs';

/** @param {import('./lib/chaos/run.mjs').ChaosReport} report */
const print = ({ heard, findings, killed, notReached, resumedAfterMs, seconds, passed, matches }) => {
  const done = heard.done;
  console.log(
    `\n  ${matches} matches in ${seconds.toFixed(0)} s: ${heard.acknowledged.length} commands acknowledged, ${done?.sentAgain ?? 0} of them sent more than once, ${heard.resent.length} sent again afterwards`,
  );
  console.log(`  killed: ${counted(killed)}${notReached > 0 ? `; ${notReached} kills never came up` : ''}`);
  if (resumedAfterMs !== null) console.log(`  ${resumedAfterMs} ms from the standby's return to the next acknowledgement`);
  console.log(`  jobs: ${done?.jobs ?? 0} asked for, ${done?.revived ?? 0} revived from the dead letters`);
  console.log(`  trouble that the players met: ${counted(done?.trouble ?? {}) || 'none'}\n`);
  printFindings(findings);
  console.log(passed ? '\nnothing lost, nothing doubled' : '\nFAILED');
};

/** @param {import('./lib/chaos/run.mjs').ChaosReport} report @returns {unknown} without every single acknowledgement */
const asJson = ({ heard, ...report }) => ({
  ...report,
  acknowledged: heard.acknowledged.length,
  sentAgain: heard.done?.sentAgain ?? 0,
  finished: heard.finished.length,
  jobs: heard.done?.jobs ?? 0,
  revived: heard.done?.revived ?? 0,
  trouble: heard.done?.trouble ?? {},
  faults: heard.faults,
});

try {
  checkNode();
  await ensureInstalled();
  const { values } = parseArgs({
    options: {
      matches: { type: 'string', default: '50' },
      seed: { type: 'string' },
      kills: { type: 'string' },
      'at-once': { type: 'string', default: '8' },
      nodes: { type: 'string', default: '1' },
      failover: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const matches = positive('matches', values.matches);
  await carryOut(
    values,
    (given) =>
      runChaos({
        ...given,
        matches,
        kills: positive('kills', values.kills ?? String(Math.max(8, matches))),
        atOnce: positive('at-once', values['at-once']),
        failover: values.failover,
        apis: Math.min(3, positive('nodes', values.nodes)),
      }),
    print,
    asJson,
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
