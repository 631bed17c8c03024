// npm run bench [-- --json] [--game ID] [--only engine,catalogue,appends,http,match] [--games N] [--seconds N]: runs `arbiter bench` with
// an embedded PostgreSQL, an embedded Redis, and an API and a worker of its own, in a temporary folder. Figures go to standard output,
// progress to standard error.
import { spawn } from 'node:child_process';
import { build, bundleOf } from './lib/build.mjs';
import { explain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkout } from './lib/paths.mjs';
import { tied } from './lib/processes.mjs';
import { checkNode } from './lib/progress.mjs';
import { runtimeNode } from './lib/runtime.mjs';
import { startThrowaway } from './lib/throwaway.mjs';

const args = process.argv.slice(2);
const only = args.find((_, at) => args[at - 1] === '--only') ?? args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
const needsServers = !args.some((arg) => arg === '--help' || arg === '-h') && (only === undefined || /appends|http|match/.test(only));

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
    process.stderr.write('starting PostgreSQL, Valkey, API and worker\n');
    const arbiter = await startThrowaway((name, event) => process.stderr.write(`[${name}] ${event}\n`));
    try {
      process.exitCode = await measure({ ...arbiter.appEnv, BENCH_DATABASE_URL: arbiter.ownerUrl });
    } finally {
      await arbiter.stop();
    }
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
