import { existsSync } from 'node:fs';
import { bundleOf } from './build.mjs';
import { runBundle } from './database.mjs';
import { StepFailed } from './failure.mjs';
import { checkout, stateFolder } from './paths.mjs';
import { step } from './progress.mjs';
import { Service } from './service.mjs';

/** @param {Readonly<Record<string, string>>} env @returns {Promise<boolean>} whether this build's command line can seed */
const canSeed = async (env) => existsSync(bundleOf('cli')) && (await runBundle('cli', ['seed', '--help'], env)).code === 0;

/**
 * Fills an empty database with a demo event (`arbiter seed` itself leaves any other database alone).
 *
 * @param {Readonly<Record<string, string>>} appEnv @param {string} url of the API
 * @returns {Promise<readonly string[]>} lines that say where to look
 * @throws {StepFailed}
 */
export const seedDemo = async (appEnv, url) => {
  const env = { ...appEnv, ARBITER_URL: url, ARBITER_STATE: stateFolder };
  if (!(await canSeed(env))) return [];
  return step('demo event', async () => {
    const { code, output } = await runBundle('cli', ['seed'], env);
    if (code !== 0) throw new StepFailed('the demo event could not be made', 'read the message above; the API runs without it too', output);
    return output.trimEnd().split('\n');
  });
};

/**
 * The bots that play the demo's live match, at a pace that one can follow. They stay when it is over.
 * @param {{ home: string, env: Readonly<Record<string, string>> }} options @returns {Service}
 */
export const botService = ({ home, env }) =>
  new Service({
    name: 'bots',
    home,
    stopOrder: 5,
    command: () => ({ command: process.execPath, args: ['--enable-source-maps', bundleOf('cli'), 'bots', '--stay'], cwd: checkout, env }),
    ready: async () => undefined,
    advice: 'read the log of the bots; everything else runs without them',
  });
