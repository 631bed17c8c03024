import { describe, expect, it } from '@jest/globals';
import { readDeckList } from './read.js';
import { said } from './specs/said.js';

describe('a deck as JSON', () => {
  it('given our form, when it is read, then sections, printings and the name are known', () => {
    const deck = {
      name: 'Burn',
      sections: {
        main: [
          { count: 4, name: 'Lightning Bolt', set: 'M10', number: '146' },
          { count: 20, name: 'Mountain' },
        ],
        side: ['Duress', 'Duress'],
      },
    };
    expect(said('magic', JSON.stringify(deck, null, 2))).toBe('main: 4 Lightning Bolt <M10 146>, 20 Mountain; side: 1 Duress, 1 Duress');
    expect(readDeckList('magic', JSON.stringify(deck))).toMatchObject({
      list: { form: 'json', name: 'Burn', sections: { main: [{ line: 0 }, {}] } },
    });
  });

  it('given a deck of a collection of tournament lists, when it is read, then what it says of the player is no section', () => {
    const deck = {
      Date: '2026-03-15',
      Player: 'ann',
      Result: null,
      Mainboard: [{ Count: 4, CardName: 'Shock' }],
      Sideboard: [{ Count: 1, CardName: 'Fire // Ice' }],
    };
    expect(said('magic', JSON.stringify(deck))).toBe('main: 4 Shock; side: 1 Fire // Ice');
  });

  it("given a deck of MTGO's pages, when it is read, then counts as text and names in attributes are known", () => {
    const card = (qty: string, card_name: string): object => ({ qty, card_attributes: { card_name } });
    expect(said('magic', JSON.stringify({ player: 'ann', main_deck: [card('4', 'Shock')], sideboard_deck: [card('1', 'Fire/Ice')] }))).toBe(
      'main: 4 Shock; side: 1 Fire/Ice',
    );
  });

  it.each([
    ['names alone', '["Shock","Shock","7 Colored Fish"]', 'main: 1 Shock, 1 Shock, 1 7 Colored Fish'],
    ['passcodes alone', '[46986414, "00000483"]', 'main: 1 #46986414, 1 #483'],
    [
      'sections beside the name',
      '{"name":"a","Main Deck":["Kuriboh"],"extra":[{"quantity":"2","passcode":44508094}]}',
      'main: 1 Kuriboh; extra: 2 #44508094',
    ],
    ['printings', '{"main":[{"count":2,"set":"TSW","number":45}]}', 'main: 2 <TSW 45>'],
    ['one section in two places', '{"main":["A"],"sections":{"main":["B"]}}', 'main: 1 A, 1 B'],
  ])('given %s, when it is read, then the cards are found', (_, text, sections) => {
    expect(said('yugioh', text)).toBe(sections);
  });

  it('given a list that was read, when it is written as JSON and read, then the sections are the same', () => {
    const list = readDeckList('yugioh', '3 89631139\nKuriboh x2\nSide\n1 Raigeki (LOB-053)\n1 LOB-053');
    expect(said('yugioh', JSON.stringify(list.ok ? list.list : null))).toBe(
      'main: 3 #89631139, 2 Kuriboh; side: 1 Raigeki <LOB 053>, 1 <LOB 053>',
    );
  });

  it.each([
    ['no JSON', '{"main": [', 'json/malformed at 0'],
    ['JSON in JSON without end', '['.repeat(100_000), 'json/malformed at 0'],
    ['a number', '4', 'json/shape at 0'],
    ['sections that are a list', '{"sections":["Shock"]}', 'json/shape at 0'],
    ['a section that is no list', '{"main":{"Shock":4}}', 'json/shape at 0'],
    ['an unknown section', '{"commander":["Krenko"]}', 'section/unknown at 0'],
    ['a key of every object', '{"__proto__":["Krenko"],"constructor":[]}', 'section/unknown at 0, section/unknown at 0'],
    ['a card that is nothing', '[null, true]', 'json/shape at 0, json/shape at 0'],
    ['a card without count', '[{"name":"Shock"}]', 'count/malformed at 0'],
    [
      'counts that are none',
      '[{"count":0,"name":"a"},{"count":1.5,"name":"a"},{"count":-1,"name":"a"}]',
      'count/zero at 0, count/malformed at 0, count/malformed at 0',
    ],
    ['a count that is absurd', '[{"count":1000,"name":"a"}]', 'count/absurd at 0'],
    [
      'a card without name',
      '[{"count":1},{"count":1,"name":""},{"count":1,"set":"M10"}]',
      'json/shape at 0, line/no-card at 0, json/shape at 0',
    ],
    ['a control character', '["a\\u0007b"]', 'card/name-malformed at 0'],
    [
      'passcodes that are none',
      '[1.5, -1, 4294967296]',
      'card/passcode-malformed at 0, card/passcode-malformed at 0, card/passcode-malformed at 0',
    ],
    ['no cards', '{}', 'deck/empty at 0'],
  ])('given %s, when it is read, then it is refused', (_, text, faults) => {
    expect(said('yugioh', text, { form: 'json' })).toBe(faults);
  });

  it('given a fault, when it is read, then the sentence says the path', () => {
    expect(readDeckList('magic', '{"main":["Shock",{"count":0,"name":"Fling"}]}')).toMatchObject({
      faults: [{ detail: 'In main[1]: The count is 0; write how many copies there are, or leave the line out.' }],
    });
  });
});
