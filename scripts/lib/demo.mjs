import { existsSync } from 'node:fs';
import path from 'node:path';
import { bundleOf } from './build.mjs';
import { runBundle } from './database.mjs';
import { StepFailed } from './failure.mjs';
import { checkout } from './paths.mjs';
import { step } from './progress.mjs';
import { runtimeNode } from './runtime.mjs';
import { Service } from './service.mjs';

/** Where released rulesets lie. */
export const rulesetsFolder = path.resolve(checkout, process.env.RULESETS_DIR || 'rulesets');

/**
 * Fills an empty database with a demo event (`arbiter seed` itself leaves any other database alone).
 *
 * @param {Readonly<Record<string, string>>} env the application's servers, ARBITER_URL, ARBITER_STATE
 * @returns {Promise<readonly string[]>} lines that say where to look
 * @throws {StepFailed}
 */
export const seedDemo = async (env) => {
  if (!existsSync(bundleOf('cli'))) return [];
  if (!existsSync(path.join(rulesetsFolder, 'index.json'))) return [`no demo: nothing is released in ${rulesetsFolder} (npm run ruleset:release)`];
  return step('seed the demo event', async () => {
    const { code, output } = await runBundle('cli', ['seed'], env);
    if (code !== 0) throw new StepFailed('the demo event could not be made', 'read the message above; remove the data folder to begin anew', output);
    return output.trimEnd().split('\n');
  });
};

/**
 * The bots of the demo's live match: they play until it is over, over several starts if need be.
 *
 * @param {{ readonly home: string, readonly env: Readonly<Record<string, string>>, readonly show: (line: string) => void }} options
 * @returns {Service | null} null when no live match waits
 */
export const demoBots = ({ home, env, show }) => {
  if (!existsSync(path.join(home, 'demo-live.json')) || !existsSync(bundleOf('cli'))) return null;
  return new Service({
    name: 'bots',
    home,
    stopOrder: 5,
    mayFinish: true,
    command: () => ({ command: runtimeNode().path, args: [bundleOf('cli'), 'bots'], cwd: checkout, env }),
    ready: async () => undefined,
    onLine: show,
    onEvent: show,
    advice: `read ${path.join(home, 'logs', 'bots.log')}`,
  });
};
