import { type CardSource, type DeckGame, recogniseSource } from '@arbiter/decks';

/** How the rows of a file are read: as cards of a source, or as names alone. */
export type CardReader = CardSource | 'names';

/** The game of each reader; null where the rows or the importer say it. */
const gameOf: { readonly [reader in CardReader]: DeckGame | null } = {
  mtgjson: 'magic',
  scryfall: 'magic',
  magicRows: 'magic',
  yamlYugi: 'yugioh',
  ygoprodeck: 'yugioh',
  grandArchiveIndex: 'grand-archive',
  fowsim: 'force-of-will',
  starlineRows: 'starline',
  own: null,
  names: null,
};

/** Every reader by its name. */
export const cardReaders = Object.keys(gameOf) as readonly CardReader[];

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Returns how a row has to be read; null for one that nothing tells apart. A row of an English and a Chinese name is a translation. */
export function readerOf(row: unknown): CardReader | null {
  const source = recogniseSource(row);
  if (source !== null) return source;
  return isRow(row) && isText(row['zh']) && (isText(row['name']) || isText(row['en'])) ? 'names' : null;
}

/** Returns the game of the rows of a reader; null where nothing says it. @param row a row that the reader reads */
export function gameOfRow(reader: CardReader, row: unknown): string | null {
  if (reader === 'own' && isRow(row) && typeof row['game'] === 'string') return row['game'];
  return gameOf[reader];
}
