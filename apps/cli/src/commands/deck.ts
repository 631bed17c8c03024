import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { DeckViolation, Json, Ruleset } from '@arbiter/kernel';
import { CommandFailed } from '../failure.js';
import { gameOf } from '../rulesets.js';

type Read = { readonly deck: Json } | { readonly violations: readonly DeckViolation[] };

async function readDeck(ruleset: Ruleset, file: string): Promise<Read> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandFailed(`${file} can't be read.`);
  });
  if (text.trimStart().startsWith('{') || text.trimStart().startsWith('[')) {
    try {
      return { deck: JSON.parse(text) as Json };
    } catch (error) {
      throw new CommandFailed(`The file is no valid JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const parsed = ruleset.parseDeck(text);
  return parsed.ok ? { deck: parsed.deck } : { violations: parsed.violations };
}

/** Describes one violation of a deck: the sentence, the rule, and the cards that the sentence does not name itself. */
export function inWords({ rule, detail, cards }: DeckViolation): string {
  const others = cards.filter((card) => !detail.includes(card));
  return `${rule === null ? '' : `${rule}  `}${detail}${others.length === 0 ? '' : ` [${others.join(', ')}]`}`;
}

function tell(violations: readonly DeckViolation[]): void {
  for (const one of violations) console.log(inWords(one));
  process.exitCode = 1;
}

async function check(game: string, file: string, options: { readonly format?: string }): Promise<void> {
  const ruleset = gameOf(game);
  const format = options.format === undefined ? Object.values(ruleset.formats)[0] : ruleset.formats[options.format];
  if (format === undefined)
    throw new CommandFailed(`${game} has no format ${options.format}. It has: ${Object.keys(ruleset.formats).join(', ')}.`);
  const given = await readDeck(ruleset, file);
  const violations = 'violations' in given ? given.violations : ruleset.validateDeck(format, given.deck);
  if (violations.length === 0) return console.log('legal');
  tell(violations);
}

/**
 * Writes a deck in another form. Every game has the form `json`, the one that matches pin.
 * @throws {CommandFailed} for a form that the game does not have
 */
export async function convert(ruleset: Ruleset, file: string, form: string): Promise<void> {
  const forms = ['json', ...(ruleset.deckForms ?? [])];
  if (!forms.includes(form))
    throw new CommandFailed(`Decks of ${ruleset.game} have no form ${JSON.stringify(form)}. There are: ${forms.join(', ')}.`);
  const given = await readDeck(ruleset, file);
  if ('violations' in given) return tell(given.violations);
  const printed =
    form === 'json' ? { ok: true as const, text: `${JSON.stringify(given.deck, null, 2)}\n` } : ruleset.printDeck?.(given.deck, form);
  if (printed?.ok === true) process.stdout.write(printed.text.endsWith('\n') ? printed.text : `${printed.text}\n`);
  else tell(printed?.violations ?? []);
}

/**
 * Adds `arbiter deck check GAME FILE`, which prints every violation with its rule, and `arbiter deck convert GAME FILE --to FORM`, which
 * prints the same deck in another form.
 */
export function addDeck(program: Command): void {
  const deck = program.command('deck').description('work with decks');
  deck
    .command('check')
    .description('check a deck (JSON, plain text, or a form of the game) against the rules')
    .argument('<game>')
    .argument('<file>')
    .option('--format <format>', 'id of the format; the first of the game when absent')
    .action(check);
  deck
    .command('convert')
    .description('write a deck in another form to the standard output')
    .argument('<game>')
    .argument('<file>')
    .requiredOption('--to <form>', 'json, or a form of the game')
    .action((game: string, file: string, options: { readonly to: string }) => convert(gameOf(game), file, options.to));
}
