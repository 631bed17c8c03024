// npm start: takes a fresh clone to a running Arbiter. See README.md in this folder.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { appService } from './lib/app-services.mjs';
import { build, bundleOf } from './lib/build.mjs';
import { runMigrations } from './lib/database.mjs';
import { demoBots, rulesetsFolder, seedDemo } from './lib/demo.mjs';
import { StepFailed, explain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { lockLauncher } from './lib/launcher-lock.mjs';
import { checkout, inCheckout, stateFolder } from './lib/paths.mjs';
import { freePort, freePortFrom } from './lib/ports.mjs';
import { bold, checkNode, dim, step } from './lib/progress.mjs';
import { stopRecorded } from './lib/records.mjs';
import { runtimeNode } from './lib/runtime.mjs';
import { provideServers } from './lib/servers.mjs';
import { readSettings, writeSettings } from './lib/settings.mjs';
import { onStopRequest } from './lib/stop-request.mjs';
import { startWatchdog } from './lib/watchdog.mjs';

const home = stateFolder;
const show = (/** @type {string} */ name, /** @type {string} */ line) => console.log(`  ${dim(`[${name}]`)} ${line}`);

const host = process.env.HOST || '127.0.0.1';

/** Whoever opens the page of a demo may play against a bot at once; other installations decide that (`docs/operations.md`). */
const guestsMayPlay = { BOT_MATCHES_AT_ONCE: process.env.BOT_MATCHES_AT_ONCE || '20' };

/** @returns {Promise<number>} `PORT`, else the port of the last start, else the first free port from 3000 on */
const choosePort = async () => {
  const wished = Number(process.env.PORT || 0);
  if (!Number.isInteger(wished) || wished < 0 || wished > 65_535)
    throw new StepFailed(`PORT is ${process.env.PORT}`, 'give a number from 1 to 65535, or unset it');
  const known = readSettings(home).apiPort ?? 0;
  const port = await freePort({ preferred: wished || known || 3000, host });
  if (wished !== 0 && port !== wished) {
    throw new StepFailed(`port ${wished} (PORT) is taken or not allowed`, 'choose another PORT, or unset it to get a free one');
  }
  return wished !== 0 || port === known ? port : freePortFrom(3000, host);
};

/**
 * The services that run. They are stopped in the order of `stopOrder`: the demo's bots, the API, the worker (which takes jobs from the
 * queue), Redis, the database.
 */
class Running {
  /** @type {import('./lib/service.mjs').Service[]} */
  #services = [];
  #closed = false;

  /** @param {import('./lib/service.mjs').Service} service */
  add = (service) => {
    if (this.#closed) throw new Error('stopping');
    this.#services.push(service);
  };

  async stop() {
    this.#closed = true;
    const inOrder = [...this.#services].sort((left, right) => left.spec.stopOrder - right.spec.stopOrder);
    for (const service of inOrder) await service.stop();
  }
}

/** @param {Running} running @param {ReturnType<typeof lockLauncher>['announce']} announce */
const bringUp = async (running, announce) => {
  const left = await stopRecorded(home);
  if (left.length > 0) console.log(`  stopped what an earlier start had left behind: ${left.join(', ')}`);
  const { ownerEnv, appEnv, keeperEnv } = await provideServers(home, running.add, show);
  await step('bring the schema up to date', async (note) => note(await runMigrations(ownerEnv)));

  const apiPort = await choosePort();
  writeSettings(home, { ...readSettings(home), apiPort });
  const url = `http://127.0.0.1:${apiPort}`;
  const ports = { api: apiPort, worker: await freePort() };
  for (const name of /** @type {const} */ (['worker', 'api'])) {
    if (!existsSync(bundleOf(name))) throw new StepFailed(`this checkout has no apps/${name}`, 'check out a complete tree');
    const service = appService({
      name,
      home,
      env: name === 'worker' ? { ...appEnv, ...keeperEnv } : { ...guestsMayPlay, ...appEnv },
      port: ports[name],
      show: (line) => show(name, line),
    });
    running.add(service);
    await step(`start ${name === 'api' ? 'the API' : 'the worker'}`, async (note) => {
      await service.start();
      note(`process ${service.pid}, port ${ports[name]}`);
    });
  }
  const env = { ...appEnv, ARBITER_URL: url, ARBITER_STATE: home, RULESETS_DIR: rulesetsFolder };
  announce(url, env);
  const demo = await seedDemo(home, env);
  const bots = demoBots({ home, env, show: (line) => show('bots', line) });
  if (bots !== null) {
    running.add(bots);
    await bots.start();
  }

  console.log(`\n${bold('Arbiter is running.')}`);
  console.log(`  API and its documentation  ${url}/docs`);
  if (existsSync(inCheckout('dist', 'viewer', 'index.html'))) console.log(`  Matches                    ${url}/`);
  console.log(`  ${dim('anybody may play against a bot there, without a token')}`);
  for (const line of demo) console.log(`  ${line}`);
  console.log(`  ${dim(`data and logs in ${home.startsWith(checkout) ? path.relative(checkout, home) : home}; stop with Ctrl-C`)}`);
};

const main = async () => {
  const startedAt = Date.now();
  checkNode();
  console.log(`${bold('Arbiter')} ${dim(checkout)}`);
  const lock = lockLauncher(home);
  const running = new Running();
  /** @type {(() => Promise<void>) | null} */
  let endWatch = null;
  const shutDown = async () => {
    await running.stop();
    await endWatch?.();
    lock.release();
  };
  let asked = false;
  onStopRequest({
    first: async (reason) => {
      asked = true;
      console.log(`\n  ${reason}: stopping (again to stop at once)`);
      await shutDown();
      console.log('  stopped');
      process.exit(0);
    },
    // The watchdog notices that this process has ended, and stops the rest.
    second: () => process.exit(130),
  });
  try {
    if (lock.tookOver) console.log('  the last start ended without cleaning up; taking over');
    await step('install packages', async (note) => note(`${await ensureInstalled()}, Node ${runtimeNode().version}`));
    await step('build', async (note) => {
      const done = /** @type {string[]} */ ([]);
      await build({ say: (line) => void done.push(line) });
      note(done.join('; '));
    });
    endWatch = startWatchdog(home);
    await bringUp(running, lock.announce);
    console.log(`  ${dim(`up after ${((Date.now() - startedAt) / 1000).toFixed(0)} s`)}`);
  } catch (error) {
    // A step that fails because everything is being stopped is not reported; the handler above ends this process.
    if (asked) return;
    await shutDown();
    throw error;
  }
};

try {
  await main();
} catch (error) {
  console.error(`\n${explain(error)}`);
  process.exit(1);
}
