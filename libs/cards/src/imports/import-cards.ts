import { type DeckGame, deckGames, type IsoDay } from '@arbiter/decks';
import { BrokenFile, type Row } from '../rows/row.js';
import { rowsOf } from '../rows/rows-of.js';
import type { CardImports, ImportEnd, StandingImport } from '../store/card-imports.js';
import { readRows } from './read-row.js';
import { type CardReader, gameOfRow, readerOf } from './readers.js';

/** A file of cards, and what whoever imports it knows of it. */
export interface CardFile {
  /** Opens the file at its beginning. */
  readonly open: () => AsyncIterable<Uint8Array>;
  /** SHA-256 of the file, hex. */
  readonly snapshot: string;
  /** Null where the rows say it. */
  readonly game: DeckGame | null;
  /** How the rows are read; found out by the rows where null. */
  readonly reader: CardReader | null;
  /** Whose list it is; named after the reader where null. */
  readonly source: string | null;
  readonly date: IsoDay;
}

/** Why a file is not imported. */
export type ImportRefusal =
  | 'cards/source-unknown'
  | 'cards/game-unknown'
  | 'cards/other-game'
  | 'cards/older-snapshot'
  | 'cards/broken-file'
  | 'cards/no-card';

export type ImportOutcome =
  /** `repeated`: the file was imported before, and nothing was done. `resumed`: so many rows were stored by an earlier run. */
  | {
      readonly kind: 'imported';
      readonly found: StandingImport;
      readonly end: ImportEnd;
      readonly repeated: boolean;
      readonly resumed: number;
    }
  | { readonly kind: 'refused'; readonly code: ImportRefusal; readonly detail: string };

/** How many rows are stored in one transaction. */
const shardRows = 1_000;
/** How many rows are looked at to find out how a file is read. */
const tellingRows = 50;

type Recognised =
  | { readonly ok: true; readonly reader: CardReader; readonly game: DeckGame }
  | { readonly ok: false; readonly code: ImportRefusal; readonly detail: string };

const isGame = (word: string): word is DeckGame => deckGames.some((game) => game === word);

/** Finds out by its first rows how a file is read and of which game it is. */
function recognise(first: readonly Row[], file: CardFile): Recognised {
  const values = first.flatMap((row) => (row.ok ? [row.value] : []));
  const reader = file.reader ?? values.map(readerOf).find((found) => found !== null) ?? null;
  if (reader === null)
    return {
      ok: false,
      code: 'cards/source-unknown',
      detail: 'None of the first rows is that of a source that is known; name the reader.',
    };
  const said = values.map((value) => gameOfRow(reader, value)).find((game) => game !== null && isGame(game)) ?? null;
  const game = file.game ?? said;
  if (game === null || !isGame(game))
    return { ok: false, code: 'cards/game-unknown', detail: `Nothing says of which game these are; name it: ${deckGames.join(', ')}.` };
  if (said !== null && said !== game) return { ok: false, code: 'cards/other-game', detail: `These are cards of ${said}, not of ${game}.` };
  return { ok: true, reader, game };
}

/** Collects rows into shards of one size. */
async function* inShards(rows: AsyncIterable<Row>): AsyncGenerator<readonly Row[]> {
  let shard: Row[] = [];
  for await (const row of rows) {
    shard.push(row);
    if (shard.length < shardRows) continue;
    yield shard;
    shard = [];
  }
  if (shard.length > 0) yield shard;
}

/**
 * Imports a file of cards: each shard of its rows in a transaction of its own, so that a run that was broken off is continued by the next one.
 * Rows that can't be read are kept apart by number, card and reason. The import counts once all of it is there.
 * @param progress is told how many rows have been looked at
 */
export async function importCards(
  imports: CardImports,
  file: CardFile,
  progress: (rows: number) => Promise<void> | void = () => undefined,
): Promise<ImportOutcome> {
  let standing: StandingImport | null = null;
  let reader: CardReader | null = null;
  let stored: ReadonlyMap<number, number> = new Map();
  let [shard, looked, resumed] = [0, 0, 0];
  try {
    for await (const rows of inShards(rowsOf(file.open()))) {
      if (standing === null || reader === null) {
        const found = recognise(rows.slice(0, tellingRows), file);
        if (!found.ok) return { kind: 'refused', code: found.code, detail: found.detail };
        reader = found.reader;
        const { snapshot, date } = file;
        standing = await imports.begin({ game: found.game, source: file.source ?? reader, reader, snapshot, date });
        if (standing === null)
          return { kind: 'refused', code: 'cards/older-snapshot', detail: `What the source says after ${date} is known already.` };
        if (standing.end !== null) return { kind: 'imported', found: standing, end: standing.end, repeated: true, resumed: 0 };
        stored = await imports.shards(standing.importId);
      }
      if (stored.get(shard) === rows.length) resumed += rows.length;
      else await imports.keep(standing, { shard, ...readRows(rows, reader, standing.game, standing.date) });
      shard += 1;
      looked += rows.length;
      await progress(looked);
    }
  } catch (error) {
    if (error instanceof BrokenFile) return { kind: 'refused', code: 'cards/broken-file', detail: error.message };
    throw error;
  }
  if (standing === null) return { kind: 'refused', code: 'cards/no-card', detail: 'The file has no rows.' };
  const end = await imports.end(standing.importId);
  return { kind: 'imported', found: { ...standing, end }, end, repeated: false, resumed };
}
