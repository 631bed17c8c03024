import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { DeckViolation, Json, Ruleset } from '@arbiter/kernel';
import { CommandFailed } from '../failure.js';
import { gameOf } from '../rulesets.js';

function read(ruleset: Ruleset, text: string): { readonly deck: Json } | { readonly violations: readonly DeckViolation[] } {
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

/** `arbiter deck check GAME FILE`: every violation with its rule. */
export function addDeck(program: Command): void {
  program
    .command('deck')
    .description('work with decks')
    .command('check')
    .description('check a deck (JSON or plain text) against the rules')
    .argument('<game>')
    .argument('<file>')
    .option('--format <format>', 'id of the format; the first of the game when absent')
    .action(async (game: string, file: string, options: { readonly format?: string }) => {
      const ruleset = gameOf(game);
      const format = options.format === undefined ? Object.values(ruleset.formats)[0] : ruleset.formats[options.format];
      if (format === undefined) throw new CommandFailed(`${game} has no format ${options.format}. It has: ${Object.keys(ruleset.formats).join(', ')}.`);
      const text = await readFile(file, 'utf8').catch(() => {
        throw new CommandFailed(`${file} can't be read.`);
      });
      const given = read(ruleset, text);
      const violations = 'violations' in given ? given.violations : ruleset.validateDeck(format, given.deck);
      if (violations.length === 0) return console.log('legal');
      for (const one of violations) console.log(`${one.rule}  ${one.detail}${one.cards.length === 0 ? '' : ` [${one.cards.join(', ')}]`}`);
      process.exitCode = 1;
    });
}
