import { readFile } from 'node:fs/promises';
import { InvalidArgumentError, type Command, Option } from 'commander';
import { CardLists, importLists, type StoredList } from '@arbiter/cards';
import type { DeckGame, LegalityList } from '@arbiter/decks';
import type { Pool } from 'pg';
import { CommandFailed } from '../failure.js';

type OnDatabase = (work: (pool: Pool) => Promise<void>) => Promise<void>;

/** How options of these commands are read, as those of `arbiter cards` are. */
export interface ReadOptions {
  readonly game: (text: string) => DeckGame;
  readonly source: (text: string) => string;
  readonly day: (text: string) => string;
  readonly onDatabase: OnDatabase;
}

const listName = (text: string): string => {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(text)) throw new InvalidArgumentError('small letters, digits and "-"');
  return text;
};

interface ImportFlags {
  readonly game: DeckGame;
  readonly list?: string;
  readonly name?: string;
  readonly from?: string;
  readonly until?: string;
  readonly unlisted?: LegalityList['unlisted'];
  readonly source: string;
  readonly date?: string;
}

async function importFile(pool: Pool, file: string, flags: ImportFlags): Promise<void> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) throw new CommandFailed(`${file} can't be read.`);
  const { game, list = null, name = null, from = null, until = null, unlisted = null, source } = flags;
  const date = flags.date ?? new Date().toISOString().slice(0, 10);
  const outcome = await importLists(new CardLists(pool), { bytes, game, source, date, list, name, from, until, unlisted });
  if (outcome.kind === 'refused')
    throw new CommandFailed(
      outcome.faults.map(({ code, line, detail }) => `${code}${line === 0 ? '' : ` in line ${line}`}: ${detail}`).join('\n'),
    );
  for (const one of outcome.lists) console.log(`${one.list}, ${one.name}: ${inForce(one)}, ${one.cards} cards (${one.kept})`);
}

const inForce = ({ from, until }: Pick<StoredList, 'from' | 'until'>): string =>
  until === null ? `from ${from}` : `from ${from} until ${until}`;

const inWords = ({ game, list, name, cards, source, knownSince, digest, withdrawn, counts, ...days }: StoredList): string =>
  [
    game,
    list,
    inForce(days),
    name,
    `${cards} cards`,
    `by ${source}, known since ${knownSince}`,
    digest.slice(0, 12),
    ...(counts ? [] : [withdrawn ? 'withdrawn' : 'corrected']),
  ].join('  ');

async function show(pool: Pool, list: string, { game, on }: { readonly game: DeckGame; readonly on?: string }): Promise<void> {
  const day = on ?? new Date().toISOString().slice(0, 10);
  const lists = (await new CardLists(pool).of(game)).filter(({ format, from }) => format === list && from <= day);
  const newest = lists.toSorted((one, other) => (one.from < other.from ? 1 : -1))[0];
  if (newest === undefined || (newest.until !== undefined && newest.until < day))
    throw new CommandFailed(`No list "${list}" was imported that is in force on ${day}.`);
  const { name, from, until = null, stated, unlisted, entries } = newest;
  const said = stated === undefined ? '' : `, by ${stated.source}, known since ${stated.knownSince}, file ${stated.digest.slice(0, 12)}`;
  console.log(`${list}, ${name}: ${inForce({ from, until })}${said}; cards that it does not name: ${unlisted}`);
  for (const { card, status, copies, passcode } of entries)
    console.log(`${card}${passcode === undefined ? '' : ` (${passcode})`}: ${status}${copies === null ? '' : `, ${copies}`}`);
}

/** Adds `arbiter cards lists import FILE`, `show LIST`, `list` and `withdraw LIST`. */
export function addCardLists(cards: Command, { game, source, day, onDatabase }: ReadOptions): void {
  const lists = cards.command('lists').description('dated lists of what a format bans, restricts, limits or allows');
  lists
    .command('import')
    .description(
      "import a file of lists: JSON, a table, lflist.conf, or the publisher's JSON of Yu-Gi-Oh!; corrects an earlier list of the same day",
    )
    .argument('<file>')
    .requiredOption('--game <game>', 'its game', game)
    .option('--list <name>', 'which list it is, such as modern or tcg, where the file does not say it', listName)
    .option('--name <name>', 'how people call this edition; of a file with several lists, which one')
    .option('--from <day>', 'the first day in force, where the file does not say it', day)
    .option('--until <day>', 'the last day in force; until the next list unless given', day)
    .addOption(new Option('--unlisted <what>', 'what of cards that it does not name').choices(['legal', 'notLegal', 'asFacts']))
    .option('--source <name>', 'whose list it is', source, 'organizer')
    .option('--date <day>', 'the day on which the file says what it says; today unless given', day)
    .action((file: string, flags: ImportFlags) => onDatabase((pool) => importFile(pool, file, flags)));
  lists
    .command('show')
    .description('show the list that is in force on a day')
    .argument('<list>')
    .requiredOption('--game <game>', 'its game', game)
    .option('--on <day>', 'today unless given', day)
    .action((list: string, flags: { readonly game: DeckGame; readonly on?: string }) => onDatabase((pool) => show(pool, list, flags)));
  lists
    .command('list')
    .description('list what was imported, corrected and withdrawn lists too')
    .option('--game <game>', 'of this game only', game)
    .action((flags: { readonly game?: DeckGame }) =>
      onDatabase(async (pool) => {
        const found = await new CardLists(pool).list(flags.game ?? null);
        if (found.length === 0) console.log('nothing was imported');
        for (const one of found) console.log(inWords(one));
      }),
    );
  lists
    .command('withdraw')
    .description('withdraw a list that was a mistake: the one before it is in force again')
    .argument('<list>')
    .requiredOption('--game <game>', 'its game', game)
    .requiredOption('--from <day>', 'the day from which it was in force', day)
    .action((list: string, flags: { readonly game: DeckGame; readonly from: string }) =>
      onDatabase(async (pool) => {
        const today = new Date().toISOString().slice(0, 10);
        if (!(await new CardLists(pool).withdraw(flags.game, list, flags.from, today)))
          throw new CommandFailed(`No list "${list}" from ${flags.from} on counts.`);
        console.log('withdrawn');
      }),
    );
}
