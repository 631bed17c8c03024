import { describe, expect, it } from '@jest/globals';
import type { Json } from '@arbiter/kernel';
import { cardId } from '@arbiter/kernel/authoring';
import { shows } from '@arbiter/testing';
import { attributes, cardTypes, type CardType, type Printed } from '../printed.js';
import { PrintedError, printedFaults, readPrinted } from '../sound.js';
import { cardFacts, withProgram, type FactsId } from './index.js';
import type { CardFacts, FaceFacts } from './making.js';

const all = Object.entries(cardFacts) as readonly (readonly [FactsId, CardFacts])[];
const faces: readonly FaceFacts[] = all.flatMap(([, { faces: behind = [] }]) => behind);
const copyOf = (printed: Printed): Json => JSON.parse(JSON.stringify(printed)) as Json;
const ofKind = <K extends CardType>(kind: K): readonly (CardFacts & { readonly printed: Extract<Printed, { kind: K }> })[] =>
  all.flatMap(([, card]) => (card.printed.kind === kind ? [card as CardFacts & { readonly printed: Extract<Printed, { kind: K }> }] : []));

describe('the facts of the cards', () => {
  it('given every card, then its facts are sound and survive as data', () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(all.flatMap(([id, { printed }]) => printedFaults(copyOf(printed)).map((fault) => `${id}: ${fault}`))).toEqual([]);
    expect(faces.flatMap(({ names, printed }) => printedFaults(copyOf(printed)).map((fault) => `${names.en}: ${fault}`))).toEqual([]);
    expect(readPrinted(copyOf(cardFacts.gusurg.printed))).toEqual(cardFacts.gusurg.printed);
  });

  it('given every card, then its id is its English name', () => {
    expect(all.filter(([id, { names }]) => cardId(names.en) !== id)).toEqual([]);
  });

  it('given other sides, then J-rulers are behind rulers and futures behind resonators, one each', () => {
    const wrong = all.filter(([, { printed, faces: behind = [] }]) =>
      behind.some(({ kind, printed: other }) =>
        kind === 'jRuler' ? [printed.kind, other.kind].join() !== 'ruler,jRuler' : printed.kind !== other.kind,
      ),
    );
    expect(wrong).toEqual([]);
    expect(all.filter(([, { faces: behind = [] }]) => behind.length > 1)).toEqual([]);
    expect(faces.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['jRuler', 'future']));
    // Most rulers are printed on both sides, this one is not (1302.1a).
    expect((cardFacts['grimm-the-fairy-tale-prince'] as CardFacts).faces).toBeUndefined();
  });

  it(`given the types, then cards of each are known, in every one of their kinds ${shows('201.2', '201.3', '201.3a')}`, () => {
    const found = new Set([...all.map(([, { printed }]) => printed.kind), ...faces.map(({ printed }) => printed.kind)]);
    expect(cardTypes.filter((type) => !found.has(type))).toEqual([]);
    expect(new Set(ofKind('chant').map(({ printed }) => printed.old))).toEqual(new Set([undefined, 'chant', 'instant', 'standby']));
    expect(new Set(ofKind('addition').map(({ printed }) => printed.old))).toEqual(new Set([undefined, 'field', 'resonator', 'jResonator']));
    expect(new Set(ofKind('magicStone').map(({ printed }) => printed.special))).toEqual(new Set([true, false]));
  });

  it(`given the attributes, then a basic stone stands for each, and cards have none, one or several ${shows('208.2', '208.3', '208.4', 'ex:208.3#1')}`, () => {
    expect(
      attributes.filter(
        (attribute) => !ofKind('magicStone').some(({ printed }) => !printed.special && printed.stones.join() === attribute),
      ),
    ).toEqual([]);
    expect(cardFacts['pandora-the-goddess-of-light-and-dark'].printed.attributes).toEqual(['light', 'darkness']);
    expect(cardFacts['clockwork-scout-plane'].printed.attributes).toEqual([]);
  });

  it('given Chinese names, then they stand where the book has them, and the English one elsewhere', () => {
    expect(cardFacts.hansel.names).toEqual({ en: 'Hansel', zh: '韓塞爾' });
    expect(cardFacts.gusurg.names).toEqual({ en: 'Gusurg', zh: 'Gusurg' });
  });
});

describe('a card with its program', () => {
  it('given a ruler, then what is behind it has a program of its own', () => {
    const card = withProgram('melgis-the-flame-king', [{ kind: 'static' }], [{ kind: 'static' }, { kind: 'static' }]);
    expect([card.abilities.length, card.faces?.map(({ kind, names, abilities }) => [kind, names.en, abilities.length])]).toEqual([
      1,
      [['jRuler', 'Melgis, the One Charmed by the Demon Sword', 2]],
    ]);
    expect(withProgram('gusurg', [])).toEqual({
      id: 'gusurg',
      names: cardFacts.gusurg.names,
      printed: cardFacts.gusurg.printed,
      abilities: [],
    });
  });
});

describe('reading printed facts', () => {
  const change = (id: FactsId, changed: { readonly [key: string]: Json }): readonly string[] =>
    printedFaults({ ...(copyOf(cardFacts[id].printed) as object), ...changed });

  it.each<[FactsId, { readonly [key: string]: Json }, string]>([
    ['gusurg', { kind: 'hero' }, 'kind must be one of'],
    ['gusurg', { attributes: ['earth'] }, 'attributes must be from'],
    ['gusurg', { races: [''] }, 'races must be a list of words'],
    ['gusurg', { keywords: ['trample'] }, 'keywords must be from'],
    ['gusurg', { keywords: ['flying', 'flying'] }, 'keywords must be from'],
    ['gusurg', { cost: '{1}{R}' }, 'cost must be written in symbols'],
    ['gusurg', { cost: '' }, 'cost must be written in symbols'],
    ['gusurg', { atk: 850 }, 'atk must be a number in hundreds'],
    ['gusurg', { def: -100 }, 'def must be a number in hundreds'],
    ['water-kimono-of-twelve-parts', { copies: 0 }, 'copies must be a number'],
    ['gusurg', { old: 'field' }, 'resonator has no old'],
    ['thunder', { old: 'flash' }, 'old must be one of chant, instant, standby'],
    ['thunder', { atk: 0 }, 'chant has no atk'],
    ['chivalry', { old: 'instant' }, 'old must be one of field'],
    ['fire-magic-stone', { special: 1 }, 'special must say whether'],
    ['fire-magic-stone', { stones: ['moon'] }, 'stones must be kinds'],
    ['fire-magic-stone', { cost: null }, 'magicStone has no cost'],
    ['gill-alhamaat', { judgment: 'WB' }, 'judgment must be a cost'],
    ['gill-alhamaat', { energize: [] }, 'energize must name'],
  ])('given %s with %j, then it is refused', (id, changed, fault) => {
    expect(change(id, changed)).toEqual([expect.stringContaining(fault)]);
  });

  it(`given no ATK or no DEF, then a J-ruler or resonator is sound all the same ${shows('206.1a', '207.2a')}`, () => {
    const { atk: _atk, def: _def, ...rest } = copyOf(cardFacts.gusurg.printed) as { readonly [key: string]: Json };
    expect([printedFaults(rest), printedFaults({ kind: 'jRuler', attributes: [], races: [], keywords: [] })]).toEqual([[], []]);
  });

  it('given no facts at all, then reading throws every fault', () => {
    expect(() => readPrinted([])).toThrow(PrintedError);
    expect(() => readPrinted({ kind: 'chant', attributes: [], races: [1], keywords: [], cost: 3 })).toThrow(
      'races must be a list of words; cost must be written',
    );
  });
});
