import { describe, expect, it } from '@jest/globals';
import type { RowAnswer } from '../card-facts.js';
import { readFowsim } from './fowsim.js';
import { readGrandArchive } from './grand-archive-index.js';
import { readOwnRow } from './own-rows.js';
import { readStarline } from './starline-rows.js';

const factsOf = (answer: RowAnswer) => {
  if (!answer.ok) throw new RangeError(answer.fault.detail);
  return answer.facts;
};
const faultOf = (answer: RowAnswer) => (answer.ok ? null : answer.fault);

describe('cards of the index of Grand Archive', () => {
  const card = (types: readonly string[], more: object = {}): object => ({
    uuid: 'id',
    name: 'Prism',
    types,
    subtypes: ['MAGE'],
    element: 'NORM',
    effect_raw: 'Words.',
    legality: null,
    ...more,
  });

  it('given types, when read, then champions and regalia are of the material deck, and tokens and boons of none', () => {
    const place = (...types: readonly string[]) => factsOf(readGrandArchive(card(types))).place;
    expect([place('CHAMPION'), place('ITEM', 'REGALIA'), place('ALLY'), place('ITEM')]).toEqual(['material', 'material', 'main', 'main']);
    expect([place('TOKEN', 'WEAPON'), place('MASTERY'), place('LESSER BOON')]).toEqual(['none', 'none', 'none']);
  });

  it('given a champion with editions, when read, then level and printings are there, and no text or id', () => {
    const editions = [{ collector_number: '002', set: { prefix: 'PTM' }, image: 'picture' }];
    const facts = factsOf(readGrandArchive(card(['CHAMPION'], { level: 0, editions })));
    expect(facts).toMatchObject({ level: 0, element: 'norm', printings: [{ set: 'PTM', number: '002' }], divineRelic: false });
    expect(JSON.stringify(facts)).not.toMatch(/Words|picture|"id"/);
  });

  it('given limits, when read, then copies are those; other formats allow the card, and without the field nothing is known', () => {
    const { legalities } = factsOf(readGrandArchive(card(['ALLY'], { legality: { STANDARD: { limit: 0 }, DRAFT: { limit: 2 } } })));
    expect(legalities).toMatchObject([
      { format: 'standard', status: 'banned', copies: 0 },
      { format: 'draft', status: 'limited', copies: 2 },
      { format: 'pantheon', status: 'legal', copies: null },
    ]);
    expect(factsOf(readGrandArchive(card(['ALLY']))).legalities.map(({ status }) => status)).toEqual(['legal', 'legal']);
    expect(factsOf(readGrandArchive(card(['ALLY'], { legality: undefined }))).legalities).toEqual([]);
    expect(faultOf(readGrandArchive(card(['ALLY'], { legality: { STANDARD: {} } })))).toMatchObject({ field: 'legality.STANDARD' });
  });

  it('given the keyword at the beginning of a line, when read, then the card is a divine relic', () => {
    const relic = (effect_raw: string) => factsOf(readGrandArchive(card(['REGALIA'], { effect_raw })));
    expect(relic('Divine Relic (Reminder.)')).toMatchObject({ divineRelic: true });
    expect(relic('Words.\n**Divine Relic**')).toMatchObject({ divineRelic: true });
    expect(relic('Search for a divine relic.')).toMatchObject({ divineRelic: false });
  });

  it('given no types, when read, then the fault names the field', () => {
    expect(faultOf(readGrandArchive(card([])))).toMatchObject({ key: 'Prism', field: 'types' });
  });
});

describe('cards of fowsim', () => {
  const card = (type: readonly string[], more: object = {}): object => ({
    id: 'CMF-013',
    name: 'Pandora',
    type,
    race: ['Human'],
    colour: ['W'],
    abilities: ['Words.'],
    ...more,
  });

  it('given types, when read, then each card has its deck', () => {
    const place = (...types: readonly string[]) => factsOf(readFowsim(card(types))).place;
    expect([place('Ruler'), place('Basic Ruler'), place('J-Ruler'), place('Order')]).toEqual(['ruler', 'ruler', 'jRuler', 'jRuler']);
    expect([place('Resonator'), place('Addition:J/Resonator'), place('Regalia', 'Wind Magic Stone')]).toEqual(['main', 'main', 'main']);
    expect([place('Chant', 'Rune'), place('Resonator (Stranger)'), place('Sub-ruler'), place('Extension Rule')]).toEqual([
      'elsewhere',
      'elsewhere',
      'elsewhere',
      'elsewhere',
    ]);
  });

  it('given magic stones, when read, then only special ones are limited', () => {
    expect(factsOf(readFowsim(card(['Magic Stone', 'Basic Magic Stone', 'Fire Magic Stone'])))).toMatchObject({
      place: 'stone',
      basicStone: true,
    });
    expect(factsOf(readFowsim(card(['Special Magic Stone', 'Magic Stone'])))).toMatchObject({ place: 'stone', basicStone: false });
  });

  it('given texts on decks, when read, then numbers remain and the text does not', () => {
    const copies = (text: string, type = 'Resonator') => factsOf(readFowsim(card([type], { abilities: [text] })));
    expect(copies('You may have any number of copies of this card in your deck.').copies).toBe('any');
    expect(copies('You may have up to twelve copies of this card in your deck.').copies).toBe(12);
    expect(copies('You may have up to ten copies of cards named "X" in your deck.').copies).toBeNull();
    expect(copies('You may not have more than one copy of any card in your deck.', 'Ruler')).toMatchObject({ copiesUnderRuler: 1 });
    expect(copies('You may not have more than two copies of any card in your Stranger deck.', 'Ruler')).toMatchObject({
      copiesUnderRuler: null,
    });
    expect(copies('You may not have more than one copy of any card in your deck.')).toMatchObject({ copiesUnderRuler: null });
  });

  it('given a mark of the side in the name, when read, then the bare name finds the card as well', () => {
    expect(factsOf(readFowsim(card(['J-Ruler'], { name: 'Alicia [Water/J-Ruler]', id: 'VIN-031J', cluster: 'Grimm' })))).toMatchObject({
      alternativeNames: ['Alicia'],
      printings: [{ set: 'VIN', number: '031J' }],
      cluster: 'Grimm',
    });
  });

  it('given no types, when read, then the fault names the field', () => {
    expect(faultOf(readFowsim(card([])))).toMatchObject({ key: 'Pandora', field: 'type' });
  });
});

describe('rows of Starline', () => {
  const card = (more: object): object => ({
    id: 'ASSR-ART-0059',
    name: '始皇帝',
    type: 'unit',
    race: '藝術品',
    tribute: 0,
    mana: 3,
    ...more,
  });

  it('given a unit or a magic card, when read, then race, magic value and number are there', () => {
    expect(factsOf(readStarline(card({ race: '中立' })))).toMatchObject({
      key: '始皇帝',
      names: { en: null, zh: '始皇帝' },
      race: 'neutral',
      magicValue: 0,
      copies: null,
      place: 'main',
      printings: [{ set: 'ASSR-ART', number: '0059' }],
    });
    expect(factsOf(readStarline(card({ type: 'magic' })))).toMatchObject({ kind: 'magic', magicValue: 3 });
  });

  it('given overload as a sentence, when read, then three copies; a card that speaks of it has one', () => {
    const copies = (effect_text: string) => factsOf(readStarline(card({ effect_text }))).copies;
    expect(['橫放。超載。', '超載', '橫放。\n超載。'].map(copies)).toEqual([3, 3, 3]);
    expect(copies('使具有超載的單位橫放。')).toBeNull();
  });

  it('given a card that is in no deck, or an unknown kind, when read, then it is told', () => {
    expect(factsOf(readStarline(card({ deck_eligible: false }))).place).toBe('none');
    expect(faultOf(readStarline(card({ type: 'trap' })))).toMatchObject({ code: 'row/value-unknown', field: 'type', key: '始皇帝' });
    expect(faultOf(readStarline(card({ deck_eligible: 'no' })))).toMatchObject({ code: 'row/field-malformed', field: 'deck_eligible' });
  });
});

describe('rows of the own form', () => {
  it('given cells of a table, when read, then lists are parted and legalities have days', () => {
    const row = {
      game: 'yugioh',
      en: 'Effect Veiler',
      zh: '效果遮蒙者',
      typeLine: 'Tuner Effect Monster',
      passcodes: '97268402|97268403',
      alternativeNames: 'Veiler|',
      legality: 'tcg:semi-limited:2026-09-01|ocg:unlimited',
      printings: 'DREV-EN002',
      copies: '',
    };
    expect(factsOf(readOwnRow(row))).toMatchObject({
      key: 'Effect Veiler',
      names: { zh: '效果遮蒙者' },
      kind: 'monster',
      typeLine: ['Tuner', 'Effect'],
      passcodes: [97268402, 97268403],
      legalities: [
        { format: 'tcg', status: 'semiLimited', from: '2026-09-01' },
        { format: 'ocg', status: 'legal', from: null },
      ],
      printings: [{ set: 'DREV', number: 'EN002' }],
    });
  });

  it('given JSON, when read, then lists and numbers are taken as they are', () => {
    expect(factsOf(readOwnRow({ game: 'yugioh', name: 'Trap', typeLine: 'Counter Trap', passcodes: [5], copies: 1 }))).toMatchObject({
      kind: 'trap',
      typeLine: ['Counter'],
      passcodes: [5],
      copies: 1,
    });
    expect(factsOf(readOwnRow({ game: 'starline', zh: '小偷', type: 'magic', race: 'neutral', magicValue: 2 }))).toMatchObject({
      key: '小偷',
      magicValue: 2,
    });
  });

  it('given values that are wrong, when read, then each is named', () => {
    const magic = { game: 'magic', name: 'X', typeLine: 'Instant' };
    const field = (row: object) => faultOf(readOwnRow(row))?.field;
    expect(field({ ...magic, game: 'chess' })).toBe('game');
    expect(field({ game: 'magic', typeLine: 'Instant' })).toBe('name');
    expect(field({ ...magic, copies: 0 })).toBe('copies');
    expect(field({ ...magic, printings: 'M20' })).toBe('printings');
    expect(field({ ...magic, legality: 'vintage:perhaps' })).toBe('legality.vintage');
    expect(field({ ...magic, commander: 'maybe' })).toBe('commander');
    expect(field({ game: 'yugioh', name: 'X', typeLine: 'Dragon', passcodes: 'abc' })).toBe('passcodes');
    expect(field({ ...magic, alternativeNames: [null] })).toBe('alternativeNames');
  });
});
