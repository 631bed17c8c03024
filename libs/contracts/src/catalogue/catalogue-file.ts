import type { JsonObject } from '@arbiter/kernel';
import { canonicalJson } from '../canonical-json.js';
import { type Catalogue, cardText, catalogueOfTexts } from './catalogue.js';

/** Writes a catalogue as a file of JSON Lines: what it is, its openings, then the text of every card, in the order of their keys. */
export function writeCatalogue(catalogue: Catalogue): string {
  const { game, cards, openings, pins } = catalogue;
  const header = { arbiterCatalogue: 1, cards: cards.size, game, ...pins };
  const texts = [...cards.values()].map((card) => cardText(game, card));
  return [canonicalJson({ ...header }), canonicalJson(openings), ...texts].map((line) => `${line}\n`).join('');
}

/**
 * Reads a catalogue from the text of such a file.
 * @throws {TypeError} for what is no catalogue, or not the catalogue that its first line names
 */
export function readCatalogue(text: string): Catalogue {
  const [first = '{}', second = '', ...texts] = text.split('\n').filter((line) => line !== '');
  const header = JSON.parse(first) as JsonObject;
  if (header['arbiterCatalogue'] !== 1 || second === '') throw new TypeError('this is no catalogue');
  const game = String(header['game']);
  const catalogue = catalogueOfTexts(game, texts, JSON.parse(second) as JsonObject);
  const { root, openings: hash } = catalogue.pins;
  if (root !== header['root'] || hash !== header['openings'])
    throw new TypeError('the cards or the openings are not those that the first line names');
  return catalogue;
}
