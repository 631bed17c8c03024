#!/usr/bin/env node
// `npx arbiter ...` from a checkout: runs the built command line, and builds it first when it is missing or older than its sources.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import { build, bundleOf } from './lib/build.mjs';
import { StepFailed, explain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runningEnvironment } from './lib/launcher-lock.mjs';
import { inCheckout, stateFolder } from './lib/paths.mjs';
import { checkNode } from './lib/progress.mjs';
import { runtimeNode } from './lib/runtime.mjs';

/** Standard output belongs to the command; this script's own messages go to standard error. */
const note = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);

/**
 * Returns the environment of the command line, so that it works from any folder: the checkout's rulesets and state, and the servers of a
 * running `npm start` unless others are named.
 *
 * @returns {NodeJS.ProcessEnv}
 */
const environment = () => {
  const ownServers = process.env.DATABASE_URL || process.env.APP_DATABASE_URL || process.env.REDIS_URL;
  return {
    ...(ownServers ? {} : runningEnvironment(stateFolder)),
    RULESETS_DIR: inCheckout('rulesets'),
    ...process.env,
    ARBITER_STATE: stateFolder,
  };
};

/** @returns {Promise<number>} exit code */
const runCommandLine = () =>
  new Promise((resolve, reject) => {
    const child = spawn(runtimeNode().path, [bundleOf('cli'), ...process.argv.slice(2)], { stdio: 'inherit', env: environment() });
    // Ctrl-C reaches the child through the terminal, and the child decides how to react.
    process.on('SIGINT', () => undefined);
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : os.constants.signals[signal])));
  });

try {
  checkNode();
  await ensureInstalled({ onStart: () => note('arbiter: installing packages first (npm ci)') });
  await build({ only: ['cli'] });
  if (!existsSync(bundleOf('cli'))) throw new StepFailed('this checkout has no apps/cli', 'check out a complete tree');
  process.exitCode = await runCommandLine();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
