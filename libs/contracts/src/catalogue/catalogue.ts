import { hash } from 'node:crypto';
import type { CataloguePins, JsonObject } from '@arbiter/kernel';
import { canonicalJson } from '../canonical-json.js';
import { leafHash } from '../merkle.js';
import { HashTree } from '../hash-tree.js';

const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** The cards of one game that matches pin by their root. Entries stand in the order of their keys' UTF-16 code units. */
export interface Catalogue {
  readonly game: string;
  /** Card programs by key, in the order of the tree's leaves. */
  readonly cards: ReadonlyMap<string, JsonObject>;
  /** What all its cards together could do (`Rules.openingsOf`). */
  readonly openings: JsonObject;
  readonly tree: HashTree;
  readonly pins: CataloguePins;
}

/** Returns the text whose hash is a card's version: canonical JSON of game and program. */
export const cardText = (game: string, card: JsonObject): string => canonicalJson({ card, game });

/** Returns the version of a card: SHA-256 (hex) of its text. */
export const cardVersion = (game: string, card: JsonObject): string => sha256(cardText(game, card));

/** Returns the leaf of the catalogue's tree for a key and the version of its card. */
export const entryLeaf = (key: string, version: string): Buffer => leafHash(Buffer.from(canonicalJson([key, version]), 'utf8'));

/** Returns the hash (hex) of openings, as matches pin it. */
export const openingsHash = (openings: JsonObject): string => sha256(canonicalJson(openings));

const byKey = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Makes a catalogue from cards. Each card is read back from its canonical JSON, so that whoever reads the text has the same card.
 * @throws {TypeError} for a card without a key, and for two cards with one key
 */
export function catalogueOf(game: string, cards: Iterable<JsonObject>, openings: JsonObject): Catalogue {
  return catalogueOfTexts(
    game,
    [...cards].map((card) => cardText(game, card)),
    openings,
  );
}

/**
 * Makes a catalogue from the texts of cards (`cardText`) as they are kept, in any order.
 * @throws {TypeError} as `catalogueOf`, and for a card of another game
 */
export function catalogueOfTexts(game: string, texts: readonly string[], openings: JsonObject): Catalogue {
  const versions = new Map<string, { readonly card: JsonObject; readonly version: string }>();
  for (const text of texts) {
    const { card, game: own } = JSON.parse(text) as { readonly card: JsonObject; readonly game: string };
    const key = card['id'];
    if (own !== game) throw new TypeError(`a card of ${own} in a catalogue of ${game}`);
    if (typeof key !== 'string' || key === '') throw new TypeError('a card of a catalogue needs an `id`');
    if (versions.has(key)) throw new TypeError(`two cards with the key ${key}`);
    versions.set(key, { card, version: sha256(text) });
  }
  const entries = [...versions].sort(([one], [other]) => byKey(one, other));
  const tree = HashTree.of(entries.map(([key, { version }]) => entryLeaf(key, version)));
  return {
    game,
    cards: new Map(entries.map(([key, { card }]) => [key, card])),
    openings: JSON.parse(canonicalJson(openings)) as JsonObject,
    tree,
    pins: { root: tree.root(), openings: openingsHash(openings) },
  };
}
