// node scripts/with-servers.mjs [COMMAND ARG ...]
// Runs a command with an empty PostgreSQL and an empty Redis of its own (TEST_DATABASE_URL, DATABASE_URL, REDIS_URL), then
// stops both. Without a command it prints the URLs and keeps the servers until Ctrl-C.
import { spawn } from 'node:child_process';
import os from 'node:os';
import { explain } from './lib/failure.mjs';
import { startTestServers } from './lib/test-servers.mjs';

/** @param {string} command @param {readonly string[]} args @param {Readonly<Record<string, string>>} env @returns {Promise<number>} exit code */
const runCommand = (command, args, env) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    // Ctrl-C reaches the child through the terminal; other signals are passed on to it. The servers stop after the child in any case.
    process.on('SIGINT', () => undefined);
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
    child.once('error', (error) => {
      console.error(`${command} can't be run: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : os.constants.signals[signal])));
  });

const waitForSignal = () =>
  new Promise((resolve) => {
    const alive = setInterval(() => undefined, 60_000);
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.once(signal, () => {
        clearInterval(alive);
        resolve(0);
      });
    }
  });

try {
  const [command, ...args] = process.argv.slice(2);
  const { env, stop } = await startTestServers((event) => console.error(`[servers] ${event}`));
  let code = 0;
  if (command === undefined) {
    for (const [name, value] of Object.entries(env)) console.log(`export ${name}='${value}'`);
    console.log('# Servers run until Ctrl-C.');
    await waitForSignal();
  } else {
    code = await runCommand(command, args, env);
  }
  await stop();
  process.exitCode = code;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
