import { stat } from 'node:fs/promises';
import { InvalidArgumentError, type Command } from 'commander';
import {
  bytesOfFile,
  type CardFault,
  CardImports,
  CardIndexes,
  cardReaders,
  type CardReader,
  digestOf,
  importCards,
  unpacked,
} from '@arbiter/cards';
import { type CardFacts, type DeckGame, deckGames } from '@arbiter/decks';
import { openPool } from '@arbiter/event-store';
import type { Pool } from 'pg';
import { applicationUrl } from '../database.js';
import { addCardLists } from './card-lists.js';
import { CommandFailed } from '../failure.js';

const game = (text: string): DeckGame => {
  const found = deckGames.find((one) => one === text);
  if (found === undefined) throw new InvalidArgumentError(`one of ${deckGames.join(', ')}`);
  return found;
};

const reader = (text: string): CardReader => {
  const found = cardReaders.find((one) => one === text);
  if (found === undefined) throw new InvalidArgumentError(`one of ${cardReaders.join(', ')}`);
  return found;
};

const source = (text: string): string => {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text)) throw new InvalidArgumentError('letters, digits, ".", "_" and "-"');
  return text;
};

const day = (text: string): string => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) throw new InvalidArgumentError('a day as YYYY-MM-DD');
  return text;
};

const today = (): string => new Date().toISOString().slice(0, 10);

async function onDatabase(work: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = openPool(applicationUrl(), { max: 2, name: 'arbiter cards' });
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}

/** Puts a bad row into words. */
export const faultInWords = ({ row, key, code, field, detail }: CardFault): string =>
  `row ${row}${key === null ? '' : ` (${key})`}: ${code}${field === null ? '' : ` ${field}`}: ${detail}`;

/** How many bad rows are printed unless all are asked for. */
const shownFaults = 20;

interface ImportFlags {
  readonly game?: DeckGame;
  readonly source?: string;
  readonly reader?: CardReader;
  readonly date?: string;
  readonly allFaults?: true;
}

const importFile = (file: string, flags: ImportFlags): Promise<void> =>
  onDatabase(async (pool) => {
    const found = await stat(file).catch(() => null);
    if (found === null || !found.isFile()) throw new CommandFailed(`${file} can't be read.`);
    const started = performance.now();
    const imports = new CardImports(pool);
    const outcome = await importCards(
      imports,
      {
        open: () => unpacked(bytesOfFile(file)),
        snapshot: await digestOf(bytesOfFile(file)),
        game: flags.game ?? null,
        reader: flags.reader ?? null,
        source: flags.source ?? null,
        date: flags.date ?? today(),
      },
      (rows) => void (process.stderr.isTTY && process.stderr.write(`\r${rows} rows`)),
    );
    if (process.stderr.isTTY) process.stderr.write('\r');
    if (outcome.kind === 'refused') throw new CommandFailed(`${outcome.code}: ${outcome.detail}`);
    const { found: standing, end, repeated, resumed } = outcome;
    const faults = await imports.faults(standing.importId, flags.allFaults === true ? 1_000_000 : shownFaults);
    for (const fault of faults) console.log(faultInWords(fault));
    if (end.faults > faults.length) console.log(`... and ${end.faults - faults.length} more bad rows (--all-faults)`);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    const how = repeated ? 'imported already' : resumed > 0 ? `continued after ${resumed} rows` : `${seconds} s`;
    console.log(
      `${standing.game}, ${standing.source} of ${standing.date}: ${end.rows} rows, ${end.cards} cards, ${end.faults} bad rows (${how})`,
    );
  });

/** Puts what is known of a card into lines. */
export function cardInWords(facts: CardFacts): readonly string[] {
  const { key, names, alternativeNames, printings, legalities, copies, place } = facts;
  const { game: of, key: _key, names: _names, alternativeNames: _other, printings: _printings, legalities: _stated, ...rest } = facts;
  const own = Object.entries(rest).filter(([field, value]) => field !== 'copies' && field !== 'place' && value !== null);
  return [
    names.zh === null || names.zh === key ? key : `${key}  ${names.zh}`,
    ...(alternativeNames.length === 0 ? [] : [`also: ${alternativeNames.join(', ')}`]),
    `game: ${of}, deck: ${place}${copies === null ? '' : `, copies: ${copies}`}`,
    ...own.map(([field, value]) => `${field}: ${typeof value === 'string' ? value : JSON.stringify(value)}`),
    ...(printings.length === 0 ? [] : [`printings: ${printings.map(({ set, number }) => `${set}-${number}`).join(', ')}`]),
    ...legalities.map(
      ({ format, status, copies: allowed, from, knownSince }) =>
        `${format}: ${status}${allowed === null ? '' : ` (${allowed})`}${from === null ? '' : ` from ${from}`}${knownSince === null ? '' : `, known since ${knownSince}`}`,
    ),
  ];
}

const show = (name: string, flags: { readonly game: DeckGame }): Promise<void> =>
  onDatabase(async (pool) => {
    const index = await new CardIndexes(pool).of(flags.game);
    if (index === null) throw new CommandFailed(`No cards of ${flags.game} were imported.`);
    const passcode = /^\d{1,10}$/.test(name) ? index.byPasscode(Number(name)) : null;
    const found = index.byName(name);
    const facts = passcode ?? (found.found === 'card' ? found.facts : null);
    if (facts !== null) return void cardInWords(facts).forEach((line) => console.log(line));
    const near = found.found === 'several' ? found.keys : index.nearest(name);
    throw new CommandFailed(
      found.found === 'several'
        ? `Several cards are called so: ${near.join('; ')}`
        : `No card is called so.${near.length === 0 ? '' : ` Near: ${near.join('; ')}`}`,
    );
  });

const list = (flags: { readonly game?: DeckGame }): Promise<void> =>
  onDatabase(async (pool) => {
    const found = await new CardImports(pool).list(flags.game ?? null, 100);
    if (found.length === 0) console.log('nothing was imported');
    for (const { game: of, source: whose, date, end, snapshot } of found)
      console.log(
        `${of}  ${whose}  ${date}  ${end === null ? 'not finished: import the file again' : `${end.cards} cards, ${end.faults} bad rows`}  ${snapshot.slice(0, 12)}`,
      );
  });

/** Adds `arbiter cards import FILE`, `arbiter cards show NAME --game GAME`, `arbiter cards list` and `arbiter cards lists ...`. */
export function addCards(program: Command): void {
  const cards = program
    .command('cards')
    .description('import facts of real cards, by which decks are judged (needs DATABASE_URL or APP_DATABASE_URL)');
  cards
    .command('import')
    .description(
      'import a list of cards: MTGJSON, Scryfall, yaml-yugi, YGOPRODeck, the Grand Archive index, fowsim, JSON Lines, or a table; .gz too',
    )
    .argument('<file>')
    .option('--game <game>', 'where the rows do not say it', game)
    .option('--source <name>', 'whose list it is: the newest import of a source counts; named after the reader unless given', source)
    .option('--reader <reader>', 'how rows are read, where they do not tell it themselves', reader)
    .option('--date <day>', 'the day on which the list says what it says; today unless given', day)
    .option('--all-faults', 'print every bad row')
    .action(importFile);
  cards
    .command('show')
    .description('show what is known of a card')
    .argument('<name>')
    .requiredOption('--game <game>', 'its game', game)
    .action(show);
  addCardLists(cards, { game, source, day, onDatabase });
  cards.command('list').description('list the imports, the newest first').option('--game <game>', 'of this game only', game).action(list);
}
