// npm run bench [-- --json] [--game ID] [--only engine,catalogue,appends,http,viewers,patches,match,page,tournaments] [--games N] [--seconds N]
// [--nodes N]: runs `arbiter bench` with an embedded PostgreSQL, an embedded Redis, and API processes (one, or N) and a worker of its own, in a
// temporary folder. Figures go to standard output,
// progress to standard error.
import { spawn } from 'node:child_process';
import { build, bundleOf } from './lib/build.mjs';
import { explain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkout } from './lib/paths.mjs';
import { tied } from './lib/processes.mjs';
import { checkNode } from './lib/progress.mjs';
import { runtimeNode } from './lib/runtime.mjs';
import { startThrowaway, unlimited } from './lib/throwaway.mjs';

const given = process.argv.slice(2);
const nodesAt = given.indexOf('--nodes');
const nodes = nodesAt < 0 ? 1 : Number(given[nodesAt + 1]);
const args = nodesAt < 0 ? given : given.toSpliced(nodesAt, 2);
const only = args.find((_, at) => args[at - 1] === '--only') ?? args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
const needsServers =
  !args.some((arg) => arg === '--help' || arg === '-h') &&
  (only === undefined || /appends|http|viewers|patches|match|page|tournaments/.test(only));

/** @param {Readonly<Record<string, string>>} env @returns {Promise<number>} exit code */
const measure = (env) =>
  new Promise((resolve, reject) => {
    const child = tied(
      spawn(runtimeNode().path, [bundleOf('cli'), 'bench', ...args], {
        cwd: checkout,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
      }),
    );
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

try {
  checkNode();
  await ensureInstalled({ onStart: () => process.stderr.write('bench: installing packages first (npm ci)\n') });
  if (!needsServers) {
    await build({ only: ['cli'] });
    process.exitCode = await measure({});
  } else {
    if (only === undefined || only.includes('page')) await build({ only: ['viewer'] });
    process.stderr.write('starting PostgreSQL, Valkey, API and worker\n');
    // PostgreSQL counts statements, so that the figures can say how many an action needs.
    const arbiter = await startThrowaway((name, event) => process.stderr.write(`[${name}] ${event}\n`), {
      apis: Math.min(3, Math.max(1, nodes)),
      // A thousand viewers of one match come with one token.
      environment: { ...unlimited, STREAMS_PER_TOKEN: '2000' },
      postgres: { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_utility': 'off' },
    });
    const { api, api2, api3, worker, postgres } = arbiter.services;
    const processes = { API: [api, api2, api3].flatMap((one) => one?.pid ?? []), PostgreSQL: [postgres.pid], worker: [worker.pid] };
    try {
      process.exitCode = await measure({
        ...arbiter.appEnv,
        BENCH_DATABASE_URL: arbiter.ownerUrl,
        BENCH_PROCESSES: JSON.stringify(processes),
      });
    } finally {
      await arbiter.stop();
    }
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
