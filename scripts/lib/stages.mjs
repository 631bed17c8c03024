import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inCheckout, stateFolder } from './paths.mjs';
import { tied } from './processes.mjs';
import { runtimeNode } from './runtime.mjs';

/** Nothing here takes that long: what is still running then hangs. */
const limitMs = 45 * 60_000;

/**
 * @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number, readonly note?: string }} Counts
 * @typedef {object} Stage
 * @property {string} name
 * @property {boolean} [needsServers]
 * @property {(env: Readonly<Record<string, string>>) => Promise<Counts>} run
 */

/** @param {readonly string[]} args of node @param {Readonly<Record<string, string>>} env @returns {Promise<number>} exit code; 124 when it ran out of time */
const runNode = (args, env) =>
  new Promise((resolve) => {
    const child = tied(spawn(runtimeNode().path, args, { cwd: inCheckout(), stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } }));
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, limitMs);
    child.once('error', () => resolve(127));
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(late ? 124 : (code ?? 1));
    });
  });

/** @param {string} name @param {readonly string[]} args @returns {Stage} a tool that is content or not: one check */
const check = (name, args) => ({
  name,
  run: async (env) => ((await runNode(args, env)) === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }),
});

/**
 * What Jest wrote with `--json`. A file that could not even be loaded counts as one failed test; so does a run that ended badly
 * without naming one.
 *
 * @param {string} file @param {number} code Jest's exit code
 * @returns {Counts}
 */
export const readJestCounts = (file, code) => {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, note: code === 124 ? 'ran out of time' : `Jest ended with code ${code} and no report` };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter((/** @type {{ status: string, assertionResults: unknown[] }} */ suite) => suite.status === 'failed' && suite.assertionResults.length === 0).length;
  const failed = report.numFailedTests + broken;
  const counts = { passed: report.numPassedTests, skipped: report.numPendingTests + report.numTodoTests };
  const files = `${report.numTotalTestSuites} ${report.numTotalTestSuites === 1 ? 'file' : 'files'}`;
  if (failed === 0 && code !== 0) return { ...counts, failed: 1, note: code === 124 ? 'ran out of time' : `Jest ended with code ${code}` };
  return { ...counts, failed, note: broken > 0 ? `${files}, ${broken} of them could not be loaded` : files };
};

/** @param {string} project @param {readonly string[]} [options] @returns {Stage['run']} */
const jest = (project, options = []) => async (env) => {
  const report = path.join(stateFolder, 'test', `${project}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const code = await runNode(
    ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', inCheckout('node_modules', 'jest', 'bin', 'jest.js'), '--selectProjects', project, '--passWithNoTests', '--json', `--outputFile=${report}`, ...options],
    env,
  );
  return readJestCounts(report, code);
};

const bin = (/** @type {string[]} */ ...parts) => inCheckout('node_modules', ...parts);

/** What `npm test` runs, in this order. @type {readonly Stage[]} */
export const stages = [
  check('lint', [bin('eslint', 'bin', 'eslint.js'), '.']),
  check('types', [bin('typescript', 'bin', 'tsc'), '--noEmit', '-p', 'tsconfig.json']),
  check('types of scripts', [bin('typescript', 'bin', 'tsc'), '--noEmit', '-p', 'scripts/tsconfig.json']),
  check('boundaries', [bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs', 'apps', 'libs']),
  check('build', [inCheckout('scripts', 'build.mjs')]),
  { name: 'unit', run: jest('unit') },
  { name: 'integration', needsServers: true, run: jest('integration', ['--runInBand']) },
  { name: 'end to end', needsServers: true, run: jest('e2e', ['--runInBand']) },
];
