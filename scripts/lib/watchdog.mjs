// The watchdog: a process that a launcher starts and that holds the other end of a pipe. When the launcher is gone, in whatever way it
// ended (kill -9, a closed terminal), the pipe closes and this process stops in order whatever the launcher left running: `node
// watchdog.mjs HOME [remove]`.
import { rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stopRecorded } from './records.mjs';

/**
 * @param {string} home
 * @param {{ readonly temporary?: boolean }} [options] a temporary home is removed at the end
 * @returns {() => Promise<void>} ends the watchdog; call it when everything is stopped
 */
export const startWatchdog = (home, { temporary = false } = {}) => {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), home, ...(temporary ? ['remove'] : [])], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  // The watchdog must not keep the launcher alive.
  child.unref();
  /** @type {import('node:net').Socket} */ (child.stdin).unref();
  return async () => {
    child.ref();
    child.stdin.end();
    await exited;
  };
};

const watch = async (/** @type {string} */ home, /** @type {boolean} */ temporary) => {
  // Signals to the launcher's process group are not meant for this process, which ends by itself a moment after the launcher.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => undefined);
  process.stdin.resume();
  await new Promise((resolve) => process.stdin.once('close', resolve));
  await stopRecorded(home);
  if (temporary) rmSync(home, { recursive: true, force: true });
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await watch(process.argv[2] ?? '', process.argv[3] === 'remove');
