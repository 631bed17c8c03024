import { describe, expect, it } from '@jest/globals';
import { readSeparated } from './separated-rows.js';
import { recogniseSource, rowReaders, rowsOfDocument } from './sources.js';
import { readTranslation } from './translations.js';

describe('the source of a file', () => {
  it.each([
    ['mtgjson', { name: 'X', type: 'Instant', colorIdentity: [], layout: 'normal' }],
    ['mtgjson', [{ name: 'X', type: 'Instant', colorIdentity: [], layout: 'normal' }]],
    ['scryfall', { object: 'card', name: 'X', layout: 'normal' }],
    ['magicRows', { name: 'X', typeLine: 'Instant' }],
    ['magicRows', { name: 'X', types: ['INSTANT'], manaCost: '{R}' }],
    ['yamlYugi', { card_type: 'Spell', name: { en: 'X' } }],
    ['ygoprodeck', { id: 1, name: 'X', type: 'Spell Card', frameType: 'spell', desc: '', race: 'Field' }],
    ['grandArchiveIndex', { name: 'X', types: ['ALLY'], classes: [], element: 'NORM' }],
    ['fowsim', { id: 'A-1', name: 'X', type: ['Chant'], colour: [], abilities: [] }],
    ['starlineRows', { name: 'X', type: 'unit', race: '獸人', tribute: 0 }],
    ['own', { game: 'magic', name: 'X', typeLine: 'Instant' }],
    [null, { name: 'X' }],
    [null, []],
    [null, 'X'],
  ])('given a first row of %s, when looked at, then it is recognised', (source, row) => {
    expect(recogniseSource(row)).toBe(source);
  });

  it('given any value, when read by any reader, then it answers and never throws', () => {
    const odd: readonly unknown[] = [
      null,
      undefined,
      7,
      'x',
      [],
      [[]],
      [null],
      {},
      { name: {} },
      { name: 7 },
      { name: 'X', type: {} },
      { game: '__proto__', name: 'X' },
    ];
    const wrong = {
      types: 7,
      type: 7,
      typeLine: 7,
      legality: 'x',
      legalities: 7,
      card_faces: [7],
      faces: 7,
      name: 'X',
      card_type: 'constructor',
    };
    for (const [source, read] of Object.entries(rowReaders))
      for (const row of [...odd, wrong]) expect([source, read(row).ok]).toEqual([source, false]);
  });
});

describe('rows of a whole document', () => {
  it('given documents that wrap their cards, when taken apart, then there is a row of each card', () => {
    expect(rowsOfDocument([1, 2])).toEqual([1, 2]);
    expect(rowsOfDocument({ data: [{ name: 'X' }] })).toEqual([{ name: 'X' }]);
    expect(rowsOfDocument({ meta: {}, data: { Fire: [{ name: 'Fire' }, { name: 'Fire' }] } })).toEqual([
      [{ name: 'Fire' }, { name: 'Fire' }],
    ]);
    expect(rowsOfDocument({ data: { M20: { cards: [{ name: 'Shock' }] } } })).toEqual([{ name: 'Shock' }]);
    expect(rowsOfDocument({ name: 'X' })).toEqual([{ name: 'X' }]);
    expect(rowsOfDocument(7)).toEqual([7]);
    const fow = { clusters: [{ name: 'Grimm', sets: [{ cards: [{ name: 'X' }] }] }, {}] };
    expect(rowsOfDocument({ fow })).toEqual([{ name: 'X', cluster: 'Grimm' }]);
  });
});

describe('tables', () => {
  it('given quotes, line ends in cells and a mark of byte order, when read, then columns have their names', () => {
    expect(readSeparated('\uFEFFname,zh\r\n"Fire, ""Ice""\nand more",火\r\n\r\nShort\r\n')).toEqual([
      { name: 'Fire, "Ice"\nand more', zh: '火' },
      { name: 'Short', zh: '' },
    ]);
  });

  it('given tabs or semicolons, when read, then they part the cells, and quotes in tabbed tables stay', () => {
    expect(readSeparated('name\tzh\n"A" Cell, two\t甲')).toEqual([{ name: '"A" Cell, two', zh: '甲' }]);
    expect(readSeparated('name;zh\nA, B;甲')).toEqual([{ name: 'A, B', zh: '甲' }]);
  });
});

describe('lists of translated names', () => {
  it('given a row, when read, then it gives key and name, or a fault with its number', () => {
    expect(readTranslation({ name: 'Shock', zh: ' 震击 ', text_zh: '…' })).toEqual({ ok: true, translation: { key: 'Shock', zh: '震击' } });
    expect(readTranslation({ name: 'Shock' }, 4)).toMatchObject({ ok: false, fault: { row: 4, key: 'Shock', field: 'zh' } });
    expect(readTranslation({ zh: '震击' })).toMatchObject({ ok: false, fault: { field: 'name' } });
    expect(readTranslation(null)).toMatchObject({ ok: false, fault: { code: 'row/not-an-object' } });
  });
});
