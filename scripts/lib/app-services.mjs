import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundleOf } from './build.mjs';
import { checkout } from './paths.mjs';
import { withoutRepeats } from './repeats.mjs';
import { runtimeNode, compileCache } from './runtime.mjs';
import { Service } from './service.mjs';

const warning = 40;
const levels = new Map([
  [40, 'warning'],
  [50, 'error'],
  [60, 'fatal'],
]);

/**
 * Returns what the terminal shows of a line that a process prints. The processes log one JSON object a line (pino), and the log file has
 * all of them; the terminal gets warnings, errors, and lines that are not JSON.
 *
 * @param {string} line @returns {string | null}
 */
export const worthShowing = (line) => {
  if (line.trim() === '') return null;
  try {
    const { level, msg, err } = JSON.parse(line);
    if (typeof level !== 'number') return line;
    return level < warning
      ? null
      : `${levels.get(level) ?? level}: ${msg ?? ''}${err?.message && err.message !== msg ? ` (${err.message})` : ''}`;
  } catch {
    return line;
  }
};

/**
 * Whether a process is not ready only because the log is not to be trusted. Then it is left running, so that an operator can look and
 * decide.
 *
 * @param {string} body what `/ready` answered @returns {boolean}
 */
export const onlyTheLogIsWrong = (body) => {
  try {
    const { checks } = JSON.parse(body);
    return checks.log === false && Object.entries(checks).every(([name, well]) => name === 'log' || well === true);
  } catch {
    return false;
  }
};

const untrusted =
  'the log is not to be trusted as a whole, and nothing is signed: `npx arbiter log findings` says why, docs/operations.md what to do';

/**
 * Resolves at the first 2xx answer, or when the only thing wrong is the log.
 * @param {string} url @param {AbortSignal} signal @param {(why: string) => void} refused @param {(line: string) => void} show
 */
const untilOk = async (url, signal, refused, show) => {
  while (!signal.aborted) {
    const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(2_000)]) }).catch(() => null);
    if (answer?.ok) return;
    const body = (await answer?.text().catch(() => '')) ?? '';
    if (onlyTheLogIsWrong(body)) return show(untrusted);
    if (answer !== null) refused(`${url} says ${answer.status}: ${body}`);
    await pause(100);
  }
  throw new Error('gave up waiting');
};

/**
 * @param {object} options
 * @param {'api' | 'worker'} options.name
 * @param {string} [options.called] name of the service, where several processes of one kind run; else the name of the kind
 * @param {string} options.home
 * @param {Readonly<Record<string, string>>} options.env
 * @param {number} options.port port on which the process answers `/ready`
 * @param {(line: string) => void} options.show called with lines worth showing
 * @param {number} [options.longestDelayMs] longest pause before a restart
 * @returns {Service}
 */
export const appService = ({ name, called = name, home, env, port, show, longestDelayMs }) => {
  const showOnce = withoutRepeats(show);
  return new Service({
    name: called,
    home,
    stopOrder: name === 'api' ? 10 : 20,
    command: () => ({
      command: runtimeNode().path,
      args: [bundleOf(name)],
      cwd: checkout,
      env: { ...compileCache, ...env, PORT: String(port) },
    }),
    ready: (signal, refused) => untilOk(`http://127.0.0.1:${port}/ready`, signal, refused, showOnce),
    onLine: (line) => {
      const shown = worthShowing(line);
      if (shown !== null) showOnce(shown);
    },
    onEvent: show,
    ...(longestDelayMs === undefined ? {} : { longestDelayMs }),
    advice: `read ${path.join(home, 'logs', `${called}.log`)}`,
  });
};
