import type { RowReader } from './card-facts.js';
import { type Fields, isFields } from './fields.js';
import { readFowsim } from './sources/fowsim.js';
import { readGrandArchive } from './sources/grand-archive-index.js';
import { readMagicRow } from './sources/magic-rows.js';
import { readMtgjson } from './sources/mtgjson.js';
import { readOwnRow } from './sources/own-rows.js';
import { readScryfall } from './sources/scryfall.js';
import { readStarline } from './sources/starline-rows.js';
import { readYamlYugi } from './sources/yaml-yugi.js';
import { readYgoprodeck } from './sources/ygoprodeck.js';

/** The sources whose rows are read. */
export type CardSource =
  | 'mtgjson'
  | 'scryfall'
  | 'magicRows'
  | 'yamlYugi'
  | 'ygoprodeck'
  | 'grandArchiveIndex'
  | 'fowsim'
  | 'starlineRows'
  | 'own';

/** The reader of each source. */
export const rowReaders: { readonly [source in CardSource]: RowReader } = {
  mtgjson: readMtgjson,
  scryfall: readScryfall,
  magicRows: readMagicRow,
  yamlYugi: readYamlYugi,
  ygoprodeck: readYgoprodeck,
  grandArchiveIndex: readGrandArchive,
  fowsim: readFowsim,
  starlineRows: readStarline,
  own: readOwnRow,
};

const has = (row: Fields, ...fields: readonly string[]): boolean => fields.every((field) => row[field] !== undefined);

/** What the rows of each source have in common and those of no other have. The first that fits counts. */
const marks: readonly (readonly [CardSource, (row: Fields) => boolean])[] = [
  ['own', (row) => has(row, 'game') && typeof row.game === 'string' && (has(row, 'name') || has(row, 'en') || has(row, 'zh'))],
  ['scryfall', (row) => row.object === 'card' || has(row, 'oracle_id', 'lang')],
  ['yamlYugi', (row) => has(row, 'card_type') && isFields(row.name)],
  ['ygoprodeck', (row) => has(row, 'id', 'name', 'type', 'race', 'desc') && (has(row, 'frameType') || has(row, 'card_images'))],
  ['grandArchiveIndex', (row) => has(row, 'name', 'types', 'classes', 'element')],
  ['fowsim', (row) => has(row, 'id', 'name', 'colour', 'abilities') && Array.isArray(row.type)],
  ['starlineRows', (row) => has(row, 'name', 'race', 'tribute') && (row.type === 'unit' || row.type === 'magic')],
  ['mtgjson', (row) => has(row, 'name', 'type', 'colorIdentity', 'layout')],
  ['magicRows', (row) => has(row, 'name') && (has(row, 'typeLine') || has(row, 'types', 'manaCost'))],
];

/** Returns the source of a file by its first row; null for one that is not known. */
export function recogniseSource(row: unknown): CardSource | null {
  const first: unknown = Array.isArray(row) ? row[0] : row;
  if (!isFields(first)) return null;
  return marks.find(([, fits]) => fits(first))?.[0] ?? null;
}

const listIn = (value: unknown, field: string): readonly unknown[] => {
  const list = isFields(value) ? value[field] : undefined;
  return Array.isArray(list) ? list : [];
};

/** The cards of fowsim stand in sets of clusters; the name of the cluster is a fact of the card. */
const fowsimRows = (document: Fields): readonly unknown[] =>
  listIn(document.fow, 'clusters').flatMap((cluster) =>
    listIn(cluster, 'sets').flatMap((set) =>
      listIn(set, 'cards').map((card) => (isFields(card) && isFields(cluster) ? { ...card, cluster: cluster.name } : card)),
    ),
  );

/** Sets of AllPrintings.json by their code, or lists of faces of AtomicCards.json by the name of the card. */
const mtgjsonRows = (data: Fields): readonly unknown[] =>
  Object.values(data).flatMap((entry) => (isFields(entry) && Array.isArray(entry.cards) ? entry.cards : [entry]));

/**
 * Returns the rows of a whole document that is not a list of rows itself: MTGJSON, YGOPRODeck, the index of Grand Archive and fowsim wrap
 * theirs. A document of one card gives that card. Importers that stream a file take its rows apart themselves.
 */
export function rowsOfDocument(document: unknown): readonly unknown[] {
  if (Array.isArray(document)) return document;
  if (!isFields(document)) return [document];
  if (isFields(document.fow)) return fowsimRows(document);
  if (Array.isArray(document.data)) return document.data;
  return isFields(document.data) ? mtgjsonRows(document.data) : [document];
}
