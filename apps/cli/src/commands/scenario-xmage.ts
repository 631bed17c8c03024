import { readFileSync } from 'node:fs';
import { games } from '@arbiter/games';
import type { Ruleset } from '@arbiter/kernel';
import { isClean, printXmageReport, runRecords, xmageReportAsJson } from '@arbiter/scenarios';
import { CommandFailed } from '../failure.js';

interface XmageFlags {
  readonly cards?: string;
  readonly only?: string;
  readonly json?: boolean;
}

/** The game that these records are about. */
const game = 'magic';

/** `arbiter scenario --format xmage FILE...`: exits with 1 when a line can't be read or a record fails. @throws {CommandFailed} */
export function runXmage(files: readonly string[], flags: XmageFlags): void {
  const names = flags.cards === undefined ? namesInCatalogue() : namesInFile(flags.cards);
  const reports = files.map((file) => runRecords(readText(file), file, { knows: (card) => names.has(card), only: flags.only }));
  console.log(flags.json === true ? JSON.stringify(reports.map(xmageReportAsJson), null, 2) : reports.map(printXmageReport).join('\n'));
  if (!reports.every(isClean)) process.exitCode = 1;
}

function namesInCatalogue(): ReadonlySet<string> {
  const rulesets: { readonly [id: string]: Ruleset } = games;
  const ruleset = Object.hasOwn(rulesets, game) ? rulesets[game] : undefined;
  if (ruleset === undefined) throw new CommandFailed(`No game called ${JSON.stringify(game)} is offered, whose cards could be counted; name a list of cards with --cards.`);
  return new Set(ruleset.cards().map((card) => card.names.en));
}

/** One name a line; a line in JSON gives its `name`. */
function namesInFile(file: string): ReadonlySet<string> {
  const lines = readText(file).split('\n').map((line) => line.trim()).filter((line) => line !== '');
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
