import { describe, expect, it } from '@jest/globals';
import type { DeckViolation, FormatPins, Json } from '@arbiter/kernel';
import { shows } from '@arbiter/testing';
import { action, ally, champion, regaliaWeapon, spirit } from '../cards/facts/making.js';
import { parseDeckText, printDeckText } from './deck-lists.js';
import { validateDeck } from './deck-rules.js';
import { formats } from './formats.js';

const allies = Array.from({ length: 16 }, (_, at) => ally(`Ally ${at}`, 1, 1, 1, {}));
const champions = Array.from({ length: 13 }, (_, at) => champion(`Champion ${at}`, 1, 1, 15, {}));
const cards = [
  spirit('Spirit', 15, {}),
  ...champions,
  regaliaWeapon('Sword', 0, 1, 1, {}),
  ...['Grail', 'Ring'].map((name) => regaliaWeapon(name, 0, 1, 1, { keywords: ['divineRelic'] })),
  ...allies,
  action('Lesson', 1, 'slow', {}),
  { ...ally('Stone', 1, 1, 1, {}), id: 'token:stone' },
];
const main = allies.slice(0, 15).flatMap(({ id }) => [id, id, id, id]);
const legal = { material: ['spirit', 'champion-0', 'sword'], main };

const faults = (format: FormatPins, deck: Json): readonly (readonly [code: string, rule: string | null])[] =>
  validateDeck(cards, format, deck).map(({ code, rule }: DeckViolation) => [code, rule] as const);

describe('decks of constructed play', () => {
  it(`given 60 cards, at most 4 of a name, and a material deck of single cards with a champion of level 0, then it is legal ${shows('1.5.1', '1.5.1.1', '1.5.1.2', '1.5.1.3', '1.1.3')}`, () => {
    expect(faults(formats.single, legal)).toEqual([]);
    expect(faults(formats.single, { ...legal, main: main.slice(1) })).toEqual([['deck/too-small', '1.5.1.1']]);
    expect(faults(formats.single, { ...legal, main: [...main, 'ally-0'] })).toEqual([['deck/too-many-copies', '1.5.1.1']]);
    expect(faults(formats.single, { ...legal, material: ['champion-0'] })).toEqual([['deck/no-champion', '1.5.1.3']]);
  });

  it(`given more than 12 material cards, or one twice, then it is not ${shows('1.5.1.2', '1.7.8.3.1', '2.1.3.1.2', '1.6.3.2')}`, () => {
    expect(faults(formats.single, { ...legal, material: ['spirit', ...champions.slice(0, 12).map(({ id }) => id)] })).toEqual([
      ['deck/too-large', '1.5.1.2'],
    ]);
    expect(faults(formats.single, { ...legal, material: ['spirit', 'sword', 'sword'] })).toEqual([['deck/too-many-copies', '1.5.1.2']]);
  });

  it(`given two divine relics, then it is not ${shows('ext.1.8')}`, () => {
    expect(faults(formats.single, { ...legal, material: [...legal.material, 'grail'] })).toEqual([]);
    expect(faults(formats.single, { ...legal, material: [...legal.material, 'grail', 'ring'] })).toEqual([
      ['deck/too-many-copies', 'ext.1.8'],
    ]);
  });

  it(`given cards in the wrong deck, or that nobody knows, then it is not ${shows('1.3.1.1', '1.7.1.1', '1.7.8.3', '2.1.2.4', '2.1.3.1', '2.1.3.1.1', '1.5.3')}`, () => {
    expect(faults(formats.single, { material: [...legal.material, 'ally-15'], main })).toEqual([['deck/wrong-part', '1.3.1.1']]);
    expect(faults(formats.single, { material: ['spirit'], main: [...main, 'sword', 'champion-1'] })).toEqual([
      ['deck/wrong-part', '2.1.2.4'],
    ]);
    expect(faults(formats.single, { material: ['spirit'], main: [...main, 'nothing'] })).toEqual([['deck/unknown-card', null]]);
    expect(faults(formats.single, { material: ['spirit'], main: [...main, 'token:stone'] })).toEqual([['deck/unknown-card', '1.5.3']]);
    expect(faults(formats.single, [])).toEqual([['deck/malformed', '1.5.1']]);
  });
});

describe('sideboards', () => {
  it.each<[string, readonly string[], readonly (readonly [string, string])[]]>([
    ['15 cards of a main deck', main.slice(0, 15), []],
    [
      '16',
      main.slice(0, 16),
      [
        ['deck/side', 'ruling:33'],
        ['deck/side', 'ruling:33'],
      ],
    ],
    ['5 champions and regalia', ['champion-1', 'champion-2', 'champion-3', 'sword', 'grail'], []],
    [
      '4 of them and 4 cards of a main deck',
      ['champion-1', 'champion-2', 'champion-3', 'sword', ...main.slice(0, 4)],
      [['deck/side', 'ruling:33']],
    ],
  ])(`given a sideboard of %s, then cards and points are counted ${shows('ruling:33')}`, (_name, side, expected) => {
    expect(faults(formats.match, { ...legal, side: [...side] })).toEqual(expected);
    expect(faults(formats.limited, { ...legal, side: [...side] })).toEqual([]);
  });
});

describe('decks of limited play', () => {
  it(`given 30 cards, then as many of a name and as many material cards as one likes are legal, with a champion of level 0 ${shows('1.5.2', '1.5.2.1', '1.5.2.2')}`, () => {
    const same = Array.from({ length: 30 }, () => 'ally-0');
    expect(faults(formats.limited, { material: ['spirit', ...champions.map(({ id }) => id), 'sword', 'sword'], main: same })).toEqual([]);
    expect(faults(formats.limited, { material: ['sword'], main: same.slice(1) })).toEqual([
      ['deck/too-small', '1.5.2.1'],
      ['deck/no-champion', '1.5.2.2'],
    ]);
  });
});

describe('lists', () => {
  const text = '# Some deck (1)\n# Material\n1 Spirit\n1 Sword\n\n# Main\n4 Ally 1\n2x lesson // two of them\n\n# Sideboard\n1 Ally 2\n';

  it('given a list under its titles, then it is read, printed, and read as the same', () => {
    const read = parseDeckText(text, cards);
    expect(read).toEqual({
      ok: true,
      deck: { material: ['spirit', 'sword'], main: ['ally-1', 'ally-1', 'ally-1', 'ally-1', 'lesson', 'lesson'], side: ['ally-2'] },
    });
    const printed = printDeckText((read as unknown as { readonly deck: Json }).deck, cards);
    expect(printed.ok && parseDeckText(printed.text, cards)).toEqual(read);
  });

  it('given a name that no card has, then it is told', () => {
    expect(parseDeckText('1 Nobody', cards)).toMatchObject({ ok: false, violations: [{ code: 'deck/unknown-card', cards: ['Nobody'] }] });
  });
});
