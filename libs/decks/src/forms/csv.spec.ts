import { describe, expect, it } from '@jest/globals';
import { readDeckList } from './read.js';
import { said } from './specs/said.js';

const header = '"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Tags","Last Modified","Collector Number"';

describe('a table', () => {
  it("given Moxfield's columns, when it is read, then count, name and printing are found", () => {
    const text = [
      header,
      '"4","4","Lightning Bolt","m10","Near Mint","English","","","2024-01-01","146"',
      '"1","0","Krenko, Mob Boss","m13","","","foil","","","140"',
      '1,0,"Ach! ""Hans"", Run!",unh,,,,"two\nlines",,116',
      '2,0,Shock,,,,,,,',
    ].join('\r\n');
    expect(said('magic', text)).toBe(
      'main: 4 Lightning Bolt <m10 146>, 1 Krenko, Mob Boss <m13 140>, 1 Ach! "Hans", Run! <unh 116>, 2 Shock',
    );
    expect(readDeckList('magic', text)).toMatchObject({
      list: { form: 'csv', sections: { main: [{ line: 2 }, { line: 3 }, { line: 4 }, { line: 6 }] } },
    });
  });

  it.each([
    [
      "MTGO's sideboard",
      'Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded,\nShock,4,1,C,M10,155/249,No,No,\nDuress,2,2,C,M10,95/249,No,Yes,',
    ],
    [
      'a section',
      'Quantity;Name;Edition Name;Edition Code;Collector Number;Board\n4;Shock;Magic 2010;M10;155/249;mainboard\n2;Duress;Magic 2010;M10;95/249;sideboard',
    ],
    ['tabs', 'Name\tSet\tCollector Number\tCount\tSideboard\nShock\tM10\t155/249\t4\tno\n\nDuress\tM10\t95/249\t2\ttrue\n'],
  ])('given %s, when it is read, then the sections are found', (_, text) => {
    expect(said('magic', text)).toBe('main: 4 Shock <M10 155/249>; side: 2 Duress <M10 95/249>');
  });

  it.each([
    ['no headings', '"4","Shock"\n"2","Duress"', 'csv/no-header at 1'],
    ['no text', '', 'csv/no-header at 0'],
    ['headings alone', header, 'deck/empty at 0'],
    ['a quote without end', `${header}\n"4","4","Shock\n`, 'csv/quote-unclosed at 2'],
    ['no count', 'Count,Name\n,Shock', 'count/malformed at 2'],
    ['a count of nothing', 'Count,Name\n4,Shock\n0,Duress', 'count/zero at 3'],
    ['a negative count', 'Count,Name\n-4,Shock', 'count/malformed at 2'],
    ['an absurd count', 'Count,Name\n1000,Shock', 'count/absurd at 2'],
    ['no name', 'Count,Name\n4,', 'line/no-card at 2'],
    ['another section', 'Count,Name,Board\n4,Shock,maybeboard', 'section/unknown at 2'],
  ])('given %s, when it is read, then it is refused', (_, text, fault) => {
    expect(said('magic', text, { fileName: 'deck.csv' })).toBe(fault);
  });
});
