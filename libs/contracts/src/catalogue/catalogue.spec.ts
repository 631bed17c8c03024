import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '../canonical-json.js';
import { cardVersion, catalogueOf, catalogueOfTexts } from './catalogue.js';
import { readCatalogue, writeCatalogue } from './catalogue-file.js';
import { provenCards, showCards } from './shown-cards.js';

const card = (id: string, power: number): { id: string; names: { en: string; zh: string }; printed: { power: number }; abilities: [] } => ({
  id,
  names: { en: id, zh: id },
  printed: { power },
  abilities: [],
});
const cards = ['ox', 'bear', 'crow', 'Élan', 'ant', 'bee', 'elk'].map((id, at) => card(id, at));
const catalogue = catalogueOf('probe', cards, { awaited: ['enters'] });

describe('canonical JSON (RFC 8785)', () => {
  it('given objects with the same fields in any order, then they have one text, with keys by their code units', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true, 10: 0, 9: 0 })).toBe('{"10":0,"9":0,"a":true,"b":[1,{"c":"x","d":null}]}');
    expect(canonicalJson({ a: 1, b: undefined })).toBe(canonicalJson({ a: 1 }));
  });

  it('given what is no JSON of ours, then it is refused', () => {
    for (const value of [0.5, Number.NaN, undefined, () => 1, [undefined]]) expect(() => canonicalJson(value)).toThrow(TypeError);
  });
});

describe('a catalogue of cards', () => {
  it('given the same cards in another order and with other orders of fields, then it has the same pins', () => {
    const turned = [...cards].reverse().map(({ id, names, printed, abilities }) => ({ abilities, printed, names, id }));
    expect(catalogueOf('probe', turned, { awaited: ['enters'] }).pins).toEqual(catalogue.pins);
    expect([...catalogue.cards.keys()]).toEqual(['ant', 'bear', 'bee', 'crow', 'elk', 'ox', 'Élan']);
  });

  it('given one value of one card, one more card, another game or another opening, then the pins differ', () => {
    const others = [
      catalogueOf('probe', [card('ox', 9), ...cards.slice(1)], { awaited: ['enters'] }),
      catalogueOf('probe', [...cards, card('fox', 1)], { awaited: ['enters'] }),
      catalogueOf('other', cards, { awaited: ['enters'] }),
    ];
    for (const other of others) expect(other.pins.root).not.toBe(catalogue.pins.root);
    const opened = catalogueOf('probe', cards, { awaited: [] });
    expect(opened.pins.root).toBe(catalogue.pins.root);
    expect(opened.pins.openings).not.toBe(catalogue.pins.openings);
    expect(cardVersion('probe', card('ox', 1))).not.toBe(cardVersion('other', card('ox', 1)));
  });

  it('given two cards of one key, a card without one, or a card of another game, then there is no catalogue', () => {
    expect(() => catalogueOf('probe', [card('ox', 1), card('ox', 2)], {})).toThrow('two cards with the key ox');
    expect(() => catalogueOf('probe', [card('', 1)], {})).toThrow('needs an `id`');
    expect(() => catalogueOfTexts('probe', ['{"card":{"id":"ox"},"game":"other"}'], {})).toThrow('a card of other');
  });

  it('given its file, then reading gives it again, and a changed file is refused', () => {
    const text = writeCatalogue(catalogue);
    const read = readCatalogue(text);
    expect([read.pins, [...read.cards]]).toEqual([catalogue.pins, [...catalogue.cards]]);
    expect(() => readCatalogue(text.replace('"power":3', '"power":4'))).toThrow('not those that the first line names');
    expect(() => readCatalogue(text.replace('enters', 'leaves'))).toThrow('not those that the first line names');
    expect(() => readCatalogue('{}\n{}\n')).toThrow('this is no catalogue');
  });
});

describe('cards that are shown to somebody who has the pins alone', () => {
  const shown = showCards(catalogue, new Set(['ox', 'ant', 'nobody']));

  it('given the cards and their proof, then they are proven, in the order of the catalogue', () => {
    expect([...(provenCards('probe', shown, catalogue.pins)?.cards ?? [])]).toEqual([
      ['ant', card('ant', 4)],
      ['ox', card('ox', 0)],
    ]);
    expect(provenCards('probe', shown, catalogue.pins)?.openings).toEqual({ awaited: ['enters'] });
    for (const key of catalogue.cards.keys())
      expect(provenCards('probe', showCards(catalogue, new Set([key])), catalogue.pins)?.cards.size).toBe(1);
  });

  it('given another game, other pins or the cards in another order, then they are not', () => {
    expect(provenCards('other', shown, catalogue.pins)).toBeNull();
    expect(provenCards('probe', shown, { ...catalogue.pins, root: '0'.repeat(64) })).toBeNull();
    expect(provenCards('probe', shown, { ...catalogue.pins, openings: '0'.repeat(64) })).toBeNull();
    expect(provenCards('probe', { ...shown, cards: [...shown.cards].reverse() }, catalogue.pins)).toBeNull();
  });
});
