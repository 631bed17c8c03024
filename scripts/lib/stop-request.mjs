import { readFileSync } from 'node:fs';

const parentCheckMs = 1_000;

/**
 * This process's parents: npm → sh → this script, or npm → this script where the shell replaces itself.
 * @returns {string} the parents, as far as they can be found cheaply
 */
const ancestors = () => {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
};

/**
 * Calls back when this process is asked to end: by Ctrl-C, SIGTERM, a closed terminal, or the end of the `npm` that started it (npm does
 * not always pass a signal on).
 *
 * @param {{ readonly first: (reason: string) => void, readonly second: () => void }} handlers
 */
export const onStopRequest = ({ first, second }) => {
  let asked = false;
  const ask = (/** @type {string} */ reason) => {
    if (asked) return second();
    asked = true;
    first(reason);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => ask(signal === 'SIGINT' ? 'Ctrl-C' : signal));
  // Writing to a terminal that no longer exists must not end this process before it has cleaned up.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if (process.env.npm_lifecycle_event === undefined) return;
  const above = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === above) return;
    clearInterval(watch);
    if (!asked) ask('npm has gone');
  }, parentCheckMs);
  watch.unref();
};
