import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DeckForm, type DeckGame, deckForms, deckGames } from '../deck-list.js';
import { formsOfGame } from './detect.js';
import { readDeckList } from './read.js';
import { said } from './specs/said.js';

describe('any text', () => {
  it.each<[string, string, string]>([
    ['no text', '', 'deck/empty at 0'],
    ['blanks', ' \n\t\n\u00a0', 'deck/empty at 0'],
    ['a NUL', '4 Shock\n2 Du\0ress', 'text/nul at 2'],
    ['UTF-16 read as bytes', '4\0 \0S\0', 'text/nul at 1'],
    ['an escape', '4 Shock\u001b[31m', 'text/control-character at 1'],
    ['another encoding', '4 Shock\n3 \ufffd\ufffd\ufffd', 'text/not-utf8 at 2'],
    ['more than 256 KiB', '4 Shock\n'.repeat(32 * 1024 + 1), 'text/too-large at 0'],
    ['more than 256 KiB of bytes in fewer letters', `3 ${'魔'.repeat(90_000)}`, 'text/too-large at 0'],
  ])('given %s, when it is read, then it is refused before its form matters', (_, text, faults) => {
    expect(said('magic', text)).toBe(faults);
  });

  it('given just 256 KiB, when it is read, then it is read, and soon', () => {
    const before = performance.now();
    const reading = readDeckList('starline', '4 Shock\n'.repeat(32 * 1024));
    expect(reading.ok ? reading.list.sections.main?.length : 0).toBe(32 * 1024);
    expect(performance.now() - before).toBeLessThan(5000);
  });

  it('given more faults than anyone reads, when it is read, then the first hundred are told and the others counted', () => {
    const reading = readDeckList('magic', '0 Shock\n'.repeat(1000));
    expect(reading.ok ? 0 : reading.faults.length).toBe(101);
    expect(reading.ok ? '' : reading.faults.at(-1)).toMatchObject({
      code: 'deck/more-faults',
      line: 0,
      detail: 'There are 900 more faults; mend these first.',
    });
  });

  it('given a list with one fault, when it is read, then nothing of it is', () => {
    expect(readDeckList('magic', '4 Shock\n0 Fling')).toEqual({
      ok: false,
      faults: [{ code: 'count/zero', line: 2, detail: 'The count is 0; write how many copies there are, or leave the line out.' }],
    });
  });
});

describe('the form of a text', () => {
  const formOf = (game: DeckGame, text: string, fileName?: string): DeckForm | string => {
    const reading = readDeckList(game, text, { fileName });
    return reading.ok ? reading.list.form : reading.faults[0].code;
  };

  it.each<[DeckGame, string, string | undefined, string]>([
    ['magic', '4 Shock', undefined, 'text'],
    ['magic', '4 Shock', 'deck.dek', 'text'],
    ['magic', '<Deck><Cards Quantity="1" Name="Shock"/></Deck>', 'deck.txt', 'mtgo'],
    ['magic', '\n <Deck><Cards Quantity="1" Name="Shock"/></Deck>', undefined, 'mtgo'],
    ['magic', '[metadata]\n[Main]\n4 Shock', undefined, 'forge'],
    ['magic', '[Main]\n4 Shock|M10', undefined, 'forge'],
    ['magic', '4 [M10:155] Shock', undefined, 'xmage'],
    ['magic', 'Count,Name\n4,Shock', undefined, 'csv'],
    ['magic', '["Shock"]', 'deck.txt', 'json'],
    ['magic', '{"main":["Shock"]}', undefined, 'json'],
    ['magic', '[', 'deck.json', 'json/malformed'],
    ['magic', 'Shock', 'deck.csv', 'csv/no-header'],
    ['magic', 'Arbiter deck list\n[main]\n4 Shock', undefined, 'arbiter'],
    ['yugioh', '#main\n46986414', undefined, 'ydk'],
    ['yugioh', '46986414', 'deck.YDK', 'ydk'],
    ['yugioh', '46986414', undefined, 'text'],
    ['yugioh', 'Main Deck\n3 46986414\nExtra Deck\n1 44508094', undefined, 'text'],
    ['magic', 'ydke://rvTMAg==!!!', undefined, 'form/not-of-game'],
    ['magic', '#main\n46986414', 'deck.ydk', 'form/not-of-game'],
    ['starline', '<Deck><Cards Quantity="1" Name="Shock"/></Deck>', undefined, 'form/not-of-game'],
    ['starline', '3 [A:1] 名', undefined, 'text'],
  ])('given %s as %j in %s, when it is read, then it is %s', (game, text, fileName, form) => {
    expect(formOf(game, text, fileName)).toBe(form);
  });

  it('given a form, when it is read, then the text is read as nothing else', () => {
    expect(said('magic', '["Shock"]', { form: 'text' })).toBe('section/unknown at 1');
    expect(said('magic', '4 Shock', { form: 'ydk' })).toBe('form/not-of-game at 0');
    expect(said('magic', '4 Shock', { form: 'mtgo' })).toBe('xml/malformed at 1');
  });
});

/** A good list of each form, to be damaged. */
const good: readonly (readonly [DeckGame, string])[] = [
  ['magic', 'About\nName Burn\n\nDeck\n4 Lightning Bolt (M10) 146\n20 Mountain\n\nSideboard\n2 Fire // Ice *F*'],
  ['magic', '<?xml version="1.0"?>\n<Deck><Cards CatID="1" Quantity="4" Sideboard="false" Name="Fire &amp; Ice"/></Deck>'],
  ['magic', '<cockatrice_deck><deckname>a</deckname><zone name="main"><card number="4" name="Shock"/></zone></cockatrice_deck>'],
  ['magic', '[metadata]\nName=Burn\n[Main]\n4 Lightning Bolt|M10|1\n[Sideboard]\n2 Duress'],
  ['magic', 'NAME:Burn\n4 [M10:146] Lightning Bolt\nSB: 2 [M10:95] Duress'],
  ['magic', 'Count,Name,Edition\n4,"Krenko, ""Boss""",m13\n'],
  ['yugioh', '#created by a\n#main\n46986414\n#extra\n44508094\n!side\n40640057'],
  ['yugioh', 'ydke://rvTMAq70zAKu9MwC!viOnAg==!OR5sAg==!'],
  ['grand-archive', '# Material Deck\n1 Spirit of Wind\n# Main Deck\n4 Zephyr'],
  ['force-of-will', 'Ruler\nPricia\nMain Deck\n4 Prince x (CMF-002)\nStone Deck\n10 Stone'],
  ['starline', '3 珍珠少女\n呐喊的人 ×3\n鈾238*2'],
  ['starline', '{"name":"a","sections":{"main":[{"count":3,"name":"珍珠少女"}]}}'],
  ['magic', 'Arbiter deck list\nName: a\n\n[main]\n4 Shock | M10 | 155\n2 | M10 | 9\n'],
];
const signs = [
  '',
  '\0',
  '\ufffd',
  '\r',
  '\n',
  '\t',
  '"',
  '<',
  '>',
  '&',
  '&#',
  '|',
  '\\',
  '[',
  ']',
  '{',
  '}',
  '!',
  '#',
  '=',
  'x',
  '×',
  '0',
  '99999',
  'SB:',
  '\ud800',
  '魔',
];
const cuts = fc.array(fc.record({ at: fc.nat(400), length: fc.nat(6), by: fc.constantFrom(...signs) }), { minLength: 1, maxLength: 5 });
const damaged = (text: string, changes: readonly { readonly at: number; readonly length: number; readonly by: string }[]): string =>
  changes.reduce((given, { at, length, by }) => {
    const place = at % (given.length + 1);
    return given.slice(0, place) + by + given.slice(place + length);
  }, text);

/** Whether an answer is whole: a list with cards, or faults with sentences. */
const isWhole = (game: DeckGame, text: string, form?: DeckForm): boolean => {
  const reading = readDeckList(game, text, { form });
  return reading.ok
    ? Object.values(reading.list.sections).every(
        (entries) => entries.length > 0 && entries.every(({ count }) => count >= 1 && count < 1000),
      )
    : reading.faults.every(({ line, detail }) => line >= 0 && /^[A-Z"].*\.$/su.test(detail));
};

describe('whatever comes', () => {
  const game = fc.constantFrom(...deckGames);
  const form = fc.option(fc.constantFrom(...deckForms), { nil: undefined });
  const runs = { numRuns: 2000 };

  it('given random text, when it is read in any form, then there is an answer', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(fc.constantFrom(...signs, ' ', '4 ', 'a', 'main'), { maxLength: 40 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(game, text, form, (one, given, as) => isWhole(one, given, as)),
      runs,
    );
  });

  it('given a good list with damage, when it is read, then there is an answer', () => {
    fc.assert(
      fc.property(fc.constantFrom(...good), cuts, form, ([one, text], changes, as) => isWhole(one, damaged(text, changes), as)),
      runs,
    );
  });

  it.each(good)(
    'given the good list of %s %j, when it is read with and without a byte order mark, then it is without a fault',
    (one, text) => {
      const reading = readDeckList(one, text);
      expect(reading).toMatchObject({ ok: true });
      expect(readDeckList(one, `\ufeff${text}`)).toEqual(reading);
    },
  );

  it.each([
    'x',
    ' ',
    '\t',
    '"',
    '<',
    '&',
    '|',
    '\\',
    '[',
    '(',
    '!',
    '=',
    '4 a\n',
    '4 \n',
    '[a]\n4 b|M10\n',
    '<a>',
    '<!--',
    '""',
    'x4',
    ' #a',
    ' *F*',
    '&amp;',
    'ydke://',
    '0',
    ': ',
  ])('given 250 KiB of %j, when it is read in every form, then it does not take long', (piece) => {
    const text = piece.repeat(Math.floor((250 * 1024) / piece.length));
    const before = performance.now();
    for (const as of [undefined, ...formsOfGame('magic')]) isWhole('magic', text, as);
    for (const as of [undefined, 'text', 'ydk', 'ydke'] as const) isWhole('yugioh', text, as);
    isWhole('grand-archive', text);
    expect(performance.now() - before).toBeLessThan(10_000);
  });
});
