// npm run screenshots [-- JEST OPTIONS]: takes a picture of every main view into docs/screens, with servers of its own and a browser.
// `npm run screenshots -- --testNamePattern magic` takes some of them anew. CHROMIUM names another browser than /usr/bin/chromium.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { explain, StepFailed } from './lib/failure.mjs';
import { jestArguments } from './lib/jest.mjs';
import { inCheckout } from './lib/paths.mjs';
import { endingWords, tied } from './lib/processes.mjs';
import { runtimeNode } from './lib/runtime.mjs';

const browser = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** @param {readonly string[]} options of Jest @returns {Promise<number>} exit code */
const takePictures = (options) =>
  new Promise((resolve, reject) => {
    const folder = inCheckout('docs', 'screens');
    mkdirSync(folder, { recursive: true });
    const node = runtimeNode().path;
    const child = tied(
      spawn(node, [inCheckout('scripts', 'with-servers.mjs'), node, ...jestArguments('screens', options)], {
        stdio: 'inherit',
        env: { ...process.env, SCREENS: folder, CHROMIUM: browser },
      }),
    );
    process.on('SIGINT', () => undefined);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (signal !== null) console.error(`Jest ${endingWords(signal)}`);
      resolve(code ?? 1);
    });
  });

try {
  if (!existsSync(browser))
    throw new StepFailed(`there is no browser at ${browser}`, 'install Chromium, or name another one in CHROMIUM', '');
  process.exitCode = await takePictures(process.argv.slice(2));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
