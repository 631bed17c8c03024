import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { diaryVariable, filesUnderWay } from './files-under-way.mjs';
import { jestArguments } from './jest.mjs';
import { familyOf, memoryLimit, watchMemory } from './memory.mjs';
import { checkout, inCheckout, stateFolder } from './paths.mjs';
import { endingOf, endingWords, tied } from './processes.mjs';
import { runtimeNode, compileCache } from './runtime.mjs';

/** Milliseconds after which a stage counts as hanging; none takes that long. */
const limitMs = 45 * 60_000;
const ranOutOfTime = 124;

/**
 * Size of V8's old heap for a tool, in megabytes, of the 2 GB that a process may need. Those that compile TypeScript are no JavaScript: the
 * type checker needs 1.3 GB when it runs on one thread, and 2 GB on two.
 */
const toolHeapMegabytes = 1_500;

/**
 * @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number, readonly note?: string }} Counts
 * @typedef {import('./memory.mjs').Peak} Peak
 * @typedef {import('./processes.mjs').Ending} Ending
 * @typedef {object} Stage
 * @property {string} name
 * @property {boolean} [needsServers]
 * @property {readonly string[]} [after] names of the stages that it waits for; it may run beside all others
 * @property {(env: Readonly<Record<string, string>>, print?: Print) => Promise<Counts & { readonly peak?: Peak }>} run `print` gets the
 *   stage's output; without it, the output goes to the terminal
 *
 * @typedef {(text: string) => void} Print
 */

/**
 * @param {readonly string[]} args of node
 * @param {Readonly<Record<string, string>>} env
 * @param {Print} [print]
 * @returns {Promise<{ readonly ending: Ending, readonly peak: Peak }>} how it ended, with code 124 when it ran out of time; and the process
 *   among it and its descendants that needed the most memory
 */
const runNode = (args, env, print) =>
  new Promise((resolve) => {
    const output = print === undefined ? 'inherit' : 'pipe';
    const child = tied(
      spawn(runtimeNode().path, args, {
        cwd: inCheckout(),
        stdio: ['ignore', output, output],
        env: { ...process.env, ...compileCache, ...env },
      }),
    );
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => print?.(text));
    const memory = child.pid === undefined ? null : watchMemory(child.pid);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      for (const { pid } of child.pid === undefined ? [] : familyOf(child.pid)) process.kill(pid, 'SIGKILL');
    }, limitMs);
    const end = (/** @type {Ending} */ ending) => {
      clearTimeout(timer);
      resolve({ ending: late ? ranOutOfTime : ending, peak: memory?.stop() ?? { bytes: 0, command: '' } });
    };
    child.once('error', () => end(127));
    // Once its output is closed, all of it has been read; without `print` nothing is read.
    child.once(print === undefined ? 'exit' : 'close', (...exit) => end(endingOf(exit)));
  });

/** @param {number} bytes @returns {string} */
const gigabytes = (bytes) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

/**
 * Counts one failure more when a process needed more memory than any may.
 *
 * @param {Counts} counts @param {Peak} peak
 * @returns {Counts & { readonly peak: Peak }}
 */
export const heldToMemory = (counts, peak) => {
  if (peak.bytes <= memoryLimit) return { ...counts, peak };
  const fault = `a process needed ${gigabytes(peak.bytes)}, more than ${gigabytes(memoryLimit)}: ${peak.command.replaceAll(checkout + path.sep, '').slice(0, 200)}`;
  return { ...counts, failed: counts.failed + 1, note: counts.note === undefined ? fault : `${counts.note}; ${fault}`, peak };
};

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ readonly after?: readonly string[] }} [more]
 * @returns {Stage} a tool that passes or fails as a whole: one check
 */
export const check = (name, args, more = {}) => ({
  name,
  ...more,
  run: async (env, print) => {
    const { ending, peak } = await runNode([`--max-old-space-size=${toolHeapMegabytes}`, ...args], env, print);
    return heldToMemory(
      ending === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0, note: endingWords(ending) },
      peak,
    );
  },
});

/** @typedef {{ readonly name: string, readonly status: string, readonly message: string, readonly assertionResults: readonly unknown[] }} TestFile */

/** @param {TestFile} file @returns {string} its name, and why it died where that is known */
const fatalOf = ({ name, message }) => {
  const signal = /\bsignal=(SIG[A-Z0-9]+)/.exec(message)?.[1];
  const cause = message.includes('ran out of memory') ? ' (out of memory)' : signal === undefined ? '' : ` (${signal})`;
  return `${path.relative(checkout, name)}${cause}`;
};

/**
 * Reads what Jest wrote with `--json`. A file that could not be loaded, or whose process died, counts as one failed test and is named; so
 * does a run that ended with a failure and names no failed file.
 *
 * @param {string} file @param {Ending} ending of Jest's process @param {readonly string[]} [underWay] test files that began and did not end
 * @returns {Counts}
 */
export const readJestCounts = (file, ending, underWay = []) => {
  const during = underWay.length === 0 ? '' : `, during ${underWay.join(', ')}`;
  if (!existsSync(file))
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      note:
        ending === ranOutOfTime
          ? `ran out of time${during}`
          : `Jest ${endingWords(ending)}${typeof ending === 'number' ? '' : ','} and no report${during}`,
    };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = /** @type {readonly TestFile[]} */ (report.testResults).filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + broken.length;
  const counts = { passed: report.numPassedTests, skipped: report.numPendingTests + report.numTodoTests };
  const files = `${report.numTotalTestSuites} ${report.numTotalTestSuites === 1 ? 'file' : 'files'}`;
  if (failed === 0 && ending !== 0)
    return { ...counts, failed: 1, note: ending === ranOutOfTime ? `ran out of time${during}` : `Jest ${endingWords(ending)}` };
  return { ...counts, failed, note: broken.length > 0 ? `${files}, could not be run: ${broken.map(fatalOf).join(', ')}` : files };
};

const reportFolder = path.join(stateFolder, 'test');
/** @param {string} project of Jest @returns {string} path of the report of its last run */
const reportOf = (project) => path.join(reportFolder, `${project}.json`);

/** @param {string} project @returns {Stage['run']} */
const jest = (project) => async (env, print) => {
  const report = reportOf(project);
  const diary = path.join(reportFolder, `${project}.diary`);
  mkdirSync(reportFolder, { recursive: true });
  for (const file of [report, diary]) rmSync(file, { force: true });
  const reporters = ['--reporters=default', `--reporters=${inCheckout('scripts', 'lib', 'files-under-way.mjs')}`];
  const args = jestArguments(project, ['--json', `--outputFile=${report}`, ...reporters]);
  const { ending, peak } = await runNode(args, { ...env, [diaryVariable]: diary }, print);
  return heldToMemory(readJestCounts(report, ending, filesUnderWay(diary)), peak);
};

const bin = (/** @type {string[]} */ ...parts) => inCheckout('node_modules', ...parts);

/** The stages of `npm test`, in this order. @type {readonly Stage[]} */
export const stages = [
  check('lint', [bin('oxlint', 'bin', 'oxlint'), '--type-aware', '.']),
  check('format', [bin('@biomejs', 'biome', 'bin', 'biome'), 'format', '.']),
  check('types', [bin('typescript-7', 'bin', 'tsc'), '--noEmit', '--singleThreaded', '-p', 'tsconfig.json']),
  check('types of scripts', [bin('typescript-7', 'bin', 'tsc'), '--noEmit', '--singleThreaded', '-p', 'scripts/tsconfig.json']),
  check('boundaries', [bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs', 'apps', 'libs']),
  check('build', [inCheckout('scripts', 'build.mjs')]),
  { name: 'unit', after: ['build'], run: jest('unit') },
  { name: 'integration', after: ['build'], needsServers: true, run: jest('integration') },
  // Those that use the processor most run beside those that mostly wait for processes and servers.
  check('rules', [inCheckout('scripts', 'rules-coverage.mjs'), '--results', reportOf('unit')], { after: ['unit'] }),
  { name: 'end to end', after: ['integration'], needsServers: true, run: jest('e2e') },
  { name: 'installations', after: ['end to end'], needsServers: true, run: jest('installation') },
];

/**
 * Runs stages side by side, each as soon as those that it waits for are over; of several that could begin, the first in the list does.
 *
 * @template {Pick<Stage, 'name' | 'after'>} S
 * @template R
 * @param {readonly S[]} chosen a stage waits for those of them alone
 * @param {number} lanes how many run at the same time
 * @param {(stage: S) => Promise<R>} run
 * @returns {Promise<readonly R[]>} in the order of the stages
 */
export const runSideBySide = async (chosen, lanes, run) => {
  const results = /** @type {R[]} */ ([]);
  const waiting = [...chosen.entries()];
  const open = new Set(chosen.map(({ name }) => name));
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  while (open.size > 0) {
    const next = waiting.findIndex(([, { after = [] }]) => !after.some((name) => open.has(name)));
    if (next < 0 || running.size === lanes) {
      if (running.size === 0) throw new Error(`stages wait for each other: ${[...open].join(', ')}`);
      await Promise.race(running.values());
      continue;
    }
    const [[at, stage]] = /** @type {[[number, S]]} */ (waiting.splice(next, 1));
    const { name } = stage;
    running.set(
      name,
      run(stage).then((result) => {
        results[at] = result;
        open.delete(name);
        running.delete(name);
      }),
    );
  }
  return results;
};
