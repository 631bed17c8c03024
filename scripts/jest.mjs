// npm run unit|integration|e2e [-- JEST OPTIONS]: runs the tests of one project, in processes with limited memory.
import { spawn } from 'node:child_process';
import { jestArguments } from './lib/jest.mjs';
import { endingWords, tied } from './lib/processes.mjs';
import { runtimeNode } from './lib/runtime.mjs';

const [project = 'unit', ...options] = process.argv.slice(2);
const child = tied(spawn(runtimeNode().path, jestArguments(project, options), { stdio: 'inherit' }));
// Ctrl-C reaches Jest through the terminal.
process.on('SIGINT', () => undefined);
child.once('exit', (code, signal) => {
  if (signal !== null) console.error(`Jest ${endingWords(signal)}`);
  process.exitCode = code ?? 1;
});
