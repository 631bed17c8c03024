import { readFileSync } from 'node:fs';
import { ruleset } from '@arbiter/magic';
import { isClean, magicMatches, printXmageReport, runRecords, xmageReportAsJson, type XmageOptions } from '@arbiter/scenarios';
import { CommandFailed } from '../failure.js';

interface XmageFlags {
  readonly cards?: string;
  readonly only?: string;
  readonly json?: boolean;
}

/**
 * Runs `arbiter scenario --format xmage FILE...`; exits with 1 when a line can't be read or a record fails.
 * @throws {CommandFailed}
 */
export function runXmage(files: readonly string[], flags: XmageFlags): void {
  const options = { ...(flags.cards === undefined ? inGame() : heldAgainst(flags.cards)), only: flags.only };
  const reports = files.map((file) => runRecords(readText(file), file, options));
  console.log(flags.json === true ? JSON.stringify(reports.map(xmageReportAsJson), null, 2) : reports.map(printXmageReport).join('\n'));
  if (!reports.every(isClean)) process.exitCode = 1;
}

/** Runs the records with the rules in the sources, whether or not these are released yet. */
function inGame(): XmageOptions {
  const names = new Set(ruleset.cards().map((card) => card.names.en));
  return { knows: (card) => names.has(card), open: magicMatches(ruleset) };
}

/** Only compares the records with a list of card names and runs nothing, to plan which cards to make. */
function heldAgainst(file: string): XmageOptions {
  const names = namesInFile(file);
  return { knows: (card) => names.has(card) };
}

/** Reads one card name a line; from a line in JSON, its `name`. */
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
    // The error below reports it together with the file.
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
