// npm test [-- STAGE ...]: runs every check, on a fresh clone too. Ends with the line "N passed, N failed".
import { StepFailed, explain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { sideBySide } from './lib/jest.mjs';
import { bold, checkNode, step } from './lib/progress.mjs';
import { runtimeNode } from './lib/runtime.mjs';
import { runSideBySide, stages } from './lib/stages.mjs';
import { startTestServers } from './lib/test-servers.mjs';

/** @typedef {import('./lib/stages.mjs').Counts & { readonly name: string, readonly seconds: number, readonly peak?: import('./lib/stages.mjs').Peak }} Row */

/** @param {readonly Row[]} rows */
const printTable = (rows) => {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`\n  ${'stage'.padEnd(width)}  passed  failed  skipped  seconds  memory of its largest process`);
  for (const { name, passed, failed, skipped, seconds, peak, note } of rows) {
    const memory = peak === undefined ? '' : `${Math.round(peak.bytes / 1024 ** 2)} MB`;
    const cells = [
      String(passed).padStart(6),
      String(failed).padStart(6),
      String(skipped).padStart(7),
      seconds.toFixed(1).padStart(7),
      memory.padStart(7),
    ];
    console.log(`  ${name.padEnd(width)}  ${cells.join('  ')}${note === undefined ? '' : `  ${note}`}`);
  }
};

/**
 * @param {import('./lib/stages.mjs').Stage} stage @param {Readonly<Record<string, string>>} env @param {import('./lib/stages.mjs').Print} [print]
 * @returns {Promise<Row>}
 */
const runStage = async (stage, env, print) => {
  const startedAt = Date.now();
  const counts = await stage.run(env, print).catch((error) => {
    console.error(explain(error));
    return { passed: 0, failed: 1, skipped: 0, note: 'could not run' };
  });
  return { name: stage.name, seconds: (Date.now() - startedAt) / 1000, ...counts };
};

/** @param {readonly import('./lib/stages.mjs').Stage[]} chosen @returns {Promise<readonly Row[]>} */
const runStages = async (chosen) => {
  /** @type {ReturnType<typeof startTestServers> | null} */
  let servers = null;
  const begin = async () => {
    servers ??= step('start PostgreSQL and Valkey', () => startTestServers((event) => console.log(`  [servers] ${event}`)));
    return (await servers).env;
  };
  // Two: one that uses the processors, and one that mostly waits. The tests of each stage run on every processor.
  const lanes = Math.min(chosen.length, sideBySide(), 2);
  try {
    return await runSideBySide(chosen, lanes, async (stage) => {
      console.log(`\n${bold(`── ${stage.name}`)}${lanes === 1 ? '' : ' begins'}`);
      try {
        const env = stage.needsServers === true ? await begin() : {};
        if (lanes === 1) return await runStage(stage, env);
        // Of stages that run side by side, each prints its output when it is over.
        let said = '';
        const row = await runStage(stage, env, (text) => (said += text));
        console.log(`\n${bold(`── ${stage.name}`)}\n${said.trimEnd()}`);
        return row;
      } catch (error) {
        console.error(explain(error));
        return { name: stage.name, seconds: 0, passed: 0, failed: 1, skipped: 0, note: 'could not run' };
      }
    });
  } finally {
    await /** @type {ReturnType<typeof startTestServers> | null} */ (servers)?.then(
      (started) => started.stop(),
      () => undefined,
    );
  }
};

const main = async () => {
  checkNode();
  const wished = process.argv.slice(2);
  const unknown = wished.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown !== undefined)
    throw new StepFailed(`there is no stage "${unknown}"`, `choose among ${stages.map(({ name }) => `"${name}"`).join(', ')}`);
  await step('install packages', async (note) => note(`${await ensureInstalled()}, Node ${runtimeNode().version}`));
  const rows = await runStages(wished.length === 0 ? stages : stages.filter(({ name }) => wished.includes(name)));
  printTable(rows);
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ what) => rows.reduce((total, row) => total + row[what], 0);
  // A skipped test proves nothing, and is easily overlooked.
  if (sum('skipped') > 0) console.log(`\n  ${sum('skipped')} skipped: none may be`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 && sum('skipped') === 0 ? 0 : 1;
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`\n${explain(error)}`);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
