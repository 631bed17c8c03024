const parentCheckMs = 1_000;

/**
 * Calls back when this process is asked to end: Ctrl-C, SIGTERM, a closed terminal, or the `npm` that started it gone (npm does
 * not always hand a signal on).
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
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => ask(signal === 'SIGINT' ? 'Ctrl-C' : signal));
  // Output to a terminal that has gone must not end this process before it has cleaned up.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    if (!asked) ask('npm has gone');
  }, parentCheckMs);
  watch.unref();
};
