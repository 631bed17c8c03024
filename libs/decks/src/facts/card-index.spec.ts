import { describe, expect, it } from '@jest/globals';
import type { CardReference } from '../deck-list.js';
import { buildCardIndex, type Found } from './card-index.js';
import type { CardFacts } from './card-facts.js';
import { rowReaders } from './sources.js';

const read = (reader: keyof typeof rowReaders, row: object): CardFacts => {
  const answer = rowReaders[reader](row);
  if (!answer.ok) throw new RangeError(answer.fault.detail);
  return answer.facts;
};
const magic = (name: string, more: object = {}): CardFacts => read('own', { game: 'magic', name, typeLine: 'Instant', ...more });
const yugioh = (name: string, more: object = {}): CardFacts => read('own', { game: 'yugioh', name, typeLine: 'Dragon / Effect', ...more });
const keyOf = (found: Found): string => (found.found === 'card' ? found.facts.key : found.found);

describe('cards by name', () => {
  const index = buildCardIndex('magic', [
    magic('Fire // Ice', { typeLine: 'Instant // Instant' }),
    magic('Æther Vial'),
    magic('Jötun Grunt'),
    magic('Lim-Dûl’s Vault', { zh: '林度尔之库' }),
    magic('Bear', { typeLine: 'Token Creature — Bear' }),
    magic('Bear '.trim(), { typeLine: 'Creature — Bear' }),
    magic('Ice', { typeLine: 'Sorcery' }),
    magic('Delver'),
    magic('Aberration'),
    magic('+2 Mace'),
    magic('____'),
    yugioh('Pot of Greed'),
  ]);

  it.each([
    ['Fire // Ice', 'Fire // Ice'],
    ['Fire/Ice', 'Fire // Ice'],
    ['fire ice', 'Fire // Ice'],
    ['FIRE', 'Fire // Ice'],
    ['Aether vial', 'Æther Vial'],
    ['ＡＥＴＨＥＲ　ＶＩＡＬ', 'Æther Vial'],
    ['jotun grunt', 'Jötun Grunt'],
    ["Lim-Dul's Vault", 'Lim-Dûl’s Vault'],
    ['林度尔之库', 'Lim-Dûl’s Vault'],
    ['Delver // Aberration', 'Delver'],
    ['2 Mace', 'none'],
    ['____', '____'],
    ['Pot of Greed', 'none'],
    ['', 'none'],
  ])('given %s, when looked up, then it is %s', (name, key) => {
    expect(keyOf(index.byName(name))).toBe(key);
  });

  it('given a card whose own name is a half of another, when looked up, then it is that card', () => {
    expect(keyOf(index.byName('Ice'))).toBe('Ice');
  });

  it('given a token and a card of one name, when looked up, then it is the card', () => {
    expect(index.byName('Bear')).toMatchObject({ found: 'card', facts: { place: 'main' } });
  });

  it('given a Token that differs from a card in punctuation alone, when looked up, then it is the card', () => {
    const slimes = buildCardIndex('yugioh', [yugioh('Slime-Token', { typeLine: 'Aqua / Token' }), yugioh('Slime Token')]);
    expect(keyOf(slimes.byName('slime token'))).toBe('Slime Token');
  });

  it('given two cards that differ in punctuation, when looked up, then the letter decides, or both are named', () => {
    const two = buildCardIndex('yugioh', [yugioh('A-Bomb'), yugioh('A Bomb')]);
    expect(keyOf(two.byName('A-Bomb'))).toBe('A-Bomb');
    expect(two.byName('abomb')).toEqual({ found: 'several', keys: ['A-Bomb', 'A Bomb'] });
    expect(two.nearestTo({ by: 'name', name: 'abomb', set: null, number: null })).toEqual(['A-Bomb', 'A Bomb']);
  });

  it('given a printing beside an ambiguous name, when looked up, then the printing decides', () => {
    const two = buildCardIndex('yugioh', [yugioh('A-Bomb', { printings: 'LOB-EN001' }), yugioh('A Bomb', { printings: 'LOB-EN002' })]);
    expect(keyOf(two.find({ by: 'name', name: 'abomb', set: 'lob', number: 'EN002' }))).toBe('A Bomb');
  });

  it('given translated names, when looked up, then they find the card, and strangers are passed over', () => {
    const translated = buildCardIndex(
      'yugioh',
      [yugioh('Pot of Greed')],
      [
        { key: 'Pot of Greed', zh: '强欲之壶' },
        { key: 'X', zh: '某' },
      ],
    );
    expect(keyOf(translated.byName('强欲之壶'))).toBe('Pot of Greed');
    expect(keyOf(translated.byName('某'))).toBe('none');
  });
});

describe('cards by number', () => {
  const index = buildCardIndex('yugioh', [
    yugioh('Dragon', { passcodes: '100|101', printings: 'LOB-EN001' }),
    yugioh('Wyrm', { passcodes: '109' }),
  ]);
  const printing = (set: string, number: string): CardReference => ({ by: 'printing', set, number });

  it('given passcodes and printings, when looked up, then case and leading zeros make no difference', () => {
    expect(keyOf(index.find({ by: 'passcode', passcode: 101 }))).toBe('Dragon');
    expect(keyOf(index.find({ by: 'passcode', passcode: 102 }))).toBe('none');
    expect(keyOf(index.find(printing('lob', 'en001')))).toBe('Dragon');
    const numbered = buildCardIndex('force-of-will', [read('own', { game: 'force-of-will', name: 'X', printings: 'TSW-045' })]);
    expect(keyOf(numbered.find(printing('TSW', '45')))).toBe('X');
    expect(keyOf(numbered.find(printing('TSW', '450')))).toBe('none');
  });

  it('given an unknown passcode, when asked for near ones, then those of artworks come in order of distance', () => {
    expect(index.nearestTo({ by: 'passcode', passcode: 107 })).toEqual(['Wyrm', 'Dragon']);
    expect(index.nearestTo({ by: 'passcode', passcode: 500 })).toEqual([]);
  });

  it('given a wrong name with a right printing, when asked for near ones, then its card comes first', () => {
    expect(index.nearestTo({ by: 'name', name: 'Wyrn', set: 'LOB', number: 'EN001' })).toEqual(['Dragon', 'Wyrm']);
  });
});

describe('rows of one card', () => {
  it('given halves, printings and snapshots in any order, when indexed, then they are one card', () => {
    const half = (name: string, manaCost: string) => read('magicRows', { name, typeLine: 'Instant', manaCost });
    const index = buildCardIndex('magic', [
      half('Ice (Fire/Ice)', '{U}'),
      half('Fire (Fire/Ice)', '{R}'),
      magic('Fire // Ice', { typeLine: 'Instant // Instant', printings: 'APC-128', zh: '火冰', legality: 'legacy:legal' }),
    ]);
    expect(index.cards).toMatchObject([
      {
        key: 'Fire // Ice',
        names: { zh: '火冰' },
        alternativeNames: ['Fire', 'Ice'],
        faces: [{ name: 'Fire' }, { name: 'Ice' }],
        colorIdentity: ['U', 'R'],
        printings: [{ set: 'APC' }],
        legalities: [{ format: 'legacy' }],
      },
    ]);
  });

  it('given rows of each game that state different things, when indexed, then nothing is lost', () => {
    const merged = (...rows: readonly CardFacts[]) => buildCardIndex(rows[0]?.game ?? 'magic', rows).cards;
    expect(merged(yugioh('X', { passcodes: 1, zh: '甲' }), yugioh('X', { passcodes: 2, zh: '乙', alwaysNamed: 'Y' }))).toMatchObject([
      { passcodes: [1, 2], names: { zh: '甲' }, alternativeNames: ['乙'], alwaysNamed: 'Y' },
    ]);
    const ga = (types: string, more: object = {}) => read('own', { game: 'grand-archive', name: 'X', types, ...more });
    expect(merged(ga('token'), ga('champion', { level: 0, divineRelic: 'yes' }))).toMatchObject([
      { place: 'material', level: 0, divineRelic: true },
    ]);
    const fow = (place: string, more: object = {}) => read('own', { game: 'force-of-will', name: 'X', place, ...more });
    expect(merged(fow('jRuler'), fow('ruler', { copiesUnderRuler: 1, cluster: 'Grimm' }))).toMatchObject([
      { place: 'ruler', copiesUnderRuler: 1, cluster: 'Grimm' },
    ]);
    const star = (place: string) => read('own', { game: 'starline', name: 'X', type: 'unit', race: 'neutral', place });
    expect(merged(star('none'), star('main'))).toMatchObject([{ place: 'main' }]);
  });

  it('given the other side of a ruler, when indexed, then its name finds the ruler; without the ruler it stays a card', () => {
    const side = (name: string, printings: string, place: string) => read('own', { game: 'force-of-will', name, printings, place });
    const index = buildCardIndex('force-of-will', [
      side('Pandora of Light', 'CMF-013J', 'jRuler'),
      side('Pandora', 'CMF-013', 'ruler'),
      side('Second Part', 'CMF-013^', 'main'),
      side('Alone', 'CMF-099J', 'jRuler'),
    ]);
    expect(index.cards.map(({ key }) => key)).toEqual(['Pandora', 'Alone']);
    expect(['pandora of light', 'Second Part', 'Alone'].map((name) => keyOf(index.byName(name)))).toEqual(['Pandora', 'Pandora', 'Alone']);
    expect(keyOf(index.find({ by: 'printing', set: 'CMF', number: '013J' }))).toBe('Pandora');
  });
});
