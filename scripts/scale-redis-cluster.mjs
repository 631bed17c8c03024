// npm run scale:redis-cluster -- [--matches 8] [--seed S] [--freeze] [--node-timeout-ms 2000] [--json]
// Starts Arbiter on a Redis Cluster of three masters with a replica each, kills each master while matches are played and watched and jobs are
// queued, and tells whether a job was lost and how far live streams were behind. Needs a redis-server (on PATH, or REDIS_SERVER). Everything
// runs in a temporary folder on 127.0.0.1; only processes that this run started are killed.
import { parseArgs } from 'node:util';
import { explain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { carryOut, counted, positive, printFindings } from './lib/long-runs.mjs';
import { checkNode } from './lib/progress.mjs';
import { clusterPrograms, howToGetPrograms } from './lib/redis-cluster.mjs';
import { runOnRedisCluster } from './lib/scale/redis-cluster-run.mjs';

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;

/** @param {import('./lib/scale/redis-cluster-run.mjs').ScaleReport} report */
const print = ({ kills, jobs, streams, acknowledged, findings, passed }) => {
  console.log(`\n  ${acknowledged} commands acknowledged, ${streams.streams} streams`);
  console.log(`  jobs: ${jobs.done} of ${jobs.asked} done (${counted(jobs.byQueue)}), the longest after ${seconds(jobs.longestMs)}`);
  console.log(
    `  streams behind: half at most ${seconds(streams.p50)}, 99 of 100 at most ${seconds(streams.p99)}, longest ${seconds(streams.longest)}`,
  );
  for (const { member, replacedAfterMs, unfinished, behind } of kills)
    console.log(
      `  ${member}: replaced after ${seconds(replacedAfterMs)}; ${unfinished} jobs were under way; streams were behind for ${seconds(behind.longest)} at most (half ${seconds(behind.p50)})`,
    );
  console.log('');
  printFindings(findings);
  console.log(passed ? '\nno job lost, streams never too far behind' : '\nFAILED');
};

try {
  checkNode();
  await ensureInstalled();
  const { values } = parseArgs({
    options: {
      matches: { type: 'string', default: '8' },
      seed: { type: 'string' },
      freeze: { type: 'boolean', default: false },
      'node-timeout-ms': { type: 'string', default: '2000' },
      json: { type: 'boolean', default: false },
    },
  });
  // Before anything is built.
  if (clusterPrograms() === null) throw howToGetPrograms();
  await carryOut(
    values,
    (given) =>
      runOnRedisCluster({
        ...given,
        matches: positive('matches', values.matches),
        freeze: values.freeze,
        nodeTimeoutMs: positive('node-timeout-ms', values['node-timeout-ms']),
      }),
    print,
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
