// A Redis Cluster on this machine, to try things on: `node scripts/redis-cluster.mjs`. Prints its URL, and lives until standard input ends or
// it is interrupted. A line `kill KEY` kills the master that serves the key: it prints `killed PORT`, then `replaced PORT` when another member
// serves its slots, and `back PORT` when it is there again, as a replica. With `--find` it only tells, by its exit code (0 or 3), whether there is a redis-server to start a cluster with.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { explain } from './lib/failure.mjs';
import { serverUser, temporaryHome } from './lib/postgres-place.mjs';
import { identify } from './lib/processes.mjs';
import { clusterPrograms, startRedisCluster } from './lib/redis-cluster.mjs';
import { startWatchdog } from './lib/watchdog.mjs';

/** @param {import('./lib/redis-cluster.mjs').RedisCluster} cluster @param {string} key */
const killMaster = async (cluster, key) => {
  const master = await cluster.masterOf(key);
  cluster.kill(master);
  console.log(`killed ${master.port}`);
  await cluster.untilReplaced(master);
  console.log(`replaced ${master.port}`);
  await cluster.bringBack(master);
  console.log(`back ${master.port}`);
};

const live = async () => {
  const home = temporaryHome(serverUser());
  mkdirSync(path.join(home, 'logs'));
  writeFileSync(path.join(home, 'launcher.json'), JSON.stringify(identify(process.pid)));
  // The watchdog stops the members and removes the folder, however this process ends.
  startWatchdog(home, { temporary: true });
  const cluster = await startRedisCluster({ home });
  const commands = createInterface({ input: process.stdin });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => commands.close());
  console.log(cluster.url);
  for await (const line of commands) {
    const [, key] = /^kill (.+)$/.exec(line) ?? [];
    if (key !== undefined) await killMaster(cluster, key);
  }
};

if (process.argv.includes('--find')) process.exit(clusterPrograms() === null ? 3 : 0);
try {
  await live();
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
