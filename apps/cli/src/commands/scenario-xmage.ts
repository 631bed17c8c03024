import { readFileSync } from 'node:fs';
import { ruleset } from '@arbiter/magic';
import { isClean, magicMatches, printXmageReport, runRecords, xmageReportAsJson, type XmageOptions } from '@arbiter/scenarios';
import { CommandFailed } from '../failure.js';

interface XmageFlags {
  readonly cards?: string;
  readonly only?: string;
  readonly json?: boolean;
}

/** `arbiter scenario --format xmage FILE...`: exits with 1 when a line can't be read or a record fails. @throws {CommandFailed} */
export function runXmage(files: readonly string[], flags: XmageFlags): void {
  const options = { ...(flags.cards === undefined ? inGame() : heldAgainst(flags.cards)), only: flags.only };
  const reports = files.map((file) => runRecords(readText(file), file, options));
  console.log(flags.json === true ? JSON.stringify(reports.map(xmageReportAsJson), null, 2) : reports.map(printXmageReport).join('\n'));
  if (!reports.every(isClean)) process.exitCode = 1;
}

/** Records are run in the rules as they stand in the sources, whether or not they are offered yet. */
function inGame(): XmageOptions {
  const names = new Set(ruleset.cards().map((card) => card.names.en));
  return { knows: (card) => names.has(card), open: magicMatches(ruleset) };
}

/** Records are only held against a list of cards, to plan which to make. */
function heldAgainst(file: string): XmageOptions {
  const names = namesInFile(file);
  return { knows: (card) => names.has(card) };
}

/** One name a line; a line in JSON gives its `name`. */
function namesInFile(file: string): ReadonlySet<string> {
  const lines = readText(file)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return new Set(lines.map((line) => (line.startsWith('{') ? nameIn(line, file) : line)));
}

function nameIn(line: string, file: string): string {
  try {
    const { name } = JSON.parse(line) as { readonly name?: unknown };
    if (typeof name === 'string') return name;
  } catch {
    // Told below, with the file.
  }
  throw new CommandFailed(`${file} has a line in JSON without a name: ${line.slice(0, 80)}`);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandFailed(error instanceof Error ? error.message : String(error));
  }
}
