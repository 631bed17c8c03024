import { describe, expect, it } from '@jest/globals';
import { keywordRules } from '../keywords/keyword-rules.js';
import { basicLandTypes, isSubtype, landTypes, subtypeListOf, subtypeLists, type SubtypeList } from '../characteristics/subtypes.js';
import { cardTypes, keptSubtypes, subtypesFor, supertypes } from '../characteristics/card-types.js';
import { counterBonus } from '../characteristics/counter-bonus.js';
import { colourPairs, subtypeWords } from './terms.js';

describe('subtypes (205.3)', () => {
  it('stand in one list each', () => {
    const words = (Object.keys(subtypeLists) as SubtypeList[]).flatMap((list): readonly string[] => subtypeLists[list]);
    expect(new Set(words).size).toBe(words.length);
  });

  it('count as the rules of October 2019 do', () => {
    const sizes = Object.fromEntries((Object.keys(subtypeLists) as SubtypeList[]).map((list) => [list, subtypeLists[list].length]));
    expect(sizes).toEqual({ artifact: 7, enchantment: 5, land: 13, planeswalker: 53, spell: 3, creature: 247, plane: 43 });
    expect(cardTypes).toHaveLength(13);
    expect(supertypes).toHaveLength(5);
    expect(basicLandTypes.every((word) => landTypes.includes(word))).toBe(true);
  });

  it('know their list, and strangers have none', () => {
    expect(['Elf', 'Aura', 'Arcane', 'Island', 'Jace', "Urza's", 'Power-Plant'].map(subtypeListOf)).toEqual([
      'creature',
      'enchantment',
      'spell',
      'land',
      'planeswalker',
      'land',
      'land',
    ]);
    expect(subtypeListOf('Dog')).toBeNull();
    expect(isSubtype('Hound')).toBe(true);
    expect(subtypeWords('Elf')).toEqual({ en: 'Elf', zh: '妖精' });
  });

  it('are shared by tribal cards and creatures, by instants and sorceries (205.3k, 205.3m), and by no conspiracy (205.3p)', () => {
    expect([
      subtypesFor('tribal'),
      subtypesFor('creature'),
      subtypesFor('instant'),
      subtypesFor('sorcery'),
      subtypesFor('conspiracy'),
    ]).toEqual(['creature', 'creature', 'spell', 'spell', null]);
  });

  it('go with the card type that they belong to (205.1a, 205.3d)', () => {
    expect(keptSubtypes(['Forest', 'Dryad'], ['land'])).toEqual(['Forest']);
    expect(keptSubtypes(['Equipment', 'Golem'], ['artifact', 'creature'])).toEqual(['Equipment', 'Golem']);
    expect(keptSubtypes(['Golem', 'unknown'], ['conspiracy'])).toEqual([]);
  });
});

describe('other terms', () => {
  it('number the keyword abilities without a gap (702.2-702.136)', () => {
    expect(Object.values(keywordRules)).toEqual(Array.from({ length: 135 }, (_, i) => `702.${i + 2}`));
    expect(keywordRules.trample).toBe('702.19');
    expect(keywordRules.wither).toBe('702.79');
  });

  it('have ten pairs of colours (105.5)', () => {
    expect(new Set(colourPairs.map((pair) => [...pair].sort().join())).size).toBe(10);
  });

  it.each([
    ['+1/+1', { power: 1, toughness: 1 }],
    ['-0/-2', { power: 0, toughness: -2 }],
    ['+2/-1', { power: 2, toughness: -1 }],
    ['charge', null],
  ])('a counter %s gives %j (122.1a)', (kind, bonus) => {
    expect(counterBonus(kind)).toEqual(bonus);
  });
});
