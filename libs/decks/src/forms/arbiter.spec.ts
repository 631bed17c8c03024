import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type CardReference, type DeckList, type DeckSections, deckGames, deckSections } from '../deck-list.js';
import { printDeckList } from './arbiter.js';
import { cleaned } from './text.js';
import { readDeckList } from './read.js';
import { said } from './specs/said.js';

/** Names of cards as a reader could return them: with every sign that means something in some form. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc
      .array(fc.constantFrom('|', '\\', ' ', ' | ', '[', ']', '4', 'x', '#', '//', 'Name: ', '[main]', 'ä', '魔', 'a'), { maxLength: 10 })
      .map((parts) => parts.join('')),
  )
  .map((name) => cleaned(name.replace(/\p{Cc}/gu, '')));
const name = text.filter((one) => /[\p{L}\p{N}_]/u.test(one) && !one.includes('\ufffd'));
const printed = fc.option(
  text.filter((one) => one !== '' && one.length <= 40 && !one.includes('\ufffd')),
  { nil: null },
);
const set = printed.map((one) => one ?? 'M10');
const card: fc.Arbitrary<CardReference> = fc.oneof(
  fc.record({ by: fc.constant('name' as const), name, set: printed, number: printed }),
  fc.record({ by: fc.constant('passcode' as const), passcode: fc.integer({ min: 1, max: 0xffff_ffff }) }),
  fc.record({ by: fc.constant('printing' as const), set, number: set }),
);
const entries = fc.array(fc.record({ count: fc.integer({ min: 1, max: 999 }), card, line: fc.constant(0) }), {
  minLength: 1,
  maxLength: 8,
});
const list: fc.Arbitrary<DeckList> = fc.record({
  form: fc.constant('text' as const),
  name: fc.option(name, { nil: null }),
  sections: fc.dictionary(fc.constantFrom(...deckSections), entries, { minKeys: 1 }).map((sections): DeckSections => sections),
});

const withoutLines = (sections: DeckSections): unknown =>
  Object.fromEntries(
    Object.entries(sections).map(([section, some]) => [section, some.map(({ count, card: one }) => ({ count, card: one }))]),
  );

describe('the printed form', () => {
  it('given any list, when it is printed and read in any game, then name and sections are the same', () => {
    fc.assert(
      fc.property(list, fc.constantFrom(...deckGames), (given, game) => {
        const reading = readDeckList(game, printDeckList(given));
        if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
        expect(reading.list).toMatchObject({ form: 'arbiter', name: given.name });
        expect(withoutLines(reading.list.sections)).toEqual(withoutLines(given.sections));
      }),
      { numRuns: 500 },
    );
  });

  it('given a list of every kind of card, when it is printed, then it can be read by people too', () => {
    const reading = readDeckList('magic', 'Name: Burn\n4 Lightning Bolt (M10) 146\n20 Mountain\nSB: 2 A|B (M10)');
    expect(reading.ok ? printDeckList(reading.list) : '').toBe(
      [
        'Arbiter deck list',
        'Name: Burn',
        '',
        '[main]',
        '4 Lightning Bolt | M10 | 146',
        '20 Mountain',
        '',
        '[side]',
        '2 A\\|B | M10 | ',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['a section that is unknown', ['[maybe]', '4 Shock'], 'section/unknown at 2, section/unknown at 3'],
    ['a card under no section', ['4 Shock'], 'section/unknown at 2'],
    ['another way to count', ['[main]', 'Shock x4'], 'line/no-card at 3'],
    ['a comment', ['[main]', '4 Shock', '// why not'], 'line/no-card at 4'],
    ['a count of nothing', ['[main]', '0 Shock'], 'count/zero at 3'],
    ['more parts than a card has', ['[main]', '4 Shock | M10 | 155 | foil'], 'line/no-card at 3'],
    ['half a printing', ['[main]', '4 | M10 | '], 'line/no-card at 3'],
    ['a passcode that is none', ['[main]', '4 | M10'], 'card/passcode-malformed at 3'],
    ['sections alone', ['[main]'], 'deck/empty at 0'],
  ])('given %s, when it is read, then it is refused', (_, lines, faults) => {
    expect(said('magic', ['Arbiter deck list', ...lines])).toBe(faults);
  });
});
