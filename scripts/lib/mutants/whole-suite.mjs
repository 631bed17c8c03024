// Tries mutants that no scenario notices against the rest of a game's tests: its specs, and the recorded matches.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jestArguments } from '../jest.mjs';
import { inCheckout } from '../paths.mjs';
import { tied } from '../processes.mjs';
import { runtimeNode } from '../runtime.mjs';
import { brokenFileVariable, brokenTextVariable } from './jest-transform.mjs';
import { exchangedWords, mutate } from './places.mjs';
import { switches } from './switches.mjs';

/** @typedef {import('./places.mjs').Mutant} Mutant */

const goldenMatches = inCheckout('libs', 'recording', 'src', 'golden-matches.spec.ts');
const config = inCheckout('scripts', 'lib', 'mutants', 'jest.config.mjs');

/**
 * Returns the specs of a game except the one that runs its scenarios, and the spec of recorded matches.
 * @param {string} game
 */
function specsOf(game) {
  const folder = inCheckout('libs', 'games', game, 'src');
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.spec.ts') && path.basename(name) !== 'scenarios.spec.ts',
  );
  return [...own.map((name) => path.join(folder, name)), goldenMatches];
}

/** @param {readonly string[]} args @param {Readonly<Record<string, string>>} env @returns {Promise<{ readonly code: number, readonly said: string }>} */
const run = (args, env) =>
  new Promise((resolve, reject) => {
    const child = tied(
      spawn(runtimeNode().path, args, { cwd: inCheckout(), stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } }),
    );
    let said = '';
    child.stderr?.on('data', (chunk) => (said += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, said }));
  });

/**
 * Runs the specs once for each of some mutants, with that break in the sources.
 *
 * @param {object} given
 * @param {string} given.game
 * @param {readonly Mutant[]} given.mutants
 * @param {readonly string[]} given.files absolute paths of the sources that are broken, as for the bundle
 * @param {string} given.folder for temporary files
 * @param {(line: string) => void} given.say
 * @returns {Promise<readonly string[]>} for each mutant the spec that noticed it, '' where none did
 * @throws {Error} where the specs fail with nothing broken
 */
export async function tryWholeSuite({ game, mutants, files, folder, say }) {
  const specs = specsOf(game);
  const attempt = async (/** @type {Readonly<Record<string, string>>} */ env) => {
    const { code, said } = await run(
      jestArguments('unit', ['--config', config, '--bail=1', '--silent', '--runTestsByPath', ...specs]),
      env,
    );
    return code === 0 ? '' : (/^FAIL unit (\S+)/m.exec(said)?.[1] ?? 'the run of the specs ended');
  };
  const unbroken = await attempt({});
  if (unbroken !== '') throw new Error(`${unbroken} fails with nothing broken`);
  const exchanged = exchangedWords(files.map((file) => readFileSync(file, 'utf8')));
  const noticed = [];
  for (const [at, mutant] of mutants.entries()) {
    const made = mutate({ file: mutant.file, text: readFileSync(inCheckout(mutant.file), 'utf8'), first: 0, exchanged, citedIn: () => [] });
    const id = made.mutants.findIndex(({ key }) => key === mutant.key);
    if (id < 0) throw new Error(`${mutant.key} is not in its file`);
    const text = path.join(folder, 'broken.ts');
    writeFileSync(text, `${switches(made.mutants.length).replace('let __active = -1', `let __active = ${id}`)}\n${made.text}`);
    const spec = await attempt({ [brokenFileVariable]: inCheckout(mutant.file), [brokenTextVariable]: text });
    say(`held against the specs: ${at + 1} of ${mutants.length}, ${spec === '' ? 'not noticed' : `noticed by ${spec}`}: ${mutant.key}`);
    noticed.push(spec);
  }
  return noticed;
}
