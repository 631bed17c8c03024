import { existsSync } from 'node:fs';
import path from 'node:path';
import { bundleOf } from './build.mjs';
import { runBundle } from './database.mjs';
import { checkout } from './paths.mjs';
import { step } from './progress.mjs';
import { withoutRepeats } from './repeats.mjs';
import { runtimeNode } from './runtime.mjs';
import { Service } from './service.mjs';

/** Folder of the released rulesets. */
export const rulesetsFolder = path.resolve(checkout, process.env.RULESETS_DIR || 'rulesets');

/**
 * Fills an empty database with a demo gathering, or completes and shows the demo that an earlier start began (`arbiter seed` leaves any
 * other database alone). Arbiter runs without its demo too: if seeding fails, the lines say why.
 *
 * @param {string} home
 * @param {Readonly<Record<string, string>>} env the application's servers, ARBITER_URL, ARBITER_STATE
 * @returns {Promise<readonly string[]>} lines that say where to look
 */
export const seedDemo = async (home, env) => {
  if (!existsSync(bundleOf('cli'))) return [];
  if (!existsSync(path.join(rulesetsFolder, 'index.json')))
    return [`no demo: nothing is released in ${rulesetsFolder} (npm run ruleset:release)`];
  return step('seed the demo gathering', async (note) => {
    const { code, output } = await runBundle('cli', ['seed'], env, { recordIn: { home, name: 'seed', stopOrder: 5 } });
    if (code !== 0) note('not complete, see below');
    const lines = output.trimEnd().split('\n');
    return code === 0 ? lines : ['The demo could not be completed:', ...lines.map((line) => `  ${line}`)];
  });
};

/**
 * Makes the service that runs the bots of the demo's live matches: they play until the matches are over, over several starts if need be.
 *
 * @param {{ readonly home: string, readonly env: Readonly<Record<string, string>>, readonly show: (line: string) => void }} options
 * @returns {Service | null} null when no live match waits
 */
export const demoBots = ({ home, env, show }) => {
  if (!existsSync(path.join(home, 'demo.json')) || !existsSync(bundleOf('cli'))) return null;
  return new Service({
    name: 'bots',
    home,
    stopOrder: 5,
    mayFinish: true,
    command: () => ({ command: runtimeNode().path, args: [bundleOf('cli'), 'bots'], cwd: checkout, env }),
    ready: async () => undefined,
    onLine: withoutRepeats(show),
    onEvent: show,
    advice: `read ${path.join(home, 'logs', 'bots.log')}`,
  });
};
